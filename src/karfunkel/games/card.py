"""The fact card of a game with its options, in words: what clients and the command line list."""

from typing import Any, get_args

import msgspec

from karfunkel.games.contract import Game
from karfunkel.words.catalogue import say


def card(game: Game, language: str) -> dict[str, Any]:
    """A game's facts and options."""
    prefix = game.facts.name.replace("_", "-")
    options = [
        {
            "name": field.name,
            "values": values(field.type),
            "default": field.default,
            "about": say(language, f"{prefix}-option-{field.name}"),
        }
        for field in msgspec.structs.fields(game.option_type)
    ]
    return {
        **msgspec.to_builtins(game.facts),
        "about": say(language, f"{prefix}-about"),
        "options": msgspec.to_builtins(options),
    }


def values(kind: Any) -> list[str] | str:
    """What an option may be: its values, or what kind of value it takes."""
    described = msgspec.inspect.type_info(kind)
    if isinstance(described, msgspec.inspect.LiteralType):
        return list(get_args(kind))
    if isinstance(described, msgspec.inspect.BoolType):
        return ["false", "true"]
    if isinstance(described, msgspec.inspect.IntType):
        return "number"
    return "list" if isinstance(described, msgspec.inspect.VarTupleType) else "text"
