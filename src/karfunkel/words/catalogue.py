"""The message catalogues (Project Fluent): ``words/de.ftl``, ``nl.ftl``, ``en.ftl`` of every package.

The same files serve the terminal here and the browser; message names are unique in the whole product.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

_PACKAGE = Path(__file__).parent.parent


def sources(language: str) -> tuple[Path, ...]:
    """The catalogue files of a language."""
    here = Path(__file__).parent / f"{language}.ftl"
    return (here, *sorted(_PACKAGE.glob(f"**/words/{language}.ftl")))


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks keep mixed writing directions apart; our three languages have only one.
    bundle = FluentBundle([language], use_isolating=False)
    for source in dict.fromkeys(sources(language)):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def say(language: str, message: str, **values: object) -> str:
    """A message in words.  A missing message or value is a mistake of ours, so it is not glossed over."""
    bundle = _bundle(language)
    found = bundle.get_message(message)
    if found.value is None:
        raise LookupError(f"{message} has no text in {language}")
    text, errors = bundle.format_pattern(found.value, values)
    if errors:
        raise LookupError(f"{message} in {language}: {errors[0]}")
    return str(text)


def has(language: str, message: str) -> bool:
    return bool(_bundle(language).has_message(message))


class Speaker:
    """Somebody who tells in one language about seats with names."""

    def __init__(self, language: str, names: Mapping[int, str] | None = None) -> None:
        self.language = language
        self._names = names or {}

    def say(self, message: str, **values: object) -> str:
        return say(self.language, message, **values)

    def who(self, seat: int) -> str:
        return self._names.get(seat) or self.say("seat", seat=seat)

    def all_of(self, items: Sequence[str]) -> str:
        """``A``, ``A and B``, ``A, B and C``."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-end", head=", ".join(items[:-1]), last=items[-1])
