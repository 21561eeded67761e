"""Who asks: a guest by a signed cookie, or a program by a token.  Nobody signs up."""

import base64
import hmac
import secrets
from http.cookies import CookieError, SimpleCookie

from litestar.datastructures import Cookie

from karfunkel.server.house import House
from karfunkel.server.names import clean_name
from karfunkel.server.refusals import Refusal
from karfunkel.store.entities import Guest, new_id

COOKIE = "karfunkel_guest"
DAYS = 400
"""how long a cookie lasts; browsers allow no more.  ``GET /api/me`` gives a fresh one"""
TOKEN_PREFIX = "kf_"

Headers = list[tuple[bytes, bytes]]


async def new_guest(house: House, name: str, address: str) -> Guest:
    if not house.newcomers.take(address):
        raise Refusal("too_many", "too many new guests from your address; try again in some minutes")
    at = house.now()
    guest = Guest(id=new_id(), name=clean_name(name), created=at, seen=at)
    await house.store.add_guest(guest)
    return guest


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


# --- cookies


def cookie_of(house: House, guest: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=sign(house.secret, guest, house.now() // 1000),
        max_age=DAYS * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.public_url.startswith("https:"),
    )


def no_cookie(house: House) -> Cookie:
    return Cookie(COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")


def sign(secret: bytes, guest: str, issued: int) -> str:
    return f"{guest}.{issued}.{_signature(secret, guest, issued)}"


def read_cookie(house: House, value: str) -> str:
    """The guest a cookie stands for; a forged or expired one is refused."""
    guest, _, rest = value.partition(".")
    issued, _, signature = rest.partition(".")
    if not (issued.isascii() and issued.isdecimal() and len(issued) < 12 and signature.isascii()):
        raise Refusal("bad_cookie", "this cookie is not one of ours; delete it and begin anew")
    if not hmac.compare_digest(signature, _signature(house.secret, guest, int(issued))):
        raise Refusal("bad_cookie", "this cookie is not one of ours; delete it and begin anew")
    age = house.now() // 1000 - int(issued)
    if not -300 <= age <= DAYS * 86400:
        raise Refusal("bad_cookie", "this cookie has expired; begin anew, or use a link from another device")
    return guest


def _signature(secret: bytes, guest: str, issued: int) -> str:
    mac = hmac.digest(secret, f"karfunkel/1/guest/{guest}/{issued}".encode(), "sha256")
    return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()


# --- requests


async def identify(house: House, headers: Headers) -> Guest | None:
    """Who asks; None for somebody who is no guest yet."""
    token = cookie = None
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            token = value[7:].strip().decode("latin-1")
        elif name == b"cookie":
            cookie = cookie or _cookie(value.decode("latin-1"))
    if token is not None:
        id = await house.store.guest_of_token(token)
        if id is None:
            raise Refusal("bad_token", "this token is not valid; make a new one")
    elif cookie:
        id = read_cookie(house, cookie)
    else:
        return None
    if ban := house.bans.get(f"guest:{id}"):
        raise Refusal("banned", f"you are banned: {ban.reason or 'ask who runs this server'}")
    guest = await house.guest(id)
    if guest is None:
        raise Refusal("bad_cookie", "this guest is not known any more; begin anew")
    return guest


def _cookie(header: str) -> str | None:
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel and morsel.value else None


def check_address(house: House, address: str) -> None:
    """Who is banned, or asks for too much, is turned away before anything else is done."""
    if f"address:{address}" in house.bans:
        raise Refusal("banned", "this address is banned")
    if not house.requests.take(address):
        raise Refusal("too_fast", "too many requests; slow down")


def check_origin(house: House, scheme: str, headers: Headers) -> None:
    """Another site's page may not act for a guest whose browser adds the cookie."""
    found = dict(headers)
    origin = found.get(b"origin", b"").decode("latin-1")
    if not origin:
        return
    host = found.get(b"host", b"").decode("latin-1")
    allowed = {f"http://{host}", f"https://{host}", house.settings.public_url.rstrip("/")}
    if origin not in allowed:
        raise Refusal("foreign_origin", "a page of another site may not do that")
