"""What every HTTP request passes: limits, origin, and the headers of the answer."""

import logging
import time
from typing import TypeGuard

import msgspec
from litestar import Litestar
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from karfunkel.server.house import House
from karfunkel.server.identity import check_address, check_origin
from karfunkel.server.refusals import Problem, Refusal

LARGEST_BODY = 200_000
JSON = b"application/json"
_SAFE = {"GET", "HEAD", "OPTIONS"}
_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
_HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
_NEVER_KEPT = (b"cache-control", b"no-store")

log = logging.getLogger("karfunkel.http")


class Gate:
    """Stands before the application."""

    def __init__(self, app: Litestar, house: House) -> None:
        self.app = app
        self.house = house
        self._headers = (*HEADERS, *([_HTTPS_ONLY] if house.settings.public_url.startswith("https:") else []))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not is_http(scope):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = list(message["headers"])
                names = {name.lower() for name, _ in given}
                extra = self._headers
                if scope["path"].startswith("/api") and b"cache-control" not in names:
                    extra = (*extra, _NEVER_KEPT)
                message["headers"] = [*given, *extra]
            await send(message)

        try:
            self._check(scope)
        except Refusal as refusal:
            await refuse(answer, refusal.status, refusal.problem)
        else:
            await self.app(scope, receive, answer)
        self.house.metrics.requests.labels(str(status)).inc()
        log.info(
            "request",
            extra={
                "method": scope["method"],
                "path": _without_secrets(scope["path"]),
                "status": status,
                "ms": round((time.perf_counter() - began) * 1000, 1),
            },
        )

    def _check(self, scope: HTTPScope) -> None:
        house = self.house
        if scope["path"] in ("/healthz", "/readyz"):
            return
        client = scope.get("client")
        address = client[0] if client else ""
        check_address(house, address)
        headers = dict(scope["headers"])
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > LARGEST_BODY:
            raise Refusal("too_large", f"a request has at most {LARGEST_BODY} bytes")
        if scope["method"] not in _SAFE:
            check_origin(house, scope["scheme"], list(scope["headers"]))
            kind = headers.get(b"content-type", JSON).partition(b";")[0].strip().lower()
            if kind != JSON:  # what a form on another site's page can send
                raise Refusal("wrong_type", "send JSON, as Content-Type: application/json")


def is_http(scope: Scope) -> TypeGuard[HTTPScope]:
    return scope["type"] == "http"  # type: ignore[comparison-overlap]


async def refuse(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _without_secrets(path: str) -> str:
    """Whoever has the id of a private table may watch it, and links are keys: logs hold neither."""
    return "/".join(part[:4] + "…" if len(part) > 15 else part for part in path.split("/"))
