"""Guests, their devices, tokens and tables."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from karfunkel.server.house import House
from karfunkel.server.identity import cookie_of, new_guest, new_token, no_cookie
from karfunkel.server.names import clean_name
from karfunkel.server.refusals import Refusal
from karfunkel.server.routes.answers import REFUSED, Asking, TheGuest, TheHouse, address_of
from karfunkel.server.routes.tables import Listed, listed
from karfunkel.store.entities import ApiToken, Guest, new_id

LINK_MINUTES = 30
MOST_TOKENS = 20


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name for a guest or a token."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    """a nickname of 1 to 24 characters"""


class Newcomer(Named, frozen=True, forbid_unknown_fields=True):
    """Somebody who becomes a guest."""

    token: bool = False
    """for programs: answer with a token, too"""


class Me(msgspec.Struct, frozen=True):
    """A guest, as only that guest is told."""

    id: str
    name: str
    created: int
    token: str = ""
    """shown this once"""


class Link(msgspec.Struct, frozen=True):
    """Works once: whoever redeems it is the same guest on another device."""

    token: str
    path: str
    """the page that redeems it"""
    expires: int


class Redeem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a one-time link."""

    token: Annotated[str, Meta(max_length=100)]


class Token(msgspec.Struct, frozen=True):
    """By which a program acts for a guest; what it is, nobody is told again."""

    id: str
    name: str
    created: int


class NewToken(msgspec.Struct, frozen=True):
    """A token for a program."""

    id: str
    name: str
    token: str
    """shown this once; send it as `Authorization: Bearer …`"""


class PeopleRoutes(Controller):
    path = "/api"
    tags = ("guests",)

    @post("/me", responses=REFUSED)
    async def come(self, request: Asking, data: JSONBody[Newcomer], house: TheHouse) -> Response[Me]:
        """Become a guest: a signed cookie, no sign-up."""
        guest = await new_guest(house, data.name, address_of(request))
        token = await _add_token(house, guest, "first") if data.token else None
        me = Me(guest.id, guest.name, guest.created, token.token if token else "")
        return Response(me, cookies=[cookie_of(house, guest.id)], status_code=201)

    @get("/me", responses=REFUSED)
    async def me(self, house: TheHouse, guest: TheGuest) -> Response[Me]:
        """Who one is; renews the cookie."""
        me = Me(guest.id, guest.name, guest.created)
        return Response(me, cookies=[cookie_of(house, guest.id)])

    @put("/me", responses=REFUSED)
    async def rename(self, data: JSONBody[Named], house: TheHouse, guest: TheGuest) -> Me:
        """Take another nickname, for tables one sits down at from now on."""
        _seldom(house, guest)
        name = clean_name(data.name)
        await house.store.rename_guest(guest.id, name)
        house.remember(msgspec.structs.replace(guest, name=name))
        return Me(guest.id, name, guest.created)

    @delete("/me/cookie", responses=REFUSED, status_code=200)
    async def go(self, house: TheHouse) -> Response[dict[str, str]]:
        """Forget who one is on this device."""
        return Response({}, cookies=[no_cookie(house)])

    @get("/me/tables", responses=REFUSED)
    async def own(self, house: TheHouse, guest: TheGuest) -> list[Listed]:
        """One's own tables that are not finished: those to move at first, then the latest."""
        return [listed(table, guest.id) for table in await house.store.own(guest.id)]

    # --- another device

    @post("/me/links", responses=REFUSED)
    async def make_link(self, house: TheHouse, guest: TheGuest) -> Link:
        """A one-time link with which another device becomes the same guest."""
        _seldom(house, guest)
        token, expires = new_token(), house.now() + LINK_MINUTES * 60_000
        await house.store.add_link(token, guest.id, expires)
        return Link(token, f"/link/{token}", expires)

    @post("/links", responses=REFUSED)
    async def redeem(self, data: JSONBody[Redeem], house: TheHouse) -> Response[Me]:
        """Become the guest who made the link."""
        guest = await redeem_link(house, data.token)
        me = Me(guest.id, guest.name, guest.created)
        return Response(me, cookies=[cookie_of(house, guest.id)], status_code=201)

    # --- tokens

    @get("/me/tokens", responses=REFUSED)
    async def tokens(self, house: TheHouse, guest: TheGuest) -> list[Token]:
        """One's own tokens, by which programs act for one; the tokens themselves are not kept."""
        return [Token(one.id, one.name, one.created) for one in await house.store.tokens(guest.id)]

    @post("/me/tokens", responses=REFUSED)
    async def add_token(self, data: JSONBody[Named], house: TheHouse, guest: TheGuest) -> NewToken:
        """A token for a program, such as a bot."""
        _seldom(house, guest)
        if len(await house.store.tokens(guest.id)) >= MOST_TOKENS:
            raise Refusal("too_many", f"you have {MOST_TOKENS} tokens; revoke one first")
        return await _add_token(house, guest, clean_name(data.name))

    @delete("/me/tokens/{id:str}", responses=REFUSED, status_code=200)
    async def revoke(
        self, id: Annotated[str, PathParameter(max_length=40)], house: TheHouse, guest: TheGuest
    ) -> dict[str, str]:
        """A token that is lost is revoked."""
        if not await house.store.revoke_token(guest.id, id):
            raise Refusal("unknown", "you have no such token")
        return {}


async def redeem_link(house: House, token: str) -> Guest:
    id = await house.store.redeem_link(token, house.now())
    guest = await house.guest(id) if id else None
    if guest is None:
        raise Refusal("bad_link", "this link has been used, has expired, or is none of ours")
    return guest


def _seldom(house: House, guest: Guest) -> None:
    if not house.seldom.take(guest.id):
        raise Refusal("too_fast", "that is done seldom; wait a little")


async def _add_token(house: House, guest: Guest, name: str) -> NewToken:
    token = new_token()
    about = ApiToken(id=new_id(), guest=guest.id, name=name, created=house.now())
    await house.store.add_token(token, about)
    return NewToken(about.id, name, token)
