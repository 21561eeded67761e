"""The files of the browser client, as its build has laid them out: kept in memory, never compressed here."""

from pathlib import Path

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


class ClientFile(Struct, frozen=True):
    media_type: str
    cache_control: str
    bodies: dict[str, bytes]
    """by encoding; "" is the file itself"""

    def body_for(self, accepted: str) -> tuple[str, bytes]:
        """The encoding and the bytes for a browser that accepts these encodings."""
        wanted = {part.split(";")[0].strip() for part in accepted.split(",")}
        for encoding in ENCODINGS:
            if encoding in wanted and encoding in self.bodies:
                return encoding, self.bodies[encoding]
        return "", self.bodies[""]


def read_shelf(folder: Path = STATIC) -> dict[str, ClientFile]:
    """All files by their path; none where the client has not been built."""
    files = (file for file in folder.rglob("*") if file.suffix in TYPES)
    return {f"/{file.relative_to(folder).as_posix()}": _read(file) for file in files}


def _read(file: Path) -> ClientFile:
    bodies = {"": file.read_bytes()}
    for encoding, ending in ENCODINGS.items():
        compressed = file.with_name(file.name + ending)
        if compressed.exists():
            bodies[encoding] = compressed.read_bytes()
    hashed = file.parent.name == "assets"  # their names hold a hash of what is in them
    return ClientFile(TYPES[file.suffix], FOR_EVER if hashed else ASK_ALWAYS, bodies)
