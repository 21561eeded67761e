client-carat-fields = Felder
client-carat-chips = Chips
client-carat-colours = Farben
client-carat-hands = Hände
client-carat-neutral = neutral
client-carat-tile = Stein mit { $value } Karat: { $nw } oben links, { $ne } oben rechts, { $se } unten rechts, { $sw } unten links
client-carat-free = Frei
client-carat-may-lay = Frei, hier darfst du legen
client-carat-put-down = Abgelegt: Eingabe legt ihn fest, Pfeiltasten drehen ihn
client-carat-chip = { $place }: Chip mit { $value }
client-carat-missing = { $missing ->
    [one] ein Feld frei
   *[other] { $missing } Felder frei
}
client-carat-cancel = Gleiche Summen heben sich auf.
client-carat-chip-bare = Noch keine Diamanten.
client-carat-chip-tied = So wie es steht, sind alle Summen geteilt: Niemand gewänne ihn.
client-carat-chip-leads = So wie es steht, gewänne { $colour } ({ $who }) { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
client-carat-chip-won = { $colour } ({ $who }) hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} gewonnen.
client-carat-chip-nobody = Alle Summen waren geteilt: Niemand hat ihn gewonnen.
client-carat-turn-left = Stein nach links drehen
client-carat-turn-right = Stein nach rechts drehen
client-carat-lay = Legen
client-carat-hidden = { $tiles ->
    [one] ein verdeckter Stein
   *[other] { $tiles } verdeckte Steine
}
client-carat-supply = { $left ->
    [0] Vorrat leer
    [one] noch einer zu ziehen
   *[other] noch { $left } zu ziehen
}
client-carat-closes-nothing = Schließt keinen Chip.
