"""The oracles against the cases of another implementation, and against long random play."""

import copy
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.oracles import ORACLES, AnyOracle, deals

CASES = Path(__file__).parent.parent / "cases"
RECORD_FILES = sorted(CASES.glob("*.jsonl"))

CARAT_2 = {"open_hands": False, "two_colours": False, "three_tiles": False, "colours": ["R", "Y"]}
CARAT_3 = CARAT_2 | {"colours": ["R", "Y", "B"], "three_tiles": True}
CARAT_4 = CARAT_2 | {"colours": ["G", "B", "Y", "R"]}
CARAT_2X2 = CARAT_2 | {"two_colours": True, "colours": ["RB", "YG"]}
RINGS = {"marks": "off", "empty_rings_cost": False, "rounds": 1, "edition": "1993"}
RINGS_COST = RINGS | {"empty_rings_cost": True, "rounds": 3}
RAID = {"junior": False, "deck": "house"}
RAID_JUNIOR = {"junior": True, "deck": "house"}
BASIC = {"rules": "basic", "plunder_from_start": False}
ADVANCED = {"rules": "advanced", "plunder_from_start": False}
PLUNDER = {"rules": "advanced", "plunder_from_start": True}


def records() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for file in RECORD_FILES:
        for number, line in enumerate(file.read_text().splitlines(), start=1):
            found.append((f"{file.name} line {number}", json.loads(line)))
    return found


def replay(record: dict[str, Any]) -> AnyOracle:
    oracle = ORACLES[record["game"]](record["options"], record["seats"], record["deal"])
    for entry in record["moves"]:
        assert oracle.outcome() is None
        seat, text = entry.split()
        oracle.play(int(seat), text)
    return oracle


@pytest.mark.parametrize("record", [pytest.param(record, id=name) for name, record in records()])
def test_every_stated_result_is_reached_by_the_stated_moves(record: dict[str, Any]) -> None:
    outcome = replay(record).outcome()
    if record["result"] is None:
        assert outcome is None
    else:
        assert outcome is not None
        assert {word: outcome[word] for word in record["result"]} == record["result"]


def test_the_cases_cover_all_games_and_meet_the_rare_branches_they_were_collected_for() -> None:
    games: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for _, record in records():
        games[record["game"]] += 1
        seen += replay(record).seen
    assert games == {"carat": 49, "mister_diamond": 24, "diamantenraub": 36, "halbedelstein": 39}
    for branch in (
        "H3 quiet",
        "H10 inner row empty and only singles",
        "H2 capture ends a sowing",
        "D13 all out",
    ):
        assert seen[branch] > 0, branch


def number_of_sequences(oracle: AnyOracle, length: int) -> int:
    """As in PERFT.md; in a simultaneous step the seats choose in seat order."""
    if not oracle.pending():
        return 0
    seat = oracle.pending()[0]
    moves = oracle.legal(seat)
    if length == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = copy.deepcopy(oracle)
        after.play(seat, move)
        total += number_of_sequences(after, length - 1)
    return total


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        (BASIC, [2, 4, 64, 912, 10_406, 127_488]),
        (ADVANCED, [12, 144, 1_320, 10_924, 78_133]),
        (PLUNDER, [12, 144, 1_308, 11_013, 77_368]),
    ],
    ids=["basic", "advanced", "plunder"],
)
def test_H1_to_H10_allow_as_many_move_sequences_as_counted_elsewhere(
    options: dict[str, Any], counts: list[int]
) -> None:
    oracle = ORACLES["halbedelstein"](options, 2, {})
    assert [number_of_sequences(oracle, length) for length in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (2, CARAT_2, [64, 1_024, 23_552]),
        (3, CARAT_3 | {"three_tiles": False}, [64, 1_024, 23_552]),
        (4, CARAT_4, [64, 1_024, 23_552]),
        (2, CARAT_2 | {"three_tiles": True}, [192, 9_216, 635_904]),
    ],
    ids=["2 seats", "3 seats", "4 seats", "three tiles"],
)
def test_C7_to_C10_and_C18_allow_as_many_move_sequences_as_counted_elsewhere(
    seats: int, options: dict[str, Any], counts: list[int]
) -> None:
    record = json.loads((CASES / "carat-perft-deal.jsonl").read_text())
    oracle = ORACLES["carat"](options, seats, record["deal"])
    assert [number_of_sequences(oracle, length) for length in range(1, len(counts) + 1)] == counts


def play_at_random(oracle: AnyOracle, random: Random) -> list[str]:
    """To the end, checking what holds for every game; a place tried once is rather not tried again."""
    entries: list[str] = []
    while oracle.pending():
        pending = oracle.pending()
        assert pending == sorted(set(pending))
        assert oracle.outcome() is None
        seat = random.choice(pending)
        moves = oracle.legal(seat)
        assert moves
        assert moves == sorted(set(moves))
        fresh = [move for move in moves if not move.startswith("T") or move not in entries]
        move = random.choice(fresh if fresh and random.random() < 0.95 else moves)
        with pytest.raises(ValueError, match="may not play"):
            oracle.play(seat, move + "!")
        oracle.play(seat, move)
        entries.append(move)
    assert oracle.outcome() is not None
    return entries


def seen_at_random(game: str, options: dict[str, Any], seats: int, games: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in range(games):
        random = Random(seed)
        oracle = ORACLES[game](options, seats, deals.random_deal(game, options, seats, random))
        play_at_random(oracle, random)
        outcome = oracle.outcome()
        assert outcome is not None
        assert outcome["scores"] == oracle.scores()
        assert all(oracle.legal(seat) == [] for seat in range(seats + 2))
        seen += oracle.seen
    return seen


def assert_seen(seen: Counter[str], branches: list[str]) -> None:
    assert [branch for branch in branches if seen[branch] == 0] == []


def test_C_rare_branches_of_carat_occur_in_random_play() -> None:
    seen = seen_at_random("carat", CARAT_2, 2, 50) + seen_at_random("carat", CARAT_3, 3, 20)
    seen += seen_at_random("carat", CARAT_4, 4, 20)
    assert_seen(
        seen,
        [
            "C7 supply used up",
            "C11 several chips at once",
            "C13 two-way tie",
            "C13 three-way tie",
            "C13 nobody wins",
            "C13 colour that does not touch wins",
            "C14 four colours",
            "C15 neutral colour wins",
        ],
    )


def test_C17_no_colour_is_neutral_when_each_of_two_players_has_two() -> None:
    seen = seen_at_random("carat", CARAT_2X2, 2, 5)
    assert seen["C14 four colours"] > 0
    assert seen["C15 neutral colour wins"] == 0


def test_M_rare_branches_of_mister_diamond_occur_in_random_play() -> None:
    seen = seen_at_random("mister_diamond", RINGS, 2, 30) + seen_at_random(
        "mister_diamond", RINGS_COST, 5, 30
    )
    seen += seen_at_random("mister_diamond", RINGS, 8, 30)
    for seed in range(200):
        random = Random(seed)
        small = {"rounds": [deals.small_mister_diamond_round(random) for _ in range(3)]}
        oracle = ORACLES["mister_diamond"](RINGS_COST, 3, small)
        play_at_random(oracle, random)
        seen += oracle.seen
    assert_seen(
        seen,
        [
            "M5 tried again in vain",
            "M7 unusable steal card",
            "M8 declined",
            "M9 robbed player next",
            "M10 last loose diamond",
            "M10 both at once",
            "M10 pile used up after a steal card",
            "M10 pile used up after declining",
            "M12 round begun by another seat than was next",
        ],
    )


DECIDED_BY_STRENGTH = ["D7 tie of winners", "D7 lowest wins", "D7 up cancels down"]
ALL_RAID_BRANCHES = [
    *DECIDED_BY_STRENGTH,
    *[
        "D5 card beaten",
        "D5 all cards beaten",
        "D5 stack lost with its top card",
        "D5 hit card had ammunition",
    ],
    *["D6 nobody active", "D6 lone active wins", "D6 someone sits out"],
    *["D8 extra diamond", "D8 loss", "D8 nothing to lose", "D8 winner loses too"],
    *["D9 paid from spares", "D10 tie at seven plays on"],
    *["D11 five", "D11 two", "D11 five beats two", "D11 two binds a seat without active cards"],
    *["D12 reduce", "D12 swap", "D12 swap for fewer cards", "D12 swap of a hand above the limit"],
    *["D12 nothing to keep", "D13 out", "D13 all out", "D13 the last one plays on alone"],
]


def test_D_rare_branches_of_diamantenraub_occur_in_random_play_with_the_house_deck() -> None:
    seen = sum((seen_at_random("diamantenraub", RAID, seats, 40) for seats in (2, 3, 4)), Counter())
    scarce = {"D9 paid from spares", "D5 all cards beaten", "D6 nobody active", "D10 tie at seven plays on"}
    assert_seen(seen, [branch for branch in ALL_RAID_BRANCHES if branch not in scarce])


def test_D3_rare_branches_of_diamantenraub_occur_with_decks_that_repeat_cards_and_double_symbols() -> None:
    seen: Counter[str] = Counter()
    for seed in range(300):
        random = Random(seed)
        seats = random.choice([2, 3, 4])
        deal = deals.diamantenraub_deal(deals.wild_diamantenraub_deck(random), seats, random)
        oracle = ORACLES["diamantenraub"](RAID, seats, deal)
        play_at_random(oracle, random)
        seen += oracle.seen
    assert_seen(seen, ALL_RAID_BRANCHES)


def test_D14_junior_knows_phase_two_only() -> None:
    seen = seen_at_random("diamantenraub", RAID_JUNIOR, 2, 60) + seen_at_random(
        "diamantenraub", RAID_JUNIOR, 4, 60
    )
    assert_seen(seen, DECIDED_BY_STRENGTH)
    assert {branch.split()[0] for branch in seen} <= {"D6", "D7", "D9", "D10", "D13"}


def test_H_rare_branches_of_halbedelstein_occur_in_random_play() -> None:
    basic = seen_at_random("halbedelstein", BASIC, 2, 150)
    assert_seen(
        basic,
        [
            "H1 exactly a lap",
            "H1 more than a lap",
            "H2 capture ends a sowing",
            "H5 capture",
            "H5 nothing to capture",
            "H6 emptied own row",
            "H6 own row empty in the middle of a turn",
        ],
    )
    advanced = seen_at_random("halbedelstein", ADVANCED, 2, 300)
    assert_seen(
        advanced,
        [
            "H2 capture ends a sowing",
            "H9 capture",
            "H9 facing inner pit empty",
            "H9 no capture in first turn",
            "H10 only singles",
            "H10 only singles for the one who moved",
            "H10 emptied own row",
            "H10 inner row empty and only singles",
        ],
    )
    assert advanced["H9 capture in first turn"] == 0
    assert_seen(seen_at_random("halbedelstein", PLUNDER, 2, 100), ["H9 capture in first turn"])
