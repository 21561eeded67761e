"""The C++ twins in baselines/, and which is whose.  `python bench/twins.py FOLDER` compiles them."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).parent / "baselines"
FLAGS = ("-std=c++17", "-O3", "-march=native")
HOW_TO_GET_A_COMPILER = "install g++ (Debian, Ubuntu: apt install g++; macOS: xcode-select --install)"


@dataclass(frozen=True)
class Twin:
    """A compiled program and the arguments that make it play one case; seconds and seed follow them."""

    name: str
    program: str
    arguments: tuple[str, ...]


HALBEDELSTEIN = Twin("halbedelstein-advanced", "halbedelstein", ("play",))


def carat(seats: int, three_tiles: bool) -> Twin:
    name = f"carat-{seats}" + ("-three-tiles" if three_tiles else "")
    return Twin(name, "carat", ("play", str(seats), str(int(three_tiles))))


def every_twin() -> list[Twin]:
    return [HALBEDELSTEIN, *(carat(seats, three) for seats in (2, 3, 4) for three in (False, True))]


def twin_of(game: str, seats: int, options: dict[str, Any]) -> Twin | None:
    """The twin that plays one of our cases by the same rules, if there is one."""
    if game == "halbedelstein":
        advanced = options.get("rules") == "advanced" and not options.get("plunder_from_start")
        return HALBEDELSTEIN if advanced else None
    if game == "carat" and not options.get("two_colours"):
        return carat(seats, bool(options.get("three_tiles")))
    return None


def compiler() -> str | None:
    """The C++ compiler, or None where there is none; the variable CXX may name another than g++."""
    return shutil.which(os.environ.get("CXX", "g++"))


def compile_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for source in sorted(SOURCES.glob("*.cpp")):
        subprocess.run([compiler() or "g++", *FLAGS, "-o", folder / source.stem, source], check=True)


if __name__ == "__main__":
    compile_all(Path(sys.argv[1]))
