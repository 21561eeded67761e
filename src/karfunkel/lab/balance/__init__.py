"""Balance studies: many games of one bot with itself, and how often each rule mattered in them.

tables.py    what a table of counts is; a game's own stands in the module of its name
study.py     a case (variant and seats) played and counted, game by game
figures.py   what the games of a case say, with intervals
report.py    the dossier of a game: Markdown and pictures
cards.py     more about Diamantenraub: its cards
"""
