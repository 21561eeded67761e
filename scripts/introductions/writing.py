"""Where lessons stand, and how they are written."""

import importlib
import json
from pathlib import Path

GAMES = ("carat", "diamantenraub", "halbedelstein", "mister_diamond")
BOARDS = Path(__file__).parents[2] / "client" / "src" / "boards"


def place_of(game: str) -> Path:
    return BOARDS / game / "introduction.json"


def written(game: str) -> str:
    """A game's lessons as JSON."""
    lessons = importlib.import_module(f"{__package__}.{game}").lessons()
    return json.dumps(lessons, ensure_ascii=False, separators=(",", ":")) + "\n"
