from karfunkel.bots.alphabeta import AlphaBeta
from karfunkel.bots.mind import Mind
from karfunkel.games.contract import Game

_LEVELS = {
    "level1": AlphaBeta(depth=1, oversight=0.6),
    "level2": AlphaBeta(depth=2, oversight=0.35),
    "level3": AlphaBeta(depth=3, oversight=0.2),
    "level4": AlphaBeta(depth=6, oversight=0.1),
    "level5": AlphaBeta(positions=20_000_000, slots=1 << 22),
}


def mind_of(level: str, game: Game) -> Mind:
    return _LEVELS[level]
