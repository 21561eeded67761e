"""Options of a game: typed, with defaults, read from JSON or from ``name=value`` on the command line."""

import re
from collections.abc import Mapping
from typing import Any, Self, TypeVar, get_args

import msgspec

from karfunkel.games.faults import Fault, quoted, shown


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The base of a game's options; the order of fields is the order in records."""

    def settle(self, seats: int) -> Self:
        """These options complete for so many seats; a Fault where they do not fit (G6)."""
        return self


_WHOLE = re.compile("-?[0-9]{1,18}")

Kind = TypeVar("Kind", bound=Options)


def read_options(kind: type[Kind], given: Mapping[str, object]) -> Kind:
    """Options from values, each of the right type or, from the command line, its text."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    values: dict[str, object] = {}
    for name, value in given.items():
        if name not in fields:
            raise Fault(f"there is no option {quoted(name)}; there is {', '.join(fields)} (G6)")
        try:
            values[name] = msgspec.convert(value, fields[name].type)
        except msgspec.ValidationError:
            raise Fault(f"option {name} is {_wanted(fields[name].type)}, not {shown(value)}") from None
    return kind(**values)


def parse_assignments(kind: type[Options], assignments: list[str]) -> dict[str, object]:
    """``["three_tiles=true", "colours=R,Y"]`` as values for ``read_options``."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    values: dict[str, object] = {}
    for assignment in assignments:
        name, equals, text = assignment.partition("=")
        if not equals:
            raise Fault(f"an option is written name=value, not {quoted(assignment)}")
        if name in values:
            raise Fault(f"option {name} is given twice")
        field = fields.get(name)
        values[name] = text if field is None else _from_text(field.type, text)
    return values


def _from_text(kind: Any, text: str) -> object:
    described = msgspec.inspect.type_info(kind)
    if isinstance(described, msgspec.inspect.VarTupleType):
        return text.split(",")
    if isinstance(described, msgspec.inspect.BoolType):
        return {"true": True, "false": False}.get(text, text)
    if isinstance(described, msgspec.inspect.IntType) and _WHOLE.fullmatch(text):
        return int(text)
    return text


def _wanted(kind: Any) -> str:
    described = msgspec.inspect.type_info(kind)
    if isinstance(described, msgspec.inspect.LiteralType):
        return " or ".join(get_args(kind))
    if isinstance(described, msgspec.inspect.BoolType):
        return "true or false"
    if isinstance(described, msgspec.inspect.IntType):
        return "a whole number"
    if isinstance(described, msgspec.inspect.StrType):
        return "a text"
    if isinstance(described, msgspec.inspect.VarTupleType):
        return "a list of texts"
    raise TypeError(kind)
