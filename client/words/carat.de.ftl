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

client-carat-lesson-lay = { $part ->
    [title] Leg einen Stein
    [task] Jeder Stein hat vier Diamanten, von jeder Farbe einen, alle mit gleich viel Karat: der Zahl in der Mitte. Jeder Diamant zeigt auf einen Chip. Du spielst Rot, Bo spielt Gelb; Blau und Grün gehören niemandem. Setz deinen Stein auf das helle Feld, dreh ihn durch Klick, Mausrad, Taste R oder mit zwei Fingern, und gewinn den Chip mit der 4 für Rot. Die Vorschau sagt, was jede Lage brächte.
    [why] Das war das letzte freie Feld um den Chip, also wurde er sofort gewertet: Deine 6 Karat schlagen die 5 von Blau. Danach wird der Chip umgedreht.
   *[hint] Dreh den Stein so, dass sein roter Diamant auf den Chip mit der 4 zeigt. Jeder Diamant zählt nur für den Chip, den er berührt.
}
client-carat-lesson-most = { $part ->
    [title] Wer gewinnt diesen Chip?
    [task] Sind alle Felder um einen Chip belegt, gewinnt die Farbe mit den meisten Karat daran. Es zählen nur die Diamanten, die auf den Chip zeigen.
    [why] Rot hat 5 Karat, die meisten. Alle vier Farben berühren den Chip, also bringt er das Vierfache.
   *[hint] Sieh bei jedem Stein nur auf den Diamanten, der auf den Chip zeigt, und vergleich die Karat.
}
client-carat-lesson-sum = { $part ->
    [title] Karat werden addiert
    [task] Die Karat einer Farbe werden zusammengezählt. Wer gewinnt jetzt?
    [why] Blau hat 4 und 2, zusammen 6, mehr als die 5 von Rot. Drei Farben berühren den Chip.
   *[hint] Eine Farbe zeigt mit zwei Diamanten auf den Chip. Zähl sie zusammen.
}
client-carat-lesson-tie = { $part ->
    [title] Gleiche heben sich auf
    [task] Farben mit der gleichen Summe heben sich auf. Es gewinnt die nächste Summe, die allein steht. Welche ist das?
    [why] Rot und Blau heben sich mit 5 auf, also gewinnt Grün mit 3. Beim Malnehmen zählen auch die aufgehobenen Farben.
   *[hint] Zwei Farben haben die gleiche Summe und scheiden aus. Was bleibt?
}
client-carat-lesson-absent = { $part ->
    [title] Mit nichts gewinnen
    [task] Auch eine Farbe, die den Chip nicht berührt, spielt mit, mit 0 Karat. Wer gewinnt?
    [why] Rot, Blau und Grün heben sich mit 4 auf. Gelb steht mit 0 allein und gewinnt. Mal genommen wird nur mit den drei Farben, die den Chip berühren.
   *[hint] Zähl die Karat jeder Farbe zusammen, auch der, die fehlt.
}
client-carat-lesson-two-ties = { $part ->
    [title] Zweimal gleich
    [task] Rot und Grün gegen Blau und Gelb: Wer gewinnt diesen Chip?
    [why] Beide Summen sind geteilt, keine Farbe steht allein. Der Chip wird trotzdem umgedreht und bringt nichts.
   *[hint] Gibt es eine Summe, die nur eine Farbe hat?
}
client-carat-lesson-edge = { $part ->
    [title] Am Rand
    [task] Ein Chip am Rand berührt nur zwei Felder, einer in der Ecke nur eines. Hier liegen zwei Diamanten. Wer gewinnt?
    [why] Rot und Grün sind mit 6 gleich, und Blau und Gelb sind es mit 0 auch. Niemand gewinnt. Jetzt weißt du alles: Nach dem letzten Stein gewinnt, wer die meisten Punkte hat.
   *[hint] Blau und Gelb spielen mit 0 Karat mit. Steht eine der beiden allein?
}
client-carat-lesson-nobody = Niemand
client-carat-lesson-product = { $colours ->
    [one] Eine Farbe
   *[other] { $colours } Farben
} × { $value } = { $points } Punkte für { $colour }.
