"""Halbedelstein-Spiel by the rule sheet (H1-H11), both rule sets."""

from collections import Counter
from typing import Any

INNER_ROW = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"]
OUTER_ROW_FROM_THE_RIGHT = ["A8", "A7", "A6", "A5", "A4", "A3", "A2", "A1"]
RING = INNER_ROW + OUTER_ROW_FROM_THE_RIGHT  # clockwise, as its owner sees it
LAST_SOWING = 1000  # H2
QUIET_TURNS = 100  # H3


class Oracle:
    def __init__(self, options: dict[str, Any], seats: int, deal: dict[str, Any]) -> None:
        assert seats == 2
        self.seen: Counter[str] = Counter()
        self.basic: bool = options["rules"] == "basic"
        self.plunder_from_start = bool(options["plunder_from_start"])
        self.drawn: str | None = None
        if options.get("first_by_lot"):  # H11
            self.drawn = deal["first"]
        else:
            assert deal == {}
        self.pits: dict[int, dict[str, int]] = {}
        self.direction: dict[int, str] = {}
        for seat in (1, 2):
            self.pits[seat] = dict.fromkeys(RING, 2)  # H4
            if not self.basic:  # H7
                self.direction[seat] = "cw"
                for pit in ("B1", "B2", "B3", "B4"):
                    self.pits[seat][pit] = 0
        self.turn = 1
        self.turns_taken = {1: 0, 2: 0}
        self.quiet_turns = 0
        self.result: dict[str, Any] | None = None

    def pending(self) -> list[int]:
        return [] if self.result else [self.turn]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.pending():
            return []
        if seat not in self.direction:
            return ["ccw", "cw"]  # H4
        if self.drawn and not self.turns_taken[1]:
            return [self.drawn]  # H11
        fewest = 1 if self.basic else 2  # H4, H8
        return sorted(pit for pit in RING if self.pits[seat][pit] >= fewest)

    def play(self, seat: int, text: str) -> None:
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {text}")
        if text in ("cw", "ccw"):
            self.direction[seat] = text  # H3: this is no turn
        else:
            self.take_a_turn(seat, text)
        self.turn = opponent(seat)

    def take_a_turn(self, seat: int, pit: str) -> None:
        """H1, H2."""
        mine = self.pits[seat]
        self.turns_taken[seat] += 1
        sowings = 0
        captures = 0
        stones = mine[pit]
        mine[pit] = 0
        while True:
            sowings += 1
            pit, was_empty = self.sow(seat, pit, stones)
            if self.inner_row_is_empty(seat) and not was_empty:
                self.seen["H6 own row empty in the middle of a turn"] += 1
            if was_empty:
                break
            if sowings == LAST_SOWING:
                self.seen["H2 thousandth sowing"] += 1
                break
            captured = self.capture(seat, pit)
            stones = mine[pit] + captured
            mine[pit] = 0
            if captured:
                captures += 1
                if self.inner_row_is_empty(opponent(seat)):
                    self.seen["H2 capture ends a sowing"] += 1
                    mine[pit] = stones
                    break
        self.quiet_turns = 0 if captures else self.quiet_turns + 1
        self.end_of_turn(seat)

    def sow(self, seat: int, pit: str, stones: int) -> tuple[str, bool]:
        """H1: one by one from the next pit on; says where the last fell and whether that was empty."""
        mine = self.pits[seat]
        if stones > 16:
            self.seen["H1 more than a lap"] += 1
        if stones == 16:
            self.seen["H1 exactly a lap"] += 1
        was_empty = False
        for _ in range(stones):
            pit = next_pit(pit, self.direction[seat])
            was_empty = mine[pit] == 0
            mine[pit] += 1
        return pit, was_empty

    def capture(self, seat: int, pit: str) -> int:
        """H5, H9: takes the opponent's stones off the board and says how many they were."""
        if pit not in INNER_ROW:
            return 0
        theirs = self.pits[opponent(seat)]
        inner, outer = facing_pits(pit)
        if theirs[inner] == 0:
            self.seen["H5 nothing to capture" if self.basic else "H9 facing inner pit empty"] += 1
            return 0
        if self.basic:
            self.seen["H5 capture"] += 1
            return lift(theirs, inner)
        if self.turns_taken[seat] == 1:
            if not self.plunder_from_start:
                self.seen["H9 no capture in first turn"] += 1
                return 0
            self.seen["H9 capture in first turn"] += 1
        self.seen["H9 capture"] += 1
        return lift(theirs, inner) + lift(theirs, outer)

    def end_of_turn(self, seat: int) -> None:
        """H3, H6, H10."""
        losers = [player for player in (1, 2) if self.has_lost(player)]
        if losers:
            loser = losers[0]
            if len(losers) == 2:
                self.seen["H6 both rows empty" if self.basic else "H10 both lost"] += 1
                loser = opponent(seat)  # the one who just moved has won
            self.note_the_loss(seat, loser)
            reason = "inner_row_empty" if self.inner_row_is_empty(loser) else "only_singles"
            self.finish([opponent(loser)], reason)
        elif self.quiet_turns == QUIET_TURNS:
            self.seen["H3 quiet"] += 1
            self.finish([], "quiet")

    def has_lost(self, seat: int) -> bool:
        if self.basic:
            return self.inner_row_is_empty(seat)  # H6
        return self.inner_row_is_empty(seat) or self.has_only_singles(seat)  # H10

    def note_the_loss(self, mover: int, loser: int) -> None:
        if self.quiet_turns == QUIET_TURNS:
            self.seen["H3 an end comes first"] += 1
        if self.inner_row_is_empty(loser):
            if loser == mover:
                self.seen["H6 emptied own row" if self.basic else "H10 emptied own row"] += 1
            if self.has_only_singles(loser) and not self.basic:
                self.seen["H10 inner row empty and only singles"] += 1
        else:
            self.seen["H10 only singles"] += 1
            if loser == mover:
                self.seen["H10 only singles for the one who moved"] += 1

    def finish(self, winners: list[int], reason: str) -> None:
        pits = [[self.pits[seat][pit] for pit in RING] for seat in (1, 2)]
        self.result = {"scores": self.scores(), "winners": winners, "reason": reason, "pits": pits}

    def inner_row_is_empty(self, seat: int) -> bool:
        return all(self.pits[seat][pit] == 0 for pit in INNER_ROW)

    def has_only_singles(self, seat: int) -> bool:
        return all(stones < 2 for stones in self.pits[seat].values())

    def scores(self) -> list[int]:
        return [sum(self.pits[seat].values()) for seat in (1, 2)]

    def outcome(self) -> dict[str, Any] | None:
        return self.result


def opponent(seat: int) -> int:
    return 2 if seat == 1 else 1


def next_pit(pit: str, direction: str) -> str:
    step = 1 if direction == "cw" else -1
    return RING[(RING.index(pit) + step) % 16]


def facing_pits(inner_pit: str) -> tuple[str, str]:
    """My Bk faces the opponent's B(9-k), behind which lies his A(9-k)."""
    number = 9 - int(inner_pit[1])
    return f"B{number}", f"A{number}"


def lift(pits: dict[str, int], pit: str) -> int:
    stones = pits[pit]
    pits[pit] = 0
    return stones
