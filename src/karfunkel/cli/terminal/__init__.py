"""The terminal game: ``karfunkel play``.

app.py         the application: language, colours, which screen
table.py       one table on this device: match, who sits where, its file
shelf.py       the saved tables
palette.py     the colours, for dark, light and 16-colour terminals
screens/       what fills the window: menu, setup, table, curtain, rules …
boards/        a board for every game, drawn from views alone
words/         all of it in German, Dutch and English
"""
