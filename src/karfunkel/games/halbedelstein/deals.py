"""The deal of the Halbedelstein-Spiel: there is none, the stones are set out (H4, H7)."""

import numpy as np

from karfunkel.games.contract import Position, new_position
from karfunkel.games.faults import Fault
from karfunkel.games.halbedelstein import rules
from karfunkel.games.halbedelstein.options import Options


def fresh(options: Options) -> Position:
    state = new_position(rules)
    rules.setup(state, int(options.rules == "advanced"), int(options.plunder_from_start))
    return state


def check(deal: object) -> None:
    if deal != {}:
        raise Fault("the deal of the Halbedelstein-Spiel is {}: nothing is left to chance")


def layout(options: Options) -> Position:
    state = fresh(options)
    rules.deal(state, np.empty(0, np.uint32))
    return state
