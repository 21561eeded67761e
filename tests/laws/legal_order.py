"""The order of legal moves in some positions of the golden records, short enough to read.

``python -m tests.laws.legal_order > tests/laws/legal_order.txt`` writes it down anew.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from karfunkel.match.record import parse_record, replay
from tests.records.golden import commands, record_file

FILE = Path(__file__).parent / "legal_order.txt"
HEAD = (
    "# golden record, entries played, seat, number of moves, digest of all in order: three first … two last"
)


def lines() -> Iterator[str]:
    yield HEAD
    for name in commands():
        record = parse_record(record_file(name).read_text())
        for ply in (len(record.moves) // 3, len(record.moves) - 3):
            match = replay(record, ply)
            for seat in match.pending()[:1]:
                texts = match.legal(seat)
                digest = hashlib.sha256(json.dumps(texts).encode()).hexdigest()[:12]
                shown = texts if len(texts) <= 6 else (*texts[:3], "…", *texts[-2:])
                yield f"{name} {ply} {seat} {len(texts)} {digest}: {' '.join(shown)}"


if __name__ == "__main__":
    print("\n".join(lines()))
