"""``karfunkel arena`` as people use it: the same games on one process or many, whatever interrupts it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest

from tests.cli.command import run

ARENA = ["arena", "diamantenraub", "greedy", "random", "--seats", "3", "--seed", "jade"]


def arena(*arguments: str) -> str:
    done = run(*ARENA, *arguments)
    assert (done.status, done.err) == (0, "")
    return done.out


def test_the_records_replay_and_are_the_same_on_any_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    told = arena("--games", "24", "--jobs", "1", "--out", str(one))
    assert arena("--games", "24", "--jobs", "2", "--out", str(two)) == told
    assert one.read_bytes() == two.read_bytes()
    replayed = run("replay", str(one))
    assert replayed.status == 0
    assert replayed.out.count("ok diamantenraub, 3 seats") == 24


def test_the_number_of_games_is_rounded_up_to_balanced_seats() -> None:
    found = json.loads(arena("--games", "7", "--jobs", "1", "--json"))
    assert (found["games"], found["blocks"]) == (12, 4)
    assert [bot["games"] for bot in found["bots"]] == [12, 12]
    assert found["plan"]["tables"] == [["greedy", "random", "greedy"], ["greedy", "random", "random"]]


def test_a_person_sees_shares_with_intervals_seats_and_ratings() -> None:
    out = run("arena", "carat", "greedy", "random", "--games", "20", "--seed", "1", "--jobs", "1").out
    assert "20 games in 10 blocks" in out
    greedy = next(line for line in out.splitlines() if line.startswith("greedy"))
    assert "100.0 % [83.9 .. 100.0]" in greedy
    assert "wins on seat" in out
    assert "Wilson" in out


def test_all_bots_meet_where_there_are_more_than_seats() -> None:
    names = ["greedy", "random", "random", "greedy", "random"]
    out = run("arena", "carat", *names, "--games", "20", "--seed", "1", "--jobs", "1", "--json").out
    assert len(json.loads(out)["plan"]["tables"]) == 10


def test_without_chance_openings_are_drawn_so_that_games_differ() -> None:
    duel = [
        "arena",
        "halbedelstein",
        "greedy",
        "greedy",
        "--games",
        "40",
        "--seed",
        "1",
        "--json",
        "--jobs",
        "1",
    ]
    assert json.loads(run(*duel).out)["different"] > 30
    assert json.loads(run(*duel, "--opening", "0").out)["plan"]["opening"] == 0


def begin(out: Path, games: int) -> "subprocess.Popen[bytes]":
    command = [
        sys.executable,
        "-m",
        "karfunkel",
        *ARENA,
        "--games",
        str(games),
        "--jobs",
        "2",
        "--out",
        str(out),
    ]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def wait_for_lines(out: Path, count: int) -> None:
    end = time.monotonic() + 120
    while not out.exists() or out.read_bytes().count(b"\n") < count:
        assert time.monotonic() < end, "no games were written"
        time.sleep(0.005)


def children_of(pid: int) -> list[int]:
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(line) for line in listed.stdout.split()]


def command_of(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()


@pytest.mark.compiled_only
def test_somebody_who_looks_on_sees_how_far_it_is() -> None:
    command = ["-m", "karfunkel", *ARENA, "--games", "60", "--jobs", "1"]
    with pexpect.spawn(sys.executable, command, timeout=120, dimensions=(30, 100)) as running:
        running.expect(r"Diamantenraub.*\d+/60")
        running.expect("60 games in 20 blocks")
        running.expect(pexpect.EOF)
    assert running.exitstatus == 0


@pytest.mark.compiled_only
@pytest.mark.needs("ps", "Debian, Ubuntu: apt install procps")
def test_killed_again_and_again_nothing_is_lost_and_nothing_counted_twice(tmp_path: Path) -> None:
    out, games = tmp_path / "killed.jsonl", 3000
    kept = b""
    for more in (1, 10, 60):
        running = begin(out, games)
        wait_for_lines(out, kept.count(b"\n") + more)
        workers = children_of(running.pid)
        running.kill()
        running.communicate()
        now = out.read_bytes()
        assert now.startswith(kept[: kept.rfind(b"\n") + 1])
        kept = now
        assert len(workers) >= 2
        end = time.monotonic() + 30
        while any(is_alive(worker) for worker in workers):
            assert time.monotonic() < end, "a worker outlived its parent"
            time.sleep(0.02)
    lines = kept.count(b"\n")
    assert 71 <= lines < games
    told = json.loads(arena("--games", str(lines + 60), "--out", str(out), "--jobs", "1", "--json"))
    fresh = tmp_path / "fresh.jsonl"
    assert json.loads(arena("--games", str(lines + 60), "--out", str(fresh), "--jobs", "1", "--json")) == told
    assert out.read_bytes() == fresh.read_bytes()


@pytest.mark.compiled_only
@pytest.mark.needs("ps", "Debian, Ubuntu: apt install procps")
def test_a_worker_that_is_killed_ends_the_run_with_one_line_and_what_was_played_stays(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    running = begin(out, 30_000)
    wait_for_lines(out, 10)
    workers = [child for child in children_of(running.pid) if "spawn_main" in command_of(child)]
    os.kill(workers[0], signal.SIGKILL)
    complained = running.communicate(timeout=60)[1].decode()
    assert (running.returncode, complained.count("\n")) == (2, 1)
    assert "a process that played games was ended from outside" in complained
    assert out.read_bytes().count(b"\n") >= 10


@pytest.mark.compiled_only
def test_ctrl_c_prints_what_is_there_so_far_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    running = begin(out, 30_000)
    wait_for_lines(out, 30)
    running.send_signal(signal.SIGINT)
    told, complained = (text.decode() for text in running.communicate(timeout=60))
    assert running.returncode == 130
    lines = out.read_bytes().count(b"\n")
    assert f"{lines} games in" in told
    assert f"interrupted after {lines} of 30000 games" in complained
    assert "--seed jade goes on" in complained
    assert complained.count("\n") == 1
    assert f"{lines - lines % 6 + 6} games" in arena(
        "--games", str(lines + 1), "--out", str(out), "--jobs", "1"
    )
