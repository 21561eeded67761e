"""What takes part in the benchmark: OpenSpiel's games, the C++ twins and our own cases, each a command."""

import importlib.util
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import twins

HERE = Path(__file__).parent
OPENSPIEL, TWIN, OURS = "OpenSpiel", "C++ twin", "karfunkel"
OPENSPIEL_GAMES = ("mancala", "oware", "goofspiel")
NEAREST = {"halbedelstein": ("mancala", "oware"), "diamantenraub": ("goofspiel",)}
SEARCHED = {**NEAREST, "carat": ("connect_four",)}
PLAYOUTS = (sys.executable, "-m", "karfunkel.lab.playouts")
THOUGHTS = (sys.executable, "-m", "karfunkel.lab.thoughts")

Key = tuple[str, str]  # side and name
Say = Callable[[str], None]


SECONDS, SEED = "{seconds}", "{seed}"  # words of a command that stand for the numbers
FLAGS = ("--seconds", SECONDS, "--seed", SEED)


@dataclass(frozen=True)
class Entry:
    """A command that plays for some seconds with some seed, and prints one JSON line about it."""

    side: str
    name: str
    command: tuple[str, ...]
    against: tuple[Key, ...] = ()
    counts: str = "turns"

    @property
    def key(self) -> Key:
        return self.side, self.name

    def to_run(self, seconds: float, seed: int) -> list[str]:
        numbers = {SECONDS: str(seconds), SEED: str(seed)}
        return [numbers.get(word, word) for word in self.command]


def openspiel_entries(say: Say) -> list[Entry]:
    if importlib.util.find_spec("pyspiel") is None:
        say("left out: OpenSpiel, which is not installed here; make bench installs it")
        return []
    peer = (sys.executable, str(HERE / "openspiel_peer.py"))
    playing = [Entry(OPENSPIEL, game, (*peer, game, *FLAGS)) for game in OPENSPIEL_GAMES]
    thinking = [
        Entry(OPENSPIEL, search_of(game), (*peer, "--search", game, *FLAGS), counts="simulations")
        for game in dict.fromkeys(game for games in SEARCHED.values() for game in games)
    ]
    return playing + thinking


def search_of(game: str) -> str:
    return f"MCTSBot on {game}"


def twin_entries(folder: Path, say: Say) -> list[Entry]:
    """Compiles the twins into `folder`."""
    if twins.compiler() is None:
        say(f"left out: the C++ twins, as there is no compiler here; {twins.HOW_TO_GET_A_COMPILER}")
        return []
    say("compiling the C++ twins")
    twins.compile_all(folder)
    return [
        Entry(TWIN, twin.name, (str(folder / twin.program), *twin.arguments, SECONDS, SEED))
        for twin in twins.every_twin()
    ]


def listed_by(module: tuple[str, ...], say: Say) -> list[dict[str, Any]]:
    listed = subprocess.run([*module, "--list"], capture_output=True, text=True)
    if listed.returncode:
        fault = (listed.stderr.strip().splitlines() or ["no reason given"])[-1]
        say(f"left out: {module[-1]}, which does not run ({fault})")
        return []
    cases: list[dict[str, Any]] = json.loads(listed.stdout)
    return cases


def our_entries(say: Say) -> list[Entry]:
    return [*playing_entries(say), *thinking_entries(say)]


def thinking_entries(say: Say) -> list[Entry]:
    return [
        Entry(
            OURS,
            case["case"],
            (*THOUGHTS, case["case"], *FLAGS),
            against=tuple((OPENSPIEL, search_of(game)) for game in rivals_of(case)),
            counts=case["counts"],
        )
        for case in listed_by(THOUGHTS, say)
    ]


def rivals_of(case: dict[str, Any]) -> tuple[str, ...]:
    """The games of OpenSpiel's search; positions of alpha-beta compare with none."""
    return SEARCHED.get(case["game"], ()) if case["counts"] == "simulations" else ()


def playing_entries(say: Say) -> list[Entry]:
    entries = []
    for case in listed_by(PLAYOUTS, say):
        twin = twins.twin_of(case["game"], case["seats"], case["options"])
        against = [(TWIN, twin.name)] if twin else []
        against += [(OPENSPIEL, game) for game in NEAREST.get(case["game"], ())]
        entries.append(Entry(OURS, case["case"], (*PLAYOUTS, case["case"], *FLAGS), against=tuple(against)))
    return entries


def chosen(entries: list[Entry], only: str) -> list[Entry]:
    """The entries with `only` in their names, and those they are compared with; no twin of nobody."""
    named = [entry for entry in entries if only in entry.name]
    compared = {key for entry in named for key in entry.against}
    ours_play = any(entry.side == OURS for entry in entries)
    return [
        entry
        for entry in entries
        if entry.key in compared or (entry in named and not (entry.side == TWIN and ours_play))
    ]
