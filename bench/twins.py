"""The C++ twins in baselines/, and which is whose.  `python bench/twins.py FOLDER` compiles them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).parent / "baselines"
FLAGS = ("-std=c++17", "-O3", "-march=native")
HOW_TO_GET_A_COMPILER = "install g++ (Debian, Ubuntu: apt install g++; macOS: xcode-select --install)"


def compiler() -> str | None:
    """The C++ compiler, or None where there is none; the variable CXX may name another than g++."""
    return shutil.which(os.environ.get("CXX", "g++"))


def compile_all(folder: Path) -> None:
    for source in sorted(SOURCES.glob("*.cpp")):
        subprocess.run([compiler() or "g++", *FLAGS, "-o", folder / source.stem, source], check=True)


def twin_of(game: str, seats: int, options: dict[str, Any]) -> list[str] | None:
    """The twin's name and arguments for one of our cases (without seconds and seed), if it has a twin."""
    if game == "halbedelstein":
        advanced = options.get("rules") == "advanced" and not options.get("plunder_from_start")
        return ["halbedelstein", "play"] if advanced else None
    if game == "carat" and not options.get("two_colours"):
        return ["carat", "play", str(seats), str(int(options.get("three_tiles", False)))]
    return None


if __name__ == "__main__":
    compile_all(Path(sys.argv[1]))
