"""Clocks: none, by the move, by the game with an increment, by days; and what happens when time runs out.

The server's own clock is put forward, so nobody waits.
"""

from pathlib import Path
from typing import Any

import pytest

from karfunkel.client import Table
from tests.server.conftest import Served, wait_until
from tests.server.test_tables import moved, refused, table_for_two

SECOND, DAY = 1000, 24 * 60 * 60 * 1000
BY_MOVE = {"kind": "move", "seconds": 30}
BY_GAME = {"kind": "game", "seconds": 60, "increment": 5}


def later(served: Served, milliseconds: int) -> None:
    """So much later, after the server has looked at its clock."""
    served.ahead += milliseconds
    served.run(served.house._look())


def state(table: Table) -> Any:
    return table.now()["state"]


def three_at(served: Served, **wanted: Any) -> list[Table]:
    people = [served.client(name) for name in ("Ada", "Bob", "Cleo")]
    id = people[0].open("carat", ["person"] * 3, lots=False, **wanted).id
    tables = [person.table(id) for person in people]
    for table in tables:
        table.sit()
    return tables


def test_without_a_clock_nobody_runs_out_of_time(served: Served) -> None:
    ada, _ = table_for_two(served)
    assert state(ada)["clock"] == {"left": {}, "deadlines": {}}
    later(served, 400 * DAY)
    assert state(ada)["status"] == "on"
    moved(ada, 1)


@pytest.mark.parametrize(
    ("clock", "limit"), [(BY_MOVE, 30 * SECOND), ({"kind": "days", "days": 3}, 3 * DAY)], ids=["move", "days"]
)
def test_G5_who_thinks_too_long_about_a_move_has_lost(
    served: Served, clock: dict[str, Any], limit: int
) -> None:
    ada, bob = table_for_two(served, clock=clock)
    for table, seat in ((ada, 1), (bob, 2), (ada, 1)):
        later(served, limit - 5 * SECOND)  # every move has its time anew
        moved(table, seat)
    assert list(state(bob)["clock"]["deadlines"]) == ["2"]
    later(served, limit - 5 * SECOND)
    assert state(bob)["status"] == "on"
    later(served, 6 * SECOND)
    over = state(bob)
    assert (over["status"], over["outcome"]["winners"], over["outcome"]["reason"]) == ("over", [1], "time")
    assert '"2 time"]' in ada.record()


def test_a_clock_for_the_game_runs_for_who_is_to_move_and_gains_by_every_move(served: Served) -> None:
    ada, bob = table_for_two(served, clock=BY_GAME)
    later(served, 20 * SECOND)
    moved(ada, 1)
    left = state(ada)["clock"]["left"]
    assert 44 * SECOND <= left["1"] <= 45 * SECOND
    assert left["2"] == 60 * SECOND
    later(served, 58 * SECOND)
    moved(bob, 2)
    later(served, 43 * SECOND)
    assert state(ada)["status"] == "on"
    later(served, 2 * SECOND)
    assert state(ada)["outcome"]["winners"] == [2]


def test_time_is_given_back_with_a_move_that_is_taken_back(served: Served) -> None:
    ada, bob = table_for_two(served, clock=BY_GAME)
    later(served, 20 * SECOND)
    moved(ada, 1)
    ada.do("take_back", seat=1)
    bob.do("agree")
    now = state(ada)
    assert now["clock"]["left"]["1"] == 60 * SECOND
    assert now["pending"] == [1]
    assert now["clock"]["deadlines"]["1"] > served.now() + 58 * SECOND


def test_a_move_that_comes_after_the_deadline_comes_too_late(served: Served) -> None:
    ada, bob = table_for_two(served, clock=BY_MOVE)
    now = state(ada)
    served.ahead += 31 * SECOND  # and nobody has looked at the clock yet
    refused("game_over", ada.move, 1, now["sight"]["1"]["legal"][0], now["turn"])
    assert state(bob)["outcome"]["winners"] == [2]


def test_in_a_simultaneous_step_only_who_has_not_chosen_runs_out_of_time(served: Served) -> None:
    ada, bob = table_for_two(served, "diamantenraub", clock=BY_MOVE)
    assert set(state(ada)["clock"]["deadlines"]) == {"1", "2"}
    moved(bob, 2)
    assert set(state(ada)["clock"]["deadlines"]) == {"1"}
    later(served, 31 * SECOND)
    assert state(ada)["outcome"]["winners"] == [2]


def test_with_three_a_bot_plays_on_for_who_runs_out_of_time(served: Served) -> None:
    ada, bob, cleo = three_at(served, clock=BY_MOVE)
    later(served, 31 * SECOND)
    wait_until(lambda: state(bob)["pending"] == [2])
    seat = state(bob)["seats"][0]
    assert (seat["kind"], seat["name"], seat["replaced"]) == ("bot", "Ada", True)
    ada.do("return")  # by the move one may come back
    assert state(bob)["seats"][0]["kind"] == "guest"
    moved(bob, 2)
    moved(cleo, 3)
    moved(ada, 1)


def test_who_has_used_up_the_time_for_the_game_does_not_come_back(served: Served) -> None:
    ada, bob, _ = three_at(served, clock=BY_GAME)
    later(served, 61 * SECOND)
    wait_until(lambda: state(bob)["pending"] == [2])
    refused("not_now", ada.do, "return")


def test_a_bots_thoughts_use_up_nobodys_time(served: Served) -> None:
    ada = served.client("Ada")
    table = ada.open("halbedelstein", ["person", "bot:greedy"], lots=False, clock=BY_GAME)
    table.sit()
    moved(table, 1)
    wait_until(lambda: state(table)["pending"] == [1])
    clock = state(table)["clock"]
    assert clock["left"]["2"] == 60 * SECOND
    assert list(clock["deadlines"]) == ["1"]


@pytest.mark.parametrize(
    "clock", [BY_MOVE, BY_GAME, {"kind": "days", "days": 1}], ids=lambda one: one["kind"]
)
def test_time_runs_while_the_server_does_not_and_runs_out_when_it_is_back(
    tmp_path: Path, clock: dict[str, Any]
) -> None:
    before = Served(tmp_path / "tables.db").start()
    ada, bob = table_for_two(before, clock=clock)
    moved(ada, 1)
    token = ada.client.token
    deadline = state(bob)["clock"]["deadlines"]["2"]
    before.stop()
    after = Served(tmp_path / "tables.db").start()
    try:
        table = after.client(token=token).table(ada.id)
        assert state(table)["clock"]["deadlines"] == {"2": deadline}
        later(after, deadline - after.now() + 1)
        over = state(table)
        assert (over["status"], over["outcome"]["winners"]) == ("over", [1])
    finally:
        after.stop()


def test_a_deadline_past_while_the_server_was_away_is_found_without_anybody_asking(tmp_path: Path) -> None:
    before = Served(tmp_path / "tables.db").start()
    ada, _ = table_for_two(before, clock=BY_MOVE)
    before.stop()
    after = Served(tmp_path / "tables.db")
    after.ahead = 31 * SECOND
    after.start()
    try:
        wait_until(lambda: after.run(after.house.store.table(ada.id)).standing.status == "over")
    finally:
        after.stop()
