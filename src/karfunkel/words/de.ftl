# Wörter, die alle Spiele brauchen.

seat = Platz { $seat }
list-end = { $head } und { $last }

colour-R = Rot
colour-Y = Gelb
colour-B = Blau
colour-G = Grün

ended-one = { $winners } gewinnt.
ended-several = { $winners } teilen sich den Sieg.
ended-draw = Das Spiel ist unentschieden.
ended-resigned = { $loser } gibt auf.
ended-time = Die Zeit von { $loser } ist abgelaufen.
