"""What everybody is handed out alike, kept in memory: the files of the browser client, and texts."""

import gzip
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from litestar import Response
from msgspec import Struct

STATIC = Path(__file__).parent / "static"
PAGE = "index.html"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The compressed copies that the build lays beside its files, the smallest first"""
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_ALWAYS = "no-cache"


class Handout(Struct, frozen=True):
    media_type: str
    cache_control: str
    bodies: dict[str, bytes]
    """by encoding; "" is the file itself"""
    digest: str
    """of the file itself"""

    def answer(self, asked: Mapping[str, str]) -> Response[Any]:
        """To a request with these headers: encoded as the browser likes, or that it has it already."""
        wanted = {part.split(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")}
        encoding = next((one for one in ENCODINGS if one in wanted and one in self.bodies), "")
        tag = f'W/"{self.digest}"'
        headers = {"cache-control": self.cache_control, "vary": "accept-encoding", "etag": tag}
        if tag in asked.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], media_type=self.media_type, headers=headers)


def pack(text: str, media_type: str, cache_control: str) -> Handout:
    """A text, compressed once for all."""
    body = text.encode()
    return Handout(media_type, cache_control, {"": body, "gzip": gzip.compress(body, mtime=0)}, _digest(body))


def read_shelf(folder: Path = STATIC) -> dict[str, Handout]:
    """All files by their path; none where the client has not been built."""
    files = (file for file in folder.rglob("*") if file.suffix in TYPES)
    return {f"/{file.relative_to(folder).as_posix()}": _read(file) for file in files}


def _read(file: Path) -> Handout:
    bodies = {"": file.read_bytes()}
    for encoding, ending in ENCODINGS.items():
        compressed = file.with_name(file.name + ending)
        if compressed.exists():
            bodies[encoding] = compressed.read_bytes()
    hashed = file.parent.name == "assets"  # their names hold a hash of what is in them
    return Handout(TYPES[file.suffix], FOR_EVER if hashed else ASK_ALWAYS, bodies, _digest(bodies[""]))


def _digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:20]
