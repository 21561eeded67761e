"""``karfunkel serve``: tables for people far apart."""

import argparse
import os
import sys

import msgspec

from karfunkel import games
from karfunkel.cli.progress import Progress, get_ready
from karfunkel.games.faults import Fault
from karfunkel.server.settings import Settings, read_settings


def run(given: argparse.Namespace) -> int:
    names = [field.name for field in msgspec.structs.fields(Settings)]
    flags = {name: value for name in names if (value := getattr(given, name, None)) is not None}
    settings = read_settings(flags, os.environ, given.config)
    from karfunkel.server.running import serve, warm_up

    for name in games.NAMES:
        game = games.load(name)
        get_ready(game)
        with Progress() as progress:
            progress.tell(f"Loading {game.facts.title} and its bots …")
            warm_up(game)
    try:
        return serve(settings, _say)
    except OSError as error:
        raise Fault(
            f"cannot serve on {settings.host}, port {settings.port}: {error.strerror or error}"
        ) from None


def _say(line: str) -> None:
    print(line, flush=True, file=sys.stdout)
