"""The browser client; pages for who has no JavaScript or no client: a link, a proof; and health."""

from html import escape
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, PathParameter

from karfunkel.games.faults import Fault
from karfunkel.match import luck
from karfunkel.match.record import parse_record, write_record
from karfunkel.server.identity import cookie_of
from karfunkel.server.opening import proof_of
from karfunkel.server.refusals import Refusal
from karfunkel.server.routes.answers import REFUSED, Asking, TableId, TheHouse
from karfunkel.server.routes.people import redeem_link
from karfunkel.server.shelf import PAGE, ClientFile
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

    # --- another device

    @get("/link/{token:str}")
    async def link(
        self, token: Annotated[str, PathParameter(max_length=100)], request: Asking
    ) -> Response[str]:
        """Asks before it does anything: programs that look at links in advance must not use them up."""
        language = spoken(request)
        about, button = say(language, "server-link"), say(language, "server-link-button")
        return page(
            language,
            "Karfunkel",
            f'<p>{escape(about)}</p><form method="post"><button>{escape(button)}</button></form>',
        )

    @post("/link/{token:str}", status_code=200)
    async def use_link(
        self, token: Annotated[str, PathParameter(max_length=100)], request: Asking, house: TheHouse
    ) -> Response[str]:
        language = spoken(request)
        try:
            guest = await redeem_link(house, token)
        except Refusal:
            return page(language, "Karfunkel", f"<p>{escape(say(language, 'server-link-used'))}</p>", 404)
        text = escape(say(language, "server-link-done", name=guest.name))
        answer = page(language, "Karfunkel", f'<p>{text}</p><p><a href="/">Karfunkel</a></p>')
        answer.cookies.append(cookie_of(house, guest.id))
        return answer

    # --- luck

    @get("/proof/{id:str}")
    async def proof(self, id: TableId, request: Asking, house: TheHouse) -> Response[str]:
        """Checks the luck of a finished game, and says how to check it without us."""
        language = spoken(request)
        course = await house.room(id).course()
        if course.match is None or course.match.outcome() is None:
            raise Refusal("not_over", "there is no proof before the game is over")
        proof = proof_of(course)
        try:
            luck.verify(parse_record(write_record(course.match)), proof)
            verdict = say(language, "server-proof-right")
        except Fault as fault:
            verdict = say(language, "server-proof-wrong", fault=str(fault))
        rows = [
            (say(language, "server-proof-commitment"), proof.commitment),
            (say(language, "server-proof-server-seed"), proof.server_seed),
            *((say(language, "seat", seat=one.seat), one.value) for one in proof.contributions),
            (say(language, "server-proof-seed"), proof.seed),
        ]
        table = "".join(
            f"<tr><th>{escape(name)}</th><td><code>{value}</code></td></tr>" for name, value in rows
        )
        how = escape(say(language, "server-proof-how"))
        return page(
            language,
            say(language, "server-proof"),
            f"<p>{escape(verdict)}</p><table>{table}</table>"
            f"<p>{how} <code>karfunkel verify RECORD PROOF</code>: "
            f'<a href="/api/tables/{id}/record">RECORD</a>, <a href="/api/tables/{id}/proof">PROOF</a></p>',
        )

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
    shelf: dict[str, ClientFile] = request.app.state.shelf
    if not shelf:
        return without_client(spoken(request))
    found = shelf.get(path)
    if found is None:
        if path.startswith("/api/") or "." in path.rpartition("/")[2]:
            raise Refusal("unknown", "there is no such page")
        found = shelf[f"/{PAGE}"]
    encoding, body = found.body_for(request.headers.get("accept-encoding", ""))
    headers = {"cache-control": found.cache_control, "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, media_type=found.media_type, headers=headers)


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
