"""The rules texts that players read: twelve files that must agree with RULES.md and with one another.

Every block (a paragraph or a list item) stands on one line. A block that states rules ends with their
ids, ` {C13, C14}`; the clients light it up by them. Line N says the same thing in every language.
"""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

GAMES_FOLDER = Path(__file__).resolve().parents[2] / "src" / "karfunkel" / "games"
LANGUAGES = ("de", "nl", "en")
COMMON_IDS = frozenset(f"G{number}" for number in range(1, 7))
GAME_IDS = {
    "carat": frozenset(f"C{number}" for number in range(1, 19)),
    "mister_diamond": frozenset(f"M{number}" for number in range(1, 13)),
    "diamantenraub": frozenset(f"D{number}" for number in range(1, 16)),
    "halbedelstein": frozenset(f"H{number}" for number in range(1, 12)),
}
WIDEST_PICTURE = 76
FENCE = "```"
TAG = re.compile(r" \{([A-Z]\d+(?:, [A-Z]\d+)*)\}$")
LIST_MARK = re.compile(r"- |\d+\. ")

every_game = pytest.mark.parametrize("game", GAME_IDS)
every_text = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAME_IDS for language in LANGUAGES]
)


class Block(NamedTuple):
    kind: str
    ids: tuple[str, ...]
    text: str


def path(game: str, language: str) -> Path:
    return GAMES_FOLDER / game / "words" / f"rules-{language}.md"


def lines(game: str, language: str) -> list[str]:
    return path(game, language).read_text(encoding="utf-8").splitlines()


def prose(game: str, language: str) -> list[str]:
    """Every line outside the pictures."""
    outside, in_picture = [], False
    for line in lines(game, language):
        if line.startswith(FENCE):
            in_picture = not in_picture
        elif not in_picture:
            outside.append(line)
    return outside


def pictures(game: str, language: str) -> list[list[str]]:
    found: list[list[str]] = []
    in_picture = False
    for line in lines(game, language):
        if line.startswith(FENCE):
            in_picture = not in_picture
            if in_picture:
                found.append([])
        elif in_picture:
            found[-1].append(line)
    assert not in_picture, "a picture is not closed"
    return found


def kind(line: str) -> str:
    if line.startswith("#"):
        return line.split(" ", 1)[0]
    mark = LIST_MARK.match(line)
    return mark.group() if mark else "paragraph"


def blocks(game: str, language: str) -> list[Block]:
    result = []
    for line in filter(None, prose(game, language)):
        tag = TAG.search(line)
        result.append(Block(kind(line), tuple(tag.group(1).split(", ")) if tag else (), line))
    return result


def skeleton(game: str, language: str) -> list[str]:
    """What must be the same in every language: each line's kind and ids, pictures, empty lines."""
    result, in_picture = [], False
    for line in lines(game, language):
        if line.startswith(FENCE):
            in_picture = not in_picture
            result.append(FENCE)
        elif in_picture:
            result.append("picture")
        elif not line:
            result.append("")
        else:
            tag = TAG.search(line)
            result.append(kind(line) + (tag.group() if tag else ""))
    return result


@every_text
def test_every_game_has_its_rules_in_every_language(game: str, language: str) -> None:
    assert path(game, language).is_file()


@every_game
def test_there_are_no_rules_in_a_language_that_the_others_lack(game: str) -> None:
    found = {file.name for file in (GAMES_FOLDER / game / "words").glob("rules-*.md")}
    assert found == {f"rules-{language}.md" for language in LANGUAGES}


@every_text
def test_every_rule_of_the_game_is_told_and_no_rule_of_another(game: str, language: str) -> None:
    used = {rule for block in blocks(game, language) for rule in block.ids}
    assert used - COMMON_IDS == GAME_IDS[game]


@every_text
def test_every_common_rule_G1_to_G6_is_told(game: str, language: str) -> None:
    used = {rule for block in blocks(game, language) for rule in block.ids}
    assert used >= COMMON_IDS


@every_text
def test_ids_stand_only_at_the_end_of_a_block_and_only_once(game: str, language: str) -> None:
    for block in blocks(game, language):
        said = TAG.sub("", block.text)
        assert not set(said) & set("{}"), block.text
        assert len(set(block.ids)) == len(block.ids), block.text
        assert list(block.ids) == sorted(block.ids, key=in_reading_order), block.text


def in_reading_order(rule: str) -> tuple[bool, str, int]:
    """The game's own rules first, then the common ones, each by number."""
    return rule[0] == "G", rule[0], int(rule[1:])


@every_text
def test_headings_carry_no_ids(game: str, language: str) -> None:
    for block in blocks(game, language):
        assert not (block.kind.startswith("#") and block.ids), block.text


@every_text
def test_a_text_has_one_title_and_then_sections_only(game: str, language: str) -> None:
    kinds = [block.kind for block in blocks(game, language)]
    assert kinds[0] == "#"
    assert kinds.count("#") == 1
    assert {each for each in kinds if each.startswith("#")} == {"#", "##"}


@every_game
def test_all_languages_have_the_same_number_of_sections(game: str) -> None:
    counts = {
        language: [block.kind for block in blocks(game, language)].count("##") for language in LANGUAGES
    }
    assert len(set(counts.values())) == 1, counts


@every_game
def test_all_languages_have_the_same_ids_in_the_same_order(game: str) -> None:
    first, *others = ([block.ids for block in blocks(game, each)] for each in LANGUAGES)
    for other in others:
        assert other == first


@every_game
def test_all_languages_have_the_same_kind_of_block_on_every_line(game: str) -> None:
    first, *others = (skeleton(game, each) for each in LANGUAGES)
    for other in others:
        assert other == first


@every_game
def test_all_languages_have_equally_many_pictures_and_show_the_same(game: str) -> None:
    first, *others = (pictures(game, each) for each in LANGUAGES)
    for other in others:
        assert len(other) == len(first)
        assert other == first, "pictures hold letters and numbers only; words go into the captions"


@every_text
def test_no_picture_is_wider_than_a_terminal_can_show(game: str, language: str) -> None:
    for picture in pictures(game, language):
        for line in picture:
            assert len(line) <= WIDEST_PICTURE, line


@every_text
def test_pictures_use_plain_characters_and_simple_box_drawing_only(game: str, language: str) -> None:
    for picture in pictures(game, language):
        for line in picture:
            strange = [each for each in line if not (" " <= each <= "~" or "─" <= each <= "╿")]
            assert not strange, (line, strange)


@every_text
def test_there_are_no_tabs_and_no_blanks_at_the_end_of_a_line(game: str, language: str) -> None:
    for line in lines(game, language):
        assert "\t" not in line, line
        assert line == line.rstrip(), line


@every_text
def test_every_block_stands_on_one_line_between_empty_lines_or_list_items(game: str, language: str) -> None:
    before = ""
    for line in prose(game, language):
        if before and line:
            assert all(map(LIST_MARK.match, (before, line))), line
        before = line
