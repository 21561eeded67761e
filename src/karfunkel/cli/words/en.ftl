# The command line.

games-seats = { $seats } seats
games-hidden = hidden information
games-chance = luck in the deal
games-simultaneous = all choose at once
games-longest = at most { $moves } moves
games-default = default: { $value }
