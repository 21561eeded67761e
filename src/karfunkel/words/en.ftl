# Words that all games share.

seat = Seat { $seat }
list-end = { $head } and { $last }

colour-R = Red
colour-Y = Yellow
colour-B = Blue
colour-G = Green

ended-one = { $winners } wins.
ended-several = { $winners } share the victory.
ended-draw = The game is drawn.
ended-resigned = { $loser } gives up.
ended-time = { $loser } has run out of time.
