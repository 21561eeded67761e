"""Situations for bots to think about."""

from random import Random
from typing import Any

import numpy as np

from karfunkel import games
from karfunkel.bots.mind import Situation
from karfunkel.games import chance
from karfunkel.match.match import Match


def match_of(name: str, seats: int, seed: int = 1, entries: int = 0, **options: Any) -> Match:
    """A match after so many random entries."""
    game = games.load(name)
    match = Match.new(game, game.options(options, seats), seats, Random(seed).randbytes(32))
    play_at_random(match, entries, Random(seed))
    return match


def play_at_random(match: Match, entries: int, random: Random) -> None:
    """So many entries, or fewer where the game is over sooner."""
    while entries and (pending := match.pending()):
        match.play(pending[0], random.choice(match.legal(pending[0])))
        entries -= 1


def situation_of(match: Match, seed: int = 1) -> Situation:
    """What the first pending seat gets to think about."""
    seat = match.pending()[0]
    words = np.empty(match.game.rules.WORDS, np.uint32)
    chance.fill(words, chance.generator(seed))
    position = match.game.redeal(match.before_step(), seat, words)
    return Situation(match.game, position, seat, lambda: match.witnessed(seat))
