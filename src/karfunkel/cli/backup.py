"""``karfunkel backup``: a copy of the server's database while it is in use."""

import argparse
from pathlib import Path

from karfunkel.cli.stored import settings_of
from karfunkel.store.backup import back_up


def run(given: argparse.Namespace) -> int:
    target = Path(given.file)
    back_up(settings_of(given).where, target)
    print(f"{target}: {target.stat().st_size:,} bytes")
    return 0
