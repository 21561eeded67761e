"""Hostile records: whatever is done to one, it is refused, or is a right one that the oracle replays too."""

import copy
import json
from collections import Counter
from random import Random
from typing import Any

import msgspec
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from karfunkel.games.faults import Fault
from karfunkel.match.match import Match
from karfunkel.match.record import parse_record, record_of, replay
from tests.laws.walk import SCALE
from tests.oracles import ORACLES
from tests.records.golden import commands, record_file

NAMES = sorted(commands())
VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    3,
    1.0,
    10**30,
    "",
    "1",
    "R",
    "steal",
    "1 K",
    "2 resign",
    [],
    {},
    [1],
]

soaked = settings(
    max_examples=150 * SCALE, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def accepted(line: bytes) -> Match | None:
    """The match of a line; None where it is refused.  Nothing but a Fault of one line may come out."""
    try:
        return replay(parse_record(line))
    except Fault as fault:
        refusal = str(fault)
    assert refusal
    assert "\n" not in refusal
    return None


def plain(match: Match) -> dict[str, Any]:
    """A match's record as JSON, without the seed, which claims nothing about the game."""
    record: dict[str, Any] = json.loads(json.dumps(record_of(match)))
    return {key: value for key, value in record.items() if key != "seed"}


def is_right(match: Match) -> bool:
    """Whether the oracle plays the same game to the same end."""
    record = plain(match)
    oracle = ORACLES[record["game"]](record["options"], record["seats"], record["deal"])
    given_up = False
    for entry in record["moves"]:
        seat, text = entry.split()
        assert not given_up
        given_up = text in ("resign", "time")
        if not given_up:
            assert text in oracle.legal(int(seat))
            oracle.play(int(seat), text)
    if given_up:
        return list(match.scores()) == oracle.scores() and match.seats == 2
    outcome = match.outcome()
    stated = json.loads(msgspec.json.encode(oracle.outcome()))
    if outcome is None:
        return stated is None and list(match.pending()) == oracle.pending()
    return bool(json.loads(msgspec.json.encode(outcome)).items() <= stated.items())


def hold(line: bytes, original: bytes) -> str:
    """What became of a changed record: refused, the same game, or another right one."""
    match = accepted(line)
    if match is None:
        return "refused"
    first = accepted(original)
    assert first
    if plain(match) == plain(first):
        return "same"
    assert is_right(match), line
    return "another"


@soaked
@given(st.binary(max_size=300))
@example(b"")
@example(b'{"karfunkel": 1}')
def test_random_bytes_are_refused(line: bytes) -> None:
    assert accepted(line) is None


@soaked
@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats(allow_nan=False, allow_infinity=False)
        | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    ),
    st.sampled_from(NAMES),
    st.sampled_from(["game", "seats", "options", "deal", "moves", "result", "karfunkel", "seed"]),
)
def test_any_json_in_place_of_a_part_is_refused_or_right(value: Any, name: str, key: str) -> None:
    original = record_file(name).read_bytes()
    record = json.loads(original)
    record[key] = value
    hold(json.dumps(record).encode(), original)


@soaked
@given(st.sampled_from(NAMES), st.integers(0, 2**32))
def test_a_truncated_record_is_refused(name: str, cut: int) -> None:
    line = record_file(name).read_bytes().strip()
    assert accepted(line[: cut % len(line)]) is None


@soaked
@given(
    st.sampled_from(NAMES),
    st.lists(st.tuples(st.integers(0, 2**32), st.integers(0, 255)), min_size=1, max_size=3),
)
def test_flipped_bytes_are_refused_or_the_record_is_still_right(
    name: str, flips: list[tuple[int, int]]
) -> None:
    original = record_file(name).read_bytes().strip()
    line = bytearray(original)
    for place, byte in flips:
        line[place % len(line)] = byte
    hold(bytes(line), original)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(deeper for key, one in inner for deeper in paths(one, (*path, key)))]


def mutate(record: dict[str, Any], random: Random) -> dict[str, Any]:
    """A record with something else somewhere."""
    record = copy.deepcopy(record)
    if random.random() < 0.3:
        del record["result"]
    moves = record["moves"]
    at, other = random.randrange(len(moves)), random.randrange(len(moves))
    kind = random.randrange(8)
    if kind == 0:
        del moves[at]
    elif kind == 1:
        moves.insert(at, moves[other])
    elif kind == 2:
        moves[at], moves[other] = moves[other], moves[at]
    elif kind == 3:
        del moves[at:]
    elif kind == 4:
        moves[at] = moves[at].replace(moves[at][-1], random.choice("0123456789RYBGSK"))
    elif kind == 5:
        del moves[at:]
        moves.append(f"{random.randint(1, 3)} {random.choice(['resign', 'time'])}")
    else:
        _put_elsewhere(record, random)
    return record


def _put_elsewhere(record: dict[str, Any], random: Random) -> None:
    path = random.choice([path for path in paths(record) if path])
    place: Any = record
    for step in path[:-1]:
        place = place[step]
    siblings = list(place.values()) if isinstance(place, dict) else place
    place[path[-1]] = copy.deepcopy(random.choice([*VALUES, *siblings[:20]]))
    if isinstance(place, list) and random.random() < 0.5:
        random.shuffle(place)


def test_a_mutated_record_is_refused_or_the_oracle_agrees_that_it_is_right() -> None:
    """With fixed seeds, so that the counts below hold."""
    became: Counter[str] = Counter()
    for name in NAMES:
        original = record_file(name).read_bytes()
        for seed in range(40 * SCALE):
            mutant = mutate(json.loads(original), Random(f"{name} {seed}"))
            became[hold(json.dumps(mutant).encode(), original)] += 1
    assert became["refused"] > became["another"] > 30, became
    assert became["same"] > 5, became


def test_other_spellings_of_a_record_are_the_same_game() -> None:
    for name in NAMES:
        original = record_file(name).read_bytes()
        record = json.loads(original)
        shuffled = dict(sorted(record.items(), reverse=True))
        shuffled["options"] = dict(sorted(record["options"].items(), reverse=True))
        assert hold(json.dumps(shuffled, indent=None).encode(), original) == "same"
        game = {key: value for key, value in record.items() if key not in ("seed", "result")}
        match = accepted(json.dumps(game).encode())
        assert match
        assert plain(match)["result"] == record["result"]
    record = json.loads(record_file("carat-2").read_text())
    record["options"] = {"colours": ["R", "Y"]}
    assert hold(json.dumps(record).encode(), record_file("carat-2").read_bytes()) == "same"
    record = json.loads(record_file("carat-2-two-colours").read_text())
    record["options"] = {"two_colours": True, "colours": ["BR", "GY"]}
    assert hold(json.dumps(record).encode(), record_file("carat-2-two-colours").read_bytes()) == "same"
