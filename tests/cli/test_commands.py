"""The commands as RECORDS.md states them: what they print, and their status."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from karfunkel import __version__, games
from tests.cli.command import run, run_for_real
from tests.records.golden import record_file

CARAT = record_file("carat-2")
RAID = record_file("diamantenraub-3")


def ok(*arguments: str, stdin: bytes = b"") -> str:
    done = run(*arguments, stdin=stdin)
    assert (done.status, done.err) == (0, "")
    return done.out


# --- record


def test_record_writes_as_many_records_as_asked_for_which_replay() -> None:
    out = ok("record", "halbedelstein", "--games", "3", "--seed", "opal")
    lines = out.splitlines()
    assert len(lines) == 3
    assert len(set(lines)) == 3
    assert all(json.loads(line)["result"]["winners"] for line in lines)
    replayed = ok("replay", "-", stdin=out.encode()).splitlines()
    assert [line.split()[:2] for line in replayed] == [["1", "ok"], ["2", "ok"], ["3", "ok"]]


def test_the_same_command_gives_the_same_output_and_another_seed_another_one() -> None:
    command = ["record", "carat", "--seats", "3", "--seed", "opal", "--games", "2"]
    first = ok(*command)
    assert ok(*command) == first
    assert run_for_real(*command).out == first
    assert ok(*command[:-1], "1") == first.splitlines(keepends=True)[0]
    assert ok(*command[:5], "agate", "--games", "2") != first
    assert ok("record", "carat") != ok("record", "carat")


def test_record_takes_the_fewest_seats_by_default_and_writes_every_option_with_its_value() -> None:
    for name in games.NAMES:
        record = json.loads(ok("record", name, "--seed", "1"))
        game = games.load(name)
        assert record["seats"] == game.facts.seats[0]
        assert tuple(record["options"]) == game.option_type.__struct_fields__
        assert list(record) == ["karfunkel", "game", "seats", "options", "seed", "deal", "moves", "result"]
        assert re.fullmatch("[0-9a-f]{64}", record["seed"])


def test_record_lets_bots_play_named_once_or_for_every_seat() -> None:
    one = ok("record", "carat", "--seed", "1", "--bots", "greedy")
    assert ok("record", "carat", "--seed", "1", "--bots", "greedy,greedy") == one
    assert ok("record", "carat", "--seed", "1", "--bots", "greedy,random") != one


def test_record_draws_only_what_a_deal_leaves_open(tmp_path: Path) -> None:
    chips = [5] * 9 + [4] * 10 + [3] * 10 + [2] * 10 + [1] * 10
    part = tmp_path / "part.json"
    part.write_text(json.dumps({"chips": chips}))
    drawn, given = (
        json.loads(ok("record", "carat", "--seed", "1", *more)) for more in ([], ["--deal", str(part)])
    )
    assert given["deal"]["chips"] == chips
    assert given["deal"]["supply"] == drawn["deal"]["supply"]
    assert given["seed"] is None
    whole = tmp_path / "whole.json"
    whole.write_text(json.dumps(given["deal"]))
    assert json.loads(ok("record", "carat", "--seed", "2", "--deal", str(whole)))["deal"] == given["deal"]


def test_record_of_an_edition_or_a_deck_of_ones_own_needs_no_file_to_replay(tmp_path: Path) -> None:
    edition = tmp_path / "mine.txt"
    edition.write_text("places 6\nfixed 2\nring 500 8\nsteal 2\n")
    out = ok("record", "mister_diamond", "--seed", "1", "--option", f"edition={edition}")
    assert json.loads(out)["options"]["edition"] == "mine.txt"
    edition.unlink()
    assert ok("replay", "-", stdin=out.encode()).startswith("1 ok ")
    deck = tmp_path / "deck.txt"
    deck.write_text("# all alike\n" + "L1R\n" * 80)
    out = ok("record", "diamantenraub", "--seed", "1", "--option", f"deck={deck}")
    assert json.loads(out)["options"]["deck"] == "deck.txt"
    deck.unlink()
    assert ok("replay", "-", stdin=out.encode()).startswith("1 ok ")


def test_nothing_more_is_written_when_the_reader_has_seen_enough() -> None:
    command = f"{sys.executable} -m karfunkel record halbedelstein --games 2000 --seed 1 | head -n 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1
    assert json.loads(done.stdout)["game"] == "halbedelstein"


# --- replay


def test_replay_tells_every_record_in_a_line_over_all_files() -> None:
    out = ok("replay", str(CARAT), str(RAID))
    moves = len(json.loads(RAID.read_text())["moves"])
    assert out == (
        "1 ok carat, 2 seats, 36 moves, 61:73, won by 2 (all_tiles)\n"
        f"2 ok diamantenraub, 3 seats, {moves} moves, 1:6:4, won by 2 (all_out)\n"
    )


def test_replay_of_a_game_that_is_on_says_so() -> None:
    record = json.loads(CARAT.read_text())
    record["moves"], record["result"] = record["moves"][:5], None
    assert ok("replay", "-", stdin=json.dumps(record).encode()) == "1 ok carat, 2 seats, 5 moves, not over\n"


def test_replay_of_an_empty_file_is_well_and_blank_lines_do_not_count() -> None:
    assert ok("replay", "-", stdin=b"") == ""
    assert ok("replay", "-", stdin=b"\n \r\n" + CARAT.read_bytes().strip() + b"\r\n\n").startswith("1 ok ")


# --- legal


def test_legal_lists_a_seat_and_a_move_a_line_sorted_by_code_points() -> None:
    out = ok("legal", str(CARAT), "--ply", "0")
    lines = out.splitlines()
    assert lines == sorted(lines)
    assert len(lines) == 16 * 4
    assert all(re.fullmatch(r"1 [a-f][1-6]=[1-6][RYBG]{4}", line) for line in lines)
    assert ok("legal", "-", "--ply", "0", stdin=CARAT.read_bytes()) == out


def test_legal_lists_every_seat_still_to_choose_in_a_simultaneous_step() -> None:
    entries = json.loads(RAID.read_text())["moves"]
    seats = [
        {line.split()[0] for line in ok("legal", str(RAID), "--ply", str(ply)).splitlines()}
        for ply in range(3)
    ]
    assert seats == [{"1", "2", "3"}, {"2", "3"}, {"3"}]
    assert entries[1] in ok("legal", str(RAID), "--ply", "1").splitlines()
    lines = ok("legal", str(RAID), "--ply", "3").splitlines()
    assert lines == sorted(lines)


def test_legal_without_ply_is_after_all_moves_and_nothing_is_legal_at_the_end() -> None:
    assert ok("legal", str(CARAT)) == ok("legal", str(CARAT), "--ply", "36") == ""


# --- perft


def test_a_hint_names_legal_moves_best_first_in_every_language_and_for_programs() -> None:
    file = str(record_file("diamantenraub-2"))
    legal = {line for line in run("legal", file, "--ply", "2").out.splitlines() if line.startswith("2 ")}
    wanted = ("hint", file, "--ply", "2", "--seat", "2", "--think", "0.05")
    for language, certain in (("en", "wins about"), ("de", "gewinnt zu etwa"), ("nl", "wint ongeveer")):
        told = run(*wanted, "--lang", language)
        assert told.status == 0
        first, *_ = told.out.splitlines()
        assert f"2 {first.split()[0]}" in legal
        assert certain in first
    told = run(*wanted, "--json")
    advice = json.loads(told.out)["advice"]
    assert {f"2 {one['move']}" for one in advice} <= legal
    assert [one["weight"] for one in advice] == sorted((one["weight"] for one in advice), reverse=True)


def test_perft_tells_a_length_and_a_count_a_line() -> None:
    assert ok("perft", "halbedelstein", "--depth", "4") == "1 2\n2 4\n3 64\n4 912\n"
    assert ok("perft", "carat", "--seats", "4", "--depth", "2") == "1 64\n2 1024\n"
    more = ["--option", "rules=advanced", "--depth", "2"]
    assert ok("perft", "halbedelstein", *more) == "1 12\n2 144\n"


def test_perft_counts_from_the_deal_that_record_would_play_or_that_of_a_file(tmp_path: Path) -> None:
    deal = ["--seats", "3", "--seed", "agate", "--option", "junior=true"]
    file = tmp_path / "game.jsonl"
    file.write_text(ok("record", "diamantenraub", *deal))
    counted = ok("perft", "diamantenraub", "--depth", "5", *deal)
    assert ok("perft", "diamantenraub", "--depth", "5", "--record", str(file)) == counted
    assert counted.startswith("1 4\n2 16\n3 64\n4 ")


# --- the rest


def test_rules_are_there_in_every_language() -> None:
    texts = {
        (name, lang): ok("rules", name, "--lang", lang) for name in games.NAMES for lang in ("de", "nl", "en")
    }
    assert len(set(texts.values())) == len(texts) == 12
    assert all(len(text) > 1000 for text in texts.values())


def test_games_lists_facts_and_options_for_people_and_programs() -> None:
    listed = json.loads(ok("games", "--json"))
    assert [card["name"] for card in listed] == list(games.NAMES)
    assert [card["seats"] for card in listed] == [[2, 3, 4], [2, 3, 4, 5, 6, 7, 8], [2, 3, 4], [2]]
    text = ok("games", "--lang", "en")
    for card in listed:
        assert card["title"] in text
        assert all(option["name"] in text and option["about"] for option in card["options"])


def test_version_and_completion() -> None:
    assert ok("--version") == f"karfunkel {__version__}\n"
    for shell in ("bash", "zsh", "fish"):
        assert "karfunkel" in ok("completion", shell)


def test_bench_tells_a_line_for_every_case_that_was_asked_for() -> None:
    out = ok("bench", "halbedelstein-adv", "--seconds", "0.01")
    assert [line.split()[0] for line in out.splitlines()] == [
        "case",
        "halbedelstein-advanced",
        "halbedelstein-advanced-plunder",
    ]


@pytest.mark.parametrize("arguments", [["--help"], ["record", "--help"], ["--version"], ["rules", "carat"]])
def test_help_comes_without_loading_the_games(arguments: list[str]) -> None:
    script = (
        "import sys\nfrom karfunkel.cli.main import main\n"
        f"try:\n    main({arguments!r})\nexcept SystemExit:\n    pass\n"
        "print(sorted({'numba', 'numpy', 'textual'} & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout
    assert done.stderr == "[]\n"
