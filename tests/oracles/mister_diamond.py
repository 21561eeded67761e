"""Mister Diamond by the rule sheet (M1-M12)."""

from collections import Counter
from dataclasses import dataclass
from typing import Any


@dataclass
class Ring:
    value: int
    has_diamond: bool


class Oracle:
    def __init__(self, options: dict[str, Any], seats: int, deal: dict[str, Any]) -> None:
        self.seen: Counter[str] = Counter()
        self.seats = seats
        self.empty_rings_cost = bool(options["empty_rings_cost"])
        self.rounds_to_come: list[dict[str, Any]] = list(deal["rounds"])
        self.rounds_begun = 0
        self.dollars_of_rounds_over = [0] * seats
        self.reason = ""
        self.over = False
        self.begin_round()

    def begin_round(self) -> None:
        """M1, M2, M12."""
        deal = self.rounds_to_come.pop(0)
        self.tray: list[int] = list(range(1, deal["places"] + 1))  # the places that still hold a diamond
        self.fixed: list[int] = list(deal["fixed"])
        self.pile: list[int | str] = list(deal["cards"])
        self.rings: dict[int, list[Ring]] = {seat: [] for seat in range(1, self.seats + 1)}
        self.card: int | str | None = None  # turned up and not yet dealt with
        self.tried_in_vain: set[int] = set()
        self.turn = self.rounds_begun % self.seats + 1
        self.rounds_begun += 1
        self.turn_up_a_card()

    def turn_up_a_card(self) -> None:
        """M3, M7: until a card asks the player for a move; M10: a used up pile ends the round."""
        self.card = None
        while self.pile:
            self.card = self.pile.pop(0)
            if self.card != "steal" or self.possible_thefts(self.turn):
                return
            self.seen["M7 unusable steal card"] += 1
            if not self.pile:
                self.seen["M10 pile used up after a steal card"] += 1
            self.card = None
        self.end_round("pile_empty")

    def possible_thefts(self, thief: int) -> list[str]:
        """M6: a full ring of somebody else and an empty one of the thief's, of the same value."""
        empty = {ring.value for ring in self.rings[thief] if not ring.has_diamond}
        thefts = set()
        for victim in self.rings:
            if victim != thief:
                for ring in self.rings[victim]:
                    if ring.has_diamond and ring.value in empty:
                        thefts.add(f"S{victim}:{ring.value}")
        return sorted(thefts)

    def pending(self) -> list[int]:
        return [] if self.over else [self.turn]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.pending():
            return []
        if self.card == "steal":
            return sorted(["-", *self.possible_thefts(seat)])  # M6, M8
        return sorted(f"T{place}" for place in self.tray)  # M4, M5: known fixed ones too

    def play(self, seat: int, text: str) -> None:
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {text}")
        if text == "-":
            self.decline()
        elif text.startswith("T"):
            self.try_to_take(int(text[1:]))
        else:
            victim, value = text[1:].split(":")
            self.steal(int(victim), int(value))

    def decline(self) -> None:
        """M8: as if the card had been unusable (M7)."""
        self.seen["M8 declined"] += 1
        if not self.pile:
            self.seen["M10 pile used up after a steal card"] += 1
            self.seen["M10 pile used up after declining"] += 1
        self.turn_up_a_card()

    def try_to_take(self, place: int) -> None:
        """M4."""
        assert isinstance(self.card, int)
        ring = Ring(self.card, has_diamond=False)
        self.rings[self.turn].append(ring)
        if place in self.tried_in_vain:
            self.seen["M5 tried again in vain"] += 1
        if place in self.fixed:
            self.tried_in_vain.add(place)
        else:
            self.tray.remove(place)
            ring.has_diamond = True
        self.turn = self.left_of(self.turn)
        if all(left in self.fixed for left in self.tray):
            self.seen["M10 last loose diamond"] += 1
            if not self.pile:
                self.seen["M10 both at once"] += 1
            self.end_round("all_loose_taken")  # M10
        else:
            self.turn_up_a_card()

    def steal(self, victim: int, value: int) -> None:
        """M6."""
        robbed = next(ring for ring in self.rings[victim] if ring.value == value and ring.has_diamond)
        filled = next(ring for ring in self.rings[self.turn] if ring.value == value and not ring.has_diamond)
        robbed.has_diamond = False
        filled.has_diamond = True
        if not self.pile:
            self.seen["M10 pile used up after a steal card"] += 1
        elif victim != self.left_of(self.turn):
            self.seen["M9 robbed player next"] += 1  # and not the next one clockwise
        self.turn = victim  # M9
        self.turn_up_a_card()

    def left_of(self, seat: int) -> int:
        """G1: the next seat clockwise."""
        return seat % self.seats + 1

    def end_round(self, reason: str) -> None:
        """M10, M12."""
        self.reason = reason
        self.card = None
        self.dollars_of_rounds_over = self.scores()
        self.rings = {seat: [] for seat in self.rings}
        if self.rounds_to_come:
            if self.rounds_begun % self.seats + 1 != self.turn:
                self.seen["M12 round begun by another seat than was next"] += 1
            self.begin_round()
        else:
            self.over = True

    def dollars_in_rings(self, seat: int) -> int:
        """M11."""
        dollars = 0
        for ring in self.rings[seat]:
            if ring.has_diamond:
                dollars += ring.value
            elif self.empty_rings_cost:
                dollars -= ring.value
        return dollars

    def scores(self) -> list[int]:
        """M12. A ring card that is turned up and not yet tried counts neither way."""
        return [self.dollars_of_rounds_over[seat - 1] + self.dollars_in_rings(seat) for seat in self.rings]

    def outcome(self) -> dict[str, Any] | None:
        if not self.over:
            return None
        scores = self.scores()
        winners = [seat for seat in range(1, self.seats + 1) if scores[seat - 1] == max(scores)]  # G3
        return {"scores": scores, "winners": winners, "reason": self.reason}
