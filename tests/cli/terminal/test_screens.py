"""The screens, played by Textual's pilot."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Select, Static
from textual.widgets.markdown import MarkdownBlock

from karfunkel import games
from karfunkel.cli.terminal import shelf
from karfunkel.cli.terminal.app import Terminal
from karfunkel.cli.terminal.boards.board import Board
from karfunkel.cli.terminal.screens.curtain import CurtainScreen
from karfunkel.cli.terminal.screens.hint import HintCard
from karfunkel.cli.terminal.screens.menu import MenuScreen
from karfunkel.cli.terminal.screens.result import ResultCard
from karfunkel.cli.terminal.screens.rules import RulesScreen
from karfunkel.cli.terminal.screens.setup import SetupScreen
from karfunkel.cli.terminal.screens.table import TableScreen
from karfunkel.cli.terminal.shelf import Sitter
from karfunkel.cli.terminal.table import Table, rotated
from karfunkel.games.contract import SPECTATOR
from karfunkel.match.match import Match

ANNA, BERT = Sitter("Anna"), Sitter("Bert")
GREEDY, RANDOM = Sitter("Greedy", "greedy"), Sitter("Random", "random")

Play = Callable[[Terminal, "Pilot[None]"], Awaitable[None]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KARFUNKEL_HOME", str(tmp_path))
    return tmp_path


def playing(play: Play, language: str = "en") -> None:
    """Start the terminal game without a terminal and play in it."""

    async def run() -> None:
        app = Terminal(language=language, pause=0.0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, MenuScreen))
            await play(app, pilot)

    asyncio.run(run())


async def until(pilot: "Pilot[None]", so: Callable[[], object]) -> None:
    for _ in range(6000):
        if so():
            return
        await pilot.pause(0.01)
    raise AssertionError(f"waited in vain; the screen is {pilot.app.screen}")


def table_of(game: str, *sitters: Sitter, **options: object) -> Table:
    rules = games.load(game)
    match = Match.new(rules, rules.options(options, len(sitters)), len(sitters), bytes(32))
    return Table.open_new(match, sitters)


def words(app: Terminal, widget: str) -> str:
    return str(app.screen.query_one(widget, Static).render())


def is_curtain(app: Terminal) -> bool:
    """Whether a curtain is drawn, and the table behind it, too."""
    return isinstance(app.screen, CurtainScreen) and bool(
        app.screen.query(Board) and app.screen.query_one(Board).scene
    )


async def show(app: Terminal, table: Table) -> TableScreen:
    screen = TableScreen(table)
    await app.push_screen(screen)
    return screen


def test_all_texts_change_with_the_language_at_once() -> None:
    async def play(app: Terminal, pilot: "Pilot[None]") -> None:
        assert "played by the book" in words(app, "#sign")
        await pilot.press("f2")
        assert "genau nach den Regeln" in words(app, "#sign")
        await show(app, table_of("halbedelstein", ANNA, BERT))
        await until(pilot, lambda: "Anna ist am Zug" in words(app, "#turn"))
        await pilot.press("f2")
        assert "Anna is aan de beurt" in words(app, "#turn")

    playing(play)


def test_a_fault_of_an_option_is_shown_at_that_option() -> None:
    async def play(app: Terminal, pilot: "Pilot[None]") -> None:
        app.set_up("mister_diamond")
        await until(pilot, lambda: isinstance(app.screen, SetupScreen) and app.screen.query("#option-rounds"))
        app.screen.query_one("#option-rounds", Input).value = "0"
        await until(pilot, lambda: "M12" in words(app, "#fault-rounds"))
        await pilot.press("f5")
        assert isinstance(app.screen, SetupScreen)
        app.screen.query_one("#option-rounds", Input).value = "3"
        app.screen.query_one("#seats", Select).value = 3
        await until(pilot, lambda: not words(app, "#fault-rounds"))
        await pilot.press("f5")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert isinstance(app.screen, TableScreen)
        assert app.screen.table.match.game.recorded(app.screen.table.match.options)["rounds"] == 3
        assert [sitter.bot for sitter in app.screen.table.sitters] == [None, "level2", "level2"]

    playing(play)


def test_G4_a_curtain_hides_each_hand_from_the_other_person() -> None:
    async def play(app: Terminal, pilot: "Pilot[None]") -> None:
        table = table_of("diamantenraub", ANNA, BERT, GREEDY)
        screen = await show(app, table)
        await until(pilot, lambda: is_curtain(app))
        behind = app.screen.query_one(Board).scene
        assert behind
        assert behind.seat == SPECTATOR
        assert behind.view.hand is None
        assert screen.board.scene
        assert screen.board.scene.view.hand is None
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is screen and screen.looking == 1)
        assert screen.board.scene.view.hand == table.match.view(1).hand
        await pilot.press("enter")
        await until(pilot, lambda: is_curtain(app))
        assert screen.board.scene.view.hand is None
        assert screen.entry.moves.legal == ()
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is screen and screen.looking == 2)
        await pilot.press("enter")  # the step is over, and Bert looks already
        await until(pilot, lambda: len(table.match.entries) >= 4 or screen.looking == 2)
        assert "Bert" in words(app, "#turn")

    playing(play)


def test_M5_where_nothing_is_hidden_from_one_person_only_there_is_no_curtain() -> None:
    async def play(app: Terminal, pilot: "Pilot[None]") -> None:
        table = table_of("mister_diamond", ANNA, BERT)
        screen = await show(app, table)
        await until(pilot, lambda: "Anna to move" in words(app, "#turn"))
        await pilot.press("enter")
        await until(pilot, lambda: len(table.match.entries) == 1)
        assert app.screen is screen
        await pilot.press("f6")
        assert "showed something hidden" in words(app, "#message")
        assert len(table.match.entries) == 1

    playing(play)


def test_undo_at_a_table_with_bots_goes_back_to_ones_own_latest_move() -> None:
    async def play(app: Terminal, pilot: "Pilot[None]") -> None:
        table = table_of("halbedelstein", ANNA, RANDOM, rules="advanced")
        screen = await show(app, table)
        await pilot.press("f6")
        await until(pilot, lambda: "no move to take back" in words(app, "#message"))
        await pilot.press("enter")
        await until(pilot, lambda: len(table.match.entries) == 2 and screen.entry.moves.legal)
        await pilot.press("f6")
        await until(pilot, lambda: "Anna decides again" in words(app, "#message"))
        assert table.match.entries == []
        assert shelf.unfinished()[0].moves == 0

    playing(play)


def test_a_hint_names_a_legal_move_and_enter_plays_it() -> None:
    async def play(app: Terminal, pilot: "Pilot[None]") -> None:
        table = table_of("halbedelstein", ANNA, BERT, rules="advanced")
        await show(app, table)
        await until(pilot, lambda: "Anna to move" in words(app, "#turn"))
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HintCard) and words(app, "#hint"))
        assert words(app, "#hint").split()[0] in table.match.legal(1)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
        await pilot.press("escape", "f3")
        await until(pilot, lambda: isinstance(app.screen, HintCard) and words(app, "#hint"))
        move = words(app, "#hint").split()[0]
        await pilot.press("enter")
        await until(pilot, lambda: table.match.entries)
        assert [str(entry) for entry in table.match.entries] == [f"1 {move}"]

    playing(play)


def test_an_illegal_move_names_the_rule_and_the_question_mark_opens_it() -> None:
    async def play(app: Terminal, pilot: "Pilot[None]") -> None:
        await show(app, table_of("halbedelstein", ANNA, BERT, rules="advanced"))
        await until(pilot, lambda: "Anna ist am Zug" in words(app, "#turn"))
        await pilot.press("b", "1", "enter")
        await until(pilot, lambda: "H8" in words(app, "#message"))
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen) and app.screen.query(MarkdownBlock))
        assert any("H8" in (block.source or "") for block in app.screen.query(MarkdownBlock))
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)

    playing(play, "de")


def test_G5_giving_up_is_asked_for_first_and_G1_the_rematch_rotates_the_seats() -> None:
    async def play(app: Terminal, pilot: "Pilot[None]") -> None:
        table = table_of("halbedelstein", ANNA, BERT)
        await show(app, table)
        await until(pilot, lambda: "Anna to move" in words(app, "#turn"))
        await pilot.press("f8", "enter")  # no is what Enter says at first
        assert table.match.outcome() is None
        await pilot.press("f8", "right", "enter")
        await until(pilot, lambda: isinstance(app.screen, ResultCard) and words(app, "#result"))
        assert "Bert wins" in words(app, "#result")
        assert table.slip.path.name in words(app, "#result").replace("\n", "")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.table is not table)
        assert isinstance(app.screen, TableScreen)
        assert app.screen.table.sitters == rotated(table.sitters) == (BERT, ANNA)

    playing(play)


def test_moves_are_completed_from_the_legal_ones() -> None:
    async def play(app: Terminal, pilot: "Pilot[None]") -> None:
        table = table_of("halbedelstein", ANNA, BERT)
        screen = await show(app, table)
        await until(pilot, lambda: screen.entry.moves.legal)
        await pilot.press("c", "c", "tab")
        assert screen.entry.value == "ccw"
        await pilot.press("enter")
        await until(pilot, lambda: [str(entry) for entry in table.match.entries] == ["1 ccw"])

    playing(play)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_of_bots_is_shown_to_its_end_on_every_board(game: str) -> None:
    options = {"rules": "advanced"} if game == "halbedelstein" else {}

    async def play(app: Terminal, pilot: "Pilot[None]") -> None:
        table = table_of(game, RANDOM, RANDOM, **options)
        screen = await show(app, table)
        await until(pilot, lambda: table.match.outcome() and app.screen.query("#rematch"))
        assert screen.board.drawing.strip()
        assert shelf.unfinished() == []

    playing(play)


def test_a_table_that_is_no_record_does_not_hide_the_others(home: Path) -> None:
    table = table_of("halbedelstein", ANNA, BERT)
    table.close()
    (home / "tables" / "broken.jsonl").write_text('{"game": ')
    assert [summary.sitters for summary in shelf.unfinished()] == [(ANNA, BERT)]


def test_colours_are_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(app: Terminal, pilot: "Pilot[None]") -> None:
        screen = await show(app, table_of("halbedelstein", ANNA, BERT, rules="advanced"))
        await until(pilot, lambda: screen.entry.moves.legal)
        assert "›B5" in screen.board.drawing
        assert "›B1" not in screen.board.drawing
        assert app.no_color

    playing(play)
