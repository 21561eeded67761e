"""What can be wrong with what people and programs hand us."""

import json

LONGEST = 60


class Fault(ValueError):
    """Wrong input, told in one line that says what to do about it."""


class IllegalMove(Fault):
    """A move that the rules do not allow now."""

    def __init__(self, seat: int, move: str, reason: str) -> None:
        super().__init__(f"seat {seat} may not play {quoted(move)}: {reason}")
        self.seat = seat
        self.move = move
        self.reason = reason


def quoted(text: str) -> str:
    """A text in a message: in quotation marks, on one line, cut where it is long."""
    return repr(_cut(text))


def shown(value: object) -> str:
    """Any value in a message: as JSON writes it, on one line, cut where it is long."""
    try:
        return _cut(json.dumps(value))
    except (TypeError, ValueError):  # not from JSON, or a number beyond all bounds
        return f"a value of type {type(value).__name__}"


def printable(text: str) -> str:
    """A text in a message, without quotation marks."""
    return _cut(text if text.isprintable() else text.encode("unicode_escape").decode("ascii"))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "…"
