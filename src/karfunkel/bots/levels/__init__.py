"""The levels: which search plays them, with which limits, in each game (docs/bots.md).

A module here, named after a game, offers ``mind_of(level, game)``.
"""

from importlib import import_module

from karfunkel.bots.mind import Mind
from karfunkel.games.contract import Game


def mind_of(level: str, game: Game) -> Mind:
    module = import_module(f"karfunkel.bots.levels.{game.facts.name}")
    mind: Mind = module.mind_of(level, game)
    return mind
