# Carat.

carat-title = Carat
carat-about = Legt Spielsteine voller Diamanten um die Chips: Wer die meisten Carat an einen Chip bringt, gewinnt ihn, und je mehr Farben um ihn streiten, desto mehr zahlt er.

carat-option-open_hands = Alle Hände liegen offen (C6).
carat-option-two_colours = Zu zweit: Beide spielen zwei Farben, die getrennt gewertet und am Ende zusammengezählt werden (C17).
carat-option-three_tiles = Alle haben drei Spielsteine auf der Hand statt einem (C18).
carat-option-colours = Die Farben der Plätze, R, Y, B oder G; mit two_colours je zwei, etwa RB,YG (C5, C17).

# Farben mitten im Satz.
carat-R = Rot
carat-Y = Gelb
carat-B = Blau
carat-G = Grün

carat-move = Spielstein { $tile } auf { $field }

carat-laid = { $who } legt { $tile } auf { $field }.
carat-drawn = { $who } zieht { $tile }; { $left ->
    [0] der Vorrat ist aufgebraucht
    [one] ein Spielstein bleibt im Vorrat
   *[other] { $left } Spielsteine bleiben im Vorrat
}.
carat-drawn-unseen = { $who } zieht einen Spielstein; { $left ->
    [0] der Vorrat ist aufgebraucht
    [one] einer bleibt im Vorrat
   *[other] { $left } bleiben im Vorrat
}.

carat-scored = Chip { $place }: { $how }{ $what }.

# Wie ein Chip gewonnen wird.
carat-wins-clearly = { $winner } hat mit { $total } die meisten Carat, vor { $others }
carat-wins-alone = Nur { $winner } liegt daran und gewinnt mit { $total }
carat-wins-after-tie = { $tied } haben je { $tie } und heben sich auf, also gewinnt { $winner } mit { $total }
carat-wins-with-nothing = { $tied } haben je { $tie } und heben sich auf, also gewinnt { $winner } mit 0, ohne auch nur daran zu liegen
carat-all-tie = Alle vier Farben haben je { $total }, also heben sie sich auf
carat-two-ties = { $high } haben je { $high_total }, { $low } je { $low_total }, also heben sich alle vier auf

# Was das bringt.
carat-product = { $colours ->
    [one] 1 Farbe
   *[other] { $colours } Farben
} × { $value } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carat-points = : { $product } für { $who }
carat-points-neutral = : { $product } für niemanden, denn niemand spielt { $colour }
carat-points-none = , und niemand gewinnt ihn

carat-ended-all_tiles = Alle Spielsteine sind gelegt und alle Chips umgedreht.
