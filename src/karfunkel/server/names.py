"""Names and talk as people write them, made fit to be shown to others."""

import unicodedata

from karfunkel.server.refusals import Refusal

LONGEST_NAME = 24


def clean(text: str) -> str:
    """One line of visible characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def clean_name(name: str) -> str:
    """A nickname: one short line of visible characters."""
    name = clean(unicodedata.normalize("NFC", name))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal("bad_name", f"a name has 1 to {LONGEST_NAME} characters")
    return name
