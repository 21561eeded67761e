"""``karfunkel rules``: the rules of a game."""

import argparse
import sys

from karfunkel.words.rulebooks import rules_text


def run(given: argparse.Namespace) -> int:
    text = rules_text(given.game, given.lang)
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console(width=min(Console().width, 90)).print(Markdown(text))
    else:
        print(text, end="")
    return 0
