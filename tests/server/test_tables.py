"""Opening a table, sitting down, moving: and every refusal has its own clear word, and changes nothing."""

from typing import Any

import pytest

from karfunkel import games
from karfunkel.client import Refused, Table
from tests.server.conftest import Served

LUCK = "ab" * 32


def refused(code: str, call: Any, *arguments: Any, **named: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        call(*arguments, **named)
    assert caught.value.code == code, caught.value
    return caught.value


def table_for_two(served: Served, game: str = "halbedelstein", **wanted: Any) -> tuple[Table, Table]:
    """A table at which Ada sits on seat 1 and Bob on seat 2."""
    ada, bob = served.client("Ada"), served.client("Bob")
    wanted = {"lots": False, "options": {"rules": "advanced"} if game == "halbedelstein" else {}} | wanted
    first = ada.open(game, ["person", "person"], **wanted)
    second = bob.table(first.id)
    first.sit()
    second.sit()
    return first, second


def moved(table: Table, seat: int, text: str | None = None) -> str:
    """Play a move, by default the first legal one."""
    now = table.now()
    text = text or now["state"]["sight"][str(seat)]["legal"][0]
    table.move(seat, text, now["state"]["turn"])
    return text


def test_two_people_meet_by_a_link_and_play_to_the_end(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    tables = {1: ada, 2: bob}
    state = ada.now()["state"]
    while state["status"] == "on":
        (seat,) = state["pending"]
        moved(tables[seat], seat)
        state = ada.now()["state"]
    assert state["outcome"] == bob.now()["state"]["outcome"]
    assert state["outcome"]["reason"] in ("inner_row_empty", "only_singles")
    assert state["sight"]["1"]["legal"] == []


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_can_be_played_with_its_largest_number_of_seats(
    house_of_module: Served, name: str
) -> None:
    seats = games.load(name).facts.seats[-1]
    people = [house_of_module.client(f"P{number}") for number in range(seats)]
    table = people[0].open(name, ["person"] * seats)
    for person in people:
        person.table(table.id).sit()
    at = {seat: person.table(table.id) for person in people for seat in person.table(table.id).now()["you"]}
    assert sorted(at) == list(range(1, seats + 1))
    for _ in range(12):
        for seat in at[1].now()["state"]["pending"]:
            moved(at[seat], seat)
    assert at[1].now()["number"] > 12 + seats


def test_a_private_table_is_found_by_its_link_only_and_a_listed_one_in_the_lobby(
    house_of_module: Served,
) -> None:
    ada, bob = house_of_module.client("Ada"), house_of_module.client("Bob")
    private = ada.open("carat", ["person", "person"])
    listed = ada.open("carat", ["person", "person"], listed=True)
    found = [table["id"] for table in bob.lobby()]
    assert listed.id in found
    assert private.id not in found
    assert bob.table(private.id).now()["state"]["status"] == "open"


def test_who_looks_on_sees_what_lies_open_and_may_not_move(house_of_module: Served) -> None:
    ada, _ = table_for_two(house_of_module, "carat")
    eve = house_of_module.client("Eve").table(ada.id)
    now = eve.now()
    assert now["you"] == []
    assert list(now["state"]["sight"]) == ["0"]
    assert now["state"]["sight"]["0"]["legal"] == []
    refused("not_yours", eve.move, 1, ada.now()["state"]["sight"]["1"]["legal"][0], now["state"]["turn"])
    refused("not_now", eve.sit)


def test_a_move_sent_twice_is_stored_once_and_says_so(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    turn = ada.now()["state"]["turn"]
    first = ada.move(1, "A3", turn)
    again = refused("double", ada.move, 1, "A3", turn)
    assert again.detail["number"] == first["number"]
    assert bob.now()["number"] == first["number"]


def test_a_move_for_a_turn_that_is_past_is_stale(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    turn = ada.now()["state"]["turn"]
    moved(ada, 1, "A3")
    before = bob.now()
    refused("stale", ada.move, 1, "A4", turn)
    refused("stale", bob.move, 2, "A4", turn)
    assert bob.now() == before


def test_a_move_out_of_turn_an_illegal_one_and_nonsense_each_say_what_is_wrong(
    house_of_module: Served,
) -> None:
    ada, bob = table_for_two(house_of_module)
    before = ada.now()
    turn = before["state"]["turn"]
    refused("not_your_turn", bob.move, 2, "A3", turn)
    refused("not_yours", bob.move, 1, "A3", turn)
    assert "H8" in refused("illegal", ada.move, 1, "B1", turn).message
    refused("illegal", ada.move, 1, "Z9", turn)
    refused("not_yours", ada.move, 7, "A3", turn)
    refused("bad_request", ada.do, "move", seat=1, move="A3")
    refused("bad_request", ada.do, "dance")
    assert ada.now() == before


def test_nobody_moves_before_play_has_begun_or_after_the_game_is_over(house_of_module: Served) -> None:
    ada, bob = house_of_module.client("Ada"), house_of_module.client("Bob")
    table = ada.open("halbedelstein", ["person", "person"], lots=False)
    table.sit()
    refused("not_started", table.move, 1, "ccw", 1)
    other = bob.table(table.id)
    other.sit()
    other.do("resign", seat=2)
    state = table.now()["state"]
    assert state["outcome"]["winners"] == [1]
    assert state["outcome"]["reason"] == "resigned"
    refused("game_over", table.move, 1, "ccw", state["turn"])
    refused("game_over", table.do, "resign", seat=1)


def test_G5_nobody_gives_up_a_game_for_three(house_of_module: Served) -> None:
    people = [house_of_module.client(name) for name in ("Ada", "Bob", "Cleo")]
    table = people[0].open("carat", ["person"] * 3, lots=False)
    for person in people:
        person.table(table.id).sit()
    refused("not_now", table.do, "resign", seat=1)


def test_a_seat_is_taken_once_and_a_guest_sits_once(house_of_module: Served) -> None:
    ada, bob = house_of_module.client("Ada"), house_of_module.client("Bob")
    table = ada.open("carat", ["person", "person", "person"])
    table.sit(2)
    refused("already_seated", table.sit, 1)
    refused("seat_taken", bob.table(table.id).sit, 2)
    refused("unknown", bob.table(table.id).sit, 9)
    bob.table(table.id).sit(3)
    assert [seat["name"] for seat in table.now()["state"]["seats"]] == ["", "Ada", "Bob"]


def test_who_leaves_before_play_frees_the_seat(house_of_module: Served) -> None:
    ada, bob = house_of_module.client("Ada"), house_of_module.client("Bob")
    table = ada.open("carat", ["person", "person", "person"])
    bob.table(table.id).sit(1)
    bob.table(table.id).do("leave")
    refused("not_yours", bob.table(table.id).do, "leave")
    table.sit(1)
    assert table.now()["you"] == [1]


def test_hot_seat_one_guest_sits_on_all_seats_of_the_device_and_sees_each_with_its_own_eyes(
    house_of_module: Served,
) -> None:
    ada = house_of_module.client("Ada")
    table = ada.open("diamantenraub", ["device", "device", "person"], lots=False)
    bob = house_of_module.client("Bob").table(table.id)
    refused("reserved", bob.sit, 1)
    bob.sit()
    table.sit()
    now = table.now()
    assert now["you"] == [1, 2]
    hands = [now["state"]["sight"][seat]["view"]["hand"] for seat in ("1", "2")]
    assert hands[0] != hands[1]
    only = ada.call("GET", f"/api/tables/{table.id}", seat=2)
    assert list(only["state"]["sight"]) == ["2"]
    assert list(bob.now()["state"]["sight"]) == ["3"]


def test_G4_a_preview_tells_what_ones_own_moves_would_bring_and_no_more(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module, "carat")
    refused("not_yours", bob.preview, 1)
    assert bob.preview(2)["moves"] == {}  # it is not that seat's turn
    scored = 0
    tables = {1: ada, 2: bob}
    for _ in range(16):
        state = ada.now()["state"]
        (seat,) = state["pending"]
        legal = tables[seat].now()["state"]["sight"][str(seat)]["legal"]
        preview = tables[seat].preview(seat, "en")
        assert preview["turn"] == state["turn"]
        assert list(preview["moves"]) == legal
        move = max(legal, key=lambda move: len(preview["moves"][move]["events"]))
        scored += len(preview["moves"][move]["events"])
        for foreseen in preview["moves"].values():
            assert {event["event"] for event in foreseen["events"]} <= {"won", "won_by_neutral", "not_won"}
            assert len(foreseen["words"]) == len(foreseen["events"])
        tables[seat].move(seat, move, preview["turn"])
    assert scored > 3
    first, _ = table_for_two(house_of_module)
    assert [event["event"] for event in first.preview(1)["moves"]["A3"]["events"]][:2] == ["lifted", "sown"]
    assert first.preview(1)["moves"]["A3"]["words"] == []


def test_only_the_host_closes_a_table_and_not_while_others_play(house_of_module: Served) -> None:
    ada, bob = house_of_module.client("Ada"), house_of_module.client("Bob")
    table = ada.open("carat", ["person", "person"])
    refused("not_yours", bob.table(table.id).do, "close")
    table.do("close")
    refused("closed", bob.table(table.id).sit)
    first, _ = table_for_two(house_of_module)
    refused("not_now", first.do, "close")


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess", "seats": [{}, {}]},
        {"game": "carat", "seats": [{}] * 5},
        {"game": "carat", "seats": [{}, {}], "options": {"three_tiles": "perhaps"}},
        {"game": "carat", "seats": [{}, {}], "options": {"tiles": 3}},
        {"game": "carat", "seats": [{}, {"kind": "bot", "bot": "nobody"}]},
        {"game": "carat", "seats": [{}, {}], "clock": {"kind": "move", "seconds": 1}},
        {"game": "carat", "seats": [{}, {}], "clock": {"kind": "none", "seconds": 10}},
        {"game": "carat", "seats": [{}, {}], "deal": {"chips": [1, 2]}},
        {"game": "mister_diamond", "seats": [{}, {}], "options": {"edition": "/etc/passwd"}},
        {"game": "diamantenraub", "seats": [{}, {}], "options": {"deck": "/etc/passwd"}},
        {"game": "mister_diamond", "seats": [{}, {}], "options": {"rounds": 1000}},
    ],
)
def test_G6_a_table_that_cannot_be_is_refused_with_the_reason(
    house_of_module: Served, wanted: dict[str, Any]
) -> None:
    ada = house_of_module.client("Ada")
    fault = refused("bad_options", ada.call, "POST", "/api/tables", wanted)
    assert "cannot read" not in fault.message


def test_C4_a_table_may_be_opened_with_chips_laid_out_by_hand(house_of_module: Served) -> None:
    chips = sorted([1, 2, 3, 4] * 10 + [5] * 9)
    ada, _ = table_for_two(house_of_module, "carat", deal={"chips": chips})
    now = ada.now()
    assert now["info"]["dealt_by_hand"]
    assert [chip["value"] for chip in now["state"]["sight"]["1"]["view"]["chips"]] == chips


def test_ones_own_tables_come_first_where_one_is_to_move(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    other = bob.client.open("carat", ["person", "person"])
    other.sit()
    moved(ada, 1)
    own = bob.client.own()
    assert own[0]["id"] == ada.id
    assert own[0]["pending"] == own[0]["yours"] == [2]
    assert {table["id"] for table in own} == {ada.id, other.id}


def test_an_unknown_table_and_an_unknown_guest_are_told_so(house_of_module: Served) -> None:
    ada = house_of_module.client("Ada")
    refused("unknown", ada.table("nothing-like-it").now)
    nobody = house_of_module.client(token="kf_nonsense")
    refused("bad_token", nobody.own)


def test_who_has_the_same_name_is_told_apart_by_the_seat(house_of_module: Served) -> None:
    ada = house_of_module.client("Ada")
    table = ada.open("mister_diamond", ["person", "bot:level2", "bot:level2", "bot:level1"], lots=False)
    table.sit()
    moved(table, 1)
    missed = ada.call("GET", f"/api/tables/{table.id}", after=0, lang="en")["missed"]
    told = " ".join(
        words for event in missed for words in event.get("sight", {}).get("1", {}).get("words", ())
    )
    assert "Ada tries place 1:" in told
    assert "Fluorite 2 turns up" in told
