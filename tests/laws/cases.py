"""Every game with every set of options and every number of seats: what the laws are held against.

The games come from the registry and the sets of options from their option types, so that a new game, a new
option or another number of seats is tested at once.
"""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, get_args

import msgspec

from karfunkel import games
from karfunkel.games.contract import Game
from karfunkel.games.faults import Fault
from karfunkel.match.match import Match
from tests.oracles import deals

Deal = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """A game to be played: its name, seats and options, and who deals where the game itself does not."""

    name: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    dealt_by: Callable[[int, Random], Deal] | None = None

    @property
    def game(self) -> Game:
        return games.load(self.name)

    def match(self, seed: int) -> Match:
        """A match newly dealt; the same seed gives the same one."""
        options = self.game.options(self.options, self.seats)
        if self.dealt_by:
            return Match(self.game, options, self.seats, self.dealt_by(self.seats, Random(seed)))
        return Match.new(self.game, options, self.seats, Random(seed).randbytes(32))

    def __str__(self) -> str:
        options = [f"{name}={value}".replace(" ", "") for name, value in self.options.items()]
        return "-".join([self.name, str(self.seats), *options])


def small_box(seats: int, random: Random) -> Deal:
    """M1, M12: three rounds with one small edition, in which thieves meet and diamonds run out."""
    first = deals.small_mister_diamond_round(random)
    rounds = [first]
    for _ in range(2):
        fixed = sorted(random.sample(range(1, first["places"] + 1), len(first["fixed"])))
        cards = random.sample(first["cards"], len(first["cards"]))
        rounds.append({"places": first["places"], "fixed": fixed, "cards": cards})
    return {"rounds": rounds}


def wild_deck(seats: int, random: Random) -> Deal:
    """D3: cards that repeat and bear two symbols."""
    return deals.diamantenraub_deal(deals.wild_diamantenraub_deck(random), seats, random)


def _values(kind: Any) -> list[Any] | None:
    """All values of an option; None where they cannot be listed."""
    described = msgspec.inspect.type_info(kind)
    if isinstance(described, msgspec.inspect.LiteralType):
        return list(get_args(kind))
    return [False, True] if isinstance(described, msgspec.inspect.BoolType) else None


def listed_options(name: str) -> dict[str, list[Any]]:
    """The options of a game whose values can be listed, with all of them."""
    fields = msgspec.structs.fields(games.load(name).option_type)
    return {one.name: values for one in fields if (values := _values(one.type))}


def _of_registry() -> Iterator[Case]:
    for name in games.NAMES:
        listed = listed_options(name)
        for seats in games.load(name).facts.seats:
            for values in itertools.product(*listed.values()):
                case = Case(name, seats, dict(zip(listed, values, strict=True)))
                try:
                    case.match(0)
                except Fault as fault:
                    if "G6" not in str(fault):
                        raise
                else:
                    yield case


def _by_hand() -> Iterator[Case]:
    """Options whose values cannot be listed, and material of one's own."""
    for seats, colours in ((2, ["G", "R"]), (3, ["B", "G", "Y"]), (4, ["G", "B", "Y", "R"])):
        yield Case("carat", seats, {"colours": colours})
    yield Case("carat", 2, {"two_colours": True, "three_tiles": True, "colours": ["GR", "BY"]})
    for seats in (2, 3, 4, 8):
        options = {"rounds": 3, "edition": "small.txt"}
        yield Case("mister_diamond", seats, options, small_box)
        yield Case("mister_diamond", seats, {**options, "marks": "on", "empty_rings_cost": True}, small_box)
    yield Case("mister_diamond", 3, {"rounds": 4, "empty_rings_cost": True})
    yield Case("mister_diamond", 8, {"rounds": 2, "marks": "on"})
    for seats in (2, 3, 4):
        yield Case("diamantenraub", seats, {"deck": "wild.txt"}, wild_deck)
        yield Case("diamantenraub", seats, {"deck": "wild.txt", "junior": True}, wild_deck)


CASES = (*_of_registry(), *_by_hand())
