# The frame of the introductions.

client-lesson-of = Lesson { $at } of { $count }
client-lesson-ways = From lesson to lesson
client-lesson-back = Back
client-lesson-next = Next
client-lesson-pass = Skip this
client-lesson-done = To the table
client-lesson-check = Check
client-lesson-again = Try again
client-lesson-watch = Watch again
client-lesson-right = Right.
client-lesson-wrong = Not quite.
client-lesson-player = { $seat ->
    [1] Ada
    [2] Bo
   *[3] Cleo
}
