# Diamantenraub.

diamantenraub-title = Diamantenraub
diamantenraub-about = Everyone picks a card in secret and turns it up: cards shoot at one another, and what still stands fights for the diamonds.

diamantenraub-option-junior = For younger players: only phase 2 is played, all symbols but the arrows are ignored (D14).
diamantenraub-option-deck = The cards: house, or a text file of 80 lines with one card each (D3).

diamantenraub-move-play = play { $cards }
diamantenraub-move-keep = keep the hand
diamantenraub-move-swap = swap the whole hand
diamantenraub-move-keep-two = keep { $cards }

diamantenraub-chose = { $who } has chosen { $step ->
    [card] a card
   *[hand] what to do with the hand
}.
diamantenraub-turned-up = { $count ->
    [one] The card is turned up
   *[other] The cards are turned up together
}. { $cards }.
diamantenraub-covered = { $who } lays { $by } on { $card }; the covered card is out of play for good.
diamantenraub-hit = { $card } of { $who } hits { $target } of { $owner }: { $reason ->
    [number] it has the number { $what }
    [colour] its colour is { $what }
    [up] it bears an arrow up
    [down] it bears an arrow down
   *[diamond] it bears a diamond
}.
diamantenraub-beaten = { $who } discards { $card }{ $under ->
    [0] { "" }
    [one] {" "}and the card under it
   *[other] {" "}and the { $under } cards under it
}.
diamantenraub-nobody = Nobody has an active card: nobody wins this round.
diamantenraub-alone = Only { $who } has active cards and wins the round without a fight.
diamantenraub-strength = { $who } has strength { $strength }: { $cards }.
diamantenraub-arrows = { $arrows ->
    [none] No arrow is active, so the highest strength wins
    [up] An arrow up is active, so the highest strength wins
    [down] An arrow down is active and no arrow up, so the lowest strength wins
   *[both] Both arrows are active, so the highest strength wins
}: { $strength }.
diamantenraub-won = { $who } { $shared ->
    [yes] ties for the win
   *[no] wins
} and takes a diamond from the bag.
diamantenraub-won-spare = { $who } { $shared ->
    [yes] ties for the win
   *[no] wins
} and takes a spare diamond, because the bag is empty.
diamantenraub-extra = { $who } takes one more diamond for the symbol on { $card }.
diamantenraub-extra-spare = { $who } takes one more diamond for the symbol on { $card }, a spare one, because the bag is empty.
diamantenraub-lost = { $who } returns a diamond to the bag: { $card } has the colour { $colour }, and { $cause } of { $by } costs its opponents one for it.
diamantenraub-nothing-to-lose = { $who } would have to return a diamond for { $card } (colour { $colour }, loss symbol on { $cause } of { $by }), but has none.
diamantenraub-played-on = { $who } share the lead with { $diamonds } diamonds: the game goes on until one is ahead alone.
diamantenraub-usual-limit = { $who } may hold { $limit } cards, as usual.
diamantenraub-five-limit = { $who } may hold { $limit } cards thanks to { $card }{ $beats ->
    [no] { "" }
   *[other] ; five beats two, so { $beats } does not matter
}.
diamantenraub-two-limit = { $who } may hold only { $limit } cards because of { $card } of { $by }.
diamantenraub-swapped = { $who } { $threw ->
    [0] has no hand to throw away
    [one] throws away the last card{ $thrown }
   *[other] throws away all { $threw } cards{ $thrown }
} and draws { $drew ->
    [one] a card
   *[other] { $drew } cards
}{ $drawn }.
diamantenraub-kept = { $who } keeps the hand and { $drew ->
    [0] draws nothing
    [one] draws a card{ $drawn }
   *[other] draws { $drew } cards{ $drawn }
}.
diamantenraub-reduced = { $who } holds too many cards and throws { $threw ->
    [one] one
   *[other] { $threw }
} away{ $thrown }.
diamantenraub-refilled = { $who } { $drew ->
    [0] has nothing left to draw
    [one] draws a card{ $drawn }
   *[other] draws { $drew } cards{ $drawn }
}.
diamantenraub-out = { $who } has no cards left and is out{ $diamonds ->
    [0] , without a diamond
    [one] , with one diamond
   *[other] , with { $diamonds } diamonds
}{ $discarded ->
    [0] { "" }
    [one] ; the last card in play is discarded
   *[other] ; the { $discarded } cards in play are discarded
}.
diamantenraub-last = Only { $who } is left and plays on alone.
diamantenraub-began = Round { $round }: everyone picks a card.

diamantenraub-ended-seven = One alone has the most diamonds, and at least seven.
diamantenraub-ended-all_out = Nobody has any cards left; the most diamonds win.
