# Die Kommandozeile.

games-seats = { $seats } Plätze
games-hidden = verdeckte Information
games-chance = Glück beim Austeilen
games-simultaneous = alle wählen zugleich
games-longest = höchstens { $moves } Züge
games-default = sonst: { $value }
