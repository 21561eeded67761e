"""The lessons of Mister Diamond: try, remember, steal, who is next, and what rings are worth.

Each is a position that was really reached, with the edition of 1993; the reader has seat 1.
"""

from typing import Any

import msgspec

from karfunkel import games
from karfunkel.games.contract import Event
from karfunkel.match.match import Match

GAME = games.load("mister_diamond")
FIXED = [2, 4, 7, 9, 11, 16, 18, 20, 23, 25, 30, 32, 35, 37, 40, 41]
LOOSE = [place for place in range(1, 43) if place not in FIXED]
RINGS = [1000, 2000, 3000, 4000, 5000, 6000]
READER = 1

Lesson = dict[str, Any]


def lessons() -> dict[str, Any]:
    return {"lessons": [attempt(), memory(), theft(), robbed_is_next(), counting()]}


def attempt() -> Lesson:
    """M3, M4: any diamond may be tried; of each it is known here whether it is fixed."""
    return with_moves("attempt", dealt(3, 3000, 5000))


def memory() -> Lesson:
    """M4, M5: two opponents try; where did a diamond stick?"""
    match = dealt(3, 1000, 4000, 2000, 6000)
    match.play(1, f"T{LOOSE[0]}")
    shown = []
    for seat, place in ((2, FIXED[6]), (3, LOOSE[15])):
        before = seen(match)
        match.play(seat, f"T{place}")
        shown.append({"before": before, "events": told(match)})
    stuck = [event["place"] for one in shown for event in one["events"] if event["event"] == "stuck"]
    return {"id": "memory", "view": seen(match), "choose": "place", "shown": shown, "answer": stuck}


def theft() -> Lesson:
    """M6, M8: a stolen diamond goes out of a ring into an empty one of the same value."""
    return with_moves("theft", before_a_theft())


def robbed_is_next() -> Lesson:
    """M9: after a theft the robbed player is next."""
    match = before_a_theft()
    view = seen(match)
    match.play(READER, "S3:5000")
    events = told(match)
    asked = [event["event"] for event in events].index("robbed_is_next")
    return {
        "id": "robbed_is_next",
        "view": view,
        "events": events,
        "asked": asked,
        "choose": "seats",
        "options": [1, 2, 3],
        "answer": [seen(match)["to_move"]],
    }


def counting() -> Lesson:
    """M11: empty rings count nothing, or minus their value in the variant."""
    match, variant = (after_some_rings(empty_rings_cost=cost) for cost in (False, True))
    view = seen(match)
    every = sum(ring["value"] * (ring["filled"] + ring["empty"]) for ring in view["rings"][READER - 1])
    worth = [seen(one)["dollars"][READER - 1] for one in (variant, match)]
    return {
        "id": "counting",
        "view": view,
        "events": [],
        "asked": 0,
        "choose": "dollars",
        "options": [*worth, every],
        "answer": [worth[1]],
    }


# --- how a lesson is put together


def before_a_theft() -> Match:
    """The reader has empty rings of 3000 and 5000, the others such rings with a diamond, and one more."""
    match = dealt(3, 3000, 3000, 5000, 5000, 1000, 2000, "steal", 4000)
    tries = (FIXED[0], LOOSE[3], LOOSE[9], FIXED[8], LOOSE[20], FIXED[5])
    for place in tries:
        match.play(match.pending()[0], f"T{place}")
    return match


def after_some_rings(**options: Any) -> Match:
    """The reader has got two diamonds and one empty ring."""
    match = dealt(2, 3000, 2000, 6000, 5000, 4000, 1000, 2000, **options)
    for place in (LOOSE[1], FIXED[3], FIXED[7], LOOSE[12], LOOSE[18], FIXED[14]):
        match.play(match.pending()[0], f"T{place}")
    return match


def dealt(seats: int, *top: object, **given: Any) -> Match:
    """A game in which these cards lie on top of the pile."""
    rest = [*RINGS * 7, *["steal"] * 7]
    for card in top:
        rest.remove(card)
    deal = {"rounds": [{"places": 42, "fixed": FIXED, "cards": [*top, *rest]}]}
    return Match(GAME, GAME.options(given, seats), seats, deal)


def with_moves(name: str, match: Match) -> Lesson:
    """The reader chooses: what each legal move brings."""
    outcomes = {}
    for move in match.legal(READER):
        after = match.snapshot()
        after.play(READER, move)
        outcomes[move] = {"events": told(after)}
    return {"id": name, "view": seen(match), "choose": "move", "outcomes": outcomes}


def seen(match: Match) -> dict[str, Any]:
    """What the reader sees, as JSON."""
    view: dict[str, Any] = msgspec.to_builtins(match.view(READER))
    return view


def told(match: Match) -> list[Any]:
    """What the latest move brought, as the reader sees it."""
    events: tuple[Event, ...] = match.latest.events
    return [msgspec.to_builtins(shown) for event in events if (shown := event.seen_by(READER))]
