"""What is counted in Carat."""

from collections.abc import Iterator

from karfunkel.games.carat.events import Laid, NotWon, Scored, Won, WonByNeutral
from karfunkel.games.carat.rules import COLOURS
from karfunkel.lab.balance.tables import Count, Ratio, Table, Variant
from karfunkel.match.match import Entry, Match

VALUES = range(1, 7)


def _untouched(event: Scored, entry: Entry) -> float:
    return float(event.colour is not None and event.carats[COLOURS.index(event.colour)] == 0)


def _more(match: Match) -> Iterator[tuple[str, float]]:
    for entry in match.entries:
        value = next(event.tile[0] for event in entry.events if isinstance(event, Laid))
        won = [event for event in entry.events if isinstance(event, Won)]
        yield f"laid {value}", 1
        yield f"own {value}", sum(event.points for event in won if event.seat == entry.seat)
        yield f"given {value}", sum(event.points for event in won if event.seat != entry.seat)
        yield "several", sum(isinstance(event, Scored) for event in entry.events) > 1


TABLE = Table(
    bot="level4",
    variants=(
        Variant("plain", "By the book", {}, (2, 3, 4)),
        Variant("three-tiles", "Three tiles in hand", {"three_tiles": True}, (2, 3, 4)),
        Variant("open-hands", "Open hands", {"open_hands": True}, (2, 3, 4)),
        Variant("two-colours", "Two colours each", {"two_colours": True}, (2,)),
        Variant(
            "two-colours-three-tiles",
            "Two colours each, three tiles in hand",
            {"two_colours": True, "three_tiles": True},
            (2,),
        ),
    ),
    counts=(
        Count("won", "chips that a player wins", "C13", Won),
        Count(
            "by another",
            "of these, through a tile that another player laid",
            "C11",
            Won,
            lambda e, entry: e.seat != entry.seat,
        ),
        Count("neutral", "chips won by a colour nobody plays", "C15", WonByNeutral),
        Count("nobody", "chips nobody wins, as all totals are shared", "C13", NotWon),
        Count(
            "cancelled",
            "chips won although others had more, but the same",
            "C13",
            (Won, WonByNeutral),
            lambda e, _: bool(e.cancelled),
        ),
        Count(
            "untouched",
            "chips won by a colour that does not touch them",
            "C13",
            (Won, WonByNeutral),
            _untouched,
        ),
        Count("points", "points for players", "C14", Won, lambda e, _: e.points),
        Count("lost points", "points for colours nobody plays", "C15", WonByNeutral, lambda e, _: e.points),
        Count("several", "tiles that complete several chips", "C11"),
        Count("turned", "", "C11", Scored),
        Count("colours", "", "C14", Scored, lambda e, _: e.colours),
    ),
    ratios=(
        Ratio("colours that touch a chip", "C14", "colours", "turned"),
        *(
            Ratio(f"own points from laying a {value}", "C14", f"own {value}", f"laid {value}")
            for value in VALUES
        ),
        *(
            Ratio(f"points for other players from laying a {value}", "C14", f"given {value}", f"laid {value}")
            for value in VALUES
        ),
    ),
    more=_more,
)
