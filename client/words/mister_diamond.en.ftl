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

# --- the introduction

client-mister-diamond-lesson-attempt = { $part ->
    [title] Loose or fixed?
    [task] You are Ada. There are 42 diamonds on the tray; 26 are loose, 16 are fixed, and nobody can tell which. You have turned up a ring worth $3,000. Pull at any diamond you like.
    [why] It was loose, and now it shines in your new ring, which counts $3,000. Then the next player turns up a card.
   *[why-not] It was fixed, so your new ring stays empty and counts nothing. There is only one try, and the next player turns up a card. Nothing marks the place: remember it!
}
client-mister-diamond-lesson-memory = { $part ->
    [title] Keep your eyes open
    [task] Bo and Cleo try their luck. Watch where a diamond sticks; then click the one that you would leave alone.
    [hint] That one has not failed anybody yet. Watch again.
   *[why] There it stuck. It may be tried again at any time, but that would be a pity: what you remember makes your own tries better.
}
client-mister-diamond-lesson-theft = { $part ->
    [title] Steal!
    [task] A steal card. You may take a diamond out of another player's ring and set it into an empty ring of your own, but only if both rings have the same value. Your empty rings are worth $3,000 and $5,000. Choose a ring that lights up, or do without.
    [why] The diamond has changed hands, and your ring of the same value is full. Bo's ring worth $1,000 did not light up, for you have no empty one of that value.
   *[why-not] One may do without: the card counts as unused, and you turn up the next one.
}
client-mister-diamond-lesson-robbed-is-next = { $part ->
    [title] Who is next?
    [task] You have robbed Cleo of the diamond in her ring worth $5,000. Usually Bo, on your left, would be next. Whose turn is it now?
    [hint] It is somebody who has something to make up for.
   *[why] The robbed player is next, and play goes on from there. Bo is passed over this time: whom you rob decides whose turn it is.
}
client-mister-diamond-lesson-counting = { $part ->
    [title] What are your rings worth?
    [task] When the pile is used up or the last loose diamond is taken, the rings are counted. What are your three rings (one of them is empty) worth?
    [hint] Only rings with a diamond count, each its value.
   *[why] $3,000 and $4,000 make $7,000; the empty ring counts nothing. True gamblers play with empty rings that cost their value: then it would be $1,000 only.
}
