# The board of Mister Diamond.

client-mister-diamond-number = { $number }
client-mister-diamond-money = { $sign ->
    [minus] −
   *[plus] { "" }
}${ $dollars }

# --- the tray and the cards

client-mister-diamond-tray = Tray. Arrow keys or a number lead to a place, Enter tries it
client-mister-diamond-place = Place { $place }: { $kind ->
    [empty] empty
    [fixed] a diamond, known to be fixed
   *[diamond] a diamond
}
client-mister-diamond-cards = Cards
client-mister-diamond-pile = { $count ->
    [0] The pile is used up
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
client-mister-diamond-steal = Steal!
client-mister-diamond-round = Round { $round } of { $rounds }
client-mister-diamond-loose = { $count } loose
client-mister-diamond-aside = { $count ->
    [one] 1 steal card dealt with
   *[other] { $count } steal cards dealt with
}
client-mister-diamond-cost = Empty rings cost their value
client-mister-diamond-decline = Do not steal
client-mister-diamond-skip = Skip
client-mister-diamond-due = { $what ->
    [over] The game is over.
    [own-ring] { $robbed ->
        [true] You were robbed and are next: pull
       *[false] Your turn: pull
    } at a diamond for your ring worth ${ $dollars }.
    [own-steal] { $robbed ->
        [true] You were robbed and are next: steal
       *[false] Your turn: steal
    } a diamond out of a ring that lights up.
    [other-ring] { $who } tries a diamond for a ring worth ${ $dollars }.
   *[other-steal] { $who } may steal.
}

# --- the rings of a seat

client-mister-diamond-seat = Rings of { $who }
client-mister-diamond-total = { $money } in all
client-mister-diamond-rings = ${ $value }: { $filled ->
    [0] no ring with a diamond
    [one] 1 ring with a diamond
   *[other] { $filled } rings with a diamond
}, { $empty ->
    [0] none empty
   *[other] { $empty } empty
}
client-mister-diamond-steal-from = Steal from { $who }: a diamond out of a ring worth ${ $dollars }

# --- what happens

client-mister-diamond-begins = { $rounds ->
    [one] The tray is shaken
   *[other] Round { $round }: the tray is shaken
}. { $who } begins.
client-mister-diamond-loose-diamond = It is loose! { $who } sets it into the ring worth ${ $dollars }.
client-mister-diamond-stuck = It is stuck. The ring of { $who } worth ${ $dollars } stays empty.
client-mister-diamond-stolen = { $who } robs { $victim }: a diamond out of a ring worth ${ $dollars }.
client-mister-diamond-declined = { $who } does not steal.
client-mister-diamond-set-aside = There is nothing to steal for { $who }.
client-mister-diamond-robbed = { $who } was robbed and is next.
client-mister-diamond-round-over = { $reason ->
    [pile_empty] The pile is used up
   *[all_loose_taken] The last loose diamond is taken
}: { $rounds ->
    [one] the rings are counted.
   *[other] round { $round } of { $rounds } is over.
}
