"""What judgements share: mixing numbers into one, and a move at random."""

from karfunkel.games import chance
from karfunkel.games.kernel import kernel

WORD = (1 << 62) - 1


@kernel
def mix(sight, number):
    """Another number, in which both have left their mark (after Steele's and Vigna's splitmix64).

    It stays below 2^62 and is multiplied in halves, so that it is the same interpreted and compiled.
    """
    mixed = (sight ^ (number * 0x2545F491 + 0x1B873593)) & WORD
    mixed ^= mixed >> 30
    mixed = ((mixed & 0x7FFFFFFF) * 0x5851F42D + (mixed >> 31) * 0x1F83D9AB + (mixed << 17)) & WORD
    return mixed ^ (mixed >> 27)


@kernel
def at_random(count, generator):
    """One of 0 … count-1."""
    return (chance.next_word(generator) * count) >> 32
