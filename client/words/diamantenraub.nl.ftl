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
client-diamantenraub-again = De laatste ronde nog eens tonen
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

# --- de inleiding

client-diamantenraub-lesson-change = { $change ->
    [less] { $count } diamant minder
    [more] { $count ->
        [one] 1 diamant meer
       *[other] { $count } diamanten meer
    }
   *[none] er verandert niets
}
client-diamantenraub-lesson-stacks = { $part ->
    [title] Een kaart voor de strijd
    [task] Jij bent Ada. Elke ronde kiest iedereen in het geheim een kaart, en alle kaarten gaan tegelijk open. Kaarten met een zon gaan op de linkerstapel, kaarten met een schip op de rechter. Kies een van je vier kaarten en kijk wat ze tegen Bo waard is.
   *[why] Dat is een ronde: de kaarten worden gelegd, de sterkste neemt een diamant, en een winnaar met een diamantsymbool neemt er nog een. Je kaart blijft de volgende rondes actief, tot een andere haar bedekt of iemand haar afschiet.
}
client-diamantenraub-lesson-ammunition = { $part ->
    [title] Wat raakt deze kaart?
    [task] De groene 4 die je net hebt gelegd, is munitie: een doorgestreepte 7. Voordat de sterkte telt, vuurt alle munitie tegelijk, op de actieve kaarten van alle tegenstanders. Kies alles wat ze raakt.
    [hint] Kijk naar de grote getallen op de kaarten van Bo en Cleo, op beide stapels. Kleur en symbolen doen er voor deze kaart niet toe.
   *[why] Elke actieve 7 van een tegenstander is geraakt, op welke stapel ook, en gaat met alle kaarten eronder naar de aflegstapel. Je eigen kaarten worden nooit geraakt.
}
client-diamantenraub-lesson-strength = { $part ->
    [title] Wie wint deze ronde?
    [task] Niemand schiet en er is geen pijl actief: de hoogste sterkte wint. Dat is de som van de getallen op de actieve kaarten. Wie wint?
    [hint] Alleen de bovenste kaart van een stapel is actief. De kaart onder Bo's rechterkaart is bedekt: ze telt niet meer.
   *[why] Ada heeft 6 + 5 = 11, Bo maar 10, want zijn 9 is bedekt, en Cleo 8 + 4 = 12. Cleo wint en neemt een diamant.
}
client-diamantenraub-lesson-arrow-down = { $part ->
    [title] Een pijl omlaag
    [task] Er is een pijl omlaag actief en geen pijl omhoog. Dan wint de laagste sterkte. Kies iedereen die wint.
    [hint] Tel van elke speler de twee getallen op en zoek de laagste som. Er kunnen meer winnaars zijn.
   *[why] Ada heeft 19, Bo en Cleo hebben elk 7: allebei winnen ze, want bij gelijke stand nemen alle winnaars een diamant. Met ook een pijl omhoog zou de hoogste toch winnen. Cleo's diamantsymbool levert haar er nog een op.
}
client-diamantenraub-lesson-loot = { $part ->
    [title] Buit en verlies
    [task] Je hebt met 15 gewonnen. Nu de symbolen: een winnaar met een diamantsymbool neemt nog een diamant, maar nooit meer dan één. En elke actieve kaart in een kleur waarvoor een tegenstander een verliessymbool heeft, kost de eigenaar er een, winnaar of niet. Wat levert deze ronde je samen op?
    [hint] Eén voor de winst. Je hebt twee diamantsymbolen, en Bo heeft een verliessymbool voor groen.
   *[why] Eén voor de winst en één voor je symbolen, waarvan er maar één telt; dan één terug voor groen, maar één, al zijn je beide kaarten groen. Ook Cleo zou er voor haar groene kaart een kwijt zijn, maar ze heeft er geen.
}
client-diamantenraub-lesson-hands = { $part ->
    [title] Nieuwe kaarten
    [task] Aan het eind van een ronde hou je je hand of gooi je die helemaal weg, en trek je bij tot vier. Maar Bo heeft een tweekaartensymbool: je mag er maar twee hebben. Kies de twee die je houdt, of ruil alles.
   *[why] Het tweekaartensymbool bindt alle tegenstanders zolang het actief is. Een eigen vijfkaartensymbool gaat erboven en laat je vijf kaarten houden. Wie geen kaart meer heeft en er geen kan trekken, valt uit. Zeven diamanten winnen, als niemand anders er zoveel heeft.
}
