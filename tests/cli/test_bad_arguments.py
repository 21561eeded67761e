"""Wrong arguments and files: status 2, one line on standard error that says what is wrong, no output."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import run, run_for_real
from tests.records.golden import record_file

CARAT, BASIC = str(record_file("carat-2")), str(record_file("halbedelstein-basic"))

ARGUMENTS: list[tuple[list[str], str]] = [
    (["sing"], "invalid choice: 'sing'"),
    (["record"], "GAME"),
    (["record", "chess"], "invalid choice: 'chess'"),
    (["record", "carat", "--seats", "5"], "2 to 4 seats, not 5 (G6)"),
    (["record", "carat", "--seats", "two"], "invalid int value: 'two'"),
    (["record", "halbedelstein", "--seats", "3"], "for 2 seats, not 3 (G6)"),
    (["record", "carat", "--games", "0"], "--games is at least 1, not 0"),
    (["record", "carat", "--think", "0"], "--think is a time in seconds above 0"),
    (["record", "carat", "--think", "nan"], "--think is a time in seconds above 0"),
    (["hint", CARAT], "the game is over there"),
    (["hint", CARAT, "--ply", "999"], "--ply is 0 to"),
    (["hint", CARAT, "--ply", "0", "--seat", "2"], "seat 2 has nothing to choose there; --seat may be 1"),
    (["hint", CARAT, "--ply", "0", "--think", "0"], "--think is a time in seconds above 0"),
    (["record", "carat", "--option", "speed=1"], "there is no option 'speed'"),
    (["record", "carat", "--option", "three_tiles"], "an option is written name=value"),
    (["record", "carat", "--option", "three_tiles=yes"], "option three_tiles is true or false"),
    (["record", "carat", "--option", "three_tiles=true", "--option", "three_tiles=true"], "is given twice"),
    (["record", "carat", "--seats", "3", "--option", "two_colours=true"], "2 seats, not 3 (C17, G6)"),
    (["record", "carat", "--option", "colours=R,X"], "not 'X' (C5)"),
    (
        ["record", "halbedelstein", "--option", "plunder_from_start=true"],
        "belongs to rules=advanced (H9, G6)",
    ),
    (["record", "halbedelstein", "--option", "rules=easy"], "option rules is basic or advanced"),
    (["record", "mister_diamond", "--option", "rounds=0"], "(M12, G6)"),
    (["record", "mister_diamond", "--option", "rounds=many"], "option rounds is a whole number"),
    (["record", "mister_diamond", "--option", "rounds=--5"], 'a whole number, not "--5"'),
    (["record", "mister_diamond", "--option", f"rounds={'9' * 5000}"], 'a whole number, not "99999'),
    (["record", "mister_diamond", "--option", "rounds=٣"], 'a whole number, not "\\u0663"'),
    (["record", "mister_diamond", "--option", "edition=/no/such/file"], "No such file or directory"),
    (["record", "diamantenraub", "--option", "deck=/no/such/file"], "No such file or directory"),
    (["record", "diamantenraub", "--option", "deck=/"], "option deck"),
    (["record", "carat", "--bots", "genius"], "there is no bot 'genius'"),
    (["record", "carat", "--bots", "random,random,random"], "one for each of the 2, not 3"),
    (["record", "carat", "--bots", ""], "there is no bot ''"),
    (["record", "carat", "--deal", "/no/such/file"], "/no/such/file: No such file or directory"),
    (["record", "carat", "--deal", "/"], "Is a directory"),
    (["replay"], "FILE"),
    (["replay", "/no/such/file"], "/no/such/file: No such file or directory"),
    (["replay", "/"], "/: Is a directory"),
    (["legal", "/no/such/file"], "/no/such/file: No such file or directory"),
    (["legal", CARAT, "--ply", "37"], "--ply is 0 to 36, the moves of the record, not 37"),
    (["legal", CARAT, "--ply", "-1"], "--ply is 0 to 36"),
    (["legal", CARAT, "--ply", "x"], "invalid int value"),
    (["perft", "carat"], "--depth"),
    (["perft", "carat", "--depth", "0"], "--depth is at least 1, not 0"),
    (["perft", "carat", "--depth", "-3"], "--depth is at least 1"),
    (["perft", "carat", "--depth", "1", "--record", BASIC], "a record of halbedelstein, not of carat"),
    (["perft", "carat", "--depth", "1", "--record", CARAT, "--seats", "2"], "--record brings its own seats"),
    (["perft", "carat", "--depth", "1", "--record", "/no/such/file"], "No such file or directory"),
    (["rules", "carat", "--lang", "fr"], "invalid choice: 'fr'"),
    (["bench", "chess"], "no case begins with chess"),
    (["bench", "--seconds", "0"], "--seconds is a time above 0"),
    (["arena", "carat"], "BOT"),
    (["arena", "chess", "greedy"], "invalid choice: 'chess'"),
    (["arena", "carat", "greedy", "genius"], "there is no bot 'genius'"),
    (["arena", "carat", "greedy", "random", "--games", "0"], "--games is at least 1, not 0"),
    (["arena", "carat", "greedy", "random", "--jobs", "0"], "--jobs is at least 1, not 0"),
    (["arena", "carat", "greedy", "random", "--opening", "-1"], "--opening is at least 0, not -1"),
    (
        ["arena", "carat", "greedy", "random", "--opening", "36", "--jobs", "1"],
        "an opening of 36 entries is too",
    ),
    (["arena", "carat", "greedy", "random", "--think", "-1"], "--think is a time in seconds above 0"),
    (["arena", "carat", "greedy", "random", "--think", "inf"], "--think is a time in seconds above 0"),
    (["arena", "carat", "greedy", "random", "--seats", "5"], "2 to 4 seats, not 5 (G6)"),
    (["arena", "halbedelstein", "greedy", "random", "--seats", "3"], "for 2 seats, not 3 (G6)"),
    (["arena", "carat", "greedy", "random", "--option", "speed=1"], "there is no option 'speed'"),
    (["arena", "carat", "greedy", "random", "--out", "/no/such/file"], "No such file or directory"),
    (["arena", "carat", "greedy", "random", "--out", "/"], "/: Is a directory"),
    (["ladder", "chess"], "invalid choice: 'chess'"),
    (["ladder", "carat", "greedy"], "a ladder is for two bots or more, each named once"),
    (["ladder", "carat", "greedy", "greedy"], "a ladder is for two bots or more, each named once"),
    (["ladder", "carat", "greedy", "genius"], "there is no bot 'genius'"),
    (["ladder", "carat", "--games", "0"], "--games is at least 1, not 0"),
    (
        ["ladder", "carat", "random", "greedy", "--games", "1", "--jobs", "1", "--picture", "/no/such/file"],
        "/no/such/file: No such file or directory",
    ),
    (["balance", "chess"], "there is no game 'chess'"),
    (["balance", "carat", "--bot", "genius"], "there is no bot 'genius'"),
    (["balance", "carat", "--games", "0"], "--games is at least 1, not 0"),
    (["balance", "carat", "--to", "/dev/null/pages"], "/dev/null/pages: Not a directory"),
    (["balance", "carat", "--keep", "/dev/null/games"], "/dev/null/games: Not a directory"),
    (["completion", "cmd"], "invalid choice: 'cmd'"),
    (["play"], "play needs a terminal"),
    (["play", "carat", "--resume"], "play needs a terminal"),
]


@pytest.mark.parametrize(
    ("arguments", "said"), ARGUMENTS, ids=[" ".join(row[0][:4])[-50:] for row in ARGUMENTS]
)
def test_G6_wrong_arguments_are_told_in_one_line_with_status_2(arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("karfunkel")
    assert done.err.count("\n") == 1
    assert said in done.err


@pytest.mark.parametrize(("arguments", "said"), ARGUMENTS[3::14], ids=str)
def test_the_real_command_says_the_same(arguments: list[str], said: str) -> None:
    assert run_for_real(*arguments) == run(*arguments)


DEALS: list[tuple[str, str, bytes, str]] = [
    ("carat", "no JSON", b"chips", "not JSON"),
    ("carat", "empty", b"", "not JSON"),
    ("carat", "binary", b"\x00\xff\xfe", "not UTF-8"),
    ("carat", "a list", b"[]", "a deal is a JSON object"),
    ("carat", "another game's", b'{"piles": []}', 'a deal of Carat has no "piles"'),
    ("carat", "too few chips", b'{"chips": [1]}', "49 chips"),
    ("carat", "chips no list", b'{"chips": {"A1": 5}}', "chips"),
    ("carat", "a tile twice", json.dumps({"supply": ["1RYBG"] * 36}).encode(), "1RYBG"),
    (
        "mister_diamond",
        "17 fixed",
        json.dumps({"rounds": [{"fixed": list(range(1, 18))}]}).encode(),
        "not 17",
    ),
    ("mister_diamond", "two rounds", b'{"rounds": [{}, {}]}', "2 rounds are given"),
    ("mister_diamond", "a round as list", b'{"rounds": [[]]}', "round 1"),
    ("diamantenraub", "a short pile", b'{"piles": [[1], [2]]}', "expected 20 cards, not 1"),
    ("diamantenraub", "a short deck", b'{"deck": ["L1R"]}', "expected 80 cards, not 1"),
    ("halbedelstein", "pits", b'{"pits": []}', "is {}"),
]


@pytest.mark.parametrize(("game", "name", "text", "said"), DEALS, ids=[f"{row[0]} {row[1]}" for row in DEALS])
def test_a_broken_deal_is_refused_with_its_file(
    game: str, name: str, text: bytes, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "deal.json"
    file.write_bytes(text)
    for command in (["record", game], ["perft", game, "--depth", "1"]):
        done = run(*command, "--deal", str(file))
        assert (done.status, done.out) == (2, "")
        assert done.err.count("\n") == 1
        assert str(file) in done.err
        assert said in done.err


MATERIAL: list[tuple[str, str, bytes, str]] = [
    ("mister_diamond", "edition", b"", 'the line "places NUMBER" is missing (M1)'),
    ("mister_diamond", "edition", b"places many\n", "line 1: places is a whole number from 1 to 62"),
    ("mister_diamond", "edition", b"places 5\nfixed 5\nsteal 0\nring 1 1\n", "at least one must be loose"),
    ("mister_diamond", "edition", b"places 5\nfixed 1\nsteal 1\n", "there must be at least one"),
    ("mister_diamond", "edition", b"places 5\nplaces 5\n", "line 2: places stands twice"),
    ("mister_diamond", "edition", b"rings 5\n", 'line 1: "rings" is unknown'),
    ("mister_diamond", "edition", b"places 5\nfixed 1\nsteal 100\nring 1 100\n", "there are 200 cards"),
    ("mister_diamond", "edition", b"\xff\xfe", "it is no text in UTF-8"),
    ("diamantenraub", "deck", b"", "the deck ends here with 0 cards; it needs 80 (D3)"),
    ("diamantenraub", "deck", b"L1R\n" * 79, "with 79 cards"),
    ("diamantenraub", "deck", b"L1R\n" * 81, "line 81: this is one card more than the 80"),
    ("diamantenraub", "deck", b"L1R\nL0R\n", "line 2: 'L0R' is no card"),
    ("diamantenraub", "deck", b"L1R:x\n", "the symbol 'x'"),
    ("diamantenraub", "deck", bytes(10), "is no card"),
]


@pytest.mark.parametrize(("game", "option", "text", "said"), MATERIAL)
def test_M1_D3_a_broken_edition_or_deck_is_refused_with_its_line(
    game: str, option: str, text: bytes, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "box.txt"
    file.write_bytes(text)
    done = run("record", game, "--option", f"{option}={file}")
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert said in done.err
    assert str(file) in done.err


@pytest.mark.parametrize(
    "content", [b"", b"\n\n", bytes(1000), bytes(range(256))], ids=["empty", "blank", "zero", "binary"]
)
def test_legal_and_perft_refuse_files_without_a_record(content: bytes) -> None:
    commands: list[Any] = [["legal", "-"], ["perft", "carat", "--depth", "1", "--record", "-"]]
    for command in commands:
        done = run(*command, stdin=content)
        assert (done.status, done.out) == (2, "")
        assert done.err.count("\n") == 1
