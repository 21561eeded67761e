# The browser client: all that is not a board.

client-motto = Four gem games, played by the book
client-nicknames = Opal, Onyx, Beryl, Agate, Jasper, Amber, Jade, Garnet, Zircon, Spinel, Coral, Pearl

# Pages.
client-pages = Pages
client-home = To the box
client-my-games = My games
client-lobby = Tables
client-settings = Settings
client-lost = There is no such page
client-loading = One moment …
client-connecting = Connecting …
client-offline = The server cannot be reached. Without it nothing can be played here.

# Opening the box.
client-go-on = Go on playing
client-play = Play
client-play-game = Play { $game }
client-learn = Learn
client-learn-game = Learn { $game }
client-rules = Rules
client-rules-of = Rules: { $game }
client-table-open = waits for players
client-table-on = being played
client-free = free

# Who plays.
client-how-many = How many play?
client-against-bot = { $others ->
    [one] Against a bot
   *[other] Against { $others } bots
}
client-this-device = On this device
client-this-device-about = You share the screen. Hidden hands stay behind a curtain.
client-begin = Begin
client-friend = { $others ->
    [one] With a friend far away
   *[other] With friends far away
}
client-friend-about = You get a link and a QR code to pass on.
client-invite = Invite
client-more = More: variants, clock, mixed company
client-option = { $value ->
    [off] off
    [on] on
    [basic] basic
    [advanced] advanced
   *[other] { $value }
}
client-clock = Clock
client-clock-none = no clock
client-clock-quick = quick: 5 minutes and 5 seconds a move
client-clock-calm = calm: 20 minutes and 10 seconds a move
client-clock-move = one minute a move
client-clock-days = by correspondence: 3 days a move
client-lots = Draw lots for who sits where (G1)
client-listed = Show the table to everybody under “Tables”
client-mixed = A mixed company
client-opponent = Opponent { $number }
client-somebody = somebody with the link
client-begin-mixed = Begin with these
client-not-opened = The table could not be opened: { $message }

# A table that waits.
client-waiting = Waiting until everybody sits.
client-come-in = You are invited to this table.
client-you = you
client-sit = Sit down
client-share-about = Whoever opens this address can sit down.
client-address = Address
client-qr = QR code of the address
client-share = Share
client-copied = Copied
client-get-up = Get up
client-closed = This table has been closed.

# At the table.
client-your-turn = Your turn
client-turn-of = { $who } to move
client-thinking = { $who } is thinking …
client-waiting-for = Waiting for { $who }
client-over = The game is over
client-hand-over = Pass the device to { $who }
client-curtain = { $who }, it is your turn. Does nobody else look?
client-curtain-open = I am { $who }: open
client-winner = winner
client-has-chosen = has chosen
client-away = away
client-score = Score
client-to-move = to move
client-watching = { $watching ->
    [one] One person looks on
   *[other] { $watching } people look on
}
client-days = { $days ->
    [one] one day
   *[other] { $days } days
}
client-hours = { $hours } h
client-actions = Actions
client-hint = Hint
client-hint-title = What a strong bot would play
client-hint-thinking = Thinking …
client-hint-play = Play this
client-take-back = Undo
client-resign = Resign
client-resign-sure = Do you really give up this game? (G5)
client-leave = Leave
client-leave-about = The table stays as it is: you can come back at any time, under “My games”.
client-leave-keep = Go on later
client-leave-close = Close the table for good
client-leave-bot = Get up: a bot takes my place
client-return = Take my seat again
client-replace = Let a bot play
client-asked = { $what ->
    [take_back] { $who } would like to take the latest move back.
   *[replace] { $who } would like a bot to play for { $target }.
}
client-agree = Agree
client-decline = Decline
client-withdraw = Withdraw
client-close = Close

# Beside the board.
client-beside = Beside the board
client-last-move = Just now
client-tab-log = Log
client-tab-talk = Talk
client-tab-rules = Rules
client-log = { $kind ->
    [deal] The game begins.
    [take_back] { $who } takes a move back.
    [replace] A bot takes the place of { $who }.
    [return] { $who } is back.
    [leave] { $who } gets up.
    [resign] { $who } gives up (G5).
   *[time] { $who } has run out of time (G5).
}
client-unread = { $unread ->
    [one] one new line
   *[other] { $unread } new lines
}
client-show-talk = Show what people say at the table
client-mute = Mute { $who }
client-gestures = Gestures
client-emote = { $emote ->
    [hello] Hello!
    [good_luck] Good luck!
    [well_played] Well played!
    [thanks] Thank you!
    [wow] Wow!
    [oops] Oops!
    [thinking] Let me think …
   *[bye] Goodbye!
}
client-say = Say something
client-send = Send

# Afterwards.
client-drawn = The game is drawn
client-you-win = You win!
client-wins = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
client-breakdown = What the scores are made of
client-break-chips = Chips won
client-break-best = The dearest chip
client-break-colour = Colour { $number }
client-break-rings = Rings of ${ $value }, full/all
client-break-cards = Cards beaten
client-break-inner = Stones in the inner row
client-rematch = Rematch
client-to-rematch = To the rematch
client-picture = Picture
client-record = Record
client-proof = Verify the deal
client-replay = Replay
client-replay-of = Replay: { $game }
client-replay-controls = Go through the game
client-replay-first = To the beginning
client-replay-back = One move back
client-replay-play = Play on
client-replay-pause = Pause
client-replay-next = One move on
client-replay-last = To the end
client-replay-ply = Move
client-replay-eyes = Through the eyes of
client-spectator = somebody who looks on
client-replay-move = { $ply }. { $who }: { $move }
client-proof-title = Was the luck fair?
client-proof-fair = Yes. Your browser has worked it all out itself.
client-proof-unfair = No: something does not fit.
client-proof-right = Right:
client-proof-wrong = Wrong:
client-proof-check = { $what ->
    [commitment] the server’s seed is the one it had committed itself to before anybody sat down.
    [own] what this browser added is part of it.
    [seed] the seed of the deal comes from the server’s seed and all contributions.
    [record] the record has that seed.
    [lots] the lots for the seats come from it.
   *[deal] the whole deal comes from it.
}
client-proof-how = The server publishes the hash of its seed before anybody sits down; everybody who sits down adds a number of their own. Nobody can choose the outcome alone.
client-proof-commitment = Commitment, published before the deal
client-proof-server-seed = The server’s seed
client-proof-contribution = Contribution of seat { $seat }
client-proof-seed = The seed of the deal
client-proof-elsewhere = To check it without a browser:

# My games, and those of others.
client-running = Running
client-finished = Finished
client-no-games = You have not played here yet.
client-lobby-about = Tables that their hosts show to everybody.
client-lobby-open = Sit down
client-lobby-on = Look on
client-lobby-over = Replay
client-lobby-none = None at the moment.

# Settings.
client-language = Language
client-theme = Look
client-theme-is = { $theme ->
    [auto] like the system
    [light] light
   *[dark] dark
}
client-palette = Colours
client-palette-is = { $palette ->
    [standard] standard
    [deutan] for weak sight of green (deutan)
    [protan] for weak sight of red (protan)
   *[tritan] for weak sight of blue (tritan)
}
client-motion = Motion
client-motion-is = { $motion ->
    [auto] like the system
    [full] full
   *[reduced] reduced
}
client-previews = Show beforehand what a move would bring
client-sounds = Sounds
client-name = My name at the table
client-name-about = Holds for tables you sit down at from now on.
client-name-saved = You are now called { $name }.
client-save = Save
client-device = Another device
client-device-about = Open a link there, and you are the same guest, with all your tables. It works once.
client-device-link = Make a link
client-link = With this link you are the same guest on this device, with your tables. It works once.
client-link-yes = Yes, this is me

# What the server does not do.
client-refused = { $code ->
    [offline] The server cannot be reached. Try again.
    [unknown] There is no such table.
    [banned] You have been shut out of this server.
    [illegal] The rules do not allow this move.
    [game_over] The game is over.
    [seat_taken] Somebody already sits there.
    [table_full] All seats are taken. You can look on.
    [reserved] This seat is kept for somebody else.
    [hidden_seen] This move showed something hidden: it cannot be taken back.
    [no_talk] There is no talking here.
    [too_many] That is too many. Close something first, or try later.
    [too_fast] Not so fast. Wait a moment.
    [store] The server’s database is in trouble. Try again.
    [busy] The server is busy. Try again.
    [stopping] The server is being restarted. Try again.
    [not_now] That is not possible now.
    [closed] This table has been closed.
    [bad_name] A name has 1 to 24 characters.
    [bad_link] This link has been used or has expired. Make a new one on the other device.
    [not_over] This can be had when the game is over.
    [no_guest] The server does not know you any more. Load the page anew.
   *[other] The server did not do it: { $message }
}
