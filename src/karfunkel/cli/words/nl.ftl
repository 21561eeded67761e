# De opdrachtregel.

games-seats = { $seats } plaatsen
games-hidden = verborgen informatie
games-chance = geluk bij het delen
games-simultaneous = iedereen kiest tegelijk
games-longest = hooguit { $moves } zetten
games-default = standaard: { $value }
