"""``karfunkel games``: what there is to play, with facts and options."""

import argparse
import json
from typing import Any

import msgspec

from karfunkel import games
from karfunkel.games.card import card, values
from karfunkel.words.catalogue import say


def run(given: argparse.Namespace) -> int:
    cards = [card(games.load(name), given.lang) for name in games.NAMES]
    if given.json:
        print(json.dumps(cards, ensure_ascii=False, indent=2))
    else:
        print("\n\n".join(_shown(one, given.lang) for one in cards))
    return 0


def assignments_of(name: str) -> list[str]:
    """What may stand behind ``--option``, for completion."""
    options = msgspec.structs.fields(games.load(name).option_type)
    known = [(field.name, values(field.type)) for field in options]
    return [f"{name}={value}" for name, may in known for value in (may if isinstance(may, list) else [""])]


def _shown(card: dict[str, Any], language: str) -> str:
    seats = card["seats"]
    numbers = str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
    facts = [say(language, "games-seats", seats=numbers)]
    facts += [say(language, f"games-{fact}") for fact in ("hidden", "chance", "simultaneous") if card[fact]]
    if card["longest"]:
        facts.append(say(language, "games-longest", moves=card["longest"]))
    lines = [f"{card['title']} ({card['name']})", f"  {card['about']}", f"  {' · '.join(facts)}"]
    for option in card["options"]:
        may = option["values"] if isinstance(option["values"], str) else "|".join(option["values"])
        default = json.dumps(option["default"], ensure_ascii=False).strip('"')
        lines += [f"    {option['name']}={may}  ({say(language, 'games-default', value=default)})"]
        lines += [f"        {option['about']}"]
    return "\n".join(lines)
