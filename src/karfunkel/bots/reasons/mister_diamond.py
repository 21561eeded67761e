"""Why a move of mister_diamond is good."""

from karfunkel.bots.reasons import Reason
from karfunkel.games.contract import Game, Position


def reasons(game: Game, position: Position, seat: int, move: int) -> tuple[Reason, ...]:
    return ()
