"""The games of a case, played by one bot on all seats, and counted on the spot."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec

from karfunkel import games
from karfunkel.lab.balance.tables import Table, Variant, table_of, tally
from karfunkel.lab.ledger import opened
from karfunkel.lab.plan import Plan, sources
from karfunkel.lab.pool import in_order
from karfunkel.match.match import Match


class Told(msgspec.Struct, frozen=True):
    """What is kept of a game: one line."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    entries: int
    choices: int
    """entries for which there was more than one legal move"""
    legal: int
    """legal moves, over all entries"""
    counts: dict[str, float]
    pieces: dict[str, list[float]] = {}


class Study(msgspec.Struct, frozen=True):
    """A case to be played: a variant of a game with so many seats."""

    game: str
    variant: str
    plan: Plan

    def file(self, folder: Path) -> Path:
        """Where its lines are kept: another file when bots, rules or what is counted change."""
        counted = [Path(__file__).with_name(f"{name}.py") for name in ("study", "tables", "cards", self.game)]
        digest = hashlib.sha256(msgspec.json.encode(self.plan))
        for source in counted:
            digest.update(source.read_bytes())
        return folder / f"{self.game}-{self.variant}-{self.plan.seats}-{digest.hexdigest()[:12]}.jsonl"


def studies(game: str, bot: str, seed: str, think: float | None, opening: int | None = None) -> list[Study]:
    """All cases of a game, with so many first entries by lot, or as many as are usual."""
    return [
        Study(game, variant.name, _plan(game, variant, seats, bot, seed, think, opening))
        for variant in table_of(game).variants
        for seats in variant.seats
    ]


def _plan(
    game: str, variant: Variant, seats: int, bot: str, seed: str, think: float | None, opening: int | None
) -> Plan:
    options = variant.options_for(seats)
    known = games.load(game)
    return Plan(
        game=game,
        options=options,
        seats=seats,
        tables=((bot,) * seats,),
        seed=f"{seed}/{game}/{variant.name}/{seats}",
        think=think,
        opening=known.lots_in_series(known.options(options, seats)) if opening is None else opening,
        sources=sources(),
    )


def play_line(item: tuple[Study, int]) -> str:
    study, number = item
    return msgspec.json.encode(told(study.plan.play(number), table_of(study.game))).decode()


def told(match: Match, table: Table) -> Told:
    """A game that is over, counted."""
    outcome = match.outcome()
    assert outcome is not None
    legal = [len(match.game.legal(entry.before, entry.seat)) for entry in match.entries]
    return Told(
        scores=outcome.scores,
        winners=outcome.winners,
        reason=outcome.reason,
        entries=len(legal),
        choices=sum(count > 1 for count in legal),
        legal=sum(legal),
        counts=tally(match, table),
        pieces=table.pieces(match) if table.pieces else {},
    )


def play_all(wanted: Sequence[Study], count: int, folder: Path, jobs: int) -> Iterator[int]:
    """Play what is missing of so many games for each case; yields how many there are of all, as they grow."""
    with ExitStack() as files:
        ledgers = [files.enter_context(opened(study.file(folder), study.plan)) for study in wanted]
        missing = [
            (place, number)
            for place, ledger in enumerate(ledgers)
            for number in range(len(ledger.lines) + 1, count + 1)
        ]
        done = len(wanted) * count - len(missing)
        yield done
        lines = in_order(play_line, [(wanted[place], number) for place, number in missing], jobs)
        for (place, _), line in zip(missing, lines, strict=True):
            ledgers[place].add(line)
            done += 1
            yield done


def read(study: Study, count: int, folder: Path) -> list[Told]:
    """The first so many games of a case."""
    with opened(study.file(folder), study.plan) as ledger:
        return [msgspec.json.decode(line, type=Told) for line in ledger.lines[:count]]
