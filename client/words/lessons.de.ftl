# Der Rahmen der Einführungen.

client-lesson-of = Lektion { $at } von { $count }
client-lesson-ways = Von Lektion zu Lektion
client-lesson-back = Zurück
client-lesson-next = Weiter
client-lesson-pass = Überspringen
client-lesson-done = An den Tisch
client-lesson-check = Prüfen
client-lesson-again = Noch einmal
client-lesson-watch = Noch einmal ansehen
client-lesson-right = Richtig.
client-lesson-wrong = Nicht ganz.
client-lesson-player = { $seat ->
    [1] Ada
    [2] Bo
   *[3] Cleo
}
