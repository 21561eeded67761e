"""Writes all lessons anew."""

from scripts.introductions.writing import GAMES, place_of, written

for game in GAMES:
    place_of(game).write_text(written(game))
