"""Small tables of Mister Diamond, dealt by hand and played by entries of a record."""

from collections.abc import Sequence
from typing import Any

from karfunkel.games import stage, verbs
from karfunkel.games.contract import Event, Position, copy
from karfunkel.games.mister_diamond import GAME
from karfunkel.games.mister_diamond.notation import Card
from karfunkel.games.mister_diamond.options import Options
from karfunkel.games.mister_diamond.view import View

S: Card = "steal"


def a_round(fixed: Sequence[int], cards: Sequence[Card], places: int = 12) -> dict[str, Any]:
    return {"places": places, "fixed": list(fixed), "cards": list(cards)}


def settled(seats: int = 2, **given: object) -> Options:
    options = GAME.options(given, seats)
    assert isinstance(options, Options)
    return options


class Table:
    """A match on its way.  Its material is what its first round holds, as from an owner's file."""

    def __init__(self, *rounds: dict[str, Any], seats: int = 2, **options: object) -> None:
        given = {"edition": "box.txt", "rounds": len(rounds), **options}
        self.options = settled(seats, **given)
        self.layouts = GAME.layouts(self.options, seats, {"rounds": list(rounds)})
        self.state: Position = copy(self.layouts[0])
        self.dealt = 1

    def play(self, *entries: str) -> tuple[Event, ...]:
        """Play entries like ``"1 T17"``; the events of the last one."""
        events: tuple[Event, ...] = ()
        for entry in entries:
            seat, text = entry.split(" ")
            events = GAME.play(self.state, int(seat), GAME.parse_move(self.state, text))
            if self.state.stage == stage.UNDEALT:
                verbs.lay(self.state, self.layouts[self.dealt])
                self.dealt += 1
        return events

    @property
    def to_move(self) -> int:
        (seat,) = GAME.pending(self.state)
        return seat

    @property
    def legal(self) -> list[str]:
        """The texts of the legal moves of the seat to move."""
        return [GAME.format_move(self.state, move) for move in GAME.legal(self.state, self.to_move)]

    @property
    def view(self) -> View:
        return GAME.view(self.state, 0)

    @property
    def rings(self) -> list[list[tuple[int, int, int]]]:
        """By seat: value, filled and empty rings."""
        return [[(ring.value, ring.filled, ring.empty) for ring in rings] for rings in self.view.rings]

    @property
    def result(self) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        outcome = GAME.outcome(self.state)
        assert outcome
        return outcome.scores, outcome.winners, outcome.reason
