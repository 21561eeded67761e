"""``karfunkel serve``: tables for people far apart."""

import argparse
import asyncio
import os
import sys
import webbrowser

import msgspec

from karfunkel import games
from karfunkel.cli.progress import Progress, get_ready
from karfunkel.server.settings import Settings, read_settings

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Variables of the environment, one of which is set where a browser can be shown"""


def run(given: argparse.Namespace) -> int:
    names = [field.name for field in msgspec.structs.fields(Settings)]
    flags = {name: value for name in names if (value := getattr(given, name, None)) is not None}
    settings = read_settings(flags, os.environ, given.config)
    from karfunkel.server.logs import write_logs
    from karfunkel.server.running import listen, serve, try_database, warm_up

    write_logs(settings.log)
    with listen(settings) as sock:
        asyncio.run(try_database(settings))
        for name in games.NAMES:
            game = games.load(name)
            get_ready(game)
            with Progress() as progress:
                progress.tell(f"Loading {game.facts.title} and its bots …")
                warm_up(game)
        return serve(settings, sock, show if given.open else tell)


def tell(address: str) -> None:
    print(f"Karfunkel is served at {address}", flush=True, file=sys.stdout)


def show(address: str) -> None:
    """Opens the browser; where there is none, or no display, the address must do."""
    tell(address)
    has_display = sys.platform in ("darwin", "win32") or any(map(os.environ.get, DISPLAYS))
    if not (has_display and webbrowser.open(address)):
        print("Open this address in a browser.", flush=True, file=sys.stdout)
