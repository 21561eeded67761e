"""What docs/api.md and docs/fair-luck.md show runs as it stands; the example bot plays every game."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from karfunkel import games
from karfunkel.match.record import parse_record, replay
from tests.server.conftest import Served

ROOT = Path(__file__).parents[2]
API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
LUCK = (ROOT / "docs" / "fair-luck.md").read_text(encoding="utf-8")
BOT = ROOT / "examples" / "bot.py"
ADDRESS = "http://127.0.0.1:8000"


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.needs("curl", "Debian, Ubuntu: apt install curl")
def test_the_commands_of_the_way_through_the_api_answer_as_it_shows(house_of_module: Served) -> None:
    steps = re.findall(r"^```sh\n(.*?)^```(?:\n```json\n(.*?)^```)?", API, re.MULTILINE | re.DOTALL)
    assert len(steps) > 8
    mark = "--- the next step"
    script = "\n".join(f"{command}\necho\necho '{mark}'" for command, _ in steps)
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script.replace(ADDRESS, house_of_module.url)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    answers = done.stdout.split(mark)[: len(steps)]
    assert len(answers) == len(steps)
    for (command, shown), answer in zip(steps, answers, strict=True):
        keys = set(re.findall(r'"(\w+)":', shown))
        assert keys <= set(re.findall(r'"(\w+)":', answer)), f"{command}{answer}"


def test_the_python_of_the_way_through_the_api_plays_a_game(house_of_module: Served) -> None:
    [code] = blocks(API, "python")
    done = subprocess.run(
        [sys.executable, "-c", code.replace(ADDRESS, house_of_module.url)], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "'reason': 'all_tiles'" in done.stdout


def test_G2_the_luck_of_a_deal_is_checked_without_any_of_our_code(
    house_of_module: Served, tmp_path: Path
) -> None:
    ada = house_of_module.client("Ada")
    table = ada.open("halbedelstein", ["person", "bot:greedy"])
    table.sit()
    table.do("resign", seat=table.now()["you"][0])
    (tmp_path / "PROOF").write_text(json.dumps(table.proof()), encoding="utf-8")
    [code] = blocks(LUCK, "python")
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], cwd=tmp_path, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    (tmp_path / "PROOF").write_text(json.dumps(table.proof() | {"seed": "00" * 32}), encoding="utf-8")
    assert subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True).returncode == 1


def test_the_example_bot_is_short_and_plays_every_game_against_bots_of_the_server(
    house_of_module: Served,
) -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 50
    host = house_of_module.client("Host")
    tables = [
        host.open(name, ["person", *["bot:greedy"] * (games.load(name).facts.seats[-1] - 1)], listed=True)
        for name in games.NAMES
    ]
    bot = subprocess.Popen(
        [sys.executable, str(BOT), house_of_module.url],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert bot.stdout
        said = {bot.stdout.readline().split()[0] for _ in tables}
    finally:
        bot.terminate()
        _, err = bot.communicate(timeout=20)
    assert err == ""
    assert said == {table.id for table in tables}
    for table in tables:
        assert replay(parse_record(table.record())).outcome()
