"""What others have a say in: moves taken back, stand-ins, the next game; hot-seat tables; other devices."""

from typing import Any

import httpx
import pytest

from karfunkel.client import Table
from tests.server.conftest import Served, wait_until
from tests.server.sockets import Socket
from tests.server.test_tables import LUCK, moved, refused, table_for_two

ADVANCED = {"options": {"rules": "advanced"}, "lots": False}


def state(table: Table) -> Any:
    return table.now()["state"]


def kinds(table: Table) -> list[str]:
    return [seat["kind"] for seat in state(table)["seats"]]


# --- taking back


def test_a_move_is_taken_back_when_the_other_agrees_and_stays_when_not(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    before = state(ada)
    moved(ada, 1)
    ada.do("take_back", seat=1)
    asked = state(bob)["question"]
    assert (asked["what"], asked["seat"], asked["target"]) == ("take_back", 1, 1)
    refused("not_now", ada.do, "take_back", seat=1)
    refused("not_yours", ada.do, "agree")
    bob.do("decline")
    assert state(ada)["question"] is None
    assert state(ada)["pending"] == [2]
    ada.do("take_back", seat=1)
    bob.do("agree")
    after = state(ada)
    assert after["sight"]["1"]["view"] == before["sight"]["1"]["view"]
    assert (after["pending"], after["question"]) == ([1], None)
    assert after["turn"] > before["turn"]
    refused("nothing_asked", bob.do, "agree")


def test_who_asks_may_withdraw_and_a_move_makes_the_question_idle(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    moved(ada, 1)
    ada.do("take_back", seat=1)
    ada.do("decline")
    assert state(bob)["question"] is None
    ada.do("take_back", seat=1)
    moved(bob, 2)
    assert state(bob)["question"] is None


def test_nothing_is_taken_back_once_something_hidden_was_shown(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module, "carat")
    assert not state(ada)["sight"]["1"]["can_take_back"]
    moved(ada, 1)
    assert not state(ada)["sight"]["1"]["can_take_back"]  # the tile was hidden, and another was drawn
    refused("hidden_seen", ada.do, "take_back", seat=1)
    refused("hidden_seen", bob.do, "take_back", seat=2)


def test_D15_a_choice_that_nobody_knows_yet_is_taken_back_without_asking(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module, "diamantenraub")
    hand = state(ada)["sight"]["1"]["view"]
    moved(ada, 1)
    ada.do("take_back", seat=1)
    assert state(ada)["chosen"] == []
    assert state(ada)["sight"]["1"]["view"] == hand
    told = [event for event in bob.now(after=0)["missed"] if event["kind"] == "move"]
    assert [event["sight"]["2"]["move"] for event in told] == ["?"]


@pytest.mark.parametrize("seats", [["device", "device"], ["person", "bot:greedy"]], ids=["hot-seat", "bot"])
def test_at_ones_own_device_and_against_bots_nobody_need_be_asked(
    house_of_module: Served, seats: list[str]
) -> None:
    table = house_of_module.client("Ada").open("halbedelstein", seats, **ADVANCED)
    table.sit()
    before = state(table)["sight"]["1"]["view"]
    moved(table, 1)
    wait_until(lambda: state(table)["pending"] == ([2] if seats[0] == "device" else [1]))
    table.do("take_back", seat=1)
    assert state(table)["sight"]["1"]["view"] == before
    assert state(table)["pending"] == [1]


# --- hot-seat


def test_G4_at_one_device_each_seat_is_shown_by_itself_when_asked_so(house_of_module: Served) -> None:
    """Live, by polling and by asking: what is behind the curtain is not even sent."""
    ada = house_of_module.client("Ada")
    table = ada.open("diamantenraub", ["device", "device"], lots=False)
    table.sit()
    with Socket(ada, house_of_module.address, table.id, "seat=2&lang=en") as socket:
        now = socket.until("table")
        assert (now["you"], list(now["state"]["sight"])) == ([2], ["2"])
        moved(table, 1)
        news = socket.until("news")
        assert list(news["state"]["sight"]) == ["2"]
        assert news["events"][0]["sight"] == {
            "2": {
                "move": "?",
                "events": [{"event": "chose", "seat": 1, "step": "card"}],
                "words": ["Ada 1 has chosen a card. (D15)"],
            }
        }
    for path in ("", "/events"):
        answer = ada.call("GET", f"/api/tables/{table.id}{path}", seat=2, after=0)
        assert list(answer["state"]["sight"]) == ["2"]
        told = [event["sight"] for event in answer.get("events", answer.get("missed")) if "sight" in event]
        assert told
        assert all(list(sight) == ["2"] for sight in told)
    stranger = house_of_module.client("Eve")
    assert list(stranger.call("GET", f"/api/tables/{table.id}", seat=2)["state"]["sight"]) == ["0"]


def test_a_device_shares_a_table_with_people_elsewhere_and_bots(house_of_module: Served) -> None:
    ada, bob = house_of_module.client("Ada"), house_of_module.client("Bob")
    hot = ada.open("carat", ["device:Dad", "person", "device", "bot"], lots=False)
    other = bob.table(hot.id)
    other.sit()
    hot.sit()
    assert (hot.now()["you"], other.now()["you"]) == ([1, 3], [2])
    for seat, table in ((1, hot), (2, other), (3, hot)):
        moved(table, seat)
    wait_until(lambda: state(hot)["pending"] == [1])
    assert kinds(hot) == ["device", "guest", "device", "bot"]
    assert [seat["name"] for seat in state(hot)["seats"]] == ["Dad", "Bob", "Ada 2", "Greedy"]
    hot.do("leave")
    other.do("leave")
    assert state(hot)["status"] == "closed"


# --- leaving and coming back


def test_who_leaves_is_replaced_by_a_bot_after_a_while_and_may_come_back(served: Served) -> None:
    ada, bob = table_for_two(served, patience=30)
    bob.do("leave")
    moved(ada, 1)
    assert state(ada)["seats"][1]["left"]
    served.ahead += 31_000
    wait_until(lambda: kinds(ada) == ["guest", "bot"])
    wait_until(lambda: state(ada)["pending"] == [1])
    seat = state(ada)["seats"][1]
    assert (seat["name"], seat["replaced"]) == ("Bob", True)
    refused("not_yours", bob.move, 2, "A3", state(bob)["turn"])
    bob.do("return")
    assert kinds(ada) == ["guest", "guest"]
    moved(ada, 1)
    moved(bob, 2)
    refused("not_now", bob.do, "return")


def test_who_comes_back_soon_enough_is_not_replaced(served: Served) -> None:
    ada, bob = table_for_two(served, patience=30)
    bob.do("leave")
    bob.do("return")
    served.ahead += 31_000
    served.run(served.house._look())
    assert kinds(ada) == ["guest", "guest"]


def test_when_the_last_person_leaves_the_table_is_closed(house_of_module: Served) -> None:
    table = house_of_module.client("Ada").open("halbedelstein", ["person", "bot:greedy"], **ADVANCED)
    table.sit()
    table.do("leave")
    assert state(table)["status"] == "closed"


def test_who_is_away_is_replaced_when_the_others_agree_and_not_who_is_here(served: Served) -> None:
    people = [served.client(name) for name in ("Ada", "Bob", "Cleo")]
    id = people[0].open("carat", ["person"] * 3, lots=False).id
    ada, bob, cleo = (person.table(id) for person in people)
    for table in (ada, bob, cleo):
        table.sit()
    with ada.live() as one, bob.live() as two:
        assert next(one.messages())["type"] == next(two.messages())["type"] == "table"
        refused("not_now", ada.do, "replace", seat=2)  # Bob is here
        refused("not_now", ada.do, "replace", seat=3)  # Cleo has only just sat down
        served.ahead += 31_000
        ada.do("replace", seat=3)
        refused("not_yours", cleo.do, "agree")
        bob.do("agree")
    assert kinds(ada) == ["guest", "guest", "bot"]
    cleo.do("return")
    assert kinds(ada) == ["guest", "guest", "guest"]
    refused("not_now", cleo.do, "replace", seat=2)  # Bob's connection has only just ended
    served.ahead += 31_000
    cleo.do("replace", seat=2)
    assert state(cleo)["question"]["target"] == 2


# --- the next game


def test_G1_a_rematch_is_one_table_for_all_and_everybody_moves_up_one_seat(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    refused("not_over", ada.do, "rematch")
    bob.do("resign", seat=2)
    next_one = ada.do("rematch")["table"]
    assert bob.do("rematch")["table"] == state(bob)["rematch"] == next_one
    tables = {name: of.client.table(next_one) for name, of in (("Ada", ada), ("Bob", bob))}
    refused("reserved", house_of_module.client("Eve").table(next_one).sit, 1)
    assert [seat["reserved"] for seat in state(tables["Ada"])["seats"]] == [True, True]
    for table in tables.values():
        table.sit()
    assert (tables["Ada"].now()["you"], tables["Bob"].now()["you"]) == ([2], [1])
    info = tables["Ada"].now()["info"]
    assert info["rematch_of"] == ada.id
    assert info["options"] == ada.now()["info"]["options"]
    refused("not_yours", house_of_module.client("Eve").table(ada.id).do, "rematch")


# --- other devices, other programs


def test_a_link_moves_a_guest_to_another_device_once(house_of_module: Served) -> None:
    ada = house_of_module.client("Ada")
    table = ada.open("carat", ["person", "person"])
    table.sit()
    me, link = ada.call("GET", "/api/me"), ada.call("POST", "/api/me/links")
    with httpx.Client(base_url=house_of_module.url) as phone:
        phone.get(link["path"])  # looking at it does not use it up
        answer = phone.post("/api/links", json={"token": link["token"]})
        assert answer.json()["id"] == me["id"]
        assert phone.get(f"/api/tables/{table.id}").json()["you"] == table.now()["you"]
        again = phone.post("/api/links", json={"token": link["token"]})
        assert (again.status_code, again.json()["code"]) == (404, "bad_link")
    stale = ada.call("POST", "/api/me/links")["token"]
    house_of_module.ahead += 31 * 60_000
    refused("bad_link", ada.call, "POST", "/api/links", {"token": stale})


def test_a_token_is_its_maker_until_it_is_revoked(house_of_module: Served) -> None:
    ada = house_of_module.client("Ada")
    made = ada.call("POST", "/api/me/tokens", {"name": "my bot"})
    bot = house_of_module.client(token=made["token"])
    assert bot.call("GET", "/api/me")["id"] == ada.call("GET", "/api/me")["id"]
    listed = ada.call("GET", "/api/me/tokens")
    assert [token["name"] for token in listed] == ["first", "my bot"]
    assert made["token"] not in str(listed)
    eve = house_of_module.client("Eve")
    refused("unknown", eve.call, "DELETE", f"/api/me/tokens/{made['id']}")
    ada.call("DELETE", f"/api/me/tokens/{made['id']}")
    refused("bad_token", bot.call, "GET", "/api/me")
    refused("too_many", lambda: [ada.call("POST", "/api/me/tokens", {"name": "a bot"}) for _ in range(30)])


def test_a_new_name_holds_from_the_next_table_on(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    ada.client.call("PUT", "/api/me", {"name": "  Ada\u00a0 II "})
    assert ada.client.call("GET", "/api/me")["name"] == "Ada II"
    assert state(bob)["seats"][0]["name"] == "Ada"
    other = ada.client.open("carat", ["person", "person"])
    other.do("sit", contribution=LUCK)
    assert state(other)["seats"][0]["name"] == "Ada II"
