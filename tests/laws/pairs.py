"""Two positions that a seat cannot tell apart, and what it sees of them and of what follows (G4)."""

import copy as shallow
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import numpy as np

from karfunkel.games.contract import Event, Game, Position
from karfunkel.games.faults import Fault
from karfunkel.match.match import Match


def words(game: Game, random: Random) -> Any:
    return np.frombuffer(random.randbytes(4 * game.rules.WORDS), np.uint32)


def twin_of(match: Match, state: Position) -> Match:
    """The same match, but with these hidden things lying otherwise."""
    twin = shallow.copy(match)
    twin._settled, twin._chosen = list(match._settled), dict(match._chosen)
    twin._history = list(match._history)
    twin.state = state
    return twin


def redealt(match: Match, seat: int, random: Random) -> Match:
    return twin_of(match, match.game.redeal(match.state, seat, words(match.game, random)))


def seen(match: Match, seat: int) -> bytes:
    """All that a seat is shown of a position."""
    return msgspec.json.encode(
        (match.view(seat), match.pending(), match.chosen(), match.legal(seat) if seat else (), match.scores())
    )


def told(events: tuple[Event, ...], seat: int) -> bytes:
    """Events as a seat sees them."""
    return msgspec.json.encode([shown for event in events if (shown := event.seen_by(seat))])


def logged(match: Match, seat: int) -> bytes:
    return msgspec.json.encode(match.log(seat))


def refusals(match: Match, seat: int, texts: list[str]) -> list[str]:
    """What a seat is told that tries these moves; nothing where the move is legal."""
    answers = []
    for text in texts:
        if text not in match.legal(seat):
            try:
                match.play(seat, text)
            except Fault as fault:
                answers.append(str(fault))
    return answers


def steps_together(match: Match, twin: Match, seat: int, random: Random) -> Iterator[tuple[Any, Any]]:
    """Play both on, entry by entry, for as long as the seat cannot tell them apart; the events of both.

    What the seat itself plays is the same in both.  The others play the same where they can, else a move
    of the same kind, which is as good while nobody knows it.
    """
    while match.pending():
        mover = random.choice(match.pending())
        text = random.choice(match.legal(mover))
        alike = [other for other in twin.legal(mover) if other == text] or [
            other for other in twin.legal(mover) if mover != seat and other[0] == text[0]
        ]
        if not alike:
            return
        events = match.play(mover, text), twin.play(mover, random.choice(alike))
        if seen(match, seat) != seen(twin, seat):
            return  # something came to light that lay otherwise
        yield events
