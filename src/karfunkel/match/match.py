"""A match: one game on its way, from the deal to the outcome."""

from collections.abc import Mapping
from copy import copy as shallow_copy
from typing import Any, Literal, Self

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from karfunkel.games import stage, verbs
from karfunkel.games.contract import Ended, Event, Game, Outcome, Position, copy
from karfunkel.games.faults import Fault, IllegalMove
from karfunkel.games.options import Options
from karfunkel.match import seeds

Surrender = Literal["resign", "time"]
_REASONS: dict[Surrender, str] = {"resign": "resigned", "time": "time"}

SECRET = "?"
"""The text of what another seat has chosen in a step that is still open (D15)."""


class Entry(Struct, frozen=True, eq=False, gc=False):
    """One entry of a record's ``moves``, and what came of it.  (No entry leads back to itself: ``gc``.)"""

    seat: int
    text: str
    move: int | None
    """None where the seat gave up or ran out of time (G5)"""
    before: Position
    events: tuple[Event, ...]

    def __str__(self) -> str:
        return f"{self.seat} {self.text}"


class Match:
    """The deal and the entries are the match; the position is derived from them."""

    def __init__(
        self, game: Game, options: Options, seats: int, deal: Mapping[str, Any], seed: bytes | None = None
    ) -> None:
        """A match with this deal.  ``seed`` is what it was drawn from, if it was."""
        self.game = game
        self.options = options
        self.seats = seats
        self.deal = deal
        self.seed = seed
        self._layouts = game.layouts(options, seats, deal)
        self._begin()

    def _begin(self) -> None:
        self.state = copy(self._layouts[0])
        self._deals = 1
        self._surrender: Outcome | None = None
        self._settled: list[Entry] = []
        self._pending = self._step = self.game.pending(self.state)
        self._chosen: dict[int, Entry] = {}
        self._history: list[Entry] = []  # in the order of choosing

    @classmethod
    def new(
        cls,
        game: Game,
        options: Options,
        seats: int,
        seed: bytes | None = None,
        part: Mapping[str, object] | None = None,
    ) -> Self:
        """A match dealt by a seed, a fresh one by default; part of the deal may be given by hand."""
        seed = seed or seeds.fresh_seed()

        def words(deal: int) -> Any:
            return seeds.deal_words(seed, game.facts.name, deal + 1, game.rules.WORDS)

        deal = game.draw(options, seats, words, part)
        return cls(game, options, seats, deal, None if part else seed)

    def snapshot(self) -> Self:
        """The match as it is now, for somebody to think about while this one goes on."""
        other = shallow_copy(self)
        other._settled, other._history = list(self._settled), list(self._history)
        other._chosen = dict(self._chosen)
        return other

    # --- what is so

    @property
    def entries(self) -> list[Entry]:
        """All entries so far, those of a simultaneous step in seat order (D15)."""
        return self._settled + [self._chosen[seat] for seat in sorted(self._chosen)]

    @property
    def settled(self) -> int:
        """How many entries stand in steps that are closed; those of an open step are not known to all yet."""
        return len(self._settled)

    @property
    def latest(self) -> Entry:
        """The entry that was made last."""
        return self._history[-1]

    def pending(self) -> tuple[int, ...]:
        """The seats that may move now."""
        return () if self._surrender else self._pending

    def layouts(self) -> Any:
        """The dealt positions from which the match's rounds begin, as one array."""
        layouts = np.zeros(len(self._layouts), self.game.rules.STATE)  # not empty: see contract.copy
        for deal, layout in enumerate(self._layouts):
            layouts[deal] = layout
        return layouts

    def chosen(self) -> tuple[int, ...]:
        """The seats that have chosen already in a simultaneous step."""
        return tuple(sorted(self._chosen))

    def legal(self, seat: int) -> tuple[str, ...]:
        """The texts of a seat's legal moves, in the game's own order."""
        if self._surrender:
            return ()
        return tuple(self.game.format_move(self.state, move) for move in self.game.legal(self.state, seat))

    def foresee(self, seat: int) -> dict[str, tuple[Event, ...]]:
        """For each legal move of a seat what it would bring, as far as that seat can know it beforehand."""
        game, state = self.game, self.state
        moves = () if self._surrender else game.legal(state, seat)
        return {game.format_move(state, move): game.foresee(state, seat, move) for move in moves}

    def outcome(self) -> Outcome | None:
        return self._surrender or self.game.outcome(self.state)

    def before_step(self) -> Position:
        """The position as this step began: without what others have chosen in it already (D15)."""
        return next(iter(self._chosen.values())).before if self._chosen else self.state

    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.state)

    def view(self, seat: int) -> Any:
        """What a seat sees, or a SPECTATOR."""
        return self.game.view(self.state, seat)

    def log(self, seat: int) -> tuple[tuple[int, str, tuple[Event, ...]], ...]:
        """Every entry as that seat may look it up: who, the move's text, what happened (G4, M5)."""
        over = self.outcome() is not None
        return tuple(self._told(entry, seat, over) for entry in self.entries)

    def witnessed(self, seat: int) -> tuple[Event, ...]:
        """All that a seat has seen happen, oldest first, as it saw it at the time."""
        first = self.game.opening(self._layouts[0])
        events = [*first, *(event for entry in self.entries for event in entry.events)]
        return tuple(shown for event in events if (shown := event.seen_by(seat)))

    def _told(self, entry: Entry, viewer: int, over: bool) -> tuple[int, str, tuple[Event, ...]]:
        seen = [event.seen_by(viewer) for event in entry.events]
        events = tuple(event if over else event.remembered() for event in seen if event)
        text = entry.text
        if entry.move is not None and not over:
            text = self.game.open_move(entry.before, entry.seat, entry.move, viewer)
        if viewer != entry.seat and self._chosen.get(entry.seat) is entry:
            text = SECRET
        return entry.seat, text, events

    # --- what is done

    def play(self, seat: int, text: str) -> tuple[Event, ...]:
        """Play a move; an IllegalMove or another Fault leaves everything as it was."""
        if not 1 <= seat <= self.seats:
            raise Fault(f"there is no seat {seat}; seats are 1 to {self.seats}")
        if self._surrender:
            raise IllegalMove(seat, text, "the game is over")
        before = self.state
        move = self.game.parse_move(before, text)
        state = copy(before)
        events = self.game.play(state, seat, move)
        if state.stage == stage.UNDEALT:
            verbs.lay(state, self._layouts[self._deals])
            events += self.game.opening(state)
            self._deals += 1
        self.state, self._pending = state, self.game.pending(state)
        self._chosen[seat] = Entry(seat, self.game.format_move(before, move), move, before, events)
        self._history.append(self._chosen[seat])
        if len(self._chosen) == len(self._step):
            self._close_step()
        return events

    def _close_step(self) -> None:
        """All have chosen.  What that brought about stands with the last entry of the step."""
        happened = tuple(event for entry in self._chosen.values() for event in entry.events)
        *others, last = (self._chosen[seat] for seat in sorted(self._chosen))
        self._settled += [*(replace(entry, events=()) for entry in others), replace(last, events=happened)]
        self._chosen = {}
        self._step = self._pending

    def resign(self, seat: int) -> tuple[Event, ...]:
        return self._end(seat, "resign")

    def run_out_of_time(self, seat: int) -> tuple[Event, ...]:
        return self._end(seat, "time")

    def _end(self, seat: int, how: Surrender) -> tuple[Event, ...]:
        """G5: with two seats the other one has won, the scores stay as they stand."""
        if not 1 <= seat <= self.seats:
            raise Fault(f"there is no seat {seat}; seats are 1 to {self.seats}")
        if self.outcome():
            raise IllegalMove(seat, how, "the game is over")
        if self.seats != 2:
            raise IllegalMove(seat, how, "only a game for two ends like that (G5)")
        winners = (3 - seat,)
        events = (Ended(winners, _REASONS[how], seat),)
        self._history.append(Entry(seat, how, None, copy(self.state), events))
        self._settled = [*self.entries, self._history[-1]]
        self._chosen = {}
        self._surrender = self.game.conclude(self.state, winners, _REASONS[how])
        return events

    # --- taking back

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat's latest entry, with all that followed, showed nobody anything hidden."""
        undone = self._undone(seat)
        return bool(undone) and not any(event.reveals for entry in undone for event in entry.events)

    def take_back(self, seat: int) -> int:
        """Take a seat's latest entry back, with all that followed; how many entries that were."""
        if not self.can_take_back(seat):
            raise Fault(
                "that cannot be taken back: there is nothing to take back, or it showed something hidden"
            )
        undone = self._undone(seat)
        kept = [entry for entry in self._history if entry not in undone]
        self._begin()
        for entry in kept:
            self.play(entry.seat, entry.text)
        return len(undone)

    def _undone(self, seat: int) -> list[Entry]:
        if seat in self._chosen:  # only this choice; the others know nothing of it yet
            return [self._chosen[seat]]
        for place in range(len(self._history) - 1, -1, -1):
            if self._history[place].seat == seat:
                return self._history[place:]
        return []
