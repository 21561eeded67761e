"""The lessons of Diamantenraub: what a card hits, who wins, what winners and losers get, how hands change.

Each is a position that was really reached, with the house deck; the reader has seat 1.
"""

from typing import Any

import msgspec

from karfunkel import games
from karfunkel.games.contract import Event
from karfunkel.games.diamantenraub.deals import read_deck
from karfunkel.games.diamantenraub.notation import format_card
from karfunkel.match.match import Match

GAME = games.load("diamantenraub")
DECK = [format_card(card) for card in read_deck("house")]
READER = 1

Lesson = dict[str, Any]


def lessons() -> dict[str, Any]:
    made = [stacks(), ammunition(), strength(), arrow_down(), loot(), hands()]
    for lesson in made:
        del lesson["view"]["deck"]  # it is the same in all
    return {"deck": DECK, "lessons": made}


def stacks() -> Lesson:
    """D4: play any card; it goes on the left or on the right stack."""
    match = dealt("L9Y R10B L7R:* R8Y:*", "L6G:*")
    return with_moves("stacks", match, "L6G:*")


def ammunition() -> Lesson:
    """D5: what does this card hit?"""
    match = dealt("R9B L4G:x7", "R7R:* L8G", "L7B:^ R10R")
    play(match, "R9B", "R7R:*", "L7B:^")
    lesson, _ = with_round("ammunition", match, "hit", "L4G:x7", "L8G", "R10R")
    hit = [event["target"]["number"] for event in lesson["events"] if event["event"] == "hit"]
    return lesson | {"choose": "cards", "options": facing(lesson), "answer": hit}


def strength() -> Lesson:
    """D4, D7: only active cards count, and the highest strength wins."""
    match = dealt("L6G:* R5Y:*", "R9Y R10R", "L8G R4G:two")
    play(match, "L6G:*", "R9Y", "L8G")
    return with_winners("strength", match, "R5Y:*", "R10R", "R4G:two")


def arrow_down() -> Lesson:
    """D7: an arrow down makes the lowest win, and who ties for the win wins as well."""
    match = dealt("L10Y R9B", "L3B:v R4G:two", "L9B L7R:*")
    play(match, "L10Y", "L3B:v", "L9B")
    return with_winners("arrow_down", match, "R9B", "R4G:two", "L7R:*")


def loot() -> Lesson:
    """D7, D8: a diamond for the winner, one more for the symbol, and one to lose."""
    match = dealt("L6G:* R9G:*", "R10B L3R:-G", "L8G R3G:-Y")
    play(match, "L6G:*", "R10B", "L8G")
    lesson, after = with_round("loot", match, "won", "R9G:*", "L3R:-G", "R3G:-Y")
    before, now = (view["players"][READER - 1]["diamonds"] for view in (lesson["view"], seen(after)))
    return lesson | {"choose": "number", "options": [-1, 0, 1, 2], "answer": [now - before]}


def hands() -> Lesson:
    """D11, D12: an opponent's two-cards symbol; keep just two cards, or throw all away."""
    match = dealt("L10Y R5Y:* L6G:* R2B:*", "R4G:two")
    for seat, text in enumerate(("L10Y", "R4G:two"), start=1):
        match.play(seat, f"P{number(text)}")
    return with_moves("hands", match, "K")


# --- how a lesson is put together


def dealt(*tops: str) -> Match:
    """A game in which these cards lie on top of the piles, in this order."""
    named = {number(text) for top in tops for text in top.split()}
    others = iter(card for card in range(1, len(DECK) + 1) if card not in named)
    piles = []
    for top in tops:
        pile = [number(text) for text in top.split()]
        piles.append(pile + [next(others) for _ in range(20 - len(pile))])
    options = GAME.options({}, len(tops))
    return Match(GAME, options, len(tops), {"deck": DECK, "piles": piles})


def number(text: str) -> int:
    return DECK.index(text) + 1


def play(match: Match, *cards: str) -> None:
    """A round in which all keep their hands."""
    for seat, text in enumerate(cards, start=1):
        match.play(seat, f"P{number(text)}")
    for seat in range(1, len(cards) + 1):
        match.play(seat, "K")


def with_moves(name: str, match: Match, *others: str) -> Lesson:
    """The reader chooses: what each legal move brings, and what is then in the reader's hand."""
    outcomes = {}
    for move in match.legal(READER):
        after = match.snapshot()
        after.play(READER, move)
        for seat, text in enumerate(others, start=READER + 1):
            after.play(seat, text if text in "KS" else f"P{number(text)}")
        outcomes[move] = {"events": told(after), "hand": seen(after)["hand"]}
    return {"id": name, "view": seen(match), "choose": "move", "outcomes": outcomes}


def with_round(name: str, match: Match, asked: str, *cards: str) -> tuple[Lesson, Match]:
    """A round, and how many of its events are shown before the question: those before one of this kind."""
    after = match.snapshot()
    for seat, text in enumerate(cards, start=1):
        after.play(seat, f"P{number(text)}")
    events = told(after)
    shown = [event["event"] for event in events].index(asked)
    return {"id": name, "view": seen(match), "events": events, "asked": shown}, after


def with_winners(name: str, match: Match, *cards: str) -> Lesson:
    """A round of which the reader is to name the winners."""
    lesson, _ = with_round(name, match, "strength", *cards)
    winners = [event["seat"] for event in lesson["events"] if event["event"] == "won"]
    return lesson | {"choose": "seats", "options": list(range(1, len(cards) + 1)), "answer": winners}


def facing(lesson: Lesson) -> list[Any]:
    """The active cards of the reader's opponents, when all cards of the round are laid."""
    active = {
        (player["seat"], side): player[stack][-1]
        for player in lesson["view"]["players"]
        for side, stack in (("L", "left"), ("R", "right"))
        if player[stack]
    }
    laid = next(event["laid"] for event in lesson["events"] if event["event"] == "turned_up")
    active |= {(one["seat"], one["side"]): one["card"] for one in laid}
    return [card for (seat, _), card in sorted(active.items()) if seat != READER]


def seen(match: Match) -> dict[str, Any]:
    """What the reader sees, as JSON."""
    view: dict[str, Any] = msgspec.to_builtins(match.view(READER))
    return view


def told(match: Match) -> list[Any]:
    """What the latest move brought, as the reader sees it."""
    events: tuple[Event, ...] = match.latest.events
    return [msgspec.to_builtins(shown) for event in events if (shown := event.seen_by(READER))]
