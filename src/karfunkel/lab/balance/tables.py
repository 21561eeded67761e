"""Which events of a game are counted, under which words.

A game's module has ``TABLE``.  A count adds up what its events are worth over a game; a ratio sets two counts
against each other.  Whatever takes more than looking at one event is counted by ``more``.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from karfunkel.games.contract import Event
from karfunkel.match.match import Entry, Match

Chapter = tuple[str, dict[str, str]]
"""Markdown, and the pictures it shows, by name."""


def one(event: Event, entry: Entry) -> float:
    return 1.0


@dataclass(frozen=True)
class Count:
    """Events of these kinds, each for what ``worth`` says.  A key without words serves ratios only."""

    key: str
    words: str
    rules: str
    events: type[Event] | tuple[type[Event], ...] = ()
    """none: ``more`` counts it"""
    worth: Callable[[Any, Entry], float] = one


@dataclass(frozen=True)
class Ratio:
    words: str
    rules: str
    of: str
    to: str


@dataclass(frozen=True)
class Variant:
    """Options of a game, and the seat counts they are studied with."""

    name: str
    title: str
    options: Mapping[str, object]
    seats: tuple[int, ...]
    like_seats: tuple[str, ...] = ()
    """options whose value is the number of seats"""

    def options_for(self, seats: int) -> dict[str, object]:
        return {**self.options, **dict.fromkeys(self.like_seats, seats)}


@dataclass(frozen=True)
class Table:
    bot: str
    """who plays unless another is named: good, and quick enough for thousands of games"""
    variants: tuple[Variant, ...]
    counts: tuple[Count, ...]
    ratios: tuple[Ratio, ...] = ()
    more: Callable[[Match], Iterator[tuple[str, float]]] | None = None
    pieces: Callable[[Match], dict[str, list[float]]] | None = None
    """counts for each piece of the game's material"""
    chapter: Callable[[Sequence[Any]], Chapter] | None = None
    """more pages for the dossier, from the ``figures.Case`` of each variant and seat count"""


def table_of(game: str) -> Table:
    table: Table = import_module(f"karfunkel.lab.balance.{game}").TABLE
    return table


def tally(match: Match, table: Table) -> dict[str, float]:
    """What a game that is over adds to every count; counts of nothing are left out."""
    found: dict[str, float] = {}
    for entry in match.entries:
        for event in entry.events:
            for count in table.counts:
                if count.events and isinstance(event, count.events):
                    found[count.key] = found.get(count.key, 0.0) + count.worth(event, entry)
    for key, worth in table.more(match) if table.more else ():
        found[key] = found.get(key, 0.0) + worth
    return {key: worth for key, worth in found.items() if worth}
