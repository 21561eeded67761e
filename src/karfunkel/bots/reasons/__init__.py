"""Why a move is good: facts that a person can check on the board, told with hints.

A module here, named after a game, offers ``reasons(game, position, seat, move)``: what speaks for a move, as
far as that seat can know it (G4).  ``position`` is one that looks so to the seat and is not changed.
"""

from importlib import import_module
from typing import Any, ClassVar

import msgspec

from karfunkel.games.contract import Game, Position, copy
from karfunkel.words.catalogue import Speaker


class Reason(msgspec.Struct, frozen=True, tag_field="reason"):
    """A fact about a move.  Its words are the message ``reason-<tag>``, its fields the values there."""

    rules: ClassVar[tuple[str, ...]] = ()
    """the rules behind it"""

    seats: ClassVar[tuple[str, ...]] = ()
    """which of its fields are seats, to be called by name"""


class Wins(Reason, frozen=True, tag="wins"):
    """The game ends with this move, and the seat has won."""


def reasons_for(game: Game, position: Position, seat: int, move: int) -> tuple[Reason, ...]:
    """What speaks for a move and against it, weightiest first."""
    module = import_module(f"karfunkel.bots.reasons.{game.facts.name}")
    found: tuple[Reason, ...] = module.reasons(game, position, seat, move)
    return (Wins(), *found) if _wins(game, position, seat, move) else found


def _wins(game: Game, position: Position, seat: int, move: int) -> bool:
    if game.pending(position) != (seat,):
        return False  # others choose in the same step, so nobody can know
    after = copy(position)
    game.play(after, seat, move)
    outcome = game.outcome(after)
    return outcome is not None and seat in outcome.winners


def tell(reason: Reason, speaker: Speaker) -> str:
    """A reason in words, with the rules behind it."""
    values: dict[str, Any] = {
        name: speaker.all_of(value) if isinstance(value, tuple) else value
        for name, value in msgspec.structs.asdict(reason).items()
    }
    for field in reason.seats:
        values[field] = speaker.who(values[field])
    said = speaker.say(f"reason-{reason.__struct_config__.tag}", **values)
    return f"{said} ({', '.join(reason.rules)})" if reason.rules else said
