"""The rules of the Halbedelstein-Spiel, one by one."""

import pytest

from karfunkel.games.contract import Position
from karfunkel.games.faults import IllegalMove
from karfunkel.games.halbedelstein import GAME, view
from karfunkel.games.halbedelstein.events import Captured, Plundered, Settled, Turned
from tests.games.halbedelstein.table import drawing, play, position


def start(**options: object) -> Position:
    return GAME.layouts(GAME.options(options, 2), 2, {})[0]


def legal(state: Position, seat: int) -> list[str]:
    return [GAME.format_move(state, move) for move in GAME.legal(state, seat)]


def test_H1_stones_go_one_by_one_round_the_own_ring_and_an_empty_pit_ends_the_turn() -> None:
    state = position("""
        0 0 0 0 0 0 0 2
        0 0 0 0 0 0 0 2
        0 0 0 0 0 0 0 3
        2 0 0 0 0 0 0 0
    """)
    play(state, "1 B8")
    assert drawing(state)[2:] == ["0 0 0 0 0 0 0 0", "2 0 0 0 0 1 1 1"]
    assert GAME.outcome(state) is not None, "the own inner row is empty (H10)"


def test_H1_a_filled_pit_is_lifted_and_sown_on() -> None:
    state = position("""
        0 0 0 0 0 0 0 2
        0 0 0 0 0 0 0 2
        2 0 1 0 0 0 0 0
        0 0 0 0 0 0 0 0
    """)
    (turned,) = [event for event in play(state, "1 B1") if isinstance(event, Turned)]
    # B1 sows to B2 and B3; B3 held one and is lifted with two, which go to B4 and B5.
    assert drawing(state)[2] == "0 1 0 1 1 0 0 0"
    assert (turned.first, turned.last, turned.sowings) == ("B1", "B5", 2)


def test_H1_a_lap_does_not_skip_the_emptied_pit() -> None:
    state = position("""
        0 0 0 0 0 0 0 2
        0 0 0 0 0 0 0 2
        16 0 0 0 0 0 0 0
        0 0 0 0 0 0 0 0
    """)
    play(state, "1 B1")
    assert drawing(state)[2:] == ["1 1 1 1 1 1 1 1", "1 1 1 1 1 1 1 1"]
    assert GAME.outcome(state).reason == "only_singles"  # type: ignore[union-attr]


def test_H1_from_A1_the_ring_goes_on_to_B1() -> None:
    state = position("""
        0 0 0 0 0 0 0 2
        0 0 0 0 0 0 0 2
        0 0 0 0 0 0 0 1
        2 0 0 0 0 0 0 0
    """)
    play(state, "1 A1")
    assert drawing(state)[2] == "1 1 0 0 0 0 0 1"


def test_H2_a_capture_that_empties_the_inner_row_ends_the_game_and_the_stones_stay_in_the_pit() -> None:
    state = position("""
        0 0 3 0 0 0 2 2
        0 0 4 0 0 0 0 0
        2 0 1 0 0 0 0 0
        0 0 0 0 0 0 0 2
    """)
    events = play(state, "1 B1")
    assert drawing(state) == ["0 0 0 0 0 0 2 2", "0 0 0 0 0 0 0 0", "0 1 9 0 0 0 0 0", "0 0 0 0 0 0 0 2"]
    assert Settled(1, "B3", 9) in events
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((1,), "inner_row_empty", (12, 4))


def test_H2_the_thousandth_sowing_ends_the_turn_wherever_it_falls() -> None:
    # A turn that never ends by itself, found by search; captures would end it, so it is a first turn (H9).
    state = position(
        """
        0 0 0 0 0 0 0 8
        0 0 0 8 0 0 0 2
        0 2 1 4 1 0 1 2
        1 2 1 5 1 5 3 1
        """,
        plunders=(0, 1),
    )
    events = play(state, "1 A4")
    turned = next(event for event in events if isinstance(event, Turned))
    assert turned.sowings == 1000
    assert GAME.scores(state) == (30, 18)
    assert GAME.pending(state) == (2,)
    last = GAME.parse_move(state, turned.last)
    assert view.pits(state)[0][last] > 1, "the last stone fell into a filled pit"


QUIET = """
    0 0 0 0 0 0 0 2
    0 0 0 0 0 0 0 2
    3 0 0 0 0 0 0 1
    0 0 0 0 0 0 0 0
"""


def test_H3_the_hundredth_quiet_turn_in_a_row_draws() -> None:
    state = position(QUIET, quiet=98, advanced=0)
    play(state, "1 B1")
    assert GAME.outcome(state) is None
    assert state.quiet == 99
    play(state, "2 B1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "quiet")


def test_H3_an_end_by_H10_comes_before_the_draw() -> None:
    state = position(QUIET, quiet=99)
    state.rows[0] = position(QUIET.replace("3 0 0", "0 0 2")).rows[0]
    play(state, "1 B3")
    assert GAME.outcome(state).reason == "only_singles"  # type: ignore[union-attr]


def test_H3_a_capture_starts_the_count_anew() -> None:
    state = position(
        """
        0 0 3 0 0 0 0 0
        2 0 4 0 0 0 0 0
        2 0 1 0 0 0 0 0
        0 0 0 0 0 0 0 2
        """,
        quiet=99,
    )
    assert any(isinstance(event, Plundered) for event in play(state, "1 B1"))
    assert state.quiet == 0
    assert GAME.outcome(state) is None


def test_H3_fixing_a_direction_is_no_turn() -> None:
    state = start()
    play(state, "1 cw")
    play(state, "2 ccw")
    assert state.quiet == 0


def test_H4_two_stones_in_every_pit_and_both_fix_a_direction_first() -> None:
    state = start()
    assert view.pits(state) == ((2,) * 16, (2,) * 16)
    assert legal(state, 1) == ["cw", "ccw"]
    play(state, "1 ccw")
    assert legal(state, 1) == []
    assert legal(state, 2) == ["cw", "ccw"]
    play(state, "2 cw")
    assert view.view(state, 1).directions == ("ccw", "cw")
    assert len(legal(state, 1)) == 16


def test_H4_a_single_stone_may_be_lifted_and_runs_in_the_fixed_direction() -> None:
    drawn = """
        0 0 0 0 0 0 0 2
        0 0 0 0 0 0 0 2
        0 0 0 1 0 0 0 2
        0 0 0 0 0 0 0 0
    """
    for step, row in ((1, "0 0 0 0 1 0 0 2"), (-1, "0 0 1 0 0 0 0 2")):
        state = position(drawn, advanced=0, step=(step, 1))
        play(state, "1 B4")
        assert drawing(state)[2] == row


def test_H4_the_direction_is_fixed_once_and_an_empty_pit_is_not_lifted() -> None:
    state = start()
    with pytest.raises(IllegalMove, match=r"first the direction is fixed, cw or ccw \(H4\)"):
        play(state, "1 B1")
    play(state, "1 cw")
    play(state, "2 cw")
    with pytest.raises(IllegalMove, match=r"fixed for the whole game \(H4\)"):
        play(state, "1 cw")
    state.rows[0, 0] = 2
    with pytest.raises(IllegalMove, match=r"the pit is empty \(H4\)"):
        play(state, "1 B2")


def test_H5_only_the_facing_inner_pit_is_captured_and_goes_on_with_the_own_stones() -> None:
    state = position(
        """
        0 0 3 0 0 0 0 0
        2 0 4 0 0 0 0 0
        2 0 1 0 0 0 0 0
        0 0 0 0 0 0 0 2
        """,
        advanced=0,
    )
    events = play(state, "1 B1")
    # B3 faces B6; its 4 stones and B3's 2 are sown from B4 on; A8 is lifted in turn.
    assert Captured(1, "B3", 4) in events
    assert drawing(state) == ["0 0 3 0 0 0 0 0", "2 0 0 0 0 0 0 0", "0 1 0 1 1 1 1 1", "0 0 0 0 1 1 1 0"]


def test_H5_nothing_is_captured_over_an_empty_pit_or_from_the_outer_row() -> None:
    state = position(
        """
        0 0 3 0 0 0 0 0
        2 0 0 0 0 0 0 0
        2 0 1 0 0 0 0 0
        0 0 0 0 0 0 0 2
        """,
        advanced=0,
    )
    assert not any(isinstance(event, Captured) for event in play(state, "1 B1"))
    assert drawing(state)[:2] == ["0 0 3 0 0 0 0 0", "2 0 0 0 0 0 0 0"]


def test_H6_who_has_emptied_his_own_inner_row_has_lost() -> None:
    state = position(
        """
        0 0 0 0 0 0 0 0
        2 0 0 0 0 0 0 0
        0 0 0 0 0 0 0 1
        0 0 0 0 0 0 0 0
        """,
        advanced=0,
    )
    play(state, "1 B8")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "inner_row_empty")


@pytest.mark.parametrize("advanced", [0, 1])
def test_H6_H10_if_both_have_lost_the_mover_has_won(advanced: int) -> None:
    state = position(
        """
        2 0 0 0 0 0 0 0
        0 0 0 0 0 0 0 0
        0 0 0 0 0 0 0 2
        0 0 0 0 0 0 0 0
        """,
        advanced=advanced,
    )
    play(state, "1 B8")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "inner_row_empty")


def test_H6_the_own_row_may_be_empty_in_the_middle_of_a_turn() -> None:
    state = position(
        """
        0 0 0 0 0 0 0 0
        2 0 0 0 0 0 0 0
        0 0 0 0 0 0 0 1
        0 0 0 0 0 0 0 9
        """,
        advanced=0,
    )
    play(state, "1 B8")  # into A8: lifted, ten stones go round to B1
    assert GAME.outcome(state) is None
    assert drawing(state)[2].startswith("1 1")


def test_H7_forty_eight_stones_and_both_sow_clockwise() -> None:
    state = start(rules="advanced")
    assert drawing(state) == ["2 2 2 2 2 2 2 2", "2 2 2 2 0 0 0 0", "0 0 0 0 2 2 2 2", "2 2 2 2 2 2 2 2"]
    assert GAME.scores(state) == (24, 24)
    assert view.view(state, 1).directions == ("cw", "cw")


def test_H8_only_pits_with_two_or_more_stones_may_be_lifted() -> None:
    state = position(QUIET)
    assert legal(state, 1) == ["B1"]
    with pytest.raises(IllegalMove, match=r"two or more stones may be lifted \(H8\)"):
        play(state, "1 B8")


PLUNDER = """
    0 0 3 0 0 0 0 0
    2 0 4 0 0 0 0 0
    2 0 1 0 0 0 0 0
    0 0 0 0 0 0 0 2
"""


def test_H9_the_facing_pit_and_the_one_behind_it_are_plundered() -> None:
    state = position(PLUNDER)
    events = play(state, "1 B1")
    assert Plundered(1, "B3", 7) in events
    assert drawing(state)[:2] == ["0 0 0 0 0 0 0 0", "2 0 0 0 0 0 0 0"]


def test_H9_the_rulebooks_example_sows_twelve_stones() -> None:
    state = position("""
        0 0 4 0 0 0 0 0
        2 0 2 0 0 0 0 0
        2 0 5 0 0 0 0 0
        0 0 0 0 0 0 0 2
    """)
    sown = [event for event in play(state, "1 B1") if getattr(event, "stones", 0) == 12]
    assert sown, "six of the own pit, two and four of the opponent's"


def test_H9_an_outer_pit_is_safe_behind_an_empty_inner_one() -> None:
    state = position(PLUNDER.replace("2 0 4", "2 0 0"))
    assert not any(isinstance(event, Plundered) for event in play(state, "1 B1"))
    assert drawing(state)[0] == "0 0 3 0 0 0 0 0"


def test_H9_nothing_is_captured_in_a_seats_first_turn_unless_agreed() -> None:
    state = position(PLUNDER, plunders=(0, 1))
    assert not any(isinstance(event, Plundered) for event in play(state, "1 B1"))
    assert view.view(state, 1).plunders == (True, True)
    assert view.view(start(rules="advanced"), 1).plunders == (False, False)
    assert view.view(start(rules="advanced", plunder_from_start=True), 1).plunders == (True, True)


def test_H10_who_has_only_single_stones_has_lost() -> None:
    state = position(QUIET.replace("3 0 0", "2 0 0"))
    play(state, "1 B1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "only_singles")


def test_H10_an_opponent_without_a_pair_has_lost_too() -> None:
    state = position(QUIET.replace("0 2\n", "0 1\n"))
    play(state, "1 B1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "only_singles")
