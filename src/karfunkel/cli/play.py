"""``karfunkel play``: the terminal game."""

import argparse
import sys

from karfunkel.games.faults import Fault


def run(given: argparse.Namespace) -> int:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Fault("play needs a terminal, for input and output; karfunkel record plays without one")
    from karfunkel.cli.terminal import app

    app.run(game=given.game, language=given.lang, resume=given.resume)
    return 0
