"""The house keeps its order: imports go one way, and every game package is built alike."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from karfunkel import games
from karfunkel.games import contract, verbs

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "karfunkel" / "games"
LANGUAGES = ("de", "en", "nl")


def test_imports_go_one_way() -> None:
    """The contracts stand in pyproject.toml, under tool.importlinter."""
    linted = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"], cwd=ROOT, capture_output=True, text=True
    )
    assert linted.returncode == 0, linted.stdout + linted.stderr


def test_the_contracts_about_imports_name_every_game() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {entry["id"]: entry for entry in project["tool"]["importlinter"]["contracts"]}
    packages = {f"karfunkel.games.{name}" for name in games.NAMES}
    assert set(contracts["independence"]["modules"]) == packages
    assert set(contracts["contract"]["forbidden_modules"]) == packages


def test_the_registry_names_every_game_package() -> None:
    packages = {path.parent.name for path in GAMES.glob("*/__init__.py")}
    assert packages == set(games.NAMES)


def listed_files() -> set[str]:
    """The files of a game package, as the contract lists them."""
    assert contract.__doc__
    return set(re.findall(r"^    (\w+\.py) ", contract.__doc__, re.MULTILINE))


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_package_has_the_files_that_the_contract_lists_and_no_others(name: str) -> None:
    assert len(listed_files()) == 7
    assert {path.name for path in (GAMES / name).glob("*.py")} == listed_files()
    words = {f"{language}.ftl" for language in LANGUAGES} | {f"rules-{language}.md" for language in LANGUAGES}
    assert {path.name for path in (GAMES / name / "words").iterdir()} == words


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_is_what_its_package_says(name: str) -> None:
    game = games.load(name)
    assert game.facts.name == name
    assert set(game.endings) == set(game.rules.REASONS)
    assert verbs.rules_of(contract.new_position(game.rules)) is game.rules
    for verb in ("deal", "lay", "legal", "play", "scores", "redeal"):
        assert callable(getattr(game.rules, verb))
