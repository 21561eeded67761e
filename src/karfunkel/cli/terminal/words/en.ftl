# The terminal game.

terminal-menu-motto = Four gem games, played by the book
terminal-menu-resume = Go on with a game ({ $tables })

terminal-key-play = Play
terminal-key-rules = Rules
terminal-key-hint = Hint
terminal-key-resume = Go on
terminal-key-language = Language
terminal-key-colours = Colours
terminal-key-quit = Quit
terminal-key-back = Back
terminal-key-scroll = Scroll
terminal-key-sections = Contents
terminal-key-open = Open
terminal-key-begin = Begin
terminal-key-next-field = Next field
terminal-key-log = Log
terminal-key-undo = Undo
terminal-key-give-up = Give up
terminal-key-leave = Leave
terminal-key-look = Nobody else looks
terminal-key-result = Result

terminal-press-enter = Enter: all right
terminal-yes = Yes
terminal-no = No

terminal-loading = { $game }: the rules are being compiled, once on this machine.
terminal-loading-seconds = { $seconds } s · Esc: not now
terminal-loading-fault = The rules cannot be got ready. { $fault }

terminal-small =
    This window is too small for a board:
    it has { $now_width } × { $now_height } characters,
    at least { $width } × { $height } are needed.

    Your game waits; nothing is lost.

terminal-rules-title = The rules: { $game }

terminal-saves-title = Games to go on with
terminal-saves-line = { $when } · { $moves ->
    [one] one move
   *[other] { $moves } moves
} · { $names }
terminal-saves-none = There is no unfinished game.
terminal-saves-fault = This game cannot be opened. { $fault }
terminal-save-fault = The game cannot be saved: { $fault }

terminal-setup-title = a new table
terminal-setup-seats = Seats
terminal-setup-person = a person
terminal-setup-name = name
terminal-setup-lots = Draw lots for who sits where (G1)
terminal-setup-options = Options
terminal-setup-begin = Begin the game (F5)

terminal-prompt = Move
terminal-hint = Arrow keys and Enter pick on the board; or type a move.
terminal-hint-title = Hint: what a strong bot would play
terminal-hint-keys = Enter: play the first · ?: rules · Esc: back
terminal-turn = { $who } to move
terminal-thinks = { $who } is thinking …
terminal-choose = { $who } still choosing
terminal-over = The game is over.
terminal-illegal = Not allowed: { $reason }
terminal-no-move = That is no move.
terminal-no-such-move = No legal move begins with { $typed }. Tab completes, Esc goes back.
terminal-undo-not = That cannot be taken back: it showed something hidden.
terminal-undo-nothing = There is no move to take back.
terminal-undone = Taken back; { $who } decides again.
terminal-give-up = Does { $who } really give up the game? (G5)
terminal-give-up-not = Only in a game for two seats can one give up (G5).
terminal-leave = Leave the table? The game is saved and can be gone on with at any time.

terminal-curtain = Pass the device to { $who }.
terminal-curtain-ready = Press Enter when nobody else looks.

terminal-log-title = What has happened

terminal-result-kept = The record is kept:
terminal-result-rematch = Rematch
terminal-result-look = Board
terminal-result-menu = Menu

terminal-halbedelstein-cw = clockwise ↻
terminal-halbedelstein-ccw = counter-clockwise ↺
terminal-halbedelstein-quiet = { $turns } turns without a capture; drawn at 100 (H3)

terminal-carat-seat = Seat { $seat }
terminal-carat-supply = Supply { $left }
terminal-carat-hands = Hands
terminal-carat-hand = Your hand
terminal-carat-step-field = Where to?
terminal-carat-step-tile = Which tile?
terminal-carat-step-laid = Turn: + -

# Mister Diamond's board

terminal-mister-diamond-number = { $number }
terminal-mister-diamond-money = ${ $number }
terminal-mister-diamond-unit = { $unit ->
    [1] Rings, in $
   *[other] Rings, in $1,000
}
terminal-mister-diamond-in-pile = In the pile
terminal-mister-diamond-pile = Pile
terminal-mister-diamond-loose = Loose
terminal-mister-diamond-aside = Aside
terminal-mister-diamond-round = Round
terminal-mister-diamond-now = $
terminal-mister-diamond-all = total
terminal-mister-diamond-steal = Steal!
terminal-mister-diamond-decline = Decline
terminal-mister-diamond-taken = { $who }: { $place } was loose, a ring for { $money }.
terminal-mister-diamond-stuck = { $who }: { $place } is fixed, no { $money }.
terminal-mister-diamond-stuck-somewhere = { $who } tried a fixed diamond: no { $money }.
terminal-mister-diamond-stolen = { $who } stole { $money } from { $victim }.
terminal-mister-diamond-declined = { $who } does not steal.
terminal-mister-diamond-robbed = { $who } was robbed and is next.
terminal-mister-diamond-choose-decline = Do without stealing; your next card is turned up.
terminal-mister-diamond-choose-theft = Steal a diamond worth { $money } from { $victim }.
terminal-mister-diamond-legend = ◆ diamond  ◦ taken  × fixed  2/1 rings full/empty

# Diamantenraub's board

terminal-diamantenraub-round = Round { $round }
terminal-diamantenraub-bag = Bag ◆{ $bag }{ $spares ->
    [0] { "" }
   *[other] {" "}spares −{ $spares }
}
terminal-diamantenraub-highest = highest wins
terminal-diamantenraub-lowest = lowest wins
terminal-diamantenraub-hand = hand
terminal-diamantenraub-pile = pile
terminal-diamantenraub-beaten = gone
terminal-diamantenraub-out = is out
terminal-diamantenraub-your-hand = Your hand
terminal-diamantenraub-pick = Which card do you play?
terminal-diamantenraub-decide = Swap the hand or keep it?
terminal-diamantenraub-reduce = Which { $limit } do you keep?
terminal-diamantenraub-chosen = Chosen: { $move }
terminal-diamantenraub-swap = Swap
terminal-diamantenraub-keep = Keep
terminal-diamantenraub-about-swap = Throw the whole hand away, then draw up to { $limit }.
terminal-diamantenraub-about-keep = Keep the hand and draw up to { $limit }.
terminal-diamantenraub-legend = x fires  ^v arrows  * diamond  -R loss  + piles
terminal-diamantenraub-card = { $side ->
    [L] left
   *[R] right
} card { $number } { $colour ->
    [R] red
    [Y] yellow
    [B] blue
   *[G] green
}
terminal-diamantenraub-ammunition = fires at { $kind ->
    [number] number { $what }
    [colour] { $colour ->
        [R] red
        [Y] yellow
        [B] blue
       *[G] green
    }
    [up] arrows up
    [down] arrows down
   *[diamond] diamonds
}
terminal-diamantenraub-loss = loss for { $colour ->
    [R] red
    [Y] yellow
    [B] blue
   *[G] green
}
terminal-diamantenraub-symbol = { $symbol ->
    [up] arrow up: highest wins
    [down] arrow down: lowest wins
    [diamond] a winner takes one more
    [two] others hold two cards
   *[five] hold five cards
}
terminal-diamantenraub-no-hits = no hits
terminal-diamantenraub-nobody = nobody has an active card
terminal-diamantenraub-alone = only { $who }
terminal-diamantenraub-done = { $kind ->
    [swapped] swaps, +{ $cards }
    [kept] keeps, +{ $cards }
    [refilled] +{ $cards }
   *[reduced] throws { $cards } away
}
terminal-diamantenraub-piles = Cards on the table, active one last   + back
terminal-diamantenraub-left = left:
terminal-diamantenraub-right = right:
terminal-diamantenraub-thrown = thrown away:
terminal-diamantenraub-discards = beaten:
