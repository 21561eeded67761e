"""Lessons in which a move is to be found: what each one leads to, and whether that is what is wanted."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from karfunkel.games.contract import Event, Game, Position, copy

READER = 1

Lesson = dict[str, Any]
Happened = tuple[Event, ...]


def find_a_move(
    name: str, game: Game, state: Position, moves: Iterable[int], wanted: Callable[[Happened], bool]
) -> Lesson:
    """A position, and what each of some of its moves leads to; some do what is wanted, some do not."""
    outcomes = {}
    for move in moves:
        after = copy(state)
        events = game.play(after, READER, move)
        outcomes[game.format_move(state, move)] = {
            "right": wanted(events),
            "events": msgspec.to_builtins(events),
            "view": msgspec.to_builtins(game.view(after, READER)),
        }
    assert len({outcome["right"] for outcome in outcomes.values()}) == 2
    view = msgspec.to_builtins(game.view(state, READER))
    return {"id": name, "choose": "move", "view": view, "outcomes": outcomes}
