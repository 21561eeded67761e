"""Live play over WebSockets: numbered events, resuming, presence, talk, and everything that is no deed."""

from random import Random
from typing import Any

import msgspec
import pytest

from karfunkel.client import Table
from tests.server.conftest import Served
from tests.server.sockets import Socket
from tests.server.test_tables import moved, table_for_two


def socket(served: Served, table: Table | None, id: str = "", query: str = "", **headers: str) -> Socket:
    return Socket(
        table.client if table else None, served.address, table.id if table else id, query, **headers
    )


def test_a_move_goes_up_and_answer_and_event_come_down_in_one_message(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    with socket(house_of_module, ada) as hers, socket(house_of_module, bob) as his:
        turn = hers.until("table")["state"]["turn"]
        his.until("table")
        hers.send({"do": "move", "seat": 1, "move": "A3", "turn": turn, "id": "x1"})
        news, others = hers.until("news"), his.until("news")
    (event,) = news["events"]
    assert (event["kind"], event["seat"], event["sight"]["1"]["move"]) == ("move", 1, "A3")
    assert news["done"] == {"number": event["number"], "id": "x1"}
    assert "done" not in others
    assert news["state"]["pending"] == [2]
    assert others["state"]["sight"]["2"]["legal"]
    assert not news["state"]["sight"]["1"]["legal"]


def test_who_comes_back_is_told_what_was_missed_from_any_event_on(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    for seat, table in ((1, ada), (2, bob), (1, ada), (2, bob)):
        moved(table, seat)
    number = ada.now()["number"]
    for after in range(number + 2):
        with socket(house_of_module, ada, query=f"after={after}") as hers:
            missed = hers.until("table")["missed"]
        assert [event["number"] for event in missed] == list(range(after + 1, number + 1))


def test_events_are_told_in_words_in_the_language_asked_for(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module, "carat")
    with socket(house_of_module, bob, query="lang=de") as his:
        his.until("table")
        moved(ada, 1)
        words = his.until("news")["events"][0]["sight"]["2"]["words"]
    assert any("Ada legt" in text and "(C7)" in text for text in words)


def test_everybody_at_a_table_hears_who_is_here(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    with socket(house_of_module, ada) as hers:
        assert hers.until("presence")["seats"] == [1]
        with socket(house_of_module, bob) as his:
            his.until("table")
            assert hers.until("presence")["seats"] == [1, 2]
            with socket(house_of_module, None, ada.id):
                assert hers.until("presence")["watching"] == 1
            assert hers.until("presence")["watching"] == 0
        assert hers.until("presence")["seats"] == [1]


def test_table_talk_and_emotes_reach_all_but_those_who_mute_them(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    with socket(house_of_module, ada) as hers, socket(house_of_module, bob, query="mute=1") as his:
        hers.until("presence")
        his.until("presence")
        hers.send({"do": "say", "text": "Hello\u202e   there"})
        line = hers.until("talk")["line"]
        assert (line["text"], line["seat"], line["name"], line["emote"]) == ("Hello there", 1, "Ada", False)
        hers.until("done")
        his.send({"do": "mute", "seat": 1, "on": False})
        his.until("done")
        hers.send({"do": "emote", "emote": "wow"})
        line = his.until("talk")["line"]
        assert (line["text"], line["emote"]) == ("wow", True)
        assert not any("Hello" in text for text in his.heard)
    with socket(house_of_module, bob) as his:
        assert [line["text"] for line in his.until("table")["talk"]] == ["Hello there", "wow"]


def test_who_looks_on_does_not_talk_and_a_table_may_be_without_talk(house_of_module: Served) -> None:
    ada, _ = table_for_two(house_of_module, talk="emotes")
    eve = house_of_module.client("Eve").table(ada.id)
    for table, deed in ((eve, {"do": "say", "text": "hi"}), (ada, {"do": "say", "text": "hi"})):
        with socket(house_of_module, table) as theirs:
            theirs.send(deed)
            assert theirs.until("refused")["problem"]["code"] == "no_talk"


def test_somebody_without_a_name_may_look_on_and_nothing_else(house_of_module: Served) -> None:
    ada, _ = table_for_two(house_of_module)
    with socket(house_of_module, None, ada.id) as nobody:
        assert nobody.until("table")["you"] == []
        nobody.send({"do": "move", "seat": 1, "move": "A3", "turn": 1})
        assert nobody.until("refused")["problem"]["code"] == "no_guest"


@pytest.mark.parametrize(
    ("headers", "query", "code"),
    [
        ({"authorization": "Bearer kf_nonsense"}, "", 4401),
        ({"cookie": "karfunkel_guest=a.1.b"}, "", 4401),
        ({"origin": "https://evil.example"}, "", 4403),
        ({}, "after=-1", 4400),
        ({}, "seat=one", 4400),
    ],
)
def test_a_socket_that_is_not_wanted_is_told_why_and_closed(
    house_of_module: Served, headers: dict[str, str], query: str, code: int
) -> None:
    ada, _ = table_for_two(house_of_module)
    with socket(house_of_module, None, ada.id, query, **headers) as theirs:
        assert theirs.next()["type"] == "refused"
        assert theirs.closed() == code


def test_a_socket_to_a_table_that_is_not_there_is_closed(house_of_module: Served) -> None:
    with socket(house_of_module, None, "nothing") as theirs:
        assert theirs.until("refused")["problem"]["code"] == "unknown"
        assert theirs.closed() == 4404


def noise(random: Random, good: dict[str, Any]) -> str | bytes:
    """Something that is no deed, or only nearly one."""
    text = msgspec.json.encode(good)
    match random.randrange(6):
        case 0:
            return random.randbytes(random.randrange(1, 200))
        case 1:
            return text[: random.randrange(len(text))]
        case 2:
            cut = random.randrange(len(text))
            return text[:cut] + random.randbytes(3) + text[cut:]
        case 3:
            return msgspec.json.encode({**good, random.choice([*good, "more"]): random.choice(ODD)}).decode()
        case 4:
            return "[" * random.randrange(1, 5000)
        case _:
            return msgspec.json.encode(random.choice(ODD)).decode()


ODD = [None, -1, 2**63, 1e308, "", "A" * 5000, [], {}, True, "\u0000", "A3", {"do": "move"}, [["x"]]]


def test_noise_is_refused_and_changes_nothing(house_of_module: Served) -> None:
    ada, _ = table_for_two(house_of_module)
    before = ada.now()
    random = Random(7)
    good = {"do": "move", "seat": 2, "move": "A3", "turn": before["state"]["turn"], "id": "n"}
    with socket(house_of_module, ada) as hers:
        hers.until("presence")
        for _ in range(300):
            hers.send(noise(random, good))
            assert hers.next()["type"] == "refused"
        hers.send({"do": "ping", "id": "still"})
        assert hers.until("done")["done"]["id"] == "still"
    assert ada.now() == before


def test_a_message_that_is_too_long_ends_the_connection_only(house_of_module: Served) -> None:
    ada, _ = table_for_two(house_of_module)
    with socket(house_of_module, ada) as hers:
        hers.until("presence")
        hers.send("x" * 20_000)
        assert hers.closed() == 1009
    assert ada.now()["state"]["status"] == "on"


def test_a_connection_cut_at_any_place_leaves_others_alone(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    with socket(house_of_module, bob) as his:
        his.until("presence")
        for _ in range(20):
            with socket(house_of_module, ada) as hers:
                hers.cut()
        moved(ada, 1)
        assert his.until("news")["events"][0]["kind"] == "move"
