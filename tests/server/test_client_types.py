"""The client's types are those of the server's API."""

import re
from pathlib import Path
from typing import Any

import msgspec

from scripts.openapi import describe

TYPES = Path(__file__).parents[2] / "client" / "src" / "api.d.ts"


def test_the_clients_types_have_every_field_of_the_servers_messages() -> None:
    schemas: dict[str, Any] = msgspec.json.decode(describe())["components"]["schemas"]
    assert len(schemas) > 30
    text = TYPES.read_text(encoding="utf-8")
    found = dict(re.findall(r"^        (\w+): \{\n(.*?)^        \};", text, re.DOTALL | re.MULTILINE))
    wanted = {name: set(schema.get("properties", {})) for name, schema in schemas.items()}
    written = {
        name: set(re.findall(r"^            \"?(\w+)\"?\??:", body, re.MULTILINE))
        for name, body in found.items()
    }
    assert {name: fields for name, fields in wanted.items() if fields} == {
        name: fields for name, fields in written.items() if fields
    }, "make types writes them anew"
