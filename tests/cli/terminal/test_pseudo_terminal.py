"""Whole games in a real pseudo-terminal, with all that can come in between."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from karfunkel import games
from karfunkel.games.contract import Game
from karfunkel.match.match import Match
from karfunkel.match.prepare import is_ready, prepare
from karfunkel.match.record import parse_record, record_of, replay
from tests.cli.terminal.window import DOWN, ENTER, ESCAPE, F2, F5, F6, F8, RIGHT, TAB, Window, put_on_shelf

pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty:DeprecationWarning")

Open = Callable[..., Window]


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Open]:
    """Opens windows on one home, and closes them."""
    opened: list[Window] = []

    def opening(*arguments: str, home: Path = tmp_path, **settings: object) -> Window:
        window = Window(home, *arguments, **settings)  # type: ignore[arg-type]
        opened.append(window)
        return window

    yield opening
    for window in opened:
        window.close()


def compiled(game: str) -> Game:
    """A game whose rules are compiled already: a window's patience is not for that."""
    rules = games.load(game)
    if not is_ready(rules):
        for _ in prepare(rules):
            pass
    return rules


def new_game(seats: int = 2, game: str = "halbedelstein", **options: object) -> dict[str, object]:
    rules = compiled(game)
    return record_of(Match.new(rules, rules.options(options, seats), seats, bytes(32)))


def test_a_whole_game_against_a_bot_from_the_menu_to_the_kept_record(play: Open) -> None:
    compiled("halbedelstein")
    window = play("--lang", "en")
    window.until("K A R F U N K E L")
    window.press(DOWN, DOWN, DOWN, ENTER)
    window.until(lambda text: "Halbedelstein-Spiel  a new table" in text and "plunder_from_start" in text)
    window.press("Anna", F5)
    window.until("Anna to move")
    window.until("› clockwise")
    window.press(RIGHT, ENTER)
    window.until("1 ccw")

    window.press("C9", ENTER)
    window.until("is no move")
    window.press(ESCAPE)
    window.until(lambda text: "C9" not in text)
    window.press("b3", ENTER)
    window.until(lambda _: len(window.record()["moves"]) >= 3)

    def annas_turn_or_over(_: str) -> bool:
        record = window.record()
        return bool(record["result"]) or len(record["moves"]) % 2 == 0

    while window.until(annas_turn_or_over) and not window.record()["result"]:
        entries = len(window.record()["moves"])
        window.press(ENTER)
        window.until(lambda _, done=entries: len(window.record()["moves"]) > done)  # type: ignore[misc]
    text = window.until("The record is kept")
    assert "Fluorite wins" in text or "Anna wins" in text or "drawn" in text

    (path,) = window.tables()
    line = path.read_text(encoding="utf-8")
    assert replay(parse_record(line.strip())).outcome()
    assert json.loads(path.with_suffix(".seats.json").read_text()) == [
        {"name": "Anna"},
        {"name": "Fluorite", "bot": "level2"},
    ]
    window.press(ENTER)  # the rematch: seats rotate (G1)
    window.until(lambda text: "1 Fluorite" in text and "2 Anna" in text)
    assert len(window.tables()) == 2
    window.press("\x03")
    assert window.ended() == 0


@pytest.mark.parametrize("game", ["carat", "mister_diamond", "diamantenraub"])
def test_a_whole_game_of_each_other_kind_with_typed_moves(play: Open, game: str) -> None:
    compiled(game)
    window = play(game, "--lang", "en")
    window.until("a new table")
    window.press("Anna", F5)
    window.until(lambda _: bool(window.tables()))

    def match() -> Match:
        return replay(parse_record(json.dumps(window.record())))

    def annas_turn_or_over(text: str) -> bool:
        line_is_empty = re.search(r"Move › *$", text, re.MULTILINE)
        if "Anna to move" in text and line_is_empty:
            return 1 in match().pending()
        return "The record is kept" in text

    def type_move(number: int) -> None:
        legal = match().legal(1)
        move = legal[number % len(legal)].lower()
        window.press(move)
        window.until(f"Move › {move}")
        window.press(ENTER)
        window.until(lambda _: sum(entry.seat == 1 for entry in match().entries) > number)

    typed = 0
    while "The record is kept" not in window.until(annas_turn_or_over):
        type_move(typed)
        typed += 1
    assert match().outcome()
    assert typed >= 5


def test_after_a_kill_the_game_goes_on_where_it_was(play: Open, tmp_path: Path) -> None:
    put_on_shelf(tmp_path, new_game(), {"name": "Anna"}, {"name": "Bert"})
    window = play("--resume", "--lang", "en")
    window.until("Anna to move")
    window.press(ENTER)
    window.until("Bert to move")
    window.press("ccw", ENTER)
    window.until("2 ccw")
    window.press("B2")
    window.until("› B2")
    window.press(ENTER)
    window.until("1 B2")
    window.kill()
    assert window.record()["moves"] == ["1 cw", "2 ccw", "1 B2"]

    again = play("--resume", "--lang", "nl")
    again.until("Bert is aan de beurt")
    again.until("1 B2")
    again.press(F6)
    again.until("Teruggenomen; Anna beslist opnieuw")
    assert again.record()["moves"] == ["1 cw", "2 ccw"]
    again.press(F2)
    again.until("Anna to move")
    again.press(F8)
    again.until("really give up")
    again.press(RIGHT, ENTER)
    again.until("Bert wins")
    assert again.record()["result"]["reason"] == "resigned"


def test_G4_another_window_cannot_write_the_same_table(play: Open, tmp_path: Path) -> None:
    put_on_shelf(tmp_path, new_game(), {"name": "Anna"}, {"name": "Bert"})
    window = play("--resume", "--lang", "en")
    window.until("Anna to move")
    other = play("--resume", "--lang", "en")
    other.until("another window")


def test_a_window_that_is_too_small_says_so_and_loses_nothing(play: Open, tmp_path: Path) -> None:
    put_on_shelf(tmp_path, new_game(), {"name": "Anna"}, {"name": "Bert"})
    window = play("--resume", "--lang", "de")
    window.until("Anna ist am Zug")
    window.press("cc")
    window.until("Zug › cc")
    window.resize(60, 15)
    window.until("mindestens 80 × 23")
    window.resize(100, 30)
    window.until("Zug › cc")
    window.press(TAB, ENTER)
    window.until("Bert ist am Zug")
    window.resize(80, 23)
    window.until(lambda text: "A1" in text and "Bert ist am Zug" in text and "F6" in text)
    assert window.record()["moves"] == ["1 ccw"]


def test_several_unfinished_games_are_listed_the_newest_first(play: Open, tmp_path: Path) -> None:
    put_on_shelf(tmp_path, new_game(), {"name": "Anna"}, {"name": "Bert"})
    put_on_shelf(tmp_path, new_game(game="mister_diamond"), {"name": "Cleo"}, {"name": "Dora"})
    window = play("--resume", "--lang", "en")
    text = window.until("Cleo, Dora")
    assert text.index("Cleo, Dora") < text.index("Anna, Bert")
    window.press(DOWN, ENTER)
    window.until("Anna to move")


def carat_worlds() -> tuple[dict[str, object], dict[str, object], str]:
    """Two games of Carat that differ only in the second player's tile, and that tile in the first one."""
    one = new_game(game="carat")
    deal = dict(one["deal"])  # type: ignore[call-overload]
    supply = list(deal["supply"])
    hidden = supply[1]  # seat 2 has drawn it
    supply[1], supply[20] = supply[20], supply[1]
    return {**one, "seed": None}, {**one, "seed": None, "deal": {**deal, "supply": supply}}, hidden


def test_G4_nothing_on_the_screen_depends_on_the_hand_of_who_does_not_look(
    play: Open, tmp_path: Path
) -> None:
    shown: list[str] = []
    one, other, hidden = carat_worlds()

    def look_at(window: Window, told: str) -> str:
        """Once drawn in full; in the other world, once it looks as in the first one."""
        window.until(told)
        if window.home.name == "one":
            shown.append(window.settled())
            return shown[-1]
        return window.until(lambda text: text == shown[0]) and shown.pop(0)

    for name, world in (("one", one), ("other", other)):
        put_on_shelf(tmp_path / name, world, {"name": "Anna"}, {"name": "Bert"})
        window = play("--resume", "--lang", "en", home=tmp_path / name)
        look_at(window, "Pass the device to Anna")
        window.press(ENTER)
        look_at(window, "Anna to move")
        move = replay(parse_record(json.dumps(world))).legal(1)[0]
        window.press(move[:3])
        look_at(window, f"› {move[:3]}")
        window.press(move[3:], ENTER)
        assert hidden not in look_at(window, "Pass the device to Bert")
        assert hidden.encode() not in window.sent
    assert shown == []
