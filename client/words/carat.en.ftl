client-carat-fields = Fields
client-carat-chips = Chips
client-carat-colours = Colours
client-carat-hands = Hands
client-carat-neutral = neutral
client-carat-tile = Tile of { $value ->
    [one] one carat
   *[other] { $value } carats
}: { $nw } upper left, { $ne } upper right, { $se } lower right, { $sw } lower left
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

client-carat-lesson-lay = { $part ->
    [title] Lay a tile
    [task] Every tile has four diamonds, one of each colour, all of the same carats: the number in its middle. Each diamond points to one chip. You play red, Bo plays yellow; blue and green belong to nobody. Put your tile on the lit field, turn it with a click, the wheel, the R key or two fingers, and win the chip of 4 for red. The preview tells what each turn would bring.
    [why] The field was the last one free round the chip, so it was scored at once: your 6 carats beat 5 for blue. Then the chip is turned over.
   *[hint] Turn the tile so that its red diamond points to the chip of 4. Each diamond counts only for the chip that it touches.
}
client-carat-lesson-most = { $part ->
    [title] Who wins this chip?
    [task] When all fields round a chip are filled, the colour with the most carats at it wins. Only the diamonds that point to the chip count.
    [why] Red has 5 carats, the most. All four colours touch the chip, so it brings four times its number.
   *[hint] Look only at the diamond of each tile that points to the chip, and compare their carats.
}
client-carat-lesson-sum = { $part ->
    [title] Carats add up
    [task] The carats of a colour are added. Who wins now?
    [why] Blue has 4 and 2, together 6, more than the 5 of red. Three colours touch the chip.
   *[hint] One colour points to the chip with two diamonds. Add them.
}
client-carat-lesson-tie = { $part ->
    [title] Equals cancel out
    [task] Colours with the same total cancel each other out. The next total that stands alone wins. Who is it?
    [why] Red and blue cancel out at 5, so green wins with 3. The tied colours still count when points are multiplied.
   *[hint] Two colours have the same total and are out. What is left?
}
client-carat-lesson-absent = { $part ->
    [title] Winning with nothing
    [task] A colour that does not touch the chip takes part too, with 0 carats. Who wins?
    [why] Red, blue and green cancel out at 4. Yellow stands alone with 0 and wins. Only the three colours that touch the chip multiply it.
   *[hint] Add up the carats of every colour, also of the one that is missing.
}
client-carat-lesson-two-ties = { $part ->
    [title] Two ties
    [task] Red and green against blue and yellow: who wins this chip?
    [why] Both totals are shared, so no colour stands alone. The chip is turned over all the same and brings nothing.
   *[hint] Is there a total that only one colour has?
}
client-carat-lesson-edge = { $part ->
    [title] At the edge
    [task] A chip at the edge touches only two fields, one in the corner a single one. Here are two diamonds. Who wins?
    [why] Red and green are equal with 6, and blue and yellow are equal too, with 0. Nobody wins. So you know all there is: after the last tile, the most points win.
   *[hint] Blue and yellow take part with 0 carats. Does either of them stand alone?
}
client-carat-lesson-nobody = Nobody
client-carat-lesson-product = { $colours ->
    [one] One colour
   *[other] { $colours } colours
} × { $value } = { $points } points for { $colour }.
