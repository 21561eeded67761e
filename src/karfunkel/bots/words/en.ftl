# Bots: their names, how they play, and the words of hints.

bot-name = { $bot ->
    [random] Random
    [greedy] Greedy
    [level1] Talc
    [level2] Fluorite
    [level3] Quartz
    [level4] Topaz
   *[level5] Diamond
}
bot-strength = { $bot ->
    [random] draws lots
    [greedy] grabs
    [level1] level 1
    [level2] level 2
    [level3] level 3
    [level4] level 4
   *[level5] level 5
}

hint-often = { $percent } % of the time
hint-wins = a certain win
hint-loses = lost against perfect play
hint-chance = wins about { $percent } %
hint-scores = ends about { $scores }

reason-wins = ends the game, and wins it
reason-halbedelstein-captures = captures { $stones ->
    [one] one stone
   *[other] { $stones } stones
} opposite { $pits }
reason-halbedelstein-sows-on = sows { $sowings } times, up to { $last }
reason-halbedelstein-loses = ends the game, and loses it
reason-halbedelstein-lets-win = but { $rival } can win at once with { $pit }
reason-halbedelstein-saves = as things stand { $rival } could capture { $before ->
    [one] one stone
   *[other] { $before } stones
} with { $pit }; after this { $after ->
    [0] none
   *[other] { $after } at most
}
reason-halbedelstein-exposes = { $rival } can answer with { $pit } and capture { $stones ->
    [one] one stone
   *[other] { $stones } stones
}

reason-carat-gains = closes { $place } for { $points } points of its own
reason-carat-gives = closes { $place }, which gives { $who } { $points } points
reason-carat-buries = closes { $place }; the chip of { $chip } goes to nobody
reason-carat-takes-over = would then win { $place }, a chip of { $chip }, as it stands
reason-carat-spoils = { $who } would no longer win { $place }, a chip of { $chip }, as it stands
reason-carat-leaves = leaves one field open at { $place }, a chip of { $chip }

reason-mister-diamond-odds = loose with { $percent } %: { $loose } of { $untried } diamonds not tried yet are loose
reason-mister-diamond-known-fixed = this diamond was tried in this round and is fixed
reason-mister-diamond-steals = worth ${ $gain }, and costs { $who } ${ $loss }
reason-mister-diamond-next = { $who } is next then, out of turn
reason-mister-diamond-again = turns up the next card instead; { $cards } are left

reason-hits = hits { $card } of { $seat }
reason-is-hit = is hit by { $card } of { $seat }, as it lies there
reason-may-be-hit = { $hitting } of { $unseen } cards not seen yet would hit it
reason-strong = strength { $own } against { $others } as the cards lie, { $lowest ->
    [yes] and the lowest wins
   *[no] and the highest wins
}
reason-more-loot = a victory brings a second diamond
reason-costs = costs { $seat } a diamond, for { $card }
reason-costs-me = costs a diamond, for { $card } of { $seat }
reason-five-cards = allows a hand of five cards
reason-two-cards = leaves the others two cards each
reason-hand-worth = mean number in the hand { $hand }, of the cards not seen yet { $unseen }

bot-plays-random = Any legal move.
bot-plays-greedy = The best lead right after its move.

bot-carat-level1 = Lays its tiles as it holds them, where one scores at once.
bot-carat-level2 = Turns its tiles and sees what it gains soon, but not what others gain.
bot-carat-level3 = Also sees what others gain, at chips with one field open.
bot-carat-level4 = Weighs every chip on the board, but looks no turn ahead.
bot-carat-level5 = Plays thousands of replies through and keeps the best.

bot-mister-diamond-level1 = Forgets all tries but the last one and steals at random.
bot-mister-diamond-level2 = Remembers the last five failed tries and steals at random.
bot-mister-diamond-level3 = Remembers the last five failed tries and steals the dearest ring.
bot-mister-diamond-level4 = Remembers the last ten failed tries and steals the dearest ring.
bot-mister-diamond-level5 = Forgets nothing, and plays the rest through before it steals.

bot-diamantenraub-level1 = Saves its high cards for later and throws every hand away, since better ones may come.
bot-diamantenraub-level2 = Saves its high cards for later and plays the lowest.
bot-diamantenraub-level3 = Makes its own two cards as strong as it can and does not see what the others have.
bot-diamantenraub-level4 = Sees what each card would do on the table, but not what the others are about to play.
bot-diamantenraub-level5 = Reckons with all that the others may hold, and mixes its choices so that nobody guesses them.

bot-halbedelstein-level1 = Sees what its own turn brings, and overlooks more than half of its moves.
bot-halbedelstein-level2 = Sees the answer as well, but overlooks a third of its moves.
bot-halbedelstein-level3 = Looks three turns ahead and overlooks a move in five.
bot-halbedelstein-level4 = Looks six turns ahead and seldom overlooks a move.
bot-halbedelstein-level5 = Looks as deep as two seconds allow: in game 2 mostly to the end.
