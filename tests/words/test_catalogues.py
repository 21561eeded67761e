"""The message catalogues: the same messages with the same values in every language, all said by somebody.

Who says what is read from the sources.  A message whose name is put together there, as in
``say(f"carat-{colour}")``, counts as said if what stands for each hole is itself a word of the sources: a
text, or the name of a field (such as an option's).
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from karfunkel import games
from karfunkel.words import rulebooks
from karfunkel.words.languages import LANGUAGES

SOURCES = Path(__file__).parents[2] / "src" / "karfunkel"
CATALOGUES = sorted(path.parent for path in SOURCES.rglob("words/de.ftl"))

Values = frozenset[str]


class _References(Visitor):
    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, _References]:
    """The messages of a catalogue by name, and what they refer to."""
    found: dict[str, _References] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{folder}, {language}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            references = found[entry.id.name] = _References()
            references.visit(entry)
    return found


@cache
def everything() -> dict[str, Values]:
    """All messages of the product and the values they want."""
    return {
        name: frozenset(references.values)
        for folder in CATALOGUES
        for name, references in messages(folder, "en").items()
    }


def in_words(folder: Path) -> str:
    return str(folder.relative_to(SOURCES))


@pytest.mark.parametrize("folder", CATALOGUES, ids=in_words)
@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_a_catalogue_has_the_same_messages_with_the_same_values_as_in_english(
    folder: Path, language: str
) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert english.keys() == other.keys()
    for name, references in english.items():
        assert references.values == other[name].values, name


def test_message_names_are_unique_in_the_whole_product() -> None:
    names = [name for folder in CATALOGUES for name in messages(folder, "en")]
    assert len(names) > 100
    assert sorted(names) == sorted(set(names))


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py")))


def nodes() -> Iterator[ast.AST]:
    for tree in trees():
        yield from ast.walk(tree)


def pattern(text: ast.JoinedStr) -> str:
    """A text with holes as a regular expression, a group for each hole."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in text.values
    )


@cache
def texts() -> frozenset[str]:
    """The words of the sources, as they may stand in a message's name."""
    found = set(games.NAMES)
    for node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return frozenset(word for text in found for word in (text, text.replace("_", "-")))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """The texts with holes that could be names of messages."""
    found = {pattern(node) for node in nodes() if isinstance(node, ast.JoinedStr)}
    return tuple(
        re.compile(text) for text in sorted(found) if re.fullmatch(r"[a-z0-9\\.()+-]*-[a-z0-9\\.()+-]*", text)
    )


@cache
def is_said(name: str) -> bool:
    """Whether the sources can put that name together."""
    if name in texts() or name.isdecimal():
        return True
    matches = (wanted.fullmatch(name) for wanted in patterns())
    return any(all(is_said(hole) for hole in match.groups()) for match in matches if match)


def test_every_message_is_said_by_somebody() -> None:
    within = {
        name for folder in CATALOGUES for refs in messages(folder, "en").values() for name in refs.messages
    }
    assert [name for name in everything() if not is_said(name) and name not in within] == []


def said() -> Iterator[tuple[ast.Call, ast.expr]]:
    """Every call of ``say``, and the message that it names."""
    for node in nodes():
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                yield node, node.args[0]
            elif isinstance(node.func, ast.Name) and node.func.id == "say":
                yield node, node.args[1]


def meant(message: ast.expr) -> list[str]:
    """The messages that an argument of ``say`` may name, by itself or after ``terminal-``."""
    if isinstance(message, ast.Constant):
        wanted = re.escape(str(message.value))
    elif isinstance(message, ast.JoinedStr):
        wanted = pattern(message)
    else:
        return []
    own = [name for name in everything() if re.fullmatch(wanted, name)]
    return own or [name for name in everything() if re.fullmatch(f"terminal-{wanted}", name)]


def test_whatever_is_said_stands_in_the_catalogues_and_gets_its_values() -> None:
    calls = list(said())
    assert len(calls) > 40
    for call, message in calls:
        named = isinstance(message, ast.Constant | ast.JoinedStr)
        assert meant(message) or not named, f"no message is called {ast.unparse(message)}"
        given = {keyword.arg for keyword in call.keywords}
        if isinstance(message, ast.Constant) and None not in given:
            for name in meant(message):
                assert everything()[name] <= given, ast.unparse(call)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_can_be_named_and_told_to_its_end(name: str) -> None:
    prefix = name.replace("_", "-")
    game = games.load(name)
    wanted = {f"{prefix}-title", f"{prefix}-about"}
    wanted |= {f"{prefix}-ended-{reason}" for reason in game.rules.REASONS}
    wanted |= {f"{prefix}-option-{option}" for option in game.option_type.__struct_fields__}
    assert wanted - everything().keys() == set()


@pytest.mark.parametrize("name", games.NAMES)
def test_the_rules_of_a_game_can_be_read_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        assert rulebooks.rules_text(name, language).startswith("# ")
