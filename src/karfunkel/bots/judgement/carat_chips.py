"""What the chips of Carat promise while fields round them are still free.

What lies round a chip is a word (``touching`` in the rules); with fewer diamonds than it takes there are not
two thousand such words.  Each has a number here, and a hope for each colour: the points that a chip of 1
brings it in the mean (C13, C14) if all that is missing is drawn by lot.  They are worked out once, from full
chips back to empty ones.
"""

import numpy as np

from karfunkel.games.carat.rules import COLOURS, DIAMOND, DIAMONDS, MISSING, won_from
from karfunkel.games.kernel import kernel

_WORDS = np.unique(DIAMONDS)
"""The 24 kinds of diamonds, each as what it adds to a chip's word."""

SLOTS = 23_637
"""The smallest number by which all words of unfinished chips leave different remainders."""


def _layers() -> list[np.ndarray]:
    """The words with no diamond, with one, and so on to four; fields that do not exist count as filled."""
    layers = [np.zeros(1, np.int64)]
    for filled in range(1, 5):
        start = MISSING[filled * DIAMOND == MISSING][:1]
        layers.append(np.unique([*(layers[-1][:, None] + _WORDS).ravel(), *start]))
    return layers


@kernel
def _weigh(words, hopes):
    for number in range(len(words)):
        r, y, b, g = won_from(words[number], 1)
        hopes[number, 0], hopes[number, 1], hopes[number, 2], hopes[number, 3] = r, y, b, g


def _tables() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The number of each unfinished word, that of what it becomes with one more diamond, and all hopes."""
    layers = _layers()
    first = np.cumsum([0, *(len(layer) for layer in layers)])
    numbers = np.zeros(SLOTS, np.int16)
    numbers[np.concatenate(layers[:4]) % SLOTS] = np.arange(first[4])
    following = np.zeros((first[4], len(_WORDS)), np.int16)
    hopes = np.zeros((first[5], len(COLOURS)), np.float32)
    _weigh(layers[4], hopes[first[4] :])
    for filled in (3, 2, 1, 0):
        here = slice(first[filled], first[filled + 1])
        more = layers[filled][:, None] + _WORDS
        following[here] = first[filled + 1] + np.searchsorted(layers[filled + 1], more)
        hopes[here] = hopes[following[here]].mean(axis=1)
    return numbers, following, hopes


NUMBERS, FOLLOWING, HOPES = _tables()
KIND = np.searchsorted(_WORDS, DIAMONDS).astype(np.int64)
"""The kinds of diamonds of a tile, by its turn, at its corners, as ``DIAMONDS`` in the rules."""
