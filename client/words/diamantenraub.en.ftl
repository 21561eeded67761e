# The board of Diamantenraub.

# --- cards

client-diamantenraub-colour = { $colour ->
    [R] red
    [Y] yellow
    [B] blue
   *[G] green
}
client-diamantenraub-side = { $side ->
    [L] Left cards (sun)
   *[R] Right cards (ship)
}
client-diamantenraub-card = { $side ->
    [L] left card
   *[R] right card
} { $number } { $colour ->
    [R] red
    [Y] yellow
    [B] blue
   *[G] green
}
client-diamantenraub-sign = { $kind ->
    [ammunition-number] fires at the number { $what }
    [ammunition-colour] fires at { $what ->
        [R] red
        [Y] yellow
        [B] blue
       *[G] green
    }
    [ammunition-up] fires at arrows up
    [ammunition-down] fires at arrows down
    [ammunition-diamond] fires at diamonds
    [loss] costs opponents a diamond for { $what ->
        [R] red
        [Y] yellow
        [B] blue
       *[G] green
    }
    [up] arrow up
    [down] arrow down
    [diamond] diamond
    [two] two cards
   *[five] five cards
}

# --- a seat

client-diamantenraub-seat = Table of { $who }
client-diamantenraub-out = out
client-diamantenraub-chooses = still choosing
client-diamantenraub-has-chosen = has chosen
client-diamantenraub-stack = { $side ->
    [left] Left stack
   *[right] Right stack
}: { $empty ->
    [true] empty
   *[false] { $card }{ $under ->
        [0] { "" }
        [one] , one covered card under it
       *[other] , { $under } covered cards under it
    }
}
client-diamantenraub-strength = Strength { $strength }
client-diamantenraub-diamonds = { $count ->
    [0] No diamond
    [one] 1 diamond
   *[other] { $count } diamonds
}
client-diamantenraub-counts = { $who }: { $hand } of { $limit } cards in hand, { $pile } to draw, { $lost } lost{ $thrown ->
    [0] { "" }
   *[other] , { $thrown } thrown away
}. Show them

# --- the middle

client-diamantenraub-middle = Middle of the table
client-diamantenraub-bag = { $bag ->
    [0] The bag is empty
    [one] 1 diamond in the bag
   *[other] { $bag } diamonds in the bag
}{ $spares ->
    [0] { "" }
    [one] , 1 spare diamond paid
   *[other] , { $spares } spare diamonds paid
}
client-diamantenraub-round = Round { $round }
client-diamantenraub-wins = { $arrows ->
    [none] No arrow: the highest strength wins
    [up] Arrow up: the highest strength wins
    [down] Arrow down: the lowest strength wins
   *[both] Both arrows: the highest strength wins
}

# --- what happens

client-diamantenraub-turn-up = { $count ->
    [one] The card is turned up
   *[other] All cards are turned up
}
client-diamantenraub-hit = { $who } fires at { $reason ->
    [number] number { $what }
    [colour] { $what ->
        [R] red
        [Y] yellow
        [B] blue
       *[G] green
    }
    [up] arrows up
    [down] arrows down
   *[diamond] diamonds
} and hits { $count ->
    [one] a card of { $owner }
   *[other] { $count } cards
}
client-diamantenraub-slide-off = Beaten stacks go to the discards
client-diamantenraub-nobody = Nobody has an active card: nobody wins
client-diamantenraub-alone = Only { $who } has active cards: won without a fight
client-diamantenraub-compare = Whose cards are stronger?
client-diamantenraub-arrows = { $arrows ->
    [none] No arrow: the highest strength wins
    [up] Arrow up: the highest strength wins
    [down] Arrow down and none up: the lowest strength wins
   *[both] Both arrows: the highest strength wins
}
client-diamantenraub-won = { $who } { $shared ->
    [true] ties for the win and
   *[false] wins and
} takes a diamond
client-diamantenraub-extra = { $who } takes one more for the diamond symbol
client-diamantenraub-lost = { $colour ->
    [R] Red
    [Y] Yellow
    [B] Blue
   *[G] Green
} costs { $who } a diamond: loss symbol of { $by }
client-diamantenraub-nothing-to-lose = { $colour ->
    [R] Red
    [Y] Yellow
    [B] Blue
   *[G] Green
} would cost { $who } a diamond, but there is none to lose
client-diamantenraub-played-on = A tie at { $diamonds } diamonds: the game goes on
client-diamantenraub-limit = { $who } may hold { $limit } cards
client-diamantenraub-goes-out = { $who } has no cards left and is out
client-diamantenraub-last = Only { $who } is left and plays on alone
client-diamantenraub-begins = Round { $round } begins

# --- the own hand

client-diamantenraub-your-hand = Your hand
client-diamantenraub-you-are-out = You have no cards left and are out.
client-diamantenraub-pick = Pick a card to play, in secret.
client-diamantenraub-waiting = Waiting for { $who } …
client-diamantenraub-decide = Keep your hand, or swap all of it? You may hold { $limit } cards.
client-diamantenraub-decide-reduced = You may hold only { $limit } cards: pick those to keep, or swap all.
client-diamantenraub-reduce = You may hold only { $limit } cards: pick those to keep.
client-diamantenraub-play = Play { $card }
client-diamantenraub-your-choice = Your choice: { $card }
client-diamantenraub-picked = { $taken ->
    [true] Keep { $card }
   *[false] Do not keep { $card }
}; { $count } of { $limit } picked
client-diamantenraub-keep-these = { $count ->
    [0] Keep { $limit } cards
   *[other] Keep these ({ $count } of { $limit })
}
client-diamantenraub-keep = { $count ->
    [0] Keep, draw nothing
    [one] Keep, draw 1 card
   *[other] Keep, draw { $count } cards
}
client-diamantenraub-swap = { $count ->
    [one] Swap all, draw 1 card
   *[other] Swap all, draw { $count } cards
}

# --- to look things up

client-diamantenraub-skip = Skip
client-diamantenraub-again = ↻ Last round
client-diamantenraub-deck = All cards
client-diamantenraub-piles = Out of play
client-diamantenraub-close = Close
client-diamantenraub-deck-about = All cards of the game; which of them were dealt nobody knows.
client-diamantenraub-where = { $where ->
    [active] active
    [hand] in your hand
    [gone] out of play
   *[unseen-yet] not seen yet
}
client-diamantenraub-pile = { $pile ->
    [left] Left stack, from the top
    [right] Right stack, from the top
    [discards] Beaten
   *[thrown] Thrown away (only you know)
}
client-diamantenraub-nothing-yet = Nothing yet.
client-diamantenraub-thrown-unseen = { $count ->
    [one] 1 card thrown away face down
   *[other] { $count } cards thrown away face down
}
