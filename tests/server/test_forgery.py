"""Cookies, tokens and links that are forged, swapped or expired, and requests from pages of other sites."""

import base64
from typing import Any

import httpx
import pytest

from karfunkel.server.identity import COOKIE, DAYS, sign
from karfunkel.server.routes.people import LINK_MINUTES
from tests.server.conftest import Served
from tests.server.sockets import Socket
from tests.server.test_tables import table_for_two

DAY = 86_400


def newcomer(served: Served, name: str = "Ada") -> tuple[str, str]:
    """A new guest's id and cookie."""
    answer = httpx.post(f"{served.url}/api/me", json={"name": name})
    return answer.json()["id"], answer.cookies[COOKIE]


def who(served: Served, cookie: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{served.url}/api/me", headers={"cookie": f"{COOKIE}={cookie}", **headers})


def forgeries(served: Served) -> dict[str, str]:
    """Cookies that are nearly good, each for its own reason."""
    ada, mine = newcomer(served)
    eve, hers = newcomer(served, "Eve")
    now = served.now() // 1000
    id, issued, signature = mine.split(".")
    decoded = base64.urlsafe_b64decode(signature + "=")
    changed = base64.urlsafe_b64encode(bytes([decoded[0] ^ 1]) + decoded[1:]).decode().rstrip("=")
    return {
        "another guest's name with one's own signature": ".".join([ada, *hers.split(".")[1:]]),
        "a later time": f"{id}.{int(issued) + 1}.{signature}",
        "a bit of the signature": f"{id}.{issued}.{changed}",
        "no signature": f"{id}.{issued}.",
        "only a name": id,
        "signed by somebody else": sign(bytes(32), ada, now),
        "expired": sign(served.house.secret, ada, now - DAYS * DAY - 1),
        "from the future": sign(served.house.secret, ada, now + DAY),
        "of nobody": sign(served.house.secret, "nobody", now),
        "two cookies joined": mine + hers,
        "dots": "...",
        "a time that is no number": f"{id}.{eve}.{signature}",
        "very long": "a" * 5000,
    }


def test_a_cookie_that_is_not_as_we_gave_it_is_refused_everywhere(house_of_module: Served) -> None:
    ada, _ = table_for_two(house_of_module)
    for what, cookie in forgeries(house_of_module).items():
        answer = who(house_of_module, cookie)
        assert (answer.status_code, answer.json()["code"]) == (401, "bad_cookie"), what
        with Socket(None, house_of_module.address, ada.id, cookie=f"{COOKIE}={cookie}") as socket:
            assert socket.next()["problem"]["code"] == "bad_cookie", what
            assert socket.closed() == 4401


def test_a_cookie_holds_until_it_expires_and_not_longer(served: Served) -> None:
    _, cookie = newcomer(served)
    served.ahead = (DAYS * DAY - 60) * 1000
    assert who(served, cookie).json()["name"] == "Ada"
    fresh = who(served, cookie).cookies[COOKIE]
    served.ahead += 120_000
    assert who(served, cookie).json()["code"] == "bad_cookie"
    assert who(served, fresh).status_code == 200


def test_a_good_cookie_does_not_help_a_bad_token_nor_the_other_way_round(house_of_module: Served) -> None:
    ada = house_of_module.client("Ada")
    _, cookie = newcomer(house_of_module)
    for token in ("kf_", ada.token[:-1], ada.token + "x", ada.token.upper(), "kf_" + "A" * 43, cookie):
        answer = who(house_of_module, cookie, authorization=f"Bearer {token}")
        assert answer.json()["code"] == "bad_token", token
    good = who(house_of_module, "forged.1.x", authorization=f"Bearer {ada.token}")
    assert good.json()["name"] == "Ada"


def test_a_token_or_link_of_one_kind_is_none_of_another(house_of_module: Served) -> None:
    ada = house_of_module.client("Ada")
    link = ada.call("POST", "/api/me/links", {})["token"]
    _, cookie = newcomer(house_of_module)
    for token in (ada.token, cookie, link + "x", link[:-1], ""):
        answer = httpx.post(f"{house_of_module.url}/api/links", json={"token": token})
        assert answer.json()["code"] == "bad_link", token
    assert (
        httpx.get(f"{house_of_module.url}/api/me", headers={"authorization": f"Bearer {link}"}).json()["code"]
        == "bad_token"
    )
    assert who(house_of_module, link).json()["code"] == "bad_cookie"


def test_a_link_expires(served: Served) -> None:
    ada = served.client("Ada")
    link = ada.call("POST", "/api/me/links", {})["token"]
    served.ahead = LINK_MINUTES * 60_000 + 1
    answer = httpx.post(f"{served.url}/api/links", json={"token": link})
    assert (answer.status_code, answer.json()["code"]) == (404, "bad_link")


def test_nobody_revokes_or_sees_the_tokens_of_another(house_of_module: Served) -> None:
    ada, eve = house_of_module.client("Ada"), house_of_module.client("Eve")
    (token,) = ada.call("GET", "/api/me/tokens")
    assert [other["id"] for other in eve.call("GET", "/api/me/tokens")] != [token["id"]]
    answer = httpx.delete(
        f"{house_of_module.url}/api/me/tokens/{token['id']}", headers={"authorization": f"Bearer {eve.token}"}
    )
    assert answer.status_code == 404
    assert ada.call("GET", "/api/me")["name"] == "Ada"


FOREIGN: list[dict[str, Any]] = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://localhost.evil.example"},
    {"origin": "https://127.0.0.1.evil.example"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=lambda headers: headers["origin"])
def test_a_page_of_another_site_does_nothing_for_a_guest(
    house_of_module: Served, headers: dict[str, str]
) -> None:
    """A browser adds the cookie to what another site's page asks for, and says whose page that is."""
    _, cookie = newcomer(house_of_module)
    ada, _ = table_for_two(house_of_module)
    headers = {"cookie": f"{COOKIE}={cookie}", **headers}
    for method, path, body in (
        ("POST", "/api/tables/", {"game": "carat", "seats": [{}, {}]}),
        ("POST", f"/api/tables/{ada.id}/deeds", {"do": "resign", "seat": 1}),
        ("POST", "/api/me/links", {}),
        ("POST", "/api/me/tokens", {"name": "x"}),
        ("PUT", "/api/me", {"name": "Mallory"}),
        ("DELETE", "/api/me/cookie", None),
    ):
        answer = httpx.request(method, house_of_module.url + path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin"), (method, path)
    with Socket(None, house_of_module.address, ada.id, **headers) as socket:
        assert socket.next()["problem"]["code"] == "foreign_origin"
        assert socket.closed() == 4403
    assert who(house_of_module, cookie).json()["name"] == "Ada"


def test_ones_own_page_may_ask(house_of_module: Served) -> None:
    _, cookie = newcomer(house_of_module)
    headers = {"cookie": f"{COOKIE}={cookie}", "origin": house_of_module.url}
    answer = httpx.put(f"{house_of_module.url}/api/me", json={"name": "Ada L."}, headers=headers)
    assert answer.json()["name"] == "Ada L."


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_a_form_of_another_site_that_hides_its_origin_is_no_request_of_ours(
    house_of_module: Served, kind: str
) -> None:
    """What a form can send without asking first is no JSON."""
    _, cookie = newcomer(house_of_module)
    answer = httpx.post(
        f"{house_of_module.url}/api/me/tokens",
        content=b'{"name": "x"}',
        headers={"cookie": f"{COOKIE}={cookie}", "content-type": kind},
    )
    assert answer.status_code in (400, 415), answer.text


def test_the_cookie_is_kept_from_scripts_and_other_sites(house_of_module: Served) -> None:
    answer = httpx.post(f"{house_of_module.url}/api/me", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
