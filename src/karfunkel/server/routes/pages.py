"""The browser client; a page for who has none; and health."""

from html import escape
from typing import Any

from litestar import Controller, Response, get
from litestar.params import FromPath

from karfunkel.server.refusals import Refusal
from karfunkel.server.routes.answers import REFUSED, Asking, TheHouse
from karfunkel.server.shelf import PAGE, Handout
from karfunkel.words.catalogue import say
from karfunkel.words.languages import LANGUAGES

STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
body { color: #222; background: #fff }
code, pre { font-size: .9em; background: #f2f0ec; overflow-wrap: anywhere }
pre { padding: .5rem; overflow: auto }
table { border-collapse: collapse }
td, th { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top }
button { font: inherit; padding: .5rem 1rem }
a { color: #7a1330 }
@media (prefers-color-scheme: dark) {
  body { color: #e8e4dc; background: #1b191c } code, pre { background: #2b282d } a { color: #ff9db5 }
}
"""


class PageRoutes(Controller):
    include_in_schema = False

    @get("/")
    async def front(self, request: Asking) -> Response[Any]:
        return hand_out(request, f"/{PAGE}")

    @get("/{path:path}")
    async def client(self, request: Asking, path: FromPath[str]) -> Response[Any]:
        """A file of the browser client; its page for all paths that it shows by itself."""
        return hand_out(request, f"/{path.lstrip('/')}")

    @get("/style.css")
    async def style(self) -> Response[str]:
        return Response(STYLE, media_type="text/css", headers={"cache-control": "public, max-age=3600"})

    # --- health

    @get("/healthz", include_in_schema=True, responses=REFUSED, tags=["health"])
    async def alive(self) -> dict[str, str]:
        """Whether the server answers."""
        return {"status": "ok"}

    @get("/readyz", include_in_schema=True, responses=REFUSED, tags=["health"])
    async def ready(self, house: TheHouse) -> dict[str, str]:
        """Whether it can do its work: not while it stops, nor without its database."""
        if house.stopping:
            raise Refusal("stopping", "the server is stopping")
        await house.store.check()
        return {"status": "ready"}


def spoken(request: Asking) -> str:
    """The first language the browser asks for that we speak."""
    asked = request.headers.get("accept-language", "").lower()
    wanted = [part.strip()[:2] for part in asked.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")


def hand_out(request: Asking, path: str) -> Response[Any]:
    shelf: dict[str, Handout] = request.app.state.shelf
    if not shelf:
        return without_client(spoken(request))
    found = shelf.get(path)
    if found is None:
        if path.startswith("/api/") or "." in path.rpartition("/")[2]:
            raise Refusal("unknown", "there is no such page")
        found = shelf[f"/{PAGE}"]
    return found.answer(request.headers)


def without_client(language: str) -> Response[Any]:
    """Says plainly what is missing, and what works all the same."""
    api = escape(say(language, "server-front-api"))
    terminal = escape(say(language, "server-front-terminal"))
    return page(
        language,
        "Karfunkel",
        f"<p>{escape(say(language, 'server-front-missing'))} <code>python hatch_build.py</code></p>"
        f"<p><a href='/api'>{api}</a></p><p>{terminal} <code>karfunkel play</code></p>",
        503,
    )


def page(language: str, title: str, body: str, status: int = 200) -> Response[Any]:
    text = frame(language, title, body)
    return Response(text, media_type="text/html", status_code=status)


def frame(language: str, title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css">'
        '<link rel="icon" href="data:,"></head>'
        f"<body><main><h1>{escape(title)}</h1>{body}</main></body></html>"
    )
