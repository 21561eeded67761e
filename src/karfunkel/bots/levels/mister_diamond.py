from karfunkel.bots.infosets import InfosetSearch
from karfunkel.bots.mind import Mind
from karfunkel.games.contract import Game

_EFFORT = {"level1": 30, "level2": 300, "level3": 3_000, "level4": 30_000, "level5": 300_000}


def mind_of(level: str, game: Game) -> Mind:
    return InfosetSearch(_EFFORT[level])
