"""Getting a game's compiled rules ready: seconds on the first use on a machine, nothing afterwards."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.games import cache, chance
from karfunkel.games.contract import Game
from karfunkel.games.faults import Fault
from karfunkel.games.kernel import COMPILED
from karfunkel.match.match import Match

STEPS = ("deal", "legal", "play", "scores", "redeal")


def is_ready(game: Game) -> bool:
    """Whether this version of the rules has been compiled on this machine."""
    return not COMPILED or _mark(game).exists()


def prepare(game: Game) -> Iterator[str]:
    """Compile what a match needs, one of the STEPS after the other; yields each one that is done."""
    seats = game.facts.seats[0]
    match = Match.new(game, game.options({}, seats), seats, bytes(32))
    yield "deal"
    seat = match.pending()[0]
    moves = match.legal(seat)
    yield "legal"
    match.play(seat, moves[0])
    yield "play"
    match.scores()
    yield "scores"
    words: Any = np.empty(game.rules.WORDS, np.uint32)
    chance.fill(words, chance.generator(0))
    game.redeal(match.state, seat, words)
    yield "redeal"
    try:
        _mark(game).parent.mkdir(parents=True, exist_ok=True)
        _mark(game).touch()
    except OSError as error:
        raise Fault(
            f"cannot write to {cache.CACHE}: {error.strerror}; set NUMBA_CACHE_DIR to a folder"
        ) from None


def _mark(game: Game) -> Path:
    return cache.CACHE / f"{game.facts.name}.ready"
