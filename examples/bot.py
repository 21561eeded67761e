"""A bot that plays every game, anywhere: it sits down at tables of the lobby and plays any legal move.

python examples/bot.py http://127.0.0.1:8000 [TOKEN]

"""

import random
import sys
import threading
import time
from typing import Any

from karfunkel.client import Client, Refused


def choose(seat: int, sight: dict[str, Any]) -> str:
    """What to play, from what the seat sees: `view` says all of it, `legal` lists the moves."""
    legal: list[str] = sight["legal"]
    return random.choice(legal)


def play(client: Client, table_id: str) -> None:
    table = client.table(table_id)
    try:
        table.sit()
        outcome = table.play(choose)["outcome"]
        print(table_id, "won by", outcome["winners"] if outcome else "nobody", flush=True)
    except Refused as refused:  # somebody was quicker, or the table was closed
        print(table_id, refused, flush=True)


def main() -> None:
    client = Client(sys.argv[1], token=sys.argv[2] if len(sys.argv) > 2 else "", name="example bot")
    seen: set[str] = set()
    while True:
        for table in client.lobby():
            if table["id"] not in seen:
                seen.add(table["id"])
                threading.Thread(target=play, args=(client, table["id"]), daemon=True).start()
        time.sleep(1)


if __name__ == "__main__":
    main()
