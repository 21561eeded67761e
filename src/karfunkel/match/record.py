"""Game records: one game as one JSON object, readable for ever (docs/records.md)."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

import msgspec

from karfunkel import games
from karfunkel.games.contract import Outcome
from karfunkel.games.faults import Fault, IllegalMove, printable, shown
from karfunkel.match import seeds
from karfunkel.match.match import Match

FORMAT = 1
_REQUIRED = ("karfunkel", "game", "seats", "deal", "moves")
_KEYS = ("karfunkel", "game", "seats", "options", "seed", "deal", "moves", "result")


class Record(msgspec.Struct, frozen=True):
    """A record whose parts have the right types; whether they are right is found out by ``replay``."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: bytes | None
    deal: Any
    moves: tuple[str, ...]
    result: dict[str, Any] | None
    claims: bool
    """whether anything is claimed about the result; None claims that the game is on"""


# --- writing


def record_of(match: Match) -> dict[str, Any]:
    """The record of a match, as JSON has it."""
    outcome = match.outcome()
    return {
        "karfunkel": FORMAT,
        "game": match.game.facts.name,
        "seats": match.seats,
        "options": match.game.recorded(match.options),
        "seed": match.seed.hex() if match.seed else None,
        "deal": match.deal,
        "moves": [str(entry) for entry in match.entries],
        "result": msgspec.to_builtins(outcome) if outcome else None,
    }


def write_record(match: Match) -> str:
    """The record of a match as one line of JSON."""
    return json.dumps(record_of(match), ensure_ascii=False)


# --- reading


def parse_record(line: str | bytes) -> Record:
    """A line of JSON as a record; a Fault says what is wrong with it."""
    value = parse_json(line)
    if not isinstance(value, dict):
        raise Fault('a record is a JSON object: {"karfunkel": 1, …}')
    if "karfunkel" not in value:
        raise Fault('this is no game record: "karfunkel" is missing')
    if not _same(value["karfunkel"], FORMAT):
        raise Fault(f'"karfunkel" is the version of the format, {FORMAT}, not {shown(value["karfunkel"])}')
    for key in _REQUIRED:
        if key not in value:
            raise Fault(f'"{key}" is missing')
    for key in value:
        if key not in _KEYS:
            raise Fault(f'a record has no "{printable(key)}"')
    return Record(
        game=_expect(value, "game", str, "a game's name"),
        seats=_expect(value, "seats", int, "a whole number"),
        options=_expect(value, "options", dict, "an object", {}),
        seed=seeds.parse_seed(value.get("seed")),
        deal=value["deal"],
        moves=_moves(value["moves"]),
        result=_expect(value, "result", dict, "an object, or null while the game is on", None),
        claims="result" in value,
    )


def parse_json(text: str | bytes) -> Any:
    """Any JSON value, strictly: no key twice, no NaN."""
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise Fault(f"not UTF-8 text: {error.reason} at byte {error.start + 1}") from None
    except RecursionError:
        raise Fault("not JSON we can read: nested too deeply") from None
    except Fault:
        raise
    except ValueError as error:
        raise Fault(f"not JSON: {error}") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Fault("not JSON we can read: a key stands twice in one object")
    return found


def _no_constant(name: str) -> NoReturn:
    raise Fault(f"not JSON: {name} is no number")


def _expect(value: Mapping[str, Any], key: str, kind: type, what: str, default: Any = ...) -> Any:
    found = value.get(key, default)
    if found is default or type(found) is kind:
        return found
    raise Fault(f'"{key}" is {what}, not {shown(found)}')


def _moves(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise Fault('"moves" is a list of texts, each a seat and a move')
    return tuple(value)


# --- replaying


def start(record: Record) -> Match:
    """The match of a record before its first move."""
    game = games.load(record.game)
    options = game.options(record.options, record.seats)
    return Match(game, options, record.seats, record.deal, record.seed)


def replay(record: Record, plies: int | None = None) -> Match:
    """Replay a record by the rules, or its first entries only; a Fault names the first thing wrong."""
    match = start(record)
    for ply, entry in enumerate(record.moves[:plies], start=1):
        try:
            _replay_entry(match, entry)
        except IllegalMove as fault:
            raise Fault(f'move {ply} ("{printable(entry)}") is illegal: {fault.reason}') from None
        except Fault as fault:
            raise Fault(f'move {ply} ("{printable(entry)}"): {fault}') from None
    if plies is None and record.claims:
        _check_result(record.result, match.outcome())
    return match


def _replay_entry(match: Match, entry: str) -> None:
    seat_text, _, text = entry.partition(" ")
    if not (seat_text.isascii() and seat_text.isdecimal() and 0 < len(seat_text) < 3 and text):
        raise Fault("an entry is a seat number, a space and a move")
    seat = int(seat_text)
    if str(seat) != seat_text:
        raise Fault("an entry is a seat number, a space and a move")
    if text == "resign":
        match.resign(seat)
    elif text == "time":
        match.run_out_of_time(seat)
    elif match.chosen() and seat < max(match.chosen()):
        raise Fault("the entries of a simultaneous step stand in seat order (D15)")
    else:
        match.play(seat, text)


def _check_result(stated: Mapping[str, Any] | None, outcome: Outcome | None) -> None:
    actual = msgspec.to_builtins(outcome) if outcome else None
    if actual is None:
        if stated is not None:
            raise Fault("a result is stated, but the game is not over")
        return
    if stated is None:
        raise Fault(f'"result" is null, but the game is over: {outcome and outcome.reason}')
    for key, value in stated.items():
        if key not in actual:
            raise Fault(f'the result has no "{printable(key)}" in this game')
        if not _same(value, actual[key]):
            raise Fault(f'the result\'s "{key}" is {shown(actual[key])}, not {shown(value)}')
    for key in ("scores", "winners", "reason"):
        if key not in stated:
            raise Fault(f'the result lacks "{key}"')


def _same(stated: object, actual: object) -> bool:
    """Equal as JSON: unlike in Python, neither true nor 1.0 is 1."""
    if isinstance(actual, list | tuple):
        return (
            isinstance(stated, list)
            and len(stated) == len(actual)
            and all(_same(one, other) for one, other in zip(stated, actual, strict=True))
        )
    return type(stated) is type(actual) and stated == actual


def replay_lines(lines: Iterator[bytes]) -> Iterator[tuple[int, Match | Fault]]:
    """Replay a file of records: for each its line number, and the match or what is wrong."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                yield number, replay(parse_record(line))
            except Fault as fault:
                yield number, fault
