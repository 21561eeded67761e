"""``karfunkel ladder``: a table, a picture, and the same again."""

import json
from pathlib import Path
from xml.etree import ElementTree

from tests.cli.command import run

LADDER = ["ladder", "carat", "random", "greedy", "--games", "20", "--seed", "jade", "--jobs", "1"]


def test_the_ladder_tells_who_beats_whom_and_draws_it(tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    done = run(*LADDER, "--picture", str(picture))
    assert (done.status, done.err) == (0, "")
    step = next(line for line in done.out.splitlines() if line.startswith("greedy   random"))
    assert "100.0 % [83.9 .. 100.0]" in step
    assert f"Picture: {picture}" in done.out
    assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    assert "greedy : random" in picture.read_text()


def test_a_ladder_that_was_kept_is_only_counted_again(tmp_path: Path) -> None:
    kept, pictures = tmp_path / "games.jsonl", [tmp_path / "one.svg", tmp_path / "two.svg"]
    told = []
    for picture in pictures:
        done = run(*LADDER, "--out", str(kept), "--json", "--picture", str(picture))
        told.append(done.out)
    assert told[0] == told[1]
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
    found = json.loads(told[0])
    assert [(step["upper"], step["lower"], step["games"]) for step in found["steps"]] == [
        ("greedy", "random", 20)
    ]
    assert found["ratings"]["greedy"]["low"] > found["ratings"]["random"]["high"]
    assert len(kept.read_text().splitlines()) == 20
