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
