"""Options of Mister Diamond."""

from pathlib import Path
from typing import Literal, Self

from karfunkel.games import material, options
from karfunkel.games.faults import Fault, shown

EDITIONS = tuple(sorted(file.stem for file in (Path(__file__).parent / "editions").glob("*.txt")))
"""The editions that come with the game."""

MOST_ROUNDS = 1000


class Options(options.Options, frozen=True, kw_only=True):
    marks: Literal["off", "on"] = "off"
    empty_rings_cost: bool = False
    rounds: int = 1
    edition: str = "1993"

    def settle(self, seats: int) -> Self:
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise Fault(
                f"option rounds is a whole number from 1 to {MOST_ROUNDS}, not {shown(self.rounds)} (M12, G6)"
            )
        material.check("edition", self.edition, EDITIONS)
        return self
