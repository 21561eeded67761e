client-carat-fields = Velden
client-carat-chips = Fiches
client-carat-colours = Kleuren
client-carat-hands = Handen
client-carat-neutral = neutral
client-carat-tile = Steen van { $value } karaat: { $nw } linksboven, { $ne } rechtsboven, { $se } rechtsonder, { $sw } linksonder
client-carat-free = Vrij
client-carat-may-lay = Vrij, hier mag je leggen
client-carat-put-down = Neergezet: Enter legt hem vast, pijltjes draaien hem
client-carat-chip = { $place }: fiche van { $value }
client-carat-missing = { $missing ->
    [one] één veld vrij
   *[other] { $missing } velden vrij
}
client-carat-cancel = Gelijke totalen heffen elkaar op.
client-carat-chip-bare = Nog geen diamanten.
client-carat-chip-tied = Zoals het nu staat zijn alle totalen gedeeld: niemand zou hem winnen.
client-carat-chip-leads = Zoals het nu staat zou { $colour } ({ $who }) { $points ->
    [one] één punt
   *[other] { $points } punten
} winnen.
client-carat-chip-won = { $colour } ({ $who }) heeft { $points ->
    [one] één punt
   *[other] { $points } punten
} gewonnen.
client-carat-chip-nobody = Alle totalen waren gedeeld: niemand heeft hem gewonnen.
client-carat-turn-left = Steen naar links draaien
client-carat-turn-right = Steen naar rechts draaien
client-carat-lay = Leggen
client-carat-hidden = { $tiles ->
    [one] één verborgen steen
   *[other] { $tiles } verborgen stenen
}
client-carat-supply = { $left ->
    [0] voorraad leeg
    [one] nog één te trekken
   *[other] nog { $left } te trekken
}
client-carat-closes-nothing = Sluit geen fiche in.

client-carat-lesson-lay = { $part ->
    [title] Leg een steen
    [task] Elke steen heeft vier diamanten, van elke kleur één, allemaal met evenveel karaat: het getal in het midden. Elke diamant wijst naar één fiche. Jij speelt rood, Bo speelt geel; blauw en groen zijn van niemand. Zet je steen op het lichte veld, draai hem met een klik, het wieltje, de toets R of twee vingers, en win de fiche van 4 voor rood. Het voorproefje vertelt wat elke stand zou opleveren.
    [why] Dit was het laatste vrije veld rond de fiche, dus werd zij meteen gewaardeerd: jouw 6 karaat verslaat de 5 van blauw. Daarna wordt de fiche omgedraaid.
   *[hint] Draai de steen zo dat zijn rode diamant naar de fiche van 4 wijst. Elke diamant telt alleen voor de fiche die hij raakt.
}
client-carat-lesson-most = { $part ->
    [title] Wie wint deze fiche?
    [task] Als alle velden rond een fiche bezet zijn, wint de kleur met de meeste karaat eraan. Alleen de diamanten die naar de fiche wijzen tellen.
    [why] Rood heeft 5 karaat, het meest. Alle vier kleuren raken de fiche, dus levert zij vier keer haar getal op.
   *[hint] Kijk bij elke steen alleen naar de diamant die naar de fiche wijst, en vergelijk de karaten.
}
client-carat-lesson-sum = { $part ->
    [title] Karaten worden opgeteld
    [task] De karaten van een kleur worden opgeteld. Wie wint nu?
    [why] Blauw heeft 4 en 2, samen 6, meer dan de 5 van rood. Drie kleuren raken de fiche.
   *[hint] Eén kleur wijst met twee diamanten naar de fiche. Tel ze op.
}
client-carat-lesson-tie = { $part ->
    [title] Gelijken vallen weg
    [task] Kleuren met hetzelfde totaal heffen elkaar op. Het volgende totaal dat alleen staat wint. Welke kleur is dat?
    [why] Rood en blauw vallen met 5 weg, dus wint groen met 3. Bij het vermenigvuldigen tellen ook de weggevallen kleuren.
   *[hint] Twee kleuren hebben hetzelfde totaal en vallen weg. Wat blijft over?
}
client-carat-lesson-absent = { $part ->
    [title] Winnen met niets
    [task] Ook een kleur die de fiche niet raakt doet mee, met 0 karaat. Wie wint?
    [why] Rood, blauw en groen vallen met 4 weg. Geel staat met 0 alleen en wint. Alleen de drie kleuren die de fiche raken vermenigvuldigen haar.
   *[hint] Tel de karaten van elke kleur op, ook van de kleur die ontbreekt.
}
client-carat-lesson-two-ties = { $part ->
    [title] Twee keer gelijk
    [task] Rood en groen tegen blauw en geel: wie wint deze fiche?
    [why] Beide totalen zijn gedeeld, geen kleur staat alleen. De fiche wordt toch omgedraaid en levert niets op.
   *[hint] Is er een totaal dat maar één kleur heeft?
}
client-carat-lesson-edge = { $part ->
    [title] Aan de rand
    [task] Een fiche aan de rand raakt maar twee velden, een in de hoek maar één. Hier liggen twee diamanten. Wie wint?
    [why] Rood en groen zijn met 6 gelijk, en blauw en geel zijn dat met 0 ook. Niemand wint. Nu weet je alles: na de laatste steen wint wie de meeste punten heeft.
   *[hint] Blauw en geel doen mee met 0 karaat. Staat een van beide alleen?
}
client-carat-lesson-nobody = Niemand
client-carat-lesson-product = { $colours ->
    [one] Eén kleur
   *[other] { $colours } kleuren
} × { $value } = { $points } punten voor { $colour }.
