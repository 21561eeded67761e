"""What every game offers.  A game package fills this in; everything above ``games/`` knows only this.

Positions are NumPy records (``rules.STATE``); seats are numbered from 1 here, moves are small numbers
whose text ``format_move`` gives.  Files of a game package, the same names in every one:

    __init__.py   the fact card and the game: ``GAME``
    options.py    its options
    rules.py      the rules, as kernels
    deals.py      what chance decides, as text: drawn, checked and laid out
    notation.py   moves as text
    events.py     what happens in a move, and how it is told
    view.py       what a seat sees
    words/        the same in German, Dutch and English: catalogues and rules
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

import msgspec
import numpy as np

from karfunkel.games import journal, kernel, stage
from karfunkel.games.faults import Fault, IllegalMove, shown
from karfunkel.games.options import Options, read_options
from karfunkel.words.catalogue import Speaker

Position = kernel.Position
Words = Callable[[int], "np.ndarray[Any, Any]"]
"""The random words of a game's deals: those of deal number 0, 1, …"""

SEATS_IN = tuple(tuple(seat for seat in range(1, 9) if bits >> (seat - 1) & 1) for bits in range(256))
"""The seats in a set of bits, as a position holds them."""

SPECTATOR = 0
"""Who looks on sees what lies open: the seat number to ask a view for."""


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """The fact card of a game."""

    name: str
    title: str
    seats: tuple[int, ...]
    hidden: bool
    """some seat may not see everything"""
    chance: bool
    """something is dealt by chance"""
    simultaneous: bool
    """there are steps in which several seats choose at once"""
    longest: int | None
    """no game with default options has more entries than this; None where nobody has proved a bound"""


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened in a move.  Pictures, logs and words come from events alone."""

    rules: ClassVar[tuple[str, ...]] = ()
    """the rules behind it"""

    reveals: ClassVar[bool] = False
    """whether it shows somebody something that was hidden; such a move is not taken back"""

    detail: ClassVar[bool] = False
    """one of many steps of a picture, which a log of the game leaves out"""

    def seen_by(self, seat: int) -> "Event | None":
        """As that seat sees it (G4); None when it sees nothing of it."""
        return self

    def remembered(self) -> "Event":
        """As logs and replays tell it later, while the game is on (M5)."""
        return self


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended.  ``winners`` may be several (G3) or, in a draw, none."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    pits: tuple[tuple[int, ...], ...] | None = None


class Ended(Event, frozen=True, tag="ended"):
    """The last event of every game."""

    winners: tuple[int, ...]
    reason: str
    loser: int | None = None
    """who gave up or ran out of time (G5)"""


class Game(ABC):
    """One game.  Its rules are kernels; this class speaks of them in Python's terms."""

    facts: ClassVar[Facts]
    option_type: ClassVar[type[Options]]
    rules: ClassVar[ModuleType]
    endings: ClassVar[Mapping[str, tuple[str, ...]]]
    """the ids of the rules behind each reason in ``rules.REASONS``"""

    # --- options and deals

    def options(self, given: Mapping[str, object], seats: int) -> Any:
        """Complete, valid options for so many seats, from values as JSON or the command line has them."""
        if seats not in self.facts.seats:
            allowed = f"{self.facts.seats[0]} to {self.facts.seats[-1]}" if len(self.facts.seats) > 1 else "2"
            raise Fault(f"{self.facts.title} is for {allowed} seats, not {shown(seats)} (G6)")
        return read_options(self.option_type, given).settle(seats)

    def recorded(self, options: Any) -> dict[str, Any]:
        """Options as records hold them: every one with its value (a file of one's own by its base name).

        ``options`` takes these back, and no file is needed to set the recorded deal out.
        """
        values: dict[str, Any] = msgspec.to_builtins(options)
        return values

    @abstractmethod
    def draw(
        self, options: Any, seats: int, words: Words, part: Mapping[str, object] | None = None
    ) -> dict[str, Any]:
        """A complete deal, as records hold it, drawn by random words.  ``part`` is given by hand."""

    @abstractmethod
    def layouts(self, options: Any, seats: int, deal: object) -> tuple[Position, ...]:
        """Check a deal (any JSON value) and set it out: one dealt position for each deal of the game.

        Only Mister Diamond deals more than once (M12).
        """

    @abstractmethod
    def fresh(self, options: Any, seats: int) -> Position:
        """A position with the material at hand and nothing dealt, for simulation: ``verbs.deal`` deals."""

    def lots_in_series(self, options: Any) -> int:
        """So many first entries are drawn by lot where bots meet in a series, so that not all games are the
        same; few enough that they do not decide the game."""
        return 0 if self.facts.chance else 4

    # --- the course of the game

    def opening(self, state: Position) -> tuple[Event, ...]:
        """What the deal that was just made has laid open, told before the first move after it."""
        return ()

    def pending(self, state: Position) -> tuple[int, ...]:
        """The seats that may move now, ascending; several in a simultaneous step."""
        return SEATS_IN[state.pending]

    def legal(self, state: Position, seat: int) -> tuple[int, ...]:
        """All legal moves of a seat, ascending; none when it may not move."""
        moves = np.empty(self.rules.MOST_MOVES, dtype=np.int64)
        count = self.rules.legal(state, seat - 1, moves)
        return tuple(moves[:count].tolist())

    def play(self, state: Position, seat: int, move: int) -> tuple[Event, ...]:
        """Play a legal move on this very position and say what happened."""
        if move not in self.legal(state, seat):
            raise IllegalMove(seat, self.format_move(state, move), self.why_not(state, seat, move))
        buffer = journal.journal(self.rules.MOST_EVENTS)
        self.rules.play(state, seat - 1, move, buffer)
        events = [self.event(state, row) for row in buffer[1 : int(buffer[0, 0]) + 1].tolist()]
        outcome = self.outcome(state)
        if outcome:
            events.append(Ended(outcome.winners, outcome.reason))
        return tuple(events)

    def why_not(self, state: Position, seat: int, move: int) -> str:
        """Why a move is not legal, for the person who tried it."""
        if state.stage == stage.OVER:
            return "the game is over"
        if seat not in self.pending(state):
            return "it is not that seat's turn"
        return self.why_illegal(state, seat, move)

    def scores(self, state: Position) -> tuple[int, ...]:
        """The scores as they stand, by seat."""
        out = np.zeros(int(state.seats), dtype=np.int64)
        self.rules.scores(state, out)
        return tuple(out.tolist())

    def outcome(self, state: Position) -> Outcome | None:
        """How the game ended; None while it is on."""
        if state.stage != stage.OVER:
            return None
        return self.conclude(state, SEATS_IN[state.winners], self.rules.REASONS[int(state.reason)])

    def conclude(self, state: Position, winners: tuple[int, ...], reason: str) -> Outcome:
        """The outcome of a game that ends here and now, by its rules or by G5."""
        return Outcome(self.scores(state), winners, reason)

    def redeal(self, state: Position, seat: int, words: "np.ndarray[Any, Any]") -> Position:
        """A position that looks the same to that seat, everything it cannot see drawn anew."""
        other = copy(state)
        self.rules.redeal(other, seat - 1, words)
        return other

    def foresee(self, state: Position, seat: int, move: int) -> tuple[Event, ...]:
        """What a legal move would bring, as far as that seat can know it beforehand (G4).

        All of it where nothing is hidden.  Else nothing, unless a game says what its moves bring for certain.
        """
        return () if self.facts.hidden else self.play(copy(state), seat, move)

    # --- words and views

    @abstractmethod
    def parse_move(self, state: Position, text: str) -> int:
        """The move a text stands for, legal or not; a Fault when it stands for none."""

    @abstractmethod
    def format_move(self, state: Position, move: int) -> str:
        """The notation of a move (RULES: "Notation")."""

    @abstractmethod
    def call_move(self, state: Position, move: int, speaker: Speaker) -> str:
        """What people call a move who do not know the notation: the same for all who may play it."""

    @abstractmethod
    def why_illegal(self, state: Position, seat: int, move: int) -> str:
        """Which rule forbids this move to a seat whose turn it is; ends with the rule's id."""

    def open_move(self, state: Position, seat: int, move: int, viewer: int) -> str:
        """The text of a move, played in ``state``, as far as another seat may know it later on (G4)."""
        return self.format_move(state, move)

    @abstractmethod
    def event(self, state: Position, row: Sequence[int]) -> Event:
        """A journal row of a move that led to ``state``, as an event."""

    def narrate(self, event: Event, language: str, names: Mapping[int, str] | None = None) -> str:
        """The event in words, with the rules behind it."""
        speaker = Speaker(language, names)
        if isinstance(event, Ended):
            text, rules = self._tell_end(event, speaker)
        else:
            text, rules = self.tell(event, speaker), event.rules
        return f"{text} ({', '.join(rules)})" if rules else text

    def _tell_end(self, event: Ended, speaker: Speaker) -> tuple[str, tuple[str, ...]]:
        rules: tuple[str, ...]
        if event.loser is not None:
            reason, rules = speaker.say(f"ended-{event.reason}", loser=speaker.who(event.loser)), ("G5",)
        else:
            reason = speaker.say(f"{self.facts.name.replace('_', '-')}-ended-{event.reason}")
            rules = self.endings[event.reason]
        manner = "draw" if not event.winners else "one" if len(event.winners) == 1 else "several"
        winners = speaker.all_of([speaker.who(seat) for seat in event.winners])
        return f"{reason} {speaker.say(f'ended-{manner}', winners=winners)}", rules

    @abstractmethod
    def tell(self, event: Any, speaker: Speaker) -> str:
        """An event of this game in words."""

    @abstractmethod
    def view(self, state: Position, seat: int) -> msgspec.Struct:
        """What a seat sees, or a SPECTATOR."""


def new_position(rules: ModuleType) -> Position:
    """An empty position of a game."""
    position: Position = np.zeros(1, rules.STATE)[0]
    return position


def copy(state: Position) -> Position:
    other = np.zeros(1, state.dtype)  # not empty: equal positions are equal bytes, padding too
    other[0] = state
    position: Position = other[0]
    return position
