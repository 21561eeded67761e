"""Reading what commands are given: files of records, deals, options."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

from karfunkel.games.contract import Game
from karfunkel.games.faults import Fault
from karfunkel.games.options import Options, parse_assignments
from karfunkel.match import seeds
from karfunkel.match.match import Match
from karfunkel.match.record import Record, parse_json, parse_record, replay


@contextmanager
def opened(file: str) -> Iterator[BinaryIO]:
    """A file by name; ``-`` is standard input."""
    if file == "-":
        yield sys.stdin.buffer
        return
    try:
        with open(file, "rb") as stream:  # noqa: PTH123 (a name, also of a pipe)
            yield stream
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}") from None


def first_record(file: str) -> tuple[Record, str]:
    """The first record of a file, and where it stands."""
    with opened(file) as stream:
        for number, line in enumerate(stream, start=1):
            if line.strip():
                place = f"{file}, line {number}"
                try:
                    return parse_record(line), place
                except Fault as fault:
                    raise Fault(f"{place}: {fault}") from None
    raise Fault(f"{file}: there is no record in it")


def position_of(file: str, ply: int | None) -> tuple[Match, str]:
    """The first record of a file after so many of its moves, or all of them, and where it stands."""
    record, place = first_record(file)
    if ply is not None and not 0 <= ply <= len(record.moves):
        raise Fault(f"{place}: --ply is 0 to {len(record.moves)}, the moves of the record, not {ply}")
    try:
        return replay(record, ply), place
    except Fault as fault:
        raise Fault(f"{place}: {fault}") from None


def options_of(game: Game, given: argparse.Namespace) -> tuple[Options, int]:
    """The options and the number of seats that a command asks for."""
    seats = game.facts.seats[0] if given.seats is None else given.seats
    return game.options(parse_assignments(game.option_type, given.options), seats), seats


def deal_part(file: str | None) -> dict[str, object] | None:
    """The deal, or the part of one, that a file gives."""
    if file is None:
        return None
    with opened(file) as stream:
        try:
            part = parse_json(stream.read())
        except Fault as fault:
            raise Fault(f"{file}: {fault}") from None
    if not isinstance(part, dict):
        raise Fault(f"{file}: a deal is a JSON object")
    return part


def new_match(game: Game, given: argparse.Namespace, number: int) -> tuple[Match, bytes]:
    """The match number 1, 2, … that a command asks for, and the seed of its chance."""
    options, seats = options_of(game, given)
    seed = seeds.fresh_seed() if given.seed is None else seeds.seed_from_text(given.seed, number)
    part = deal_part(given.deal)
    try:
        return Match.new(game, options, seats, seed, part), seed
    except Fault as fault:
        raise Fault(f"{given.deal}: {fault}" if part else str(fault)) from None
