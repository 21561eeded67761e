"""Where the programs are that tests need."""

import os
import shutil
from pathlib import Path

# Debian keeps those of PostgreSQL out of the PATH, as there may be several versions.
_ELSEWHERE = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def find(program: str) -> str | None:
    return shutil.which(program, path=os.pathsep.join([os.environ.get("PATH", ""), *map(str, _ELSEWHERE)]))
