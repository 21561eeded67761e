"""Verifiable luck: the deal comes from a seed that nobody at the table could choose (docs/fair-luck.md).

The server publishes a commitment to a seed of its own before anybody sits down; everybody who sits down adds
a contribution; the seed of the deal is made from all of them, and all of them are published at the end.
"""

import hashlib
from collections.abc import Sequence

import msgspec

from karfunkel.games import load
from karfunkel.games.faults import Fault
from karfunkel.match import seeds
from karfunkel.match.record import Record, start

FORMAT = 1


class Contribution(msgspec.Struct, frozen=True):
    """What somebody added who sat down; who has several seats adds one, for the first of them."""

    seat: int
    """the seat taken, before lots were drawn"""
    value: str
    """64 hexadecimal digits"""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the deal of a finished game was made from."""

    proof: int
    """the version of this format: 1"""
    table: str
    commitment: str
    """SHA-256 of the server's seed, published before the deal"""
    server_seed: str
    contributions: tuple[Contribution, ...]
    """in the order of seats"""
    seed: str
    """the seed of the deal, which stands in the record too"""
    seating: tuple[int, ...] | None
    """drawn by lot: which of the seats taken became seat 1, 2, …; None where the host seated people (G1)"""


def commitment(server_seed: bytes) -> str:
    return hashlib.sha256(server_seed).hexdigest()


def deal_seed(server_seed: bytes, contributions: Sequence[bytes]) -> bytes:
    """The seed of the deal; contributions of 32 bytes each, in the order of seats."""
    label = f"karfunkel/1/luck/{len(contributions)}"
    return seeds.shake(server_seed + b"".join(contributions), label, seeds.SEED_BYTES)


def draw_lots(seed: bytes, seats: int) -> tuple[int, ...]:
    """G1: which of the seats taken becomes seat 1, 2, …, shuffled as docs/deals.md shuffles."""
    stream = seeds.shake(seed, "karfunkel/1/lots", 4 * 64)
    words = (int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4))
    order = list(range(1, seats + 1))
    for last in range(seats - 1, 0, -1):
        n = last + 1
        scaled = next(word * n for word in words if (word * n) % 2**32 >= 2**32 % n)
        other = scaled >> 32
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def parse_proof(text: str | bytes) -> Proof:
    try:
        return msgspec.json.decode(text, type=Proof)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Fault(f"this is no proof of a deal: {error}") from None


def verify(record: Record, proof: Proof | None) -> None:
    """That a record's deal comes from its seed and, with a proof, the seed from all who sat at the table."""
    if record.seed is None:
        raise Fault("the deal was given by hand, all of it or a part: there is nothing to verify")
    match = start(record)
    game = load(record.game)
    drawn = game.draw(
        match.options,
        record.seats,
        lambda deal: seeds.deal_words(match.seed or b"", record.game, deal + 1, game.rules.WORDS),
    )
    for part, value in drawn.items():
        # The cards of a deck come with the record; which of them lie where is what chance decides.
        if part != "deck" and msgspec.to_builtins(value) != record.deal.get(part):
            raise Fault(f'the deal\'s "{part}" does not come from the seed')
    if proof:
        _verify_seed(record, proof)


def _verify_seed(record: Record, proof: Proof) -> None:
    if proof.proof != FORMAT:
        raise Fault(f'"proof" is the version of the format, {FORMAT}, not {proof.proof}')
    server_seed = _bytes(proof.server_seed, "the server's seed")
    if commitment(server_seed) != proof.commitment:
        raise Fault("the server's seed is not the one it had committed itself to")
    chairs = [contribution.seat for contribution in proof.contributions]
    if chairs != sorted(set(chairs)):
        raise Fault("the contributions do not stand in the order of seats")
    values = [_bytes(one.value, f"the contribution of seat {one.seat}") for one in proof.contributions]
    seed = deal_seed(server_seed, values)
    if seed.hex() != proof.seed:
        raise Fault("the seed of the proof does not come from the server's seed and the contributions")
    if seed != record.seed:
        raise Fault("the record's seed is not that of the proof")
    if proof.seating is not None and proof.seating != draw_lots(seed, record.seats):
        raise Fault("the lots for the seats do not come from the seed")


def _bytes(text: str, what: str) -> bytes:
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != seeds.SEED_BYTES:
        raise Fault(f"{what} is 64 hexadecimal digits")
    return found
