"""The command line.  What it offers is told here without loading the games, so that help comes at once."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from karfunkel import __version__
from karfunkel.bots import NAMES as BOTS
from karfunkel.games import NAMES as GAMES
from karfunkel.games.faults import Fault
from karfunkel.server.settings import described
from karfunkel.words.languages import LANGUAGES, language_of_user

FAULT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}; see {self.prog} --help", file=sys.stderr)
        sys.exit(FAULT)


def build_parser() -> Parser:
    parser = Parser(
        prog="karfunkel",
        description="Four gem games, played by the book: Carat, Mister Diamond, Diamantenraub and the "
        "Halbedelstein-Spiel.",
        epilog="Without a command the terminal game begins.",
    )
    parser.add_argument("--version", action="version", version=f"karfunkel {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    play = _command(commands, "play", "play in the terminal, at one device or against bots")
    _game_argument(play, nargs="?")
    play.add_argument("--resume", action="store_true", help="go on with a game that is not finished")
    _language_argument(play)

    record = _command(commands, "record", "play games out and write their records")
    _game_argument(record)
    _deal_arguments(record)
    record.add_argument("--games", type=int, default=1, metavar="K", help="how many games (default: 1)")
    bots = record.add_argument(
        "--bots",
        default="random",
        metavar="NAME[,NAME…]",
        help=f"one for all seats or one each: {', '.join(BOTS)}",
    )
    _complete(bots, BOTS)
    record.add_argument(
        "--think", type=float, metavar="SECONDS", help="the longest a bot may think about a move"
    )

    replay = _command(commands, "replay", "replay records by the rules and say which are right")
    replay.add_argument("files", nargs="+", metavar="FILE", help="files of records; - is standard input")

    legal = _command(commands, "legal", "list the legal moves of a record's position")
    legal.add_argument("file", metavar="FILE", help="its first record counts; - is standard input")
    legal.add_argument("--ply", type=int, metavar="N", help="after so many of its moves (default: all)")

    hint = _command(commands, "hint", "say what a strong bot would play in a record's position, and why")
    hint.add_argument("file", metavar="FILE", help="its first record counts; - is standard input")
    hint.add_argument("--ply", type=int, metavar="N", help="after so many of its moves (default: all)")
    hint.add_argument("--seat", type=int, metavar="S", help="for this seat (default: the first to move)")
    hint.add_argument(
        "--think", type=float, metavar="SECONDS", help="the longest it may think (default: 1.7)"
    )
    hint.add_argument("--json", action="store_true", help="as JSON, for programs")
    _language_argument(hint)

    perft = _command(commands, "perft", "count the move sequences from a deal")
    _game_argument(perft)
    perft.add_argument("--depth", type=int, required=True, metavar="D", help="the longest sequences to count")
    _deal_arguments(perft)
    perft.add_argument("--record", metavar="FILE", help="count from the deal of this file's first record")

    solve = _command(commands, "solve", "prove who wins by force, where all lies open")
    _game_argument(solve)
    _deal_arguments(solve)
    solve.add_argument("--record", metavar="FILE", help="from the position of this file's first record")
    solve.add_argument("--ply", type=int, metavar="N", help="after so many of its moves (default: all)")
    solve.add_argument("--seconds", type=float, default=60.0, help="the longest it may search (default: 60)")

    rules = _command(commands, "rules", "show the rules of a game")
    _game_argument(rules)
    _language_argument(rules)

    known = _command(commands, "games", "list the games with their facts and options")
    known.add_argument("--json", action="store_true", help="as JSON, for programs")
    _language_argument(known)

    arena = _command(commands, "arena", "let bots play each other and tell how good each is")
    _game_argument(arena)
    names = arena.add_argument("bots", nargs="+", metavar="BOT", help=", ".join(BOTS))
    _complete(names, BOTS)
    arena.add_argument(
        "--games", type=int, default=200, metavar="N", help="at least so many in all (default: 200)"
    )
    _table_arguments(arena, "as many as bots, if the game has that many, else the fewest")
    _series_arguments(arena)

    ladder = _command(commands, "ladder", "compare all levels of a game, with a picture")
    _game_argument(ladder)
    rungs = ladder.add_argument(
        "bots", nargs="*", metavar="BOT", help="from the lowest to the highest (default: all)"
    )
    _complete(rungs, BOTS)
    ladder.add_argument(
        "--games", type=int, default=200, metavar="N", help="at least so many for each pair (default: 200)"
    )
    _table_arguments(ladder, "the fewest")
    _series_arguments(ladder)
    ladder.add_argument("--picture", metavar="FILE", help="the picture to draw (default: GAME-ladder.svg)")

    balance = _command(commands, "balance", "study how fair the games are, and write dossiers on it")
    studied = balance.add_argument(
        "studied", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)} (default: all)"
    )
    _complete(studied, GAMES)
    balance.add_argument(
        "--bot", metavar="BOT", help="who plays all seats (default: for each game one that is quick)"
    )
    balance.add_argument(
        "--games", type=int, default=1000, metavar="N", help="for each variant and seat count (default: 1000)"
    )
    balance.add_argument("--seed", default="balance", metavar="S", help="any text (default: balance)")
    _effort_arguments(balance)
    balance.add_argument(
        "--to", default="docs/balance", metavar="DIR", help="for the pages (default: docs/balance)"
    )
    balance.add_argument(
        "--keep",
        metavar="DIR",
        help="for the games; the same command goes on with them (default: your cache)",
    )

    verify = _command(commands, "verify", "check that a deal was luck")
    verify.add_argument("record", metavar="RECORD", help="a file; its first record counts")
    verify.add_argument("proof", nargs="?", metavar="PROOF", help="what the server shows when a game is over")

    serve = _command(commands, "serve", "serve the game for browsers, and tables for people far apart")
    serve.add_argument("--open", action="store_true", help="open the browser at it")
    _settings_arguments(serve, tuple(described()))

    backup = _command(commands, "backup", "copy the server's database while it is in use")
    backup.add_argument("file", metavar="FILE", help="the copy, which is not there yet")
    _settings_arguments(backup)

    export = _command(
        commands, "export", "write the records of all finished games on the server", "exporting"
    )
    export.add_argument("--game", choices=GAMES, metavar="GAME", help=f"only of {', '.join(GAMES)}")
    _settings_arguments(export)

    bring = _command(commands, "import", "bring records into the server's archive", "importing")
    bring.add_argument("files", nargs="+", metavar="FILE", help="files of records; - is standard input")
    _settings_arguments(bring)

    _add_admin(commands)

    bench = _command(commands, "bench", "measure how fast games are played at random")
    bench.add_argument(
        "cases", nargs="*", metavar="CASE", help="only cases whose name begins so (default: all)"
    )
    bench.add_argument("--seconds", type=float, default=1.0, help="how long each is measured (default: 1)")

    completion = _command(commands, "completion", "print the shell's completion script")
    completion.add_argument("shell", choices=("bash", "zsh", "fish"))
    return parser


def _add_admin(commands: Any) -> None:
    admin = _command(commands, "admin", "look after a server: list, close, ban, unban")
    actions = admin.add_subparsers(dest="action", required=True, metavar="ACTION", parser_class=Parser)
    listing = actions.add_parser("list", help="list the tables that are not finished, and the bans")
    listing.add_argument("--game", choices=GAMES, metavar="GAME", help=f"only of {', '.join(GAMES)}")
    closing = actions.add_parser("close", help="end a table without a result")
    closing.add_argument("table", metavar="TABLE", help="its id")
    ban = actions.add_parser("ban", help="turn somebody away")
    ban.add_argument("subject", metavar="WHO", help="guest:ID or address:IP")
    ban.add_argument("--reason", default="", metavar="TEXT", help="what a guest is told")
    ban.add_argument("--hours", type=float, metavar="N", help="for so long (default: for ever)")
    unban = actions.add_parser("unban", help="let somebody in again")
    unban.add_argument("subject", metavar="WHO", help="guest:ID or address:IP")
    for action in (listing, closing, ban, unban):
        _settings_arguments(action)


def _command(commands: Any, name: str, summary: str, module: str | None = None) -> Parser:
    command: Parser = commands.add_parser(
        name, help=summary, description=f"{summary[0].upper()}{summary[1:]}."
    )
    command.set_defaults(module=f"karfunkel.cli.{module or name}")
    return command


def _settings_arguments(parser: Parser, names: Sequence[str] = ("data", "database")) -> None:
    """Of the server, and of commands that work on its database."""
    parser.add_argument(
        "--config",
        metavar="FILE",
        help="settings in TOML; flags and KARFUNKEL_… in the environment override it",
    )
    texts = described()
    for name in names:
        parser.add_argument(f"--{name.replace('_', '-')}", metavar=name.upper(), help=texts[name])


def _game_argument(parser: Parser, **extra: Any) -> None:
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES), **extra)


def _language_argument(parser: Parser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language_of_user(os.environ),
        help="de, nl or en (default: yours)",
    )


def _deal_arguments(parser: Parser) -> None:
    _table_arguments(parser, "the fewest")
    parser.add_argument(
        "--deal", metavar="FILE", help="a JSON object with a deal or a part; the rest is drawn"
    )


def _table_arguments(parser: Parser, seats: str) -> None:
    parser.add_argument("--seats", type=int, metavar="N", help=f"how many seats (default: {seats})")
    parser.add_argument("--seed", metavar="S", help="any text; the same seed gives the same games")
    option = parser.add_argument(
        "--option",
        action="append",
        default=[],
        dest="options",
        metavar="name=value",
        help="an option of the game; `karfunkel games` lists them",
    )
    _complete_options(option)


def _series_arguments(parser: Parser) -> None:
    """Of commands in which bots meet."""
    _effort_arguments(parser)
    parser.add_argument(
        "--out", metavar="FILE", help="keep the records here; the same command goes on with them"
    )
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def _effort_arguments(parser: Parser) -> None:
    """Of commands that play many games."""
    parser.add_argument(
        "--think", type=float, metavar="SECONDS", help="the longest a bot may think about a move"
    )
    parser.add_argument(
        "--opening",
        type=int,
        metavar="K",
        help="the first K entries are drawn by lot, the same for a whole block of games "
        "(default: 0; 4 or 1 in a game without chance, where games would repeat otherwise)",
    )
    parser.add_argument("--jobs", type=int, metavar="J", help="how many processes (default: one a core)")


def _complete(action: argparse.Action, words: Sequence[str]) -> None:
    action.completer = lambda **_: words  # type: ignore[attr-defined]


def _complete_options(action: argparse.Action) -> None:
    def assignments(parsed_args: argparse.Namespace, **_: object) -> list[str]:
        from karfunkel.cli.games import assignments_of

        return assignments_of(parsed_args.game) if getattr(parsed_args, "game", None) else []

    action.completer = assignments  # type: ignore[attr-defined]


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    parser = build_parser()
    if "_ARGCOMPLETE" in os.environ:
        import argcomplete

        argcomplete.autocomplete(parser)
    given = parser.parse_args(arguments)
    if not hasattr(given, "module"):
        given = parser.parse_args(["play"])
    try:
        sys.exit(import_module(given.module).run(given))
    except Fault as fault:
        print(f"karfunkel: {fault}", file=sys.stderr)
        sys.exit(FAULT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # whoever reads our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
