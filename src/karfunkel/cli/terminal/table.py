"""One table on this device: the match, who sits where, and its file.  Nothing here draws anything."""

from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import Any, Self

import msgspec

from karfunkel.bots.thinking import Player
from karfunkel.cli.terminal.shelf import Sitter, Slip, read_sitters
from karfunkel.games.contract import SPECTATOR, Event
from karfunkel.games.faults import Fault
from karfunkel.match import seeds
from karfunkel.match.match import Match
from karfunkel.match.record import parse_record, replay, write_record


@dataclass(frozen=True)
class News:
    """An entry as somebody may hear of it: who, the move's text, what happened."""

    seat: int
    text: str
    events: tuple[Event, ...]


class Table:
    def __init__(self, match: Match, sitters: tuple[Sitter, ...], slip: Slip) -> None:
        self.match = match
        self.sitters = sitters
        self.slip = slip
        seed = seeds.fresh_seed()
        self.bots = {
            seat: Player(sitter.bot, seat, seed)
            for seat, sitter in enumerate(sitters, start=1)
            if sitter.bot is not None
        }
        self.last_person = self._latest_person()

    @classmethod
    def open_new(cls, match: Match, sitters: tuple[Sitter, ...]) -> Self:
        slip = Slip.fresh(match.game.facts.name)
        slip.write_sitters(sitters)
        slip.write_record(write_record(match))
        return cls(match, sitters, slip)

    @classmethod
    def reopen(cls, path: Path) -> Self:
        """A saved table, to go on with."""
        slip = Slip(path)
        slip.hold()
        try:
            record = parse_record(path.read_text(encoding="utf-8").strip())
            match = replay(record)
        except OSError as error:
            slip.release()
            raise Fault(f"cannot read {path}: {error.strerror or error}") from None
        except Fault as fault:
            slip.release()
            raise Fault(f"{path}: {fault}") from None
        return cls(match, read_sitters(path, match.seats), slip)

    def close(self) -> None:
        self.slip.release()

    # --- who

    @property
    def persons(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(1, self.match.seats + 1) if seat not in self.bots)

    def names(self) -> dict[int, str]:
        """The names by seat; a seat without one is called by its number."""
        return {seat: sitter.name for seat, sitter in enumerate(self.sitters, start=1) if sitter.name}

    def next_bot(self) -> int | None:
        return next((seat for seat in self.match.pending() if seat in self.bots), None)

    def next_person(self, looking: int) -> int | None:
        """The person to move; of several that may, the one who looks at the screen already."""
        persons = [seat for seat in self.match.pending() if seat not in self.bots]
        return looking if looking in persons else persons[0] if persons else None

    @property
    def all_at_once(self) -> bool:
        """Whether this is a step in which several seats choose (D4, D12)."""
        return len(self.match.pending()) + len(self.match.chosen()) > 1

    # --- what may be seen

    def secret_between(self, one: int, other: int) -> bool:
        """Whether one of the two sees something that the other does not: then a curtain belongs between."""
        return self._seen(one) != self._seen(other)

    def has_secrets(self) -> bool:
        """Whether some person at this device sees what another one may not see."""
        return any(self.secret_between(self.persons[0], person) for person in self.persons[1:])

    def _seen(self, seat: int) -> dict[str, Any]:
        view = msgspec.structs.asdict(self.match.view(seat))
        view.pop("seat", None)
        return view

    def news(self, looking: int, since: int) -> tuple[News, ...]:
        """What has happened since a seat's latest entry, that entry included, as another may see it.

        Only the latest entry of all is told in full; of those before it, what was shown in passing is not
        told again (M5).
        """
        entries = self.match.entries
        log = self.match.log(looking)
        first = next((at for at in range(len(entries) - 1, -1, -1) if entries[at].seat == since), 0)
        told = [News(*entry) for entry in log[first:]]
        if told:
            latest = entries[-1]
            seen = tuple(event for event in (event.seen_by(looking) for event in latest.events) if event)
            told[-1] = News(latest.seat, told[-1].text, seen)
        return tuple(told)

    def chronicle(self, looking: int) -> tuple[News, ...]:
        """All entries, those of one step by seats (D15), as somebody may look them up."""
        return tuple(News(*entry) for entry in self.match.log(looking))

    def opening(self, looking: int) -> tuple[Event, ...]:
        """What the deal laid open."""
        opening = self.match.game.opening(self.match.layouts()[0])
        return tuple(event for event in (event.seen_by(looking) for event in opening) if event)

    def meant(self, typed: str) -> str:
        """A typed move as it is written, whatever the case of its letters, where it is a move at all."""
        for text in (typed, typed.upper(), typed.lower()):
            try:
                self.match.game.parse_move(self.match.state, text)
            except Fault:
                continue
            return text
        return typed

    # --- what is done; each is saved at once

    def play(self, seat: int, text: str) -> None:
        self.match.play(seat, text)
        if seat not in self.bots:
            self.last_person = seat
        self.save()

    def give_up(self, seat: int) -> None:
        self.match.resign(seat)
        self.save()

    def undoer(self) -> int | None:
        """The person whose latest entry would be taken back."""
        return self.last_person if self.last_person and self._has_entry(self.last_person) else None

    def can_take_back(self) -> bool:
        seat = self.undoer()
        return seat is not None and self.match.can_take_back(seat)

    def take_back(self) -> int:
        """Back to the latest decision of a person; whose it was."""
        seat = self.undoer()
        assert seat is not None
        self.match.take_back(seat)
        self.last_person = self._latest_person()
        self.save()
        return seat

    def save(self) -> None:
        self.slip.write_record(write_record(self.match))

    def _has_entry(self, seat: int) -> bool:
        return any(entry.seat == seat for entry in self.match.entries)

    def _latest_person(self) -> int:
        persons = (entry.seat for entry in reversed(self.match.entries) if entry.seat not in self.bots)
        return next(persons, SPECTATOR)


def rotated(sitters: tuple[Sitter, ...]) -> tuple[Sitter, ...]:
    """G1: in a rematch who sat on seat 2 sits on seat 1."""
    return (*sitters[1:], sitters[0])


def drawn_by_lot(sitters: tuple[Sitter, ...]) -> tuple[Sitter, ...]:
    """G1: who sits where is drawn by lot."""
    drawn = list(sitters)
    SystemRandom().shuffle(drawn)
    return tuple(drawn)
