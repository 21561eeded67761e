"""Diamantenraub card by card: is there one that is hopeless, or one that is always right?"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from karfunkel.games.diamantenraub import rules
from karfunkel.games.diamantenraub.events import Beaten, TurnedUp, Won
from karfunkel.lab.balance.figures import Case, outcome_shares
from karfunkel.lab.balance.markdown import as_mean, as_share, table
from karfunkel.lab.balance.tables import Chapter
from karfunkel.lab.intervals import Estimate, ratio
from karfunkel.lab.pictures import Cloud, draw
from karfunkel.match.match import Match

ABOUT = """\
Liked: how often a card was played, for each time that lot would have played it out of the hands it was in
(1: neither liked nor shunned). Won: how often its owner won the round in which it was played. Beaten: how
often it was hit, for each time it was played. Hands: the share of victories of seats that held it at some
time, above an equal share, in percentage points."""

KINDS = {
    "": "no symbol",
    "^": "arrow up",
    "v": "arrow down",
    "*": "diamond",
    "-": "loss",
    "two": "two cards",
    "five": "five cards",
    "x#": "ammunition: number",
    "xc": "ammunition: colour",
    "x^": "ammunition: arrow",
    "x*": "ammunition: diamond",
}


def pieces(match: Match) -> dict[str, list[float]]:
    """For each card of the deck, over all seats of a game."""
    found = {
        name: [0.0] * rules.CARDS for name in ("held", "chances", "lot", "played", "beaten", "won", "wins")
    }
    had: dict[int, set[int]] = {seat: set() for seat in range(1, match.seats + 1)}
    for entry in match.entries:
        if entry.move is not None and entry.before.step == rules.CARD:
            hand = entry.before.hands[entry.seat - 1][: int(entry.before.held[entry.seat - 1])].tolist()
            had[entry.seat].update(hand)
            for card in hand:
                found["chances"][card] += 1
                found["lot"][card] += 1 / len(hand)
            found["played"][entry.move] += 1
        _count_round(entry.events, found)
    outcome = match.outcome()
    assert outcome is not None
    for seat, share in enumerate(outcome_shares(outcome.winners, match.seats), start=1):
        for card in had[seat]:
            found["held"][card] += 1
            found["wins"][card] += share
    return found


def _count_round(events: Sequence[Any], found: dict[str, list[float]]) -> None:
    winners = {event.seat for event in events if isinstance(event, Won)}
    for event in events:
        if isinstance(event, TurnedUp):
            for laid in event.laid:
                found["won"][laid.card.number - 1] += laid.seat in winners
        elif isinstance(event, Beaten):
            found["beaten"][event.stack[-1].number - 1] += 1


def kind_of(card: str) -> str:
    """The family of a card with one symbol, by its text."""
    symbol = card.partition(":")[2]
    if symbol.startswith("x"):
        what = symbol[1:]
        return KINDS["x#" if what.isdecimal() else "x*" if what == "*" else "x^" if what in "^v" else "xc"]
    return KINDS["-" if symbol.startswith("-") else symbol]


def chapter(cases: Sequence[Case]) -> Chapter:
    """The cards in the game by the book."""
    own = [case for case in cases if case.variant.name == "plain"]
    deck = house_deck()
    pictures = {f"diamantenraub-cards-{case.seats}.svg": _picture(case, deck) for case in own}
    parts = [
        "## The cards",
        ABOUT,
        *(f"![Cards with {case.seats} seats](diamantenraub-cards-{case.seats}.svg)" for case in own),
        "### By symbol",
        *(f"{case.seats} seats:\n\n{_by_kind(case, deck)}" for case in own),
        "### Every card",
        *(f"{case.seats} seats:\n\n{_by_card(case, deck)}" for case in own),
    ]
    return "\n\n".join(parts), pictures


def house_deck() -> list[str]:
    file = files("karfunkel.games.diamantenraub").joinpath("decks/house.txt")
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@dataclass(frozen=True)
class Figures:
    """What is known of a set of cards."""

    liked: Estimate
    won: Estimate
    beaten: Estimate
    hands: Estimate


def figures(case: Case, cards: Sequence[int]) -> Figures:
    """All ratios have a game as their block."""

    def set_against(of: str, to: str) -> Estimate:
        pairs = [
            (sum(game.pieces[of][card] for card in cards), sum(game.pieces[to][card] for card in cards))
            for game in case.games
        ]
        return ratio(pairs)

    hands = set_against("wins", "held")
    equal = 1 / case.seats
    return Figures(
        set_against("played", "lot"),
        set_against("won", "played"),
        set_against("beaten", "played"),
        Estimate(hands.value - equal, hands.low - equal, hands.high - equal).times(100),
    )


def _by_kind(case: Case, deck: Sequence[str]) -> str:
    rows = []
    for kind in KINDS.values():
        cards = [card for card, text in enumerate(deck) if kind_of(text) == kind]
        rows.append([f"{kind} ({len(cards)})", *_cells(figures(case, cards))])
    return table(["symbol (cards)", "liked", "won", "beaten", "hands"], rows)


def _by_card(case: Case, deck: Sequence[str]) -> str:
    found = [(text, figures(case, [card])) for card, text in enumerate(deck)]
    found.sort(key=lambda pair: -pair[1].liked.value)
    rows = [[text.replace("*", "\\*").replace("|", "\\|"), *_cells(own)] for text, own in found]
    return table(["card", "liked", "won", "beaten", "hands"], rows)


def _cells(own: Figures) -> list[str]:
    return [as_mean(own.liked), as_share(own.won), as_share(own.beaten), as_mean(own.hands)]


def _picture(case: Case, deck: Sequence[str]) -> str:
    found = [(text, figures(case, [card])) for card, text in enumerate(deck)]
    by_liking = sorted(found, key=lambda pair: pair[1].liked.value)
    named = {text for text, _ in by_liking[:4] + by_liking[-4:]}
    points = [
        (kind_of(text), text if text in named else "", own.liked.value, 100 * own.won.value)
        for text, own in sorted(found, key=lambda pair: list(KINDS.values()).index(kind_of(pair[0])))
    ]
    mean_won = 100 * figures(case, range(len(deck))).won.value
    return draw(
        Cloud(
            f"Cards of the house deck, {case.seats} seats",
            ("liked: played, for each time lot would have", "rounds won when played, in %"),
            points,
            (1.0, mean_won),
        )
    )
