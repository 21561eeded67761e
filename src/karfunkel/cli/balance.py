"""``karfunkel balance``: many games of a bot with itself, and dossiers on what they say of the games."""

import argparse
from pathlib import Path

import platformdirs

from karfunkel import games
from karfunkel.bots import check_name
from karfunkel.cli.series import (
    INTERRUPTED,
    bar,
    check,
    get_all_ready,
    jobs_of,
    told_interrupted,
    write,
)
from karfunkel.games import NAMES
from karfunkel.games.faults import Fault
from karfunkel.lab.balance.figures import Case
from karfunkel.lab.balance.study import Study, play_all, read, studies
from karfunkel.lab.balance.tables import table_of


def run(given: argparse.Namespace) -> int:
    check(given)
    if given.bot is not None:
        check_name(given.bot)
    asked = {games.load(name).facts.name for name in given.studied}
    names = [name for name in NAMES if name in asked or not asked]
    kept = Path(given.keep or platformdirs.user_cache_path("karfunkel") / "balance")
    pages = Path(given.to)
    for folder in (kept, pages):
        _make(folder)
    every = [study for name in names for study in _studies(name, given)]
    if not _play(every, given, kept):
        return INTERRUPTED
    for name in names:
        _write(name, [study for study in every if study.game == name], given, kept, pages)
    return 0


def _studies(name: str, given: argparse.Namespace) -> list[Study]:
    return studies(name, _bot(name, given), given.seed, given.think, given.opening)


def _bot(name: str, given: argparse.Namespace) -> str:
    return str(given.bot or table_of(name).bot)


def _play(every: list[Study], given: argparse.Namespace, kept: Path) -> bool:
    get_all_ready([study.plan for study in every])
    done, wanted = 0, given.games * len(every)
    try:
        with bar("Games", wanted) as progress:
            for done in play_all(every, given.games, kept, jobs_of(given)):
                progress.reach(done)
    except KeyboardInterrupt:
        told_interrupted(done, wanted, "the same command goes on")
        return False
    return True


def _write(name: str, own: list[Study], given: argparse.Namespace, kept: Path, pages: Path) -> None:
    from karfunkel.lab.balance.report import dossier

    table = table_of(name)
    variants = {variant.name: variant for variant in table.variants}
    cases = [
        Case(variants[study.variant], study.plan.seats, read(study, given.games, kept), study.plan.opening)
        for study in own
    ]
    text, pictures = dossier(games.load(name), table, cases, _bot(name, given), _command(name, given))
    for file, content in {f"{name}.md": text, **pictures}.items():
        write(pages / file, content)
    print(pages / f"{name}.md")


def _command(name: str, given: argparse.Namespace) -> str:
    """What writes this dossier again."""
    parts = [f"karfunkel balance {name} --bot {_bot(name, given)} --games {given.games} --seed {given.seed}"]
    if given.think is not None:
        parts.append(f"--think {given.think:g}")
    if given.opening is not None:
        parts.append(f"--opening {given.opening}")
    return " ".join(parts)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault(f"{folder}: {error.strerror}") from None
