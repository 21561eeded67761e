"""Chance, for kernels: every random decision is a pick among n by a 32-bit word (docs/deals.md).

Words come from outside (G2): a table's SHAKE-256 stream, or ``next_word`` of a fast generator.
"""

import numpy as np

from karfunkel.games.kernel import kernel
from karfunkel.games.machine import unsigned

WORD = 1 << 32


@kernel
def pick(words, cursor, n):
    """One of 0..n-1, all equally likely, and where to read on.

    The word is scaled to n; the few words that would favour some numbers, those whose remainder is
    below ``WORD % n``, are passed over.  A remainder of n or more cannot be one: no division for it.
    Games ask for a few words more than they need; words that are nearly all passed over are not random.
    """
    scaled = np.int64(words[unsigned(cursor)]) * n
    while scaled & (WORD - 1) < n and scaled & (WORD - 1) < WORD % n:
        cursor += 1
        if cursor == len(words):
            raise IndexError("the random words are used up")
        scaled = np.int64(words[unsigned(cursor)]) * n
    return scaled >> 32, cursor + 1


@kernel
def shuffle(items, n, words, cursor):
    """Put the first n items into random order (Fisher and Yates, from the last place down)."""
    for last in range(n - 1, 0, -1):
        other, cursor = pick(words, cursor, last + 1)
        i, j = unsigned(last), unsigned(other)
        items[i], items[j] = items[j], items[i]
    return cursor


@kernel
def sfc32(a, b, c, count):
    """A word of Chris Doty-Humphrey's generator sfc32, and its next state.

    Written in 64-bit arithmetic with masks, so that it neither overflows when interpreted
    nor differs between the two modes.
    """
    word = (a + b + count) & 0xFFFFFFFF
    mixed = (((c << 21) | (c >> 11)) + word) & 0xFFFFFFFF
    return word, b ^ (b >> 9), (c + (c << 3)) & 0xFFFFFFFF, mixed, (count + 1) & 0xFFFFFFFF


@kernel
def next_word(generator):
    """The next 32-bit word of a fast generator for simulation."""
    word, a, b, c, count = sfc32(generator[0], generator[1], generator[2], generator[3])
    generator[0], generator[1], generator[2], generator[3] = a, b, c, count
    return word


@kernel
def fill(words, generator):
    """Fresh words for a deal: the same as so many ``next_word``, with the generator kept in registers."""
    a, b, c, count = generator[0], generator[1], generator[2], generator[3]
    for i in range(len(words)):
        words[i], a, b, c, count = sfc32(a, b, c, count)
    generator[0], generator[1], generator[2], generator[3] = a, b, c, count


def generator(seed: int) -> np.ndarray:
    """A fast generator for simulation; equal seeds give equal words."""
    state = np.array([seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, 0x9E3779B9, 1], dtype=np.int64)
    for _ in range(15):
        next_word(state)
    return state
