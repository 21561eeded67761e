"""What bots are called: gems by their hardness, from talc to diamond; and how they play."""

from karfunkel.bots import LEVELS
from karfunkel.words.catalogue import say


def name_of(bot: str, language: str) -> str:
    return say(language, "bot-name", bot=bot)


def how_it_plays(bot: str, game: str, language: str) -> str:
    """A line on how a bot plays a game."""
    if bot in LEVELS:
        return say(language, f"bot-{game.replace('_', '-')}-{bot}")
    return say(language, f"bot-plays-{bot}")
