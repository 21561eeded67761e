"""What a series of games is to be: who plays, on which seats, dealt by which seeds.

A plan says of every number 1, 2, … which game that is, so a series can be played in any order and on any
number of processes, and can be gone on with later.
"""

import hashlib
from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Protocol

import msgspec

import karfunkel
from karfunkel import games
from karfunkel.bots.thinking import Player
from karfunkel.games.faults import Fault
from karfunkel.match import seeds
from karfunkel.match.match import Match

_MOST_OPENINGS = 100


class Chooser(Protocol):
    """Who plays: a bot of ours, or somebody else's."""

    def choose(self, match: Match) -> str:
        """The text of the move it wants to play."""
        ...


Invite = Callable[[tuple[str, ...], bytes, float | None], Mapping[int, Chooser]]
"""Who is meant by names: a chooser for each seat, with a seed and the longest it may think."""


def players(bots: tuple[str, ...], seed: bytes, think: float | None) -> dict[int, Chooser]:
    """A bot of ours on each seat."""
    return {seat: Player(name, seat, seed, think) for seat, name in enumerate(bots, start=1)}


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A series.  Its games come in blocks: a block is one deal, played once for each turn of the bots round
    the table, so that in every block every bot sits on every seat equally often.  Where all bots of a table
    are the same, there is nothing to turn, and every game has a deal of its own."""

    game: str
    options: dict[str, Any]
    seats: int
    tables: tuple[tuple[str, ...], ...]
    """who plays together; the blocks go round them"""
    seed: str
    think: float | None = None
    """the longest a bot may think about a move, in seconds"""
    opening: int = 0
    """so many first entries of a block's games are drawn by lot, the same for all of them"""
    sources: str = ""
    """of rules and bots: a series is not gone on with by others"""

    @property
    def turns(self) -> int:
        """So many games are a block."""
        return 1 if all(len(set(table)) == 1 for table in self.tables) else self.seats

    @property
    def round(self) -> int:
        """So many games give every table one block."""
        return self.turns * len(self.tables)

    def whole(self, count: int) -> int:
        """The next number of games in which all tables have the same number of whole blocks."""
        return -(-count // self.round) * self.round

    def seating(self, number: int) -> "Seating":
        """Game number 1, 2, …"""
        block, turn = divmod(number - 1, self.turns)
        table = block % len(self.tables)
        bots = self._order(block, self.tables[table])
        return Seating(block, table, bots[turn:] + bots[:turn])

    def _order(self, block: int, table: tuple[str, ...]) -> tuple[str, ...]:
        """Who sits beside whom: by lot, another time in every block."""

        def lot(chair: int) -> bytes:
            return hashlib.sha256(f"{self.seed}/order/{block}/{chair}".encode()).digest()

        return tuple(table[chair] for chair in sorted(range(self.seats), key=lot))

    def deal_seed(self, number: int) -> bytes:
        """What a game's deal is drawn from: that of record number ``block`` with the same seed."""
        return seeds.seed_from_text(self.seed, self.seating(number).block + 1)

    def play(self, number: int, invite: Invite = players) -> Match:
        """Game number 1, 2, …, played out."""
        seating = self.seating(number)
        match = self._opened(number)
        own = seeds.seed_from_text(f"{self.seed}/bots", number)
        play_out(match, invite(seating.bots, own, self.think))
        return match

    def _opened(self, number: int) -> Match:
        """A game after its opening, in which it must not have ended: then another one is drawn."""
        game = games.load(self.game)
        options = game.options(self.options, self.seats)
        block = self.seating(number).block + 1
        for attempt in range(_MOST_OPENINGS):
            match = Match.new(game, options, self.seats, self.deal_seed(number))
            lots = seeds.seed_from_text(f"{self.seed}/opening/{attempt}", block)
            play_out(match, players(("random",) * self.seats, lots, None), self.opening)
            if match.pending():
                return match
        raise Fault(f"an opening of {self.opening} entries is too long: games are over by then")


@cache
def sources() -> str:
    """Which rules and bots these are: a digest of their files."""
    package = Path(karfunkel.__file__).parent
    digest = hashlib.sha256()
    for folder in ("games", "match", "bots"):
        for file in sorted((package / folder).rglob("*")):
            if file.suffix in (".py", ".txt"):
                digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


class Seating(msgspec.Struct, frozen=True):
    """Who sits where in one game."""

    block: int
    table: int
    bots: tuple[str, ...]
    """by seat"""


def tables_of(names: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """The tables at which so many bots meet as equals.

    As many bots as seats: one table.  More: every choice of so many.  Fewer: each has a seat, or several, and
    the seats left over go to every choice of them.
    """
    each, over = divmod(seats, len(names))
    return tuple(names * each + more for more in combinations(names, over))


def play_out(match: Match, bots: Mapping[int, Chooser], entries: int | None = None) -> None:
    """Let bots play a match to its end, or so many entries."""
    while (pending := match.pending()) and entries != 0:
        match.play(pending[0], bots[pending[0]].choose(match))
        entries = None if entries is None else entries - 1
