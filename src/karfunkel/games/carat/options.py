"""Options of Carat."""

from typing import Self

import msgspec

from karfunkel.games import options
from karfunkel.games.carat.rules import COLOURS
from karfunkel.games.faults import Fault, quoted

_ONE_EACH = ("R", "Y", "B", "G")
_TWO_EACH = ("RB", "YG")


class Options(options.Options, frozen=True, kw_only=True):
    open_hands: bool = False
    two_colours: bool = False
    three_tiles: bool = False
    colours: tuple[str, ...] = ()
    """by seat its colour, or its two; complete once settled"""

    def settle(self, seats: int) -> Self:
        if self.two_colours and seats != 2:
            raise Fault(f"option two_colours is for 2 seats, not {seats} (C17, G6)")
        colours = self.colours or (_TWO_EACH if self.two_colours else _ONE_EACH[:seats])
        return msgspec.structs.replace(self, colours=_checked(colours, seats, 2 if self.two_colours else 1))


def _checked(colours: tuple[str, ...], seats: int, each: int) -> tuple[str, ...]:
    """The colours in writing order; a Fault unless every seat has its own (C5, C17)."""
    if len(colours) != seats:
        raise Fault(f"option colours: {seats} seats take {seats} colour entries, not {len(colours)} (C5)")
    for entry in colours:
        if len(entry) != each or any(colour not in COLOURS for colour in entry):
            letters = "two of the letters" if each == 2 else "one of the letters"
            raise Fault(
                f"option colours: each seat has {letters} R, Y, B, G, not {quoted(entry)} ({_rule(each)})"
            )
    taken = "".join(colours)
    for colour in COLOURS:
        if taken.count(colour) > 1:
            raise Fault(f"option colours: {colour} is taken twice; all colours differ ({_rule(each)})")
    return tuple("".join(sorted(entry, key=COLOURS.index)) for entry in colours)


def _rule(each: int) -> str:
    return "C17" if each == 2 else "C5"
