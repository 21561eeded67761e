from karfunkel.bots.beginners import Builder, Hoarder, Onlooker, Spendthrift
from karfunkel.bots.mind import Mind
from karfunkel.bots.rounds import RoundSearch
from karfunkel.games.contract import Game

_LEVELS: dict[str, Mind] = {
    "level1": Spendthrift(),
    "level2": Hoarder(),
    "level3": Builder(),
    "level4": Onlooker(),
    "level5": RoundSearch(effort=10_000),
}


def mind_of(level: str, game: Game) -> Mind:
    return _LEVELS[level]
