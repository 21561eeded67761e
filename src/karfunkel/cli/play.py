"""``karfunkel play``: the terminal game."""

import argparse


def run(given: argparse.Namespace) -> int:
    from karfunkel.cli.terminal import app

    app.run(game=given.game, language=given.lang, resume=given.resume)
    return 0
