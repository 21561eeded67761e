"""How long a person waits for the `karfunkel` command."""

import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

COMMANDS = {
    "karfunkel --help": ("--help",),
    "karfunkel record halbedelstein, warm": ("record", "halbedelstein", "--seed", "bench"),
}


def karfunkel() -> list[str]:
    """The installed command beside this interpreter, or the module where there is none."""
    script = shutil.which("karfunkel", path=str(Path(sys.executable).parent))
    return [script] if script else [sys.executable, "-m", "karfunkel"]


class Took(NamedTuple):
    """Seconds of one run: by the wall's clock, and of the processor, however busy the machine is."""

    wall: float
    processor: float


def took(arguments: tuple[str, ...]) -> Took | None:
    """The time of one run, or None if it fails."""
    start, used = time.perf_counter(), _processor()
    done = subprocess.run([*karfunkel(), *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    ended = time.perf_counter()
    return None if done.returncode else Took(ended - start, _processor() - used)


def _processor() -> float:
    """What the commands run so far have used."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
