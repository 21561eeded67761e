"""Carat by the rule sheet (C1-C18)."""

from collections import Counter
from typing import Any

COLOURS = "RYBG"
COLUMNS = "abcdef"
ROWS = "123456"
INNER = [column + row for column in "bcde" for row in "2345"]


class Oracle:
    def __init__(self, options: dict[str, Any], seats: int, deal: dict[str, Any]) -> None:
        self.seen: Counter[str] = Counter()
        self.seats = seats
        self.colours: list[str] = list(options["colours"])  # C5, C17: by seat, one letter or two
        self.chips: dict[str, int] = {}  # C4: place -> points
        for number, points in enumerate(deal["chips"]):
            self.chips["ABCDEFG"[number % 7] + str(number // 7 + 1)] = points
        self.turned: set[str] = set()
        self.supply: list[str] = list(deal["supply"])
        self.board: dict[str, str] = {}  # field -> the tile as laid, "3RYBG": value, then NW NE SE SW
        self.points_of_colour = dict.fromkeys(COLOURS, 0)
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(1, seats + 1)}
        for _ in range(3 if options["three_tiles"] else 1):  # C6, C18: one tile at a time round the table
            for seat in self.hands:
                self.draw(seat)
        self.turn = 1

    def draw(self, seat: int) -> None:
        """C7: while the supply lasts."""
        if self.supply:
            self.hands[seat].append(self.supply.pop(0))
        else:
            self.seen["C7 supply used up"] += 1

    def pending(self) -> list[int]:
        return [] if self.is_over() else [self.turn]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.pending():
            return []
        moves = []
        for field in self.open_fields():
            for tile in self.hands[seat]:
                for laid in quarter_turns(tile):
                    moves.append(field + "=" + laid)
        return sorted(moves)

    def open_fields(self) -> list[str]:
        if not self.board:
            return list(INNER)  # C8
        fields = []
        for column in COLUMNS:
            for row in ROWS:
                field = column + row
                if field not in self.board and any(near in self.board for near in neighbours(field)):
                    fields.append(field)  # C9
        return fields

    def play(self, seat: int, text: str) -> None:
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {text}")
        field, laid = text.split("=")
        for tile in self.hands[seat]:
            if laid in quarter_turns(tile):
                self.hands[seat].remove(tile)
                break
        self.board[field] = laid
        full = [place for place in corners(field).values() if self.is_surrounded(place)]
        for place in full:
            self.score_chip(place)  # C11
        if len(full) > 1:
            self.seen["C11 several chips at once"] += 1
        self.draw(seat)
        self.turn = self.turn % self.seats + 1
        if self.is_over() and len(self.best_seats()) > 1:
            self.seen["C16 shared victory"] += 1

    def is_surrounded(self, place: str) -> bool:
        return all(field in self.board for field in fields_around(place))

    def score_chip(self, place: str) -> None:
        assert place not in self.turned
        self.turned.add(place)
        carats = dict.fromkeys(COLOURS, 0)
        touching: set[str] = set()
        for field in fields_around(place):  # C12
            colour = self.diamond_at(field, place)
            carats[colour] += int(self.board[field][0])
            touching.add(colour)
        self.note_ties(carats)
        winner = who_wins_the_chip(carats)
        if winner is None:
            return
        self.points_of_colour[winner] += self.chips[place] * len(touching)  # C14
        if winner not in touching:
            self.seen["C13 colour that does not touch wins"] += 1
        if not any(winner in colours for colours in self.colours):
            self.seen["C15 neutral colour wins"] += 1
        if len(touching) == 4:
            self.seen["C14 four colours"] += 1

    def diamond_at(self, field: str, place: str) -> str:
        """C10: the colour of the one diamond by which the tile on this field touches the chip."""
        value_and_colours = self.board[field]
        for number, corner in enumerate(corners(field).values()):
            if corner == place:
                return value_and_colours[1 + number]
        raise AssertionError(f"{field} does not touch {place}")

    def note_ties(self, carats: dict[str, int]) -> None:
        totals = list(carats.values())
        at_the_top = totals.count(max(totals))
        if at_the_top > 1:
            self.seen[f"C13 {['two', 'three', 'four'][at_the_top - 2]}-way tie"] += 1
        if who_wins_the_chip(carats) is None:
            self.seen["C13 nobody wins"] += 1

    def is_over(self) -> bool:
        return len(self.board) == 36  # C16

    def scores(self) -> list[int]:
        """C15, C17: what neutral colours won goes to nobody; two colours of a seat are added up."""
        return [sum(self.points_of_colour[colour] for colour in colours) for colours in self.colours]

    def best_seats(self) -> list[int]:
        """G3."""
        scores = self.scores()
        return [seat for seat in range(1, self.seats + 1) if scores[seat - 1] == max(scores)]

    def outcome(self) -> dict[str, Any] | None:
        if not self.is_over():
            return None
        return {"scores": self.scores(), "winners": self.best_seats(), "reason": "all_tiles"}


def who_wins_the_chip(carats: dict[str, int]) -> str | None:
    """C13: the highest total that exactly one of the four colours has."""
    totals = list(carats.values())
    for total in sorted(set(totals), reverse=True):
        if totals.count(total) == 1:
            for colour in carats:
                if carats[colour] == total:
                    return colour
    return None


def quarter_turns(tile: str) -> list[str]:
    """C10: "3RYBG" -> itself and the same tile turned once, twice, three times."""
    value, ring = tile[0], tile[1:]
    return [value + ring[turn:] + ring[:turn] for turn in range(4)]


def neighbours(field: str) -> list[str]:
    """The fields that share a side with this one."""
    column, row = COLUMNS.index(field[0]), ROWS.index(field[1])
    near = []
    for right, up in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
        if 0 <= column + right < 6 and 0 <= row + up < 6:
            near.append(COLUMNS[column + right] + ROWS[row + up])
    return near


def corners(field: str) -> dict[str, str]:
    """C3: the chip places at the corners of a field, in the order of the colours of a move."""
    left, right = field[0].upper(), "BCDEFG"[COLUMNS.index(field[0])]
    below, above = field[1], str(int(field[1]) + 1)
    return {"NW": left + above, "NE": right + above, "SE": right + below, "SW": left + below}


def fields_around(place: str) -> list[str]:
    """C3: one field round a chip in a board corner, two round one on an edge, else four."""
    return [column + row for column in COLUMNS for row in ROWS if place in corners(column + row).values()]
