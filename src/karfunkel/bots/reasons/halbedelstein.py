"""Why a move of the Halbedelstein-Spiel is good, or what it costs."""

from collections.abc import Iterator
from dataclasses import dataclass

from karfunkel.bots.reasons import Reason
from karfunkel.games.contract import Event, Game, Position, copy
from karfunkel.games.halbedelstein.events import Captured, Turned

LONG = 3
"""so many sowings of a turn are worth telling"""


class Captures(Reason, frozen=True, tag="halbedelstein-captures"):
    """The turn captures stones, opposite these own pits."""

    rules = ("H5", "H9")
    stones: int
    pits: tuple[str, ...]


class SowsOn(Reason, frozen=True, tag="halbedelstein-sows-on"):
    """The turn is a long one."""

    rules = ("H1",)
    sowings: int
    last: str


class Loses(Reason, frozen=True, tag="halbedelstein-loses"):
    """The game ends with this turn, and the seat has lost."""

    rules = ("H6", "H10")


class LetsWin(Reason, frozen=True, tag="halbedelstein-lets-win"):
    """The other can end the game with this pit, and has won."""

    rules = ("H6", "H10")
    seats = ("rival",)
    rival: int
    pit: str


class Saves(Reason, frozen=True, tag="halbedelstein-saves"):
    """As things stand so many stones could be captured by lifting this pit; after the turn fewer, or none."""

    rules = ("H5", "H9")
    seats = ("rival",)
    rival: int
    pit: str
    before: int
    after: int


class Exposes(Reason, frozen=True, tag="halbedelstein-exposes"):
    """The other can answer by capturing so many stones, by lifting this pit."""

    rules = ("H5", "H9")
    seats = ("rival",)
    rival: int
    pit: str
    stones: int


@dataclass(frozen=True)
class Turn:
    """A turn that a seat could take, and what would come of it."""

    pit: str
    events: tuple[Event, ...]
    wins: bool

    @property
    def captured(self) -> int:
        return sum(event.captured for event in self.events if isinstance(event, Turned))


def reasons(game: Game, position: Position, seat: int, move: int) -> tuple[Reason, ...]:
    after = copy(position)
    turn = _taken(game, after, seat, move)
    return tuple(_told(game, position, after, seat, turn))


def _told(game: Game, before: Position, after: Position, seat: int, turn: Turn) -> Iterator[Reason]:
    rival = 3 - seat
    outcome = game.outcome(after)
    if outcome and rival in outcome.winners:
        yield Loses()
    if turn.captured:
        pits = [event.pit for event in turn.events if isinstance(event, Captured)]
        yield Captures(turn.captured, tuple(dict.fromkeys(pits)))
    for event in turn.events:
        if isinstance(event, Turned) and event.sowings >= LONG:
            yield SowsOn(event.sowings, event.last)
    if outcome or not turn.events or not before.step[rival - 1]:
        return  # nobody can answer, or the other has to fix a direction first (H4)
    answers = list(_turns(game, after, rival))
    for answer in answers:
        if answer.wins:
            yield LetsWin(rival, answer.pit)
            return
    worst = max(answers, key=lambda answer: answer.captured)
    threat = max(_turns(game, _passed(before, rival), rival), key=lambda answer: answer.captured)
    if threat.captured > worst.captured:
        yield Saves(rival, threat.pit, threat.captured, worst.captured)
    if worst.captured:
        yield Exposes(rival, worst.pit, worst.captured)


def _turns(game: Game, position: Position, seat: int) -> Iterator[Turn]:
    for move in game.legal(position, seat):
        yield _taken(game, copy(position), seat, move)


def _taken(game: Game, position: Position, seat: int, move: int) -> Turn:
    """Take a turn in this very position."""
    pit = game.format_move(position, move)
    events = game.play(position, seat, move)
    outcome = game.outcome(position)
    return Turn(pit, events, outcome is not None and seat in outcome.winners)


def _passed(position: Position, seat: int) -> Position:
    """As if it were that seat's turn."""
    other = copy(position)
    other.pending = 1 << (seat - 1)
    return other
