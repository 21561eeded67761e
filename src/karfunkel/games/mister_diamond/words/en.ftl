# Mister Diamond.

mister-diamond-title = Mister Diamond
mister-diamond-about = Which diamonds are loose? Pluck them off the tray, set them into rings, and steal what you lack.

mister-diamond-option-marks = off: where a diamond turned out to be fixed you remember for yourselves; on: it is marked for all (M5).
mister-diamond-option-empty_rings_cost = For true gamblers: every empty ring counts minus its value (M11).
mister-diamond-option-rounds = How many rounds are added up; a multiple of the number of players is fair (M12).
mister-diamond-option-edition = What the box holds: 1993, or a file of your own that says so (M1).

mister-diamond-move-try = try place { $place }
mister-diamond-move-decline = do without stealing
mister-diamond-move-steal = steal ${ $value } from { $victim }

mister-diamond-round-begins = { $rounds ->
    [one] The tray has been shaken and the cards are shuffled
   *[other] Round { $round } of { $rounds } is dealt: the tray has been shaken and the cards are shuffled
}. { $who } begins.
mister-diamond-turned-up-ring = { $who } turns up a ring worth ${ $value } and must try to take a diamond for it.
mister-diamond-turned-up-steal = { $who } turns up a steal card.
mister-diamond-taken = { $who } tries place { $place }: the diamond is loose and goes into the new ring, which now counts ${ $value }.
mister-diamond-stuck = { $who } tries place { $place }: the diamond is fixed, and the new ring worth ${ $value } stays empty. Remember the place; nothing will show it again.
mister-diamond-stuck-marked = { $who } tries place { $place }: the diamond is fixed, and the new ring worth ${ $value } stays empty. The place is marked from now on.
mister-diamond-stuck-somewhere = { $who } tried a diamond that is fixed, and the new ring worth ${ $value } stayed empty.
mister-diamond-set-aside-no_empty_ring = { $who } has no empty ring that a stolen diamond could go into, so the steal card is set aside unused.
mister-diamond-set-aside-no_matching_ring = Nobody else has a diamond in a ring of the same value as an empty one of { $who }, so the steal card is set aside unused.
mister-diamond-declined = { $who } does without stealing, and the steal card counts as unused.
mister-diamond-stolen = { $who } steals a diamond from { $victim }: out of a ring worth ${ $value }, into an empty one of the same value.
mister-diamond-robbed-is-next = { $who } was robbed and is therefore next.
mister-diamond-round-over = Round { $round } is over: { $reason ->
    [pile_empty] the pile is used up
   *[all_loose_taken] the last loose diamond is taken
}. It brought { $sums }.
mister-diamond-counted = The rings are counted: { $sums }.
mister-diamond-together = In all: { $sums }.
mister-diamond-sum = { $who } { $sign ->
    [minus] −
   *[plus] { "" }
}${ $dollars }

mister-diamond-ended-pile_empty = The pile is used up.
mister-diamond-ended-all_loose_taken = The last loose diamond is taken.
