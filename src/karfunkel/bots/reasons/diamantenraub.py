"""Why a card of Diamantenraub is good, or a hand: by what lies open, the own hand, and what is unseen."""

from collections.abc import Iterator

import numpy as np

from karfunkel.bots.reasons import Reason
from karfunkel.games.contract import Game, Position, copy
from karfunkel.games.diamantenraub import rules
from karfunkel.games.diamantenraub.notation import format_card
from karfunkel.games.diamantenraub.rules import (
    CARD,
    CARDS,
    COLOURS,
    DIAMOND,
    DOWN,
    FIVE,
    KEEP,
    LOSS_BIT,
    SWAP,
    TWO,
    UP,
)
from karfunkel.games.journal import NO_EVENTS


class Hits(Reason, frozen=True, tag="hits"):
    """Its ammunition hits what lies there now."""

    rules = ("D5",)
    seats = ("seat",)
    seat: int
    card: str


class IsHit(Reason, frozen=True, tag="is-hit"):
    """What lies there now hits it."""

    rules = ("D5",)
    seats = ("seat",)
    seat: int
    card: str


class MayBeHit(Reason, frozen=True, tag="may-be-hit"):
    """So many of the cards that one has not seen would hit it."""

    rules = ("D5",)
    hitting: int
    unseen: int


class Strong(Reason, frozen=True, tag="strong"):
    """The own strength with it, and the best or lowest of the others as they stand."""

    rules = ("D7",)
    own: int
    others: int
    lowest: str
    """yes: by the arrows as they would stand the lowest wins"""


class MoreLoot(Reason, frozen=True, tag="more-loot"):
    """A victory brings a second diamond."""

    rules = ("D8",)


class Costs(Reason, frozen=True, tag="costs"):
    """Its loss symbol is for a colour that an opponent has."""

    rules = ("D8",)
    seats = ("seat",)
    seat: int
    card: str


class CostsMe(Reason, frozen=True, tag="costs-me"):
    """An opponent's loss symbol is for its colour."""

    rules = ("D8",)
    seats = ("seat",)
    seat: int
    card: str


class FiveCards(Reason, frozen=True, tag="five-cards"):
    """It allows a hand of five."""

    rules = ("D11",)


class TwoCards(Reason, frozen=True, tag="two-cards"):
    """It holds the others down to two cards."""

    rules = ("D11",)


class HandWorth(Reason, frozen=True, tag="hand-worth"):
    """The mean number of the hand, or of what is kept of it, beside that of the cards not seen yet."""

    rules = ("D12",)
    hand: float
    unseen: float


def reasons(game: Game, position: Position, seat: int, move: int) -> tuple[Reason, ...]:
    if position.step == CARD:
        return tuple(_of_card(position, seat - 1, move))
    return tuple(_of_hand(position, seat - 1, move))


def _of_card(position: Position, seat: int, card: int) -> Iterator[Reason]:
    face = int(position.deck[card])
    junior = bool(position.junior)
    table = _with(position, seat, card)
    if not junior:
        yield from _shots(position, seat, face)
        unseen = _unseen(position, seat)
        hitting = sum(bool(int(rules.fired(other)) & int(rules.borne(face))) for other in unseen)
        if hitting:
            yield MayBeHit(hitting, len(unseen))
    yield from _strength(table, seat)
    if junior:
        return
    bears = int(rules.borne(face))
    if bears & DIAMOND:
        yield MoreLoot()
    yield from _losses(position, seat, bears)
    if bears & FIVE:
        yield FiveCards()
    if bears & TWO:
        yield TwoCards()


def _with(position: Position, seat: int, card: int) -> Position:
    """The table with a card laid, and what is hit by what lies there now taken away."""
    table = copy(position)
    rules.lay_on_stack(table, seat, card, NO_EVENTS)
    if not position.junior:
        rules.phase_one(table, NO_EVENTS)
    return table


def _shots(position: Position, seat: int, face: int) -> Iterator[Reason]:
    for other, side in _opposing(position, seat):
        if int(rules.fired(face)) & int(position.bears[other, side]):
            yield Hits(other + 1, _active(position, other, side))
    for other, side in _opposing(position, seat):
        if int(position.fires[other, side]) & int(rules.borne(face)):
            yield IsHit(other + 1, _active(position, other, side))


def _losses(position: Position, seat: int, bears: int) -> Iterator[Reason]:
    for other, side in _opposing(position, seat):
        theirs = int(position.bears[other, side])
        if (bears >> LOSS_BIT) & (theirs >> rules.COLOUR_BIT) & COLOURS:
            yield Costs(other + 1, _active(position, other, side))
        if (theirs >> LOSS_BIT) & (bears >> rules.COLOUR_BIT) & COLOURS:
            yield CostsMe(other + 1, _active(position, other, side))


def _strength(table: Position, seat: int) -> Iterator[Reason]:
    if not rules.borne_by(table, seat):
        return
    others = [other for other in range(int(table.seats)) if other != seat and rules.borne_by(table, other)]
    if others:
        arrows = int(np.bitwise_or.reduce(table.bears[: int(table.seats)], axis=None))
        lowest = bool(arrows & DOWN) and not arrows & UP
        strengths = [int(rules.strength(table, other)) for other in others]
        best = min(strengths) if lowest else max(strengths)
        yield Strong(int(rules.strength(table, seat)), best, "yes" if lowest else "no")


def _of_hand(position: Position, seat: int, move: int) -> Iterator[Reason]:
    hand = position.hands[seat].tolist()[: int(position.held[seat])]
    kept = hand if move in (SWAP, KEEP) else list(divmod(move - rules.KEEP_TWO, CARDS))
    unseen = _unseen(position, seat)
    if kept and unseen:
        numbers = [int(rules.number_of(int(position.deck[card]))) for card in kept]
        others = [int(rules.number_of(face)) for face in unseen]
        yield HandWorth(round(sum(numbers) / len(numbers), 1), round(sum(others) / len(others), 1))


def _unseen(position: Position, seat: int) -> list[int]:
    """The faces of all cards whose places the seat does not know, set aside or not."""
    cards = np.arange(CARDS)
    count = int(rules.forget(position, seat, cards))
    return [int(position.deck[card]) for card in cards[:count]]


def _opposing(position: Position, seat: int) -> Iterator[tuple[int, int]]:
    """Where opponents have active cards."""
    for other in range(int(position.seats)):
        for side in range(2):
            if other != seat and position.heights[other, side]:
                yield other, side


def _active(position: Position, seat: int, side: int) -> str:
    return format_card(int(position.deck[rules.active_card(position, seat, side)]))
