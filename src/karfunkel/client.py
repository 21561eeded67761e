"""A small client of the server: for bots of one's own, and to build on.

    client = Client("http://127.0.0.1:8000", name="Ada's bot")
    table = client.open("carat", ["person", "bot:greedy"])
    table.sit()
    table.play(lambda seat, sight: random.choice(sight["legal"]))

Answers are plain data as JSON has them; ``/api`` on the server describes them.
"""

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

Choose = Callable[[int, dict[str, Any]], str]
"""From a seat and what it sees (``view``, ``legal`` …) to the text of a move"""

SETTLED = {"double", "stale", "not_your_turn"}
"""Refusals of a move that say no more than: look again"""
AGAIN = {"busy", "store", "stopping", "too_fast", "too_many"}
"""Refusals that say: try again in a moment"""
PING = "are you there"
QUIET = 10.0
PATIENCE = 60.0
"""seconds for which a server that cannot be reached is tried again"""


class Refused(Exception):
    """The server did not do it; nothing has changed."""

    def __init__(self, code: str, message: str, detail: dict[str, Any] | None = None) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code
        self.message = message
        self.detail = detail or {}


class Client:
    """A guest, who is known by a token."""

    def __init__(self, url: str, token: str = "", name: str = "", patience: float = PATIENCE) -> None:
        """With a token one is who made it; with a name a new guest, whose ``token`` may be kept."""
        self.url = url.rstrip("/")
        self.token = token
        self._patience = patience
        self._http = httpx.Client(base_url=self.url, timeout=40)
        if not token:
            self.token = self._come(name or "somebody")
        self._http.headers["authorization"] = f"Bearer {self.token}"

    def _come(self, name: str) -> str:
        try:
            return str(self.call("POST", "/api/me", {"name": name, "token": True})["token"])
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def call(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """Any request of the API; raises Refused."""
        params = urlencode({name: value for name, value in query.items() if value is not None})
        again = method == "GET" or (isinstance(body, dict) and "id" in body)
        until = time.monotonic() + (self._patience if again else 0)
        answer = self._ask(method, path, body, params, until)
        if answer.status_code >= 400:
            raise _refused(answer.content, answer.status_code)
        kind = answer.headers["content-type"].partition(";")[0]
        return answer.json() if kind == "application/json" else answer.text

    def _ask(self, method: str, path: str, body: object, params: str, until: float) -> httpx.Response:
        """What does nothing twice is asked again until then, if nobody answers."""
        while True:
            try:
                answer = self._http.request(method, path, json=body, params=params or None)
                if answer.status_code not in _GATEWAY or time.monotonic() > until:
                    return answer
            except httpx.TransportError:
                if time.monotonic() > until:
                    raise
            time.sleep(0.1)

    # --- what there is

    def games(self) -> list[dict[str, Any]]:
        return list(self.call("GET", "/api/games"))

    def lobby(self, status: str = "open") -> list[dict[str, Any]]:
        """Tables that everybody may come to."""
        return list(self.call("GET", "/api/tables", status=status)["tables"])

    def own(self) -> list[dict[str, Any]]:
        """One's own tables that are not finished, those to move at first."""
        return list(self.call("GET", "/api/me/tables"))

    def open(self, game: str, seats: Sequence[str], **wanted: Any) -> "Table":
        """Open a table; seats are ``person``, ``device``, ``device:NAME``, ``bot`` or ``bot:NAME``."""
        places = [
            {"kind": kind, **({"bot" if kind == "bot" else "name": name} if name else {})}
            for kind, _, name in (seat.partition(":") for seat in seats)
        ]
        return Table(self, self.call("POST", "/api/tables", {"game": game, "seats": places, **wanted})["id"])

    def table(self, id: str) -> "Table":
        return Table(self, id)


class Table:
    """A table as one guest deals with it."""

    def __init__(self, client: Client, id: str) -> None:
        self.client = client
        self.id = id

    def now(self, after: int | None = None) -> dict[str, Any]:
        """How it stands: ``info``, ``state`` and ``you``, one's own seats."""
        return dict(self.client.call("GET", f"/api/tables/{self.id}", after=after))

    def do(self, do: str, **deed: Any) -> dict[str, Any]:
        """Any deed: ``do("say", text="Hello")``.  Sent again where nobody answers, it is not done twice."""
        if do not in ("say", "emote"):
            deed = {"id": secrets.token_hex(8), **deed}
        return dict(self.client.call("POST", f"/api/tables/{self.id}/deeds", {"do": do, **deed}))

    def sit(self, seat: int | None = None) -> str:
        """Sit down; gives back the contribution to the luck, to be looked for in the proof."""
        contribution = secrets.token_hex(32)
        self.do("sit", contribution=contribution, **({"seat": seat} if seat else {}))
        return contribution

    def move(self, seat: int, move: str, turn: int) -> dict[str, Any]:
        return self.do("move", seat=seat, move=move, turn=turn)

    def preview(self, seat: int, lang: str = "") -> dict[str, Any]:
        """For the seat's ``turn`` what each of its ``moves`` would bring, as far as it can know."""
        return dict(self.client.call("GET", f"/api/tables/{self.id}/preview", seat=seat, lang=lang))

    def record(self) -> str:
        """The record of the finished game."""
        return str(self.client.call("GET", f"/api/tables/{self.id}/record"))

    def proof(self) -> dict[str, Any]:
        return dict(self.client.call("GET", f"/api/tables/{self.id}/proof"))

    def live(self, patience: float = PATIENCE, quiet: float = QUIET, **query: Any) -> "Live":
        return Live(self, query, patience, quiet)

    def play(self, choose: Choose) -> dict[str, Any]:
        """Play all one's seats to the end, through lost connections too; the final state."""
        with self.live() as live:
            for state in live.states():
                for seat in live.seats:
                    if seat in state["pending"]:
                        live.move(seat, choose(seat, state["sight"][str(seat)]), state["turn"])
                        break
                if state["status"] in ("over", "closed"):
                    return state
        raise ConnectionError("the table went away")


class Live:
    """A table over a WebSocket, through broken connections and lost, doubled and disordered messages.

    Events are numbered.  Where one is missing, or the server stays silent, the connection is given up for a
    new one, which begins with how the table stands and what was missed.
    """

    def __init__(
        self, table: Table, query: dict[str, Any], patience: float = PATIENCE, quiet: float = QUIET
    ) -> None:
        """After ``quiet`` seconds without a word the server is asked; after ``patience`` it is given up."""
        self.table = table
        self.number: int | None = None
        """the latest event heard of"""
        self.seats: tuple[int, ...] = ()
        self._query = query
        self._patience = patience
        self._quiet = quiet
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._unanswered = False
        self._losses = 0
        """how often the connection was lost since the server last said something useful"""
        self._heard = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def send(self, do: str, **deed: Any) -> None:
        """A deed; its answer comes among the messages."""
        try:
            self._connected().send(msgspec.json.encode({"do": do, **deed}).decode())
            self._unanswered = True
        except ConnectionClosed:
            self._lose()  # the state that comes next says whether it was done

    def move(self, seat: int, move: str, turn: int) -> None:
        self.send("move", seat=seat, move=move, turn=turn)

    def messages(self) -> Iterator[dict[str, Any]]:
        """All the server says, for ever; a refusal is raised unless it means: look again, or: try again."""
        while True:
            try:
                message = msgspec.json.decode(self._connected().recv(timeout=self._quiet))
            except TimeoutError:
                if self._unanswered:
                    self._lose()
                else:
                    self.send("ping", id=PING)
            except msgspec.DecodeError:
                self._lose()
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                if closed.rcvd and 4400 <= code < 4500 and code not in (4408, 4429):
                    raise Refused(closed.rcvd.reason, "the server does not want this connection") from None
                self._lose()
            else:
                if self._take(message):
                    yield message

    def states(self) -> Iterator[dict[str, Any]]:
        """How the table stands, now and whenever that changes."""
        for message in self.messages():
            if message["type"] in ("table", "news"):
                yield message["state"]

    def _take(self, message: dict[str, Any]) -> bool:
        """Whether a message is to be passed on."""
        kind = message["type"]
        if kind == "refused":
            self._unanswered = False
            if message["problem"]["code"] in AGAIN:
                self._lose()
            elif message["problem"]["code"] not in SETTLED:
                raise Refused(**message["problem"])
            return True
        self._heard = time.monotonic()
        if kind in ("news", "done"):
            self._losses = 0
        if "done" in message:
            self._unanswered = False
        if kind == "table":
            self.number, self.seats = message["number"], tuple(message["you"])
        elif kind == "news":
            return self._follow(message)
        elif kind == "done" and message["done"].get("id") == PING:
            if message["done"]["number"] > (self.number or 0):
                self._lose()
            return False
        return True

    def _follow(self, news: dict[str, Any]) -> bool:
        """Whether these events follow upon those heard of."""
        first, last = news["events"][0]["number"], news["events"][-1]["number"]
        if self.number is None or first > self.number + 1:
            self._lose()
        elif last > self.number:
            self.number = last
            self.seats = tuple(int(seat) for seat in news["state"]["sight"] if seat != "0")
            return True
        return False

    def _lose(self) -> None:
        """Give the connection up, and wait a little if that happens again and again."""
        if time.monotonic() > self._heard + self._patience:
            raise ConnectionError(f"the server could not be reached for {self._patience:g} seconds")
        self._socket, self._unanswered = None, False
        if self._losses:
            time.sleep(min(0.05 * 2**self._losses, 5))
        self._losses += 1

    def _connected(self) -> ClientConnection:
        while self._socket is None:
            try:
                self._open.close()
                connecting = connect(
                    self._address(),
                    additional_headers={"authorization": f"Bearer {self.table.client.token}"},
                    compression=None,
                    max_size=None,
                    close_timeout=1,
                )
                self._socket = self._open.enter_context(connecting)
            except (OSError, InvalidHandshake, TimeoutError, EOFError):
                self._lose()
        return self._socket

    def _address(self) -> str:
        query = dict(self._query)
        if self.number is not None:
            query["after"] = self.number
        url = self.table.client.url.replace("http", "ws", 1)
        return f"{url}/api/tables/{self.table.id}/live?{urlencode(query)}"


_GATEWAY = {502, 504}
"""What a proxy answers for a server that is not there"""


def _refused(body: bytes, status: int) -> Refused:
    try:
        return Refused(**msgspec.json.decode(body))
    except (TypeError, msgspec.DecodeError):
        return Refused("bad_answer", f"the server answered {status}")
