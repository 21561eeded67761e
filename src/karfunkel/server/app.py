"""The application: routes, errors, and the house that serves them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import asgi
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from karfunkel import __version__
from karfunkel.games.faults import Fault
from karfunkel.server.api_page import ApiPage
from karfunkel.server.described import Described
from karfunkel.server.gate import LARGEST_BODY, Gate
from karfunkel.server.house import House
from karfunkel.server.identity import COOKIE
from karfunkel.server.live import problem_of
from karfunkel.server.refusals import Problem, Refusal
from karfunkel.server.routes.answers import provide_guest, provide_visitor
from karfunkel.server.routes.archive import ArchiveRoutes
from karfunkel.server.routes.games import GameRoutes
from karfunkel.server.routes.pages import PageRoutes
from karfunkel.server.routes.people import PeopleRoutes
from karfunkel.server.routes.tables import TableRoutes, serve_live
from karfunkel.server.shelf import read_shelf
from karfunkel.store.faults import StoreFault

ABOUT = """Four gem games, played by the book. Guests need no sign-up: `POST /api/me` gives a signed
cookie and, for programs, a token to be sent as `Authorization: Bearer …`. What happens at a table is
numbered; everything hidden from a seat is left out of all it is sent.

Live play is a WebSocket at `/api/tables/{id}/live?after=N&lang=de&seat=1&mute=2`. Each frame is a JSON
object. Up go the same deeds as to `POST /api/tables/{id}/deeds`, and `{"do": "ping"}` and `{"do":
"mute", "seat": 2, "on": true}`. Down come, by `type`: `table` (how it stands, with what was missed since
`after`), `news` (`events`, the new `state`, and `done` when they come of one's own deed), `talk`,
`presence`, `done` and `refused`. Whoever loses the connection comes back with the latest number. Bots
and clients may build on all that is described here: fields will be added, none taken away."""

_CODES = {400: "bad_request", 404: "unknown", 405: "wrong_method", 413: "too_large", 415: "wrong_type"}


def create_app(house: House) -> Gate:
    """The application; the house is opened and closed with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with house:
            yield

    def provide_house() -> House:
        return house

    app = Litestar(
        route_handlers=[
            PeopleRoutes,
            GameRoutes,
            TableRoutes,
            ArchiveRoutes,
            PageRoutes,
            asgi("/api/tables/{id:str}/live", copy_scope=False)(serve_live),
        ],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "guest": Provide(provide_guest),
        },
        lifespan=[lifespan],
        exception_handlers={
            Refusal: _refused,
            StoreFault: _store_in_trouble,
            Fault: _wrong_input,
            HTTPException: _wrong_request,
            Exception: _mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Karfunkel",
            version=__version__,
            description=ABOUT,
            openapi_router=Router(
                "/api", route_handlers=[], include_in_schema=False, before_request=_is_described
            ),
            use_handler_docstrings=True,
            render_plugins=[ApiPage(path="/page"), JsonRenderPlugin(path="/openapi.json")],
            components=Components(
                security_schemes={
                    "token": SecurityScheme(type="http", scheme="bearer"),
                    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                }
            ),
        ),
        plugins=[Described()],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    app.state.house = house
    app.state.shelf = read_shelf()
    return Gate(app, house)


Asking = Request[Any, Any, Any]


def _is_described(request: Asking) -> None:
    """The framework has a page of its own for paths below ours that there are not."""
    if request.url.path.rstrip("/") not in ("/api", "/api/page", "/api/openapi.json"):
        raise Refusal("unknown", "there is no such thing")


def _answer(problem: Problem, status: int) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def _refused(request: Asking, refusal: Refusal) -> Response[Problem]:
    _house(request).metrics.refusals.labels(refusal.code).inc()
    return _answer(refusal.problem, refusal.status)


def _store_in_trouble(request: Asking, fault: StoreFault) -> Response[Problem]:
    _house(request).log.warning("store", extra={"fault": str(fault)})
    return _answer(problem_of(fault), 503)


def _wrong_input(request: Asking, fault: Fault) -> Response[Problem]:
    return _answer(Problem("bad_request", str(fault)), 400)


def _wrong_request(request: Asking, error: HTTPException) -> Response[Problem]:
    """What the framework finds wrong with a request."""
    code = _CODES.get(error.status_code, "bad_request")
    status = error.status_code if error.status_code in _CODES else 400
    if error.status_code >= 500:
        return _mistake(request, error)
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        wrong = [f"{one.get('key', 'the body')}: {one.get('message', '')}" for one in error.extra]
        message = "; ".join(wrong) or message
    return _answer(Problem(code, message), status)


def _mistake(request: Asking, error: Exception) -> Response[Problem]:
    _house(request).log.error("a request failed", exc_info=error)
    return _answer(Problem("mistake", "a mistake of ours; it has been noted"), 500)


def _house(request: Asking) -> House:
    house: House = request.app.state.house
    return house
