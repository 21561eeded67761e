"""Options of the Halbedelstein-Spiel."""

from typing import Literal, Self

from karfunkel.games import options
from karfunkel.games.faults import Fault


class Options(options.Options, frozen=True, kw_only=True):
    rules: Literal["basic", "advanced"] = "basic"
    plunder_from_start: bool = False
    first_by_lot: bool = False

    def settle(self, seats: int) -> Self:
        if self.plunder_from_start and self.rules == "basic":
            raise Fault("option plunder_from_start belongs to rules=advanced (H9, G6)")
        if self.first_by_lot and self.rules == "basic":
            raise Fault("option first_by_lot belongs to rules=advanced (H11, G6)")
        return self
