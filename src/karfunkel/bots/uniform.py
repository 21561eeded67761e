"""The bot ``random``: every legal move is as good as any other."""

from typing import Any

from karfunkel.bots.mind import Choice, Deadline, Situation, Thought


class Uniform:
    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        moves = situation.game.legal(situation.position, situation.seat)
        return Thought(tuple(Choice(move, 1.0) for move in moves))
