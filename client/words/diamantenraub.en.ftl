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
client-diamantenraub-again = Show the last round again
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

# --- the introduction

client-diamantenraub-lesson-change = { $change ->
    [less] { $count } diamond less
    [more] { $count ->
        [one] 1 diamond more
       *[other] { $count } diamonds more
    }
   *[none] nothing changes
}
client-diamantenraub-lesson-stacks = { $part ->
    [title] A card for battle
    [task] You are Ada. Each round everyone picks one card in secret, and all are turned up together. Cards with a sun go on the left stack, cards with a ship on the right. Pick any of your four cards and see what it is good for against Bo.
   *[why] That is a round: the cards are laid, the stronger side takes a diamond, and a winner with a diamond symbol takes one more. Your card stays active in the rounds to come, until another covers it or somebody shoots it down.
}
client-diamantenraub-lesson-ammunition = { $part ->
    [title] What does this card hit?
    [task] The green 4 that you have just laid is ammunition: a crossed-out 7. Before strengths count, all ammunition fires at once, at the active cards of all opponents. Choose everything it hits.
    [hint] Look at the big numbers of Bo's and Cleo's cards, on both their stacks. Colour and symbols do not matter to this card.
   *[why] Every opponent's active 7 is hit, on whichever stack it lies, and goes to the discards with all cards under it. Your own cards are never hit.
}
client-diamantenraub-lesson-strength = { $part ->
    [title] Who wins this round?
    [task] Nobody fires, and no arrow is active: the highest strength wins. Strength is the sum of the numbers on one's active cards. Who wins?
    [hint] Only the top card of a stack is active. The card under Bo's right card is covered: it counts for nothing any more.
   *[why] Ada has 6 + 5 = 11, Bo only 10, for his 9 is covered, and Cleo 8 + 4 = 12. Cleo wins and takes a diamond.
}
client-diamantenraub-lesson-arrow-down = { $part ->
    [title] An arrow down
    [task] An arrow down is active, and no arrow up. Then the lowest strength wins. Choose all who win.
    [hint] Add up each player's two numbers, then look for the lowest sum. There may be more than one winner.
   *[why] Ada has 19, Bo and Cleo have 7 each: both win, for all who tie for the win take a diamond. With an arrow up beside it the highest would win after all. Cleo's diamond symbol brings her one more.
}
client-diamantenraub-lesson-loot = { $part ->
    [title] Diamonds won and lost
    [task] You have won with 15. Now for the symbols: a winner with a diamond symbol takes one more diamond, but never more than one. And every active card of a colour for which an opponent has a loss symbol costs its owner one, winner or not. What does this round bring you in all?
    [hint] One for the win. You have two diamond symbols, and Bo has a loss symbol for green.
   *[why] One for the win and one for your symbols, of which only one counts; then one back for green, just one although both your cards are green. Cleo would lose one for her green card too, but has none.
}
client-diamantenraub-lesson-hands = { $part ->
    [title] New cards
    [task] At the end of a round you keep your hand or throw all of it away, and draw up to four. But Bo has a two-cards symbol: you may hold only two. Pick the two cards to keep, or swap them all.
   *[why] The two-cards symbol binds all opponents as long as it is active. A five-cards symbol of your own beats it and lets you hold five. When you can neither hold nor draw a card any more, you are out. Seven diamonds win, if nobody else has as many.
}
