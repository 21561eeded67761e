"""The Halbedelstein-Spiel, as bots see it."""

from karfunkel.bots.judgement.common import at_random, mix
from karfunkel.games.halbedelstein import rules
from karfunkel.games.halbedelstein.rules import INNER, OUTER
from karfunkel.games.kernel import kernel

__all__ = ["rules", "sift", "sight", "stroll"]


@kernel
def sight(state):
    seen = mix(state.pending, state.quiet)
    for seat in range(2):
        seen = mix(seen, state.rows[seat, INNER] & 0xFFFFFFFF)
        seen = mix(seen, state.rows[seat, INNER] >> 32)
        seen = mix(seen, state.rows[seat, OUTER] & 0xFFFFFFFF)
        seen = mix(seen, state.rows[seat, OUTER] >> 32)
        seen = mix(seen, 4 * state.plunders[seat] + state.step[seat] + 1)
    return seen


@kernel
def sift(state, seat, moves, count):
    return count


@kernel
def stroll(state, seat, moves, count, generator):
    return moves[at_random(count, generator)]
