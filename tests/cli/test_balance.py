"""``karfunkel balance``: pages and pictures, the same again, gone on with after an interruption."""

import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.command import Done, run

BALANCE = ["balance", "halbedelstein", "--bot", "greedy"]


def balance(folder: Path, *arguments: str) -> Done:
    return run(*BALANCE, "--to", str(folder / "pages"), "--keep", str(folder / "games"), *arguments)


def test_pages_and_pictures_are_the_same_on_any_number_of_processes(
    tmp_path: Path,
) -> None:
    for jobs in ("1", "2"):
        done = balance(tmp_path / jobs, "--games", "8", "--jobs", jobs)
        assert (done.status, done.err) == (0, "")
        assert done.out == f"{tmp_path / jobs / 'pages' / 'halbedelstein.md'}\n"
    one, two = (sorted((tmp_path / jobs / "pages").iterdir()) for jobs in ("1", "2"))
    assert [file.name for file in one] == [
        "halbedelstein-advanced.svg",
        "halbedelstein-basic.svg",
        "halbedelstein-lot.svg",
        "halbedelstein-plunder.svg",
        "halbedelstein.md",
    ]
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in two]
    assert all(ElementTree.parse(file) for file in one if file.suffix == ".svg")
    text = one[-1].read_text()
    assert "karfunkel balance halbedelstein --bot greedy --games 8 --seed balance" in text


def test_more_games_are_added_to_those_that_are_kept(tmp_path: Path) -> None:
    balance(tmp_path, "--games", "3", "--jobs", "1")
    [file] = (tmp_path / "games").glob("halbedelstein-basic-2-*.jsonl")
    first = file.read_bytes()
    balance(tmp_path, "--games", "5", "--jobs", "1")
    assert file.read_bytes().startswith(first)
    assert file.read_bytes().count(b"\n") == 5
    balance(tmp_path, "--games", "4", "--jobs", "1")
    assert "4 games for each variant" in (tmp_path / "pages" / "halbedelstein.md").read_text()


@pytest.mark.compiled_only
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_killed_or_interrupted_the_same_command_goes_on(how: signal.Signals, tmp_path: Path) -> None:
    place = ["--to", str(tmp_path / "pages"), "--keep", str(tmp_path / "games")]
    command = [sys.executable, "-m", "karfunkel", *BALANCE, "--games", "4000", "--jobs", "2", *place]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    end = time.monotonic() + 120
    while sum(file.read_bytes().count(b"\n") for file in (tmp_path / "games").glob("*.jsonl")) < 20:
        assert time.monotonic() < end
        time.sleep(0.005)
    running.send_signal(how)
    complained = running.communicate(timeout=60)[1].decode()
    if how is signal.SIGINT:
        assert running.returncode == 130
        assert "the same command goes on" in complained
    [basic] = (tmp_path / "games").glob("halbedelstein-basic-2-*.jsonl")
    kept = basic.read_bytes()
    count = kept.count(b"\n") + 5
    balance(tmp_path, "--games", str(count), "--jobs", "1")
    assert basic.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    balance(tmp_path / "fresh", "--games", str(count), "--jobs", "1")
    pages = [folder / "pages" / "halbedelstein.md" for folder in (tmp_path, tmp_path / "fresh")]
    assert pages[0].read_bytes() == pages[1].read_bytes()
