"""Options of Diamantenraub."""

from typing import Self

from karfunkel.games import material, options


class Options(options.Options, frozen=True, kw_only=True):
    junior: bool = False
    deck: str = "house"
    """a shipped deck's name, or the path of a file; records have its base name"""

    def settle(self, seats: int) -> Self:
        material.check("deck", self.deck, ("house",))
        return self
