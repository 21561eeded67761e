# Woorden die alle spellen nodig hebben.

seat = Plaats { $seat }
list-end = { $head } en { $last }

colour-R = Rood
colour-Y = Geel
colour-B = Blauw
colour-G = Groen

ended-one = { $winners } wint.
ended-several = { $winners } delen de overwinning.
ended-draw = Het spel eindigt onbeslist.
ended-resigned = { $loser } geeft op.
ended-time = De tijd van { $loser } is om.
