# The Halbedelstein-Spiel.

halbedelstein-title = Halbedelstein-Spiel
halbedelstein-about = Two mancala games on four rows of pits: sow, sow on, and empty the opponent's inner row.

halbedelstein-option-rules = The rule set: basic (64 stones, each chooses a direction) or advanced (48 stones, harder).
halbedelstein-option-plunder_from_start = Advanced only: capturing is allowed from the first turn on (H9).
halbedelstein-option-first_by_lot = Advanced only: a lot decides which pit seat 1 lifts first, which makes the game fair (H11).

halbedelstein-move = { $pit ->
    [cw] sow clockwise
    [ccw] sow counter-clockwise
   *[other] lift { $pit }
}

halbedelstein-fixed-cw = { $who } will sow clockwise.
halbedelstein-fixed-ccw = { $who } will sow counter-clockwise.
halbedelstein-lifted = { $who } lifts { $stones ->
    [one] one stone
   *[other] { $stones } stones
} from { $pit }.
halbedelstein-sown = { $who } sows { $stones ->
    [one] one stone
   *[other] { $stones } stones
}; the last falls into { $last }.
halbedelstein-captured = { $who } captures { $stones ->
    [one] one stone
   *[other] { $stones } stones
} opposite { $pit }.
halbedelstein-plundered = { $who } plunders { $stones ->
    [one] one stone
   *[other] { $stones } stones
} from the two pits opposite { $pit }.
halbedelstein-settled = The inner row opposite is empty: the { $stones } stones in hand stay in { $pit }.
halbedelstein-turned = { $who } lifts { $first } and sows { $sowings ->
    [one] once
    [2] twice
   *[other] { $sowings } times
}, up to { $last }{ $captured ->
    [0] { "" }
    [one] , and captures one stone in all
   *[other] , and captures { $captured } stones in all
}.

halbedelstein-ended-inner_row_empty = An inner row is empty.
halbedelstein-ended-only_singles = Only single stones are left on one side.
halbedelstein-ended-quiet = A hundred turns without a capture.
