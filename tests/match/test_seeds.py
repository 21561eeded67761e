"""Seeds: the same text gives the same chance on every machine, for ever."""

import hashlib

import numpy as np
import pytest

from karfunkel.games.faults import Fault
from karfunkel.match import seeds


def test_G2_a_text_stands_for_the_same_seeds_for_ever() -> None:
    expected = hashlib.shake_256(b"karfunkel/1/seed/1/opal").digest(32)
    assert seeds.seed_from_text("opal", 1) == expected
    assert seeds.seed_from_text("opal", 2) != expected
    assert seeds.seed_from_text("Opal", 1) != expected
    assert len(seeds.seed_from_text("", 1)) == 32


def test_G2_deals_of_games_and_rounds_draw_from_streams_of_their_own() -> None:
    seed = bytes(32)
    streams = [
        seeds.deal_words(seed, game, deal, 8) for game in ("carat", "diamantenraub") for deal in (1, 2)
    ]
    assert len({stream.tobytes() for stream in streams}) == 4
    longer = seeds.deal_words(seed, "carat", 1, 100)
    assert (longer[:8] == streams[0]).all()
    assert longer.dtype == np.uint32
    assert longer[0] == int.from_bytes(hashlib.shake_256(seed + b"karfunkel/1/deal/carat/1").digest(4), "big")


def test_bots_have_chances_of_their_own() -> None:
    assert len({seeds.bot_seed(bytes(32), seat) for seat in range(1, 9)}) == 8


def test_fresh_seeds_differ() -> None:
    assert len({seeds.fresh_seed() for _ in range(100)}) == 100


def test_a_seed_in_a_record_is_64_hexadecimal_digits_or_null() -> None:
    assert seeds.parse_seed(None) is None
    assert seeds.parse_seed("Ab" * 32) == b"\xab" * 32
    for wrong in ("", "ab", "ab" * 33, "xy" * 32, " " * 64, "٣" * 64, 5, True, ["ab" * 32], b"ab" * 32):
        with pytest.raises(Fault, match="64 hexadecimal digits"):
            seeds.parse_seed(wrong)
