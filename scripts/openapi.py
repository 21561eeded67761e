"""Writes the description of the server's API, from which the client's types are made: ``make types``."""

import json
import sys
from pathlib import Path

from karfunkel.server.app import create_app
from karfunkel.server.house import House
from karfunkel.server.settings import Settings
from karfunkel.store.bus import LocalBus
from karfunkel.store.sqlite import SqliteStore


def describe() -> str:
    """Of the OpenAPI description what messages consist of, as JSON."""
    house = House(SqliteStore(Path("never-opened.db")), LocalBus(), Settings())
    schema = create_app(house).app.openapi_schema.to_schema()
    used = {
        "openapi": schema["openapi"],
        "info": {"title": "Karfunkel", "version": ""},
        "paths": {},
        "components": {"schemas": schema["components"]["schemas"]},
    }
    return json.dumps(used, indent=1, sort_keys=True, default=str) + "\n"


if __name__ == "__main__":
    sys.stdout.write(describe())
