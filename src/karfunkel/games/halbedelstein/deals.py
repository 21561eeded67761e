"""The deal of the Halbedelstein-Spiel: the stones are set out (H4, H7), and a lot may be drawn (H11)."""

from collections.abc import Mapping
from typing import Any

from karfunkel.games import chance
from karfunkel.games.contract import Position, Words, new_position
from karfunkel.games.faults import Fault, shown
from karfunkel.games.halbedelstein import rules
from karfunkel.games.halbedelstein.notation import PITS
from karfunkel.games.halbedelstein.options import Options

LOTS = PITS[rules.FIRST_TO_LIFT : rules.FIRST_TO_LIFT + rules.TO_LIFT]
"""The pits among which the lot decides"""


def fresh(options: Options) -> Position:
    state = new_position(rules)
    advanced = int(options.rules == "advanced")
    rules.setup(state, advanced, int(options.plunder_from_start), int(options.first_by_lot))
    return state


def draw(options: Options, words: Words, part: Mapping[str, object]) -> dict[str, Any]:
    if part or not options.first_by_lot:
        check(options, dict(part))
        return dict(part)
    return {"first": LOTS[chance.pick(words(0), 0, len(LOTS))[0]]}


def check(options: Options, deal: object) -> None:
    if not options.first_by_lot:
        if deal != {}:
            raise Fault("the deal of the Halbedelstein-Spiel is {}: nothing is left to chance")
        return
    if not isinstance(deal, dict) or set(deal) != {"first"}:
        raise Fault('the deal is {"first": PIT}, the pit that seat 1 lifts first (H11)')
    if deal["first"] not in LOTS:
        raise Fault(f"the first pit is one of {', '.join(LOTS)}, not {shown(deal['first'])} (H11)")


def layout(options: Options, deal: Mapping[str, Any]) -> Position:
    state = fresh(options)
    rules.set_out(state)
    if options.first_by_lot:
        state.drawn = PITS.index(deal["first"])
    return state
