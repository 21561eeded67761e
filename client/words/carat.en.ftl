client-carat-fields = Fields
client-carat-chips = Chips
client-carat-colours = Colours
client-carat-hands = Hands
client-carat-neutral = neutral
client-carat-tile = Tile of { $value } carats: { $nw } upper left, { $ne } upper right, { $se } lower right, { $sw } lower left
client-carat-free = Free
client-carat-may-lay = Free, you may lay here
client-carat-put-down = Put down: Enter lays it, arrows turn it
client-carat-chip = { $place }: chip of { $value }
client-carat-missing = { $missing ->
    [one] one field free
   *[other] { $missing } fields free
}
client-carat-cancel = Equal totals cancel each other out.
client-carat-chip-bare = No diamonds yet.
client-carat-chip-tied = As it stands, all totals are shared: nobody would win it.
client-carat-chip-leads = As it stands, { $colour } ({ $who }) would win { $points ->
    [one] one point
   *[other] { $points } points
}.
client-carat-chip-won = { $colour } ({ $who }) has won { $points ->
    [one] one point
   *[other] { $points } points
}.
client-carat-chip-nobody = All totals were shared: nobody has won it.
client-carat-turn-left = Turn the tile to the left
client-carat-turn-right = Turn the tile to the right
client-carat-lay = Lay
client-carat-hidden = { $tiles ->
    [one] one hidden tile
   *[other] { $tiles } hidden tiles
}
client-carat-supply = { $left ->
    [0] supply empty
    [one] one left to draw
   *[other] { $left } left to draw
}
client-carat-closes-nothing = Closes no chip.
