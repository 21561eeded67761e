"""The terminal game: ``karfunkel play``.

app.py         the application: language, colours, which screen
table.py       one table on this device: match, who sits where, its file
shelf.py       the saved tables
thought.py     a bot that thinks while the window lives on
summary.py     a table in words; chronicle.py what has happened there
entry.py       the line where moves are typed
palette.py     the colours, for dark, light and 16-colour terminals
screens/       what fills the window: menu, setup, table, curtain, rules …
boards/        a board for every game, drawn from views alone
words/         all of it in German, Dutch and English
"""
