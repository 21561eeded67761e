"""Options, the empty deal and the notation of the Halbedelstein-Spiel."""

import pytest

from karfunkel.games.faults import Fault
from karfunkel.games.halbedelstein import GAME


def test_G6_an_option_that_does_not_belong_is_refused() -> None:
    with pytest.raises(Fault, match=r"plunder_from_start belongs to rules=advanced \(H9, G6\)"):
        GAME.options({"plunder_from_start": True}, 2)
    with pytest.raises(
        Fault, match=r"no option 'marks'; there is rules, plunder_from_start, first_by_lot \(G6\)"
    ):
        GAME.options({"marks": "on"}, 2)
    with pytest.raises(Fault, match='option rules is basic or advanced, not "hard"'):
        GAME.options({"rules": "hard"}, 2)
    with pytest.raises(Fault, match=r"Halbedelstein-Spiel is for 2 seats, not 3 \(G6\)"):
        GAME.options({}, 3)


@pytest.mark.parametrize("deal", [None, [], {"pits": []}, "", 0])
def test_G2_a_deal_other_than_the_empty_one_is_refused(deal: object) -> None:
    with pytest.raises(Fault, match="nothing is left to chance"):
        GAME.layouts(GAME.options({}, 2), 2, deal)


def test_every_move_has_a_text_that_reads_back() -> None:
    state = GAME.layouts(GAME.options({}, 2), 2, {})[0]
    texts = [GAME.format_move(state, move) for move in range(18)]
    assert texts[:8] == [f"B{pit}" for pit in range(1, 9)]
    assert texts[8:] == [f"A{pit}" for pit in range(8, 0, -1)] + ["cw", "ccw"]
    assert [GAME.parse_move(state, text) for text in texts] == list(range(18))


@pytest.mark.parametrize("text", ["", "B0", "B9", "C1", "b1", "B1 ", "CW", "A", "17", "B１"])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    state = GAME.layouts(GAME.options({}, 2), 2, {})[0]
    with pytest.raises(Fault, match="a move is a pit, A1 to A8 or B1 to B8, or a direction, cw or ccw"):
        GAME.parse_move(state, text)
