"""The bot ``random``: every legal move is as good as any other."""

from typing import Any

from karfunkel.games import chance
from karfunkel.games.contract import Game, Position


class Uniform:
    def choose(self, game: Game, position: Position, seat: int, generator: Any) -> int:
        moves = game.legal(position, seat)
        return moves[int(chance.next_word(generator)) * len(moves) >> 32]
