"""The browser client's own catalogues: the same in every language, and every message said by somebody.

Who says what is read from the client's sources: every text that begins like a message of the client's is the
name of one, and a template that does, as in `client-clock-${name}`, names all that fit it.
"""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from karfunkel.words.languages import LANGUAGES

CLIENT = Path(__file__).parents[2] / "client"
CATALOGUES = sorted({path.name.split(".")[0] for path in (CLIENT / "words").glob("*.ftl")})

_TEXT = re.compile(r"""(['"`])(client-(?:(?!\1)[^\n])*?)\1""")
_HOLE = re.compile(r"\$\{[^}]*\}")
_SAID_WITH = re.compile(r"say\('(client-[a-z0-9-]+)', \{ ((?:\w+(?:: [^,{}()]+)?(?:, )?)*) \}\)")


class _Values(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(catalogue: str, language: str) -> dict[str, _Values]:
    found: dict[str, _Values] = {}
    text = (CLIENT / "words" / f"{catalogue}.{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), f"{catalogue}, {language}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = values = _Values()
            values.visit(entry)
    return found


@cache
def everything() -> dict[str, _Values]:
    return {name: values for catalogue in CATALOGUES for name, values in messages(catalogue, "en").items()}


@cache
def sources() -> dict[Path, str]:
    files = (path for path in (CLIENT / "src").rglob("*") if path.suffix in (".svelte", ".ts"))
    return {path: path.read_text(encoding="utf-8") for path in files}


@cache
def named() -> dict[str, Path]:
    """What the sources call a message, templates as patterns, and where."""
    return {
        ".+".join(map(re.escape, _HOLE.split(text))): path
        for path, source in sources().items()
        for _, text in _TEXT.findall(source)
    }


def test_there_is_a_catalogue_for_the_shell_and_for_every_game() -> None:
    assert set(CATALOGUES) == {
        "shell",
        "lessons",
        "carat",
        "mister_diamond",
        "diamantenraub",
        "halbedelstein",
    }


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_language_says_the_same_with_the_same_values(catalogue: str) -> None:
    english = messages(catalogue, "en")
    assert english
    for language in LANGUAGES:
        other = messages(catalogue, language)
        assert list(other) == list(english), language
        for name, values in english.items():
            assert other[name].names == values.names, f"{name} in {language}"


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_messages_are_named_after_their_catalogue(catalogue: str) -> None:
    games = tuple(f"client-{name.replace('_', '-')}-" for name in CATALOGUES if name != "shell")
    for name in messages(catalogue, "en"):
        own = f"client-{catalogue.replace('_', '-')}-"
        assert (name.startswith("client-") and not name.startswith(games)) or name.startswith(own), name


def test_whatever_the_client_says_stands_in_its_catalogues() -> None:
    assert len(named()) > 150
    missing = {
        f"{wanted} ({path.name})"
        for wanted, path in named().items()
        if not any(re.fullmatch(wanted, name) for name in everything())
    }
    assert missing == set()


def test_every_message_is_said_by_somebody() -> None:
    unused = {name for name in everything() if not any(re.fullmatch(wanted, name) for wanted in named())}
    assert unused == set()


def test_messages_get_the_values_that_they_want() -> None:
    calls = [call for source in sources().values() for call in _SAID_WITH.findall(source)]
    assert len(calls) > 30
    for name, given in calls:
        values = {part.partition(":")[0] for part in given.split(", ")}
        assert everything()[name].names <= values, f"{name} gets {given}"
