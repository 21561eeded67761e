"""What can be wrong with what people and programs hand us."""


class Fault(ValueError):
    """Wrong input, told in one line that says what to do about it."""


class IllegalMove(Fault):
    """A move that the rules do not allow now."""

    def __init__(self, seat: int, move: str, reason: str) -> None:
        super().__init__(f"seat {seat} may not play {move!r}: {reason}")
        self.seat = seat
        self.move = move
        self.reason = reason
