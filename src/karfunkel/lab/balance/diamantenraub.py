"""What is counted in Diamantenraub."""

from collections.abc import Iterator

from karfunkel.games.diamantenraub.events import (
    Alone,
    Arrows,
    Beaten,
    Began,
    Covered,
    Extra,
    ExtraSpare,
    FiveLimit,
    Hit,
    Kept,
    Last,
    Lost,
    Nobody,
    NothingToLose,
    Out,
    PlayedOn,
    Reduced,
    Strength,
    Swapped,
    TwoLimit,
    Won,
    WonSpare,
)
from karfunkel.lab.balance import cards
from karfunkel.lab.balance.tables import Count, Ratio, Table, Variant
from karfunkel.match.match import Match

HITS = {
    "number": "cards hit for their number",
    "colour": "cards hit for their colour",
    "up": "up arrows hit",
    "down": "down arrows hit",
    "diamond": "diamond cards hit",
}


def _more(match: Match) -> Iterator[tuple[str, float]]:
    yield "rounds", 1  # the first one begins before the first entry
    for entry in match.entries:
        for event in entry.events:
            if isinstance(event, Hit):
                yield f"hit {event.reason}", 1
        strengths = {event.strength for event in entry.events if isinstance(event, Strength)}
        arrows = next((event for event in entry.events if isinstance(event, Arrows)), None)
        if arrows and len(strengths) > 1:
            yield "turned", arrows.wins == "lowest"
            yield "saved", arrows.arrows == "both"


TABLE = Table(
    bot="level4",
    variants=(
        Variant("plain", "By the book", {}, (2, 3, 4)),
        Variant("junior", "Junior", {"junior": True}, (2, 3, 4)),
    ),
    counts=(
        Count("rounds", "rounds", "D4", Began),
        *(Count(f"hit {reason}", words, "D5") for reason, words in HITS.items()),
        Count("beaten", "cards lost to ammunition: hit", "D5", Beaten),
        Count(
            "buried",
            "cards lost to ammunition: under one that was hit",
            "D5",
            Beaten,
            lambda e, _: len(e.stack) - 1,
        ),
        Count("covered", "cards covered by their owner", "D4", Covered),
        Count("nobody", "rounds nobody wins", "D6", Nobody),
        Count("alone", "rounds won with nobody left to fight", "D6", Alone),
        Count("turned", "rounds that the lowest strength wins instead of another", "D7"),
        Count("saved", "rounds in which an up arrow keeps down arrows from that", "D7"),
        Count("won", "diamonds won in fights", "D7", Won),
        Count("tied", "of these, in a victory that is shared", "D7", Won, lambda e, _: e.shared),
        Count("extra", "diamonds by a diamond symbol", "D8", Extra),
        Count(
            "lost",
            "diamonds returned for a loss symbol",
            "D8",
            Lost,
            lambda e, _: not isinstance(e, NothingToLose),
        ),
        Count("nothing", "losses with nothing to return", "D8", NothingToLose),
        Count("diamonds", "", "D7, D8", (Won, Extra)),
        Count("spare", "diamonds paid although the bag is empty", "D9", (WonSpare, ExtraSpare)),
        Count("played on", "rounds played on, as several lead with seven or more", "D10", PlayedOn),
        Count("five", "hands of five", "D11", FiveLimit),
        Count(
            "saved five",
            "of these, although an opponent has two cards",
            "D11",
            FiveLimit,
            lambda e, _: e.beats is not None,
        ),
        Count("two", "hands of two", "D11", TwoLimit),
        Count("reduced", "hands reduced to two", "D12", Reduced),
        Count("swapped", "hands swapped", "D12", Swapped),
        Count("kept", "hands kept", "D12", Kept),
        Count("out", "players out of cards", "D13", Out),
        Count("last", "players who play on alone", "D13", Last),
    ),
    ratios=(Ratio("diamonds a round", "D7, D8", "diamonds", "rounds"),),
    more=_more,
    pieces=cards.pieces,
    chapter=cards.chapter,
)
