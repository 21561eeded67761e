# Carat.

carat-title = Carat
carat-about = Lay tiles full of diamonds round the chips: whoever brings a chip the most carats wins it, and the more colours fight for it, the more it pays.

carat-option-open_hands = All hands lie open (C6).
carat-option-two_colours = For two: everyone plays two colours, scored separately and added up at the end (C17).
carat-option-three_tiles = Everyone holds three tiles instead of one (C18).
carat-option-colours = The colours by seat, R, Y, B or G; with two_colours two each, as in RB,YG (C5, C17).

# Colours in the middle of a sentence.
carat-R = Red
carat-Y = Yellow
carat-B = Blue
carat-G = Green

carat-move = tile { $tile } on { $field }

carat-laid = { $who } lays { $tile } on { $field }.
carat-drawn = { $who } draws { $tile }; { $left ->
    [0] the supply is used up
    [one] one tile is left in the supply
   *[other] { $left } tiles are left in the supply
}.
carat-drawn-unseen = { $who } draws a tile; { $left ->
    [0] the supply is used up
    [one] one tile is left in the supply
   *[other] { $left } tiles are left in the supply
}.

carat-scored = Chip { $place }: { $how }{ $what }.

# How a chip is won.
carat-wins-clearly = { $winner } has the most carats with { $total }, ahead of { $others }
carat-wins-alone = only { $winner } touches it and wins with { $total }
carat-wins-after-tie = { $tied } tie at { $tie } and cancel out, so { $winner } wins with { $total }
carat-wins-with-nothing = { $tied } tie at { $tie } and cancel out, so { $winner } wins with 0, without even touching it
carat-all-tie = all four colours tie at { $total }, so they cancel out
carat-two-ties = { $high } tie at { $high_total }, { $low } at { $low_total }, so all four cancel out

# What that brings.
carat-product = { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
} × { $value } = { $points ->
    [one] 1 point
   *[other] { $points } points
}
carat-points = : { $product } for { $who }
carat-points-neutral = : { $product } for nobody, as nobody plays { $colour }
carat-points-none = {" "}and nobody wins it

carat-ended-all_tiles = All tiles are laid and all chips are turned over.
