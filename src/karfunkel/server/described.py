"""The docstrings of messages and of their fields, for the description of the API."""

import ast
import dataclasses
import inspect
import textwrap
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin  # it has no public name
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class Described(StructSchemaPlugin):
    """Describes structs as Litestar does, with what their sources say about them."""

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        schema = super().to_openapi_schema(field_definition, schema_creator)
        kind = field_definition.origin or field_definition.annotation
        schema.description = _clean(kind.__doc__ or "")
        words = words_of(kind)
        schema.properties = {
            name: _described(value, words.get(name)) for name, value in (schema.properties or {}).items()
        }
        return schema


def _described(value: Schema | Reference, words: str | None) -> Schema | Reference:
    return dataclasses.replace(value, description=words) if words else value


@cache
def words_of(kind: type[Any]) -> dict[str, str]:
    """The text below each field of a struct, its parents' included."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if issubclass(one, msgspec.Struct) and one.__module__.startswith("karfunkel."):
            [body] = ast.parse(textwrap.dedent(inspect.getsource(one))).body
            assert isinstance(body, ast.ClassDef)
            found |= dict(filter(None, (_words(*both) for both in pairwise(body.body))))
    return found


def _words(field: ast.stmt, below: ast.stmt) -> tuple[str, str] | None:
    match field, below:
        case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
            return name, _clean(text)
    return None


def _clean(docstring: str) -> str:
    return inspect.cleandoc(docstring).replace("``", "`")
