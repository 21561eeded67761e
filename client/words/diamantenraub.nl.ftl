# Het bord van Diamantenraub.

# --- kaarten

client-diamantenraub-colour = { $colour ->
    [R] rood
    [Y] geel
    [B] blauw
   *[G] groen
}
client-diamantenraub-side = { $side ->
    [L] Linkerkaarten (zon)
   *[R] Rechterkaarten (schip)
}
client-diamantenraub-card = { $side ->
    [L] linkerkaart
   *[R] rechterkaart
} { $number } { $colour ->
    [R] rood
    [Y] geel
    [B] blauw
   *[G] groen
}
client-diamantenraub-sign = { $kind ->
    [ammunition-number] beschiet het getal { $what }
    [ammunition-colour] beschiet { $what ->
        [R] rood
        [Y] geel
        [B] blauw
       *[G] groen
    }
    [ammunition-up] beschiet pijlen omhoog
    [ammunition-down] beschiet pijlen omlaag
    [ammunition-diamond] beschiet diamanten
    [loss] kost tegenstanders een diamant voor { $what ->
        [R] rood
        [Y] geel
        [B] blauw
       *[G] groen
    }
    [up] pijl omhoog
    [down] pijl omlaag
    [diamond] diamant
    [two] twee kaarten
   *[five] vijf kaarten
}

# --- een plaats

client-diamantenraub-seat = Tafel van { $who }
client-diamantenraub-out = uitgevallen
client-diamantenraub-chooses = kiest nog
client-diamantenraub-has-chosen = heeft gekozen
client-diamantenraub-stack = { $side ->
    [left] Linkerstapel
   *[right] Rechterstapel
}: { $empty ->
    [true] leeg
   *[false] { $card }{ $under ->
        [0] { "" }
        [one] , daaronder één bedekte kaart
       *[other] , daaronder { $under } bedekte kaarten
    }
}
client-diamantenraub-strength = Sterkte { $strength }
client-diamantenraub-diamonds = { $count ->
    [0] Geen diamant
    [one] 1 diamant
   *[other] { $count } diamanten
}
client-diamantenraub-counts = { $who }: { $hand } van { $limit } kaarten in de hand, { $pile } te trekken, { $lost } verloren{ $thrown ->
    [0] { "" }
   *[other] , { $thrown } weggegooid
}. Tonen

# --- het midden

client-diamantenraub-middle = Midden van de tafel
client-diamantenraub-bag = { $bag ->
    [0] Het zakje is leeg
    [one] 1 diamant in het zakje
   *[other] { $bag } diamanten in het zakje
}{ $spares ->
    [0] { "" }
    [one] , 1 reservediamant uitbetaald
   *[other] , { $spares } reservediamanten uitbetaald
}
client-diamantenraub-round = Ronde { $round }
client-diamantenraub-wins = { $arrows ->
    [none] Geen pijl: de hoogste sterkte wint
    [up] Pijl omhoog: de hoogste sterkte wint
    [down] Pijl omlaag: de laagste sterkte wint
   *[both] Beide pijlen: de hoogste sterkte wint
}

# --- wat er gebeurt

client-diamantenraub-turn-up = { $count ->
    [one] De kaart wordt opengedraaid
   *[other] Alle kaarten worden opengedraaid
}
client-diamantenraub-hit = { $who } schiet op { $reason ->
    [number] het getal { $what }
    [colour] { $what ->
        [R] rood
        [Y] geel
        [B] blauw
       *[G] groen
    }
    [up] pijlen omhoog
    [down] pijlen omlaag
   *[diamond] diamanten
} en raakt { $count ->
    [one] een kaart van { $owner }
   *[other] { $count } kaarten
}
client-diamantenraub-slide-off = Verslagen stapels gaan naar de aflegstapel
client-diamantenraub-nobody = Niemand heeft een actieve kaart: niemand wint
client-diamantenraub-alone = Alleen { $who } heeft actieve kaarten: gewonnen zonder strijd
client-diamantenraub-compare = Wiens kaarten zijn sterker?
client-diamantenraub-arrows = { $arrows ->
    [none] Geen pijl: de hoogste sterkte wint
    [up] Pijl omhoog: de hoogste sterkte wint
    [down] Pijl omlaag en geen omhoog: de laagste sterkte wint
   *[both] Beide pijlen: de hoogste sterkte wint
}
client-diamantenraub-won = { $who } wint { $shared ->
    [true] bij gelijke stand mee
   *[false] { "" }
} en neemt een diamant
client-diamantenraub-extra = { $who } neemt er nog een voor het diamantsymbool
client-diamantenraub-lost = { $colour ->
    [R] Rood
    [Y] Geel
    [B] Blauw
   *[G] Groen
} kost { $who } een diamant: verliessymbool van { $by }
client-diamantenraub-nothing-to-lose = { $colour ->
    [R] Rood
    [Y] Geel
    [B] Blauw
   *[G] Groen
} zou { $who } een diamant kosten, maar er is er geen
client-diamantenraub-played-on = Gelijke stand met { $diamonds } diamanten: het spel gaat door
client-diamantenraub-limit = { $who } mag { $limit } kaarten in de hand hebben
client-diamantenraub-goes-out = { $who } heeft geen kaarten meer en valt uit
client-diamantenraub-last = Alleen { $who } doet nog mee en speelt alleen verder
client-diamantenraub-begins = Ronde { $round } begint

# --- de eigen hand

client-diamantenraub-your-hand = Jouw hand
client-diamantenraub-you-are-out = Je hebt geen kaarten meer en bent uitgevallen.
client-diamantenraub-pick = Kies in het geheim een kaart.
client-diamantenraub-waiting = Wachten op { $who } …
client-diamantenraub-decide = Hand houden of helemaal ruilen? Je mag { $limit } kaarten hebben.
client-diamantenraub-decide-reduced = Je mag maar { $limit } kaarten hebben: kies welke je houdt, of ruil alles.
client-diamantenraub-reduce = Je mag maar { $limit } kaarten hebben: kies welke je houdt.
client-diamantenraub-play = { $card } spelen
client-diamantenraub-your-choice = Jouw keuze: { $card }
client-diamantenraub-picked = { $card } { $taken ->
    [true] houden
   *[false] niet houden
}; { $count } van { $limit } gekozen
client-diamantenraub-keep-these = { $count ->
    [0] { $limit } kaarten houden
   *[other] Deze houden ({ $count } van { $limit })
}
client-diamantenraub-keep = { $count ->
    [0] Houden, niets trekken
    [one] Houden, 1 kaart trekken
   *[other] Houden, { $count } kaarten trekken
}
client-diamantenraub-swap = { $count ->
    [one] Alles ruilen, 1 kaart trekken
   *[other] Alles ruilen, { $count } kaarten trekken
}

# --- om op te zoeken

client-diamantenraub-skip = Overslaan
client-diamantenraub-again = ↻ Laatste ronde
client-diamantenraub-deck = Alle kaarten
client-diamantenraub-piles = Uit het spel
client-diamantenraub-close = Sluiten
client-diamantenraub-deck-about = Alle kaarten van het spel; welke er zijn uitgedeeld, weet niemand.
client-diamantenraub-where = { $where ->
    [active] actief
    [hand] in je hand
    [gone] uit het spel
   *[unseen-yet] nog niet gezien
}
client-diamantenraub-pile = { $pile ->
    [left] Linkerstapel, van boven
    [right] Rechterstapel, van boven
    [discards] Verslagen
   *[thrown] Weggegooid (dat weet alleen jij)
}
client-diamantenraub-nothing-yet = Nog niets.
client-diamantenraub-thrown-unseen = { $count ->
    [one] 1 kaart gedekt weggegooid
   *[other] { $count } kaarten gedekt weggegooid
}
