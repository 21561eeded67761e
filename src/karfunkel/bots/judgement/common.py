"""What judgements share: mixing numbers into one, and a move at random."""

import numpy as np

from karfunkel.games import chance
from karfunkel.games.kernel import kernel

WORD = (1 << 62) - 1

FARTHEST = 64
"""No search looks more moves ahead: what could matter only later need not be in a sight."""

ODDS = 100
"""What the logarithm of odds is multiplied with, to be a whole number"""


@kernel
def mix(sight, number):
    """Another number, in which both have left their mark (after Steele's and Vigna's splitmix64).

    It stays below 2^62.  Interpreted, ``int`` makes it Python's own, which cannot overflow; compiled, what
    overflows is cut off anyway.
    """
    mixed = (int(np.int64(sight)) ^ int(np.int64(number))) & WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0x3F58476D1CE4E5B9) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x14D049BB133111EB) & WORD
    return mixed ^ (mixed >> 31)


@kernel
def at_random(count, generator):
    """One of 0 … count-1."""
    return (chance.next_word(generator) * count) >> 32
