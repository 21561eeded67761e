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
