"""How long a person waits for the `karfunkel` command, by the wall clock."""

import shutil
import subprocess
import sys
import time
from pathlib import Path

COMMANDS = {
    "karfunkel --help": ("--help",),
    "karfunkel record halbedelstein, warm": ("record", "halbedelstein", "--seed", "bench"),
}


def karfunkel() -> list[str]:
    """The installed command beside this interpreter, or the module where there is none."""
    script = shutil.which("karfunkel", path=str(Path(sys.executable).parent))
    return [script] if script else [sys.executable, "-m", "karfunkel"]


def seconds(arguments: tuple[str, ...]) -> float | None:
    """The time of one run, or None if it fails."""
    start = time.perf_counter()
    done = subprocess.run([*karfunkel(), *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    took = time.perf_counter() - start
    return None if done.returncode else took
