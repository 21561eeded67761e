client-halbedelstein-pits = Pits
client-halbedelstein-pit = { $who }, { $pit }: { $stones ->
    [0] empty
    [one] one stone
   *[other] { $stones } stones
}
client-halbedelstein-may-lift = You may lift them
client-halbedelstein-stones = { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
client-halbedelstein-cw = clockwise
client-halbedelstein-ccw = counter-clockwise
client-halbedelstein-choose = Your direction for the whole game
client-halbedelstein-skip = Skip
client-halbedelstein-quiet = { $turns } turns without a capture; at 100 the game is drawn
client-halbedelstein-promise = { $first }: { $sowings ->
    [one] one sowing
   *[other] { $sowings } sowings
}, up to { $last }; { $captured ->
    [0] no capture
    [one] captures one stone
   *[other] captures { $captured } stones
}.

client-halbedelstein-lesson-sow = { $part ->
    [title] Sow
    [task] The two rows below are yours. You lift all stones of one pit and sow them one by one, clockwise: along the inner row to the right, along the outer one back to the left, and round again. If the last stone falls into an empty pit, your turn is over. Find such a pit; pointing at one shows where its sowing ends.
    [why] The last stone fell into an empty pit, and it was Bo’s turn.
   *[hint] The last stone fell into a filled pit, so you sowed on. Count out a pit whose last stone falls into an empty one.
}
client-halbedelstein-lesson-on = { $part ->
    [title] Sow on
    [task] If the last stone falls into a filled pit, you lift all its stones and sow on from there, lap after lap, until one falls into an empty pit. Find a turn of three sowings or more.
    [why] That is how a single turn goes far round the board. In a long one the stones move faster; a click skips to its end.
   *[hint] That turn was too short. Find a pit whose last stone falls into a filled one, and think on from there.
}
client-halbedelstein-lesson-capture = { $part ->
    [title] Capture
    [task] If the last stone falls into a filled pit of your inner row, you also take the stones of the pit facing it in the opponent’s inner row, and sow on with all of them. Capture something.
    [why] What you capture goes round on your side: now these stones are yours.
   *[hint] Nothing captured. The last stone must fall into a filled pit of your inner row, the upper one of your two, with stones facing it.
}
client-halbedelstein-lesson-plunder = { $part ->
    [title] The harder game: plunder
    [task] In the second game you lift only pits of two stones or more, and a capture takes two pits: the facing inner one and the outer one behind it. If the inner one is empty, nothing is taken. Plunder something.
    [why] Two pits at once. In this game you also lose with nothing but single stones left.
   *[hint] Nothing plundered. Your last stone must fall into a filled inner pit that faces a filled one.
}
client-halbedelstein-lesson-win = { $part ->
    [title] Win
    [task] Who empties the opponent’s inner row wins at once. But beware: who ends a turn with an empty inner row of his own has lost. Only one pit of Bo’s inner row still holds stones. Take them!
    [why] Bo’s inner row is empty: you have won. That is all there is to know; before the first turn of the basic game each of you chooses a direction.
   *[hint] Bo’s stones are still there. Find the pit whose last stone falls opposite them, into one of your pits that is not empty.
}
