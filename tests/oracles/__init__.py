"""Slow and obvious second opinions on the rules.

An oracle carries the rule sheet out the way a careful person would on a table: dictionaries, lists and
plain loops, no compiled code, nothing shared with the product. Tests play the same games through the product
and through an oracle and compare what is pending, legal, scored and decided after every single move. `seen`
counts the rare branches that came up, so that a test over many games can also assert that it met them.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from tests.oracles import carat, diamantenraub, halbedelstein, mister_diamond


class AnyOracle(Protocol):
    seen: Counter[str]

    def pending(self) -> list[int]: ...
    def legal(self, seat: int) -> list[str]: ...
    def play(self, seat: int, text: str) -> None: ...
    def scores(self) -> list[int]: ...
    def outcome(self) -> dict[str, Any] | None: ...


ORACLES: dict[str, Callable[[dict[str, Any], int, dict[str, Any]], AnyOracle]] = {
    "carat": carat.Oracle,
    "mister_diamond": mister_diamond.Oracle,
    "diamantenraub": diamantenraub.Oracle,
    "halbedelstein": halbedelstein.Oracle,
}
