# Het kader van de inleidingen.

client-lesson-of = Les { $at } van { $count }
client-lesson-ways = Van les naar les
client-lesson-back = Terug
client-lesson-next = Verder
client-lesson-pass = Overslaan
client-lesson-done = Naar de tafel
client-lesson-check = Controleren
client-lesson-again = Nog eens
client-lesson-watch = Nog eens bekijken
client-lesson-right = Goed.
client-lesson-wrong = Niet helemaal.
client-lesson-player = { $seat ->
    [1] Ada
    [2] Bo
   *[3] Cleo
}
