"""What is counted in Mister Diamond."""

from collections.abc import Iterator

from karfunkel.games.mister_diamond.events import (
    Declined,
    RobbedIsNext,
    RoundOver,
    SetAside,
    Stolen,
    Stuck,
    Taken,
    TurnedUp,
)
from karfunkel.lab.balance.tables import Count, Ratio, Table, Variant
from karfunkel.match.match import Match

SEATS = tuple(range(2, 9))


def _more(match: Match) -> Iterator[tuple[str, float]]:
    known: set[int | None] = set()
    for entry in match.entries:
        for event in entry.events:
            if isinstance(event, Stuck):
                yield "again", event.place in known
                known.add(event.place)
            elif isinstance(event, RoundOver):
                known.clear()
                yield "all loose", event.reason == "all_loose_taken"
            elif isinstance(event, Stolen | Declined):
                yield "chances", 1
            if isinstance(event, Taken | Stuck):
                yield "tries", 1


TABLE = Table(
    bot="level4",
    variants=(
        Variant("plain", "By the book, one round", {}, SEATS),
        Variant("marks", "Known fixed diamonds are marked", {"marks": "on"}, SEATS),
        Variant("cost", "Empty rings cost", {"empty_rings_cost": True}, SEATS),
        Variant("rounds", "As many rounds as seats", {}, (2, 4, 8), like_seats=("rounds",)),
    ),
    counts=(
        Count("taken", "loose diamonds found", "M4", Taken),
        Count("stuck", "tries of a fixed one", "M4", Stuck),
        Count("again", "of these, where everyone had seen that it is fixed", "M5"),
        Count("steals", "diamonds stolen", "M6", Stolen),
        Count("dollars", "dollars stolen", "M6", Stolen, lambda e, _: e.value),
        Count("declined", "thefts declined", "M8", Declined),
        Count(
            "no ring",
            "steal cards of no use: no empty ring",
            "M7",
            SetAside,
            lambda e, _: e.why == "no_empty_ring",
        ),
        Count(
            "no match",
            "steal cards of no use: nobody has a diamond for it",
            "M7",
            SetAside,
            lambda e, _: e.why == "no_matching_ring",
        ),
        Count("next", "turns that go to who was robbed", "M9", RobbedIsNext),
        Count("cards", "cards turned up after the first", "M3", TurnedUp),
        Count("rounds", "rounds", "M12", RoundOver),
        Count("all loose", "rounds in which all loose diamonds are found", "M10"),
    ),
    ratios=(
        Ratio("tries that find a loose diamond", "M4", "taken", "tries"),
        Ratio("chances to steal that are taken", "M8", "steals", "chances"),
        Ratio("dollars a theft", "M6", "dollars", "steals"),
    ),
    more=_more,
)
