"""The golden records, and the commands that made them."""

import shlex
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"
REGRESSIONS = Path(__file__).parent / "regressions"


def commands() -> dict[str, list[str]]:
    """By name, the arguments of ``karfunkel record``."""
    lines = (FOLDER / "commands.txt").read_text().splitlines()
    parted = [shlex.split(line) for line in lines if line and not line.startswith("#")]
    return {name: arguments for name, *arguments in parted}


def record_file(name: str) -> Path:
    return FOLDER / f"{name}.jsonl"
