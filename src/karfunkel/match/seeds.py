"""Fair chance: everything random in a game comes from one 256-bit seed through SHAKE-256.

docs/deals.md describes this for other languages, with test vectors; it never changes.
"""

import hashlib
import secrets

import numpy as np

from karfunkel.games.faults import Fault

SEED_BYTES = 32


def fresh_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str, game: int) -> bytes:
    """The seed of game number 1, 2, … of those that a text stands for."""
    return shake(b"", f"karfunkel/1/seed/{game}/{text}", SEED_BYTES)


def deal_words(
    seed: bytes, game: str, deal: int, count: int
) -> "np.ndarray[tuple[int], np.dtype[np.uint32]]":
    """The 32-bit words from which a game's deal number 1, 2, … is drawn."""
    stream = shake(seed, f"karfunkel/1/deal/{game}/{deal}", 4 * count)
    return np.frombuffer(stream, dtype=">u4").astype(np.uint32)


def bot_seed(seed: bytes, seat: int) -> int:
    """Where a bot's own randomness starts."""
    return int.from_bytes(shake(seed, f"karfunkel/1/bot/{seat}", 8), "big")


def parse_seed(text: object) -> bytes | None:
    """The seed of a record: 64 hexadecimal digits, or None."""
    if text is None:
        return None
    if isinstance(text, str) and len(text) == 2 * SEED_BYTES and set(text) <= set("0123456789abcdefABCDEF"):
        return bytes.fromhex(text)
    raise Fault("the seed is 64 hexadecimal digits, or null where the deal was given by hand")


def shake(seed: bytes, label: str, length: int) -> bytes:
    """So many bytes that a seed yields under a label."""
    return hashlib.shake_256(seed + label.encode()).digest(length)
