"""Hints: what the strongest level would play, what else is good, how it will end, and why."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from karfunkel.bots import LEVELS
from karfunkel.bots.mind import Choice, Deadline
from karfunkel.bots.reasons import Reason, reasons_for, tell
from karfunkel.bots.thinking import Player
from karfunkel.games.faults import Fault
from karfunkel.match.match import Match
from karfunkel.words.catalogue import Speaker

SECONDS = 1.7
"""How long thinking may take; the rest of two seconds is for what comes with it"""

MOVES = 3
THREADS = 2
"""the same everywhere, so that the same position gets the same advice on any machine"""


class Advice(msgspec.Struct, frozen=True):
    """One of the moves that a hint names."""

    move: str
    weight: float
    """how often it should be played, where choices are mixed (D15); else 1 for the best move, 0 for others"""
    value: float | None
    """the chance of winning, from 0 to 1"""
    scores: tuple[float, ...] | None
    """the final scores to expect, by seat"""
    reasons: tuple[Reason, ...]


class Hint(msgspec.Struct, frozen=True):
    seat: int
    advice: tuple[Advice, ...]
    """best first"""
    proven: bool
    """nothing can change the outcome of the best move any more"""


def limit(seconds: float = SECONDS) -> Deadline:
    """For how long, and on how many threads, a hint may be thought about."""
    return Deadline(seconds, THREADS)


def hint(match: Match, seat: int, deadline: Deadline | None = None) -> Hint:
    """Advice for a seat, from no more than it may see (G4).  The same position gives the same advice."""
    if seat not in match.pending():
        raise Fault(f"seat {seat} has nothing to choose now")
    player = Player(LEVELS[-1], seat, bytes(32))
    situation = player.situation(match)
    thought = player.think(situation, deadline or limit())

    def advice(choice: Choice) -> Advice:
        text = match.game.format_move(situation.position, choice.move)
        why = reasons_for(match.game, situation.position, seat, choice.move)
        return Advice(text, choice.weight, choice.value, choice.scores, why)

    return Hint(seat, tuple(advice(choice) for choice in thought.choices[:MOVES]), thought.proven)


class Told(msgspec.Struct, frozen=True):
    """One of the moves in words."""

    move: str
    called: str
    """what people call it who do not know the notation"""
    promise: str
    """what it promises; empty where nothing was estimated"""
    reasons: tuple[str, ...]


def narrate(
    match: Match, given: Hint, language: str, names: Mapping[int, str] | None = None
) -> tuple[Told, ...]:
    """A hint for the position of a match in words."""
    game, speaker = match.game, Speaker(language, names)
    return tuple(
        Told(
            move=advice.move,
            called=game.call_move(match.state, game.parse_move(match.state, advice.move), speaker),
            promise=_promise(advice, given.proven and place == 0, speaker),
            reasons=tuple(tell(reason, speaker) for reason in advice.reasons),
        )
        for place, advice in enumerate(given.advice)
    )


def lines(told: Iterable[Told]) -> Iterator[str]:
    """The same for a terminal: the reasons stand indented under their moves."""
    for one in told:
        yield f"{one.move} – {one.called}{': ' * bool(one.promise)}{one.promise}"
        yield from (f"   {reason}" for reason in one.reasons)


def _promise(advice: Advice, proven: bool, speaker: Speaker) -> str:
    parts = []
    if 0 < advice.weight < 1:
        parts.append(speaker.say("hint-often", percent=round(100 * advice.weight)))
    if proven and advice.value in (0, 1):
        parts.append(speaker.say("hint-wins" if advice.value else "hint-loses"))
    elif advice.value is not None:
        parts.append(speaker.say("hint-chance", percent=round(100 * advice.value)))
    if advice.scores:
        scores = " : ".join(str(round(score)) for score in advice.scores)
        parts.append(speaker.say("hint-scores", scores=scores))
    return ", ".join(parts)
