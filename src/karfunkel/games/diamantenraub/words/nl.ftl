# Diamantenraub.

diamantenraub-title = Diamantenraub
diamantenraub-about = Iedereen kiest in het geheim een kaart en draait die open: kaarten beschieten elkaar, en wat dan nog overeind staat, vecht om de diamanten.

diamantenraub-option-junior = Voor jongere spelers: alleen fase 2 wordt gespeeld, behalve de pijlen telt geen symbool mee (D14).
diamantenraub-option-deck = Het kaartspel: house (het huisspel) of een tekstbestand van 80 regels met op elke regel een kaart (D3).

diamantenraub-move-play = { $cards } spelen
diamantenraub-move-keep = de hand houden
diamantenraub-move-swap = de hele hand ruilen
diamantenraub-move-keep-two = { $cards } houden

diamantenraub-chose = { $who } heeft { $step ->
    [card] een kaart gekozen
   *[hand] over de handkaarten beslist
}.
diamantenraub-turned-up = { $count ->
    [one] De kaart wordt opengedraaid
   *[other] De kaarten worden tegelijk opengedraaid
}. { $cards }.
diamantenraub-covered = { $who } legt { $by } op { $card }; de bedekte kaart is voorgoed uit het spel.
diamantenraub-hit = { $card } van { $who } raakt { $target } van { $owner }: { $reason ->
    [number] de kaart heeft het getal { $what }
    [colour] haar kleur is { $what }
    [up] ze draagt een pijl omhoog
    [down] ze draagt een pijl omlaag
   *[diamond] ze draagt een diamant
}.
diamantenraub-beaten = { $who } legt { $card } af{ $under ->
    [0] { "" }
    [one] {" "}met de kaart eronder
   *[other] {" "}met de { $under } kaarten eronder
}.
diamantenraub-nobody = Niemand heeft een actieve kaart: deze ronde wint niemand.
diamantenraub-alone = Alleen { $who } heeft actieve kaarten en wint de ronde zonder strijd.
diamantenraub-strength = { $who } heeft sterkte { $strength }: { $cards }.
diamantenraub-arrows = { $arrows ->
    [none] Er is geen pijl actief, dus wint de hoogste sterkte
    [up] Er is een pijl omhoog actief, dus wint de hoogste sterkte
    [down] Er is een pijl omlaag actief en geen pijl omhoog, dus wint de laagste sterkte
   *[both] Beide pijlen zijn actief, dus wint de hoogste sterkte
}: { $strength }.
diamantenraub-won = { $who } { $shared ->
    [yes] wint bij gelijke stand mee
   *[no] wint
} en neemt een diamant uit het zakje.
diamantenraub-won-spare = { $who } { $shared ->
    [yes] wint bij gelijke stand mee
   *[no] wint
} en neemt een reservediamant, want het zakje is leeg.
diamantenraub-extra = { $who } neemt voor het symbool op { $card } nog een diamant.
diamantenraub-extra-spare = { $who } neemt voor het symbool op { $card } nog een diamant, een reservediamant, want het zakje is leeg.
diamantenraub-lost = { $who } doet een diamant terug in het zakje: { $card } heeft de kleur { $colour }, en daarvoor kost { $cause } van { $by } elke tegenstander er een.
diamantenraub-nothing-to-lose = { $who } zou voor { $card } een diamant terug moeten doen (kleur { $colour }, verliessymbool op { $cause } van { $by }), maar heeft er geen.
diamantenraub-played-on = { $who } delen de leiding met { $diamonds } diamanten: het spel gaat door tot er één alleen voorstaat.
diamantenraub-usual-limit = { $who } mag zoals gewoonlijk { $limit } kaarten in de hand hebben.
diamantenraub-five-limit = { $who } mag dankzij { $card } { $limit } kaarten in de hand hebben{ $beats ->
    [no] { "" }
   *[other] ; vijf gaat boven twee, dus { $beats } geldt hier niet
}.
diamantenraub-two-limit = { $who } mag door { $card } van { $by } maar { $limit } kaarten in de hand hebben.
diamantenraub-swapped = { $who } { $threw ->
    [0] heeft geen hand meer om weg te gooien
    [one] gooit de laatste handkaart weg{ $thrown }
   *[other] gooit alle { $threw } handkaarten weg{ $thrown }
} en trekt { $drew ->
    [one] een kaart
   *[other] { $drew } kaarten
}{ $drawn }.
diamantenraub-kept = { $who } houdt de hand en trekt { $drew ->
    [0] niets bij
    [one] een kaart bij{ $drawn }
   *[other] { $drew } kaarten bij{ $drawn }
}.
diamantenraub-reduced = { $who } heeft te veel kaarten en gooit { $threw ->
    [one] er één
   *[other] er { $threw }
} weg{ $thrown }.
diamantenraub-refilled = { $who } { $drew ->
    [0] heeft niets meer te trekken
    [one] trekt een kaart{ $drawn }
   *[other] trekt { $drew } kaarten{ $drawn }
}.
diamantenraub-out = { $who } heeft geen kaarten meer en valt uit{ $diamonds ->
    [0] , zonder diamant
    [one] , met één diamant
   *[other] , met { $diamonds } diamanten
}{ $discarded ->
    [0] { "" }
    [one] ; de laatste kaart op tafel gaat naar de aflegstapel
   *[other] ; de { $discarded } kaarten op tafel gaan naar de aflegstapel
}.
diamantenraub-last = Alleen { $who } doet nog mee en speelt alleen verder.
diamantenraub-began = Ronde { $round }: iedereen kiest een kaart.

diamantenraub-ended-seven = Eén speler heeft alleen de meeste diamanten, en minstens zeven.
diamantenraub-ended-all_out = Niemand heeft nog kaarten; de meeste diamanten winnen.
