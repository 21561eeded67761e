"""The board of Mister Diamond in the terminal: what it shows, and how moves are picked on it."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from textual.app import App, ComposeResult

from karfunkel.cli.terminal.boards.board import Board, Scene
from karfunkel.cli.terminal.boards.mister_diamond import PLACE, ROW, MisterDiamondBoard, plan, ring_values
from karfunkel.games.contract import SPECTATOR, Event
from karfunkel.games.mister_diamond import GAME
from karfunkel.games.mister_diamond.events import Stuck, Taken
from karfunkel.match.match import Match
from karfunkel.words.languages import LANGUAGES
from tests.cli.terminal.unframed import Unframed

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"marks": "on", "empty_rings_cost": True}),
    (5, {"rounds": 2}),
    (8, {"rounds": 2, "marks": "on"}),
    (2, {"edition": "wide"}),
    (8, {"edition": "wide", "rounds": 2}),
    (8, {"edition": "odd", "rounds": 2, "empty_rings_cost": True}),
]
variants = pytest.mark.parametrize(("seats", "options"), VARIANTS)
WIDE = "places 62\nfixed 20\n" + "".join(f"ring {value}000 7\n" for value in range(1, 11)) + "steal 20\n"
ODD = "places 11\nfixed 4\nring 250 12\nring 1500 3\nring 99000 4\nsteal 9\n"
NAMES = {1: "Anna", 2: "Bartholomäus der Große", 8: "H"}


class Sheet(Unframed, MisterDiamondBoard):
    """The board without a window around it."""

    def place(self, number: int) -> str:
        """What is drawn of a place on the tray, with the marks around it."""
        assert self.scene
        where = plan(self.scene.view, self.WIDTH, self.HEIGHT)
        row, column = divmod(number - 1, ROW)
        x = 1 + PLACE * column
        return self.lines[where.top + where.framed + where.step * row][x : x + PLACE]

    def seat(self, number: int) -> str:
        assert self.scene
        return self.lines[plan(self.scene.view, self.WIDTH, self.HEIGHT).seats + number - 1]


class Hall(App[None]):
    """A window with the board and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.picked: list[str] = []

    def compose(self) -> ComposeResult:
        yield MisterDiamondBoard()

    def on_board_picked(self, event: Board.Picked) -> None:
        self.picked.append(event.text)


@pytest.fixture(autouse=True)
def editions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("wide").write_text(WIDE)
    Path("odd").write_text(ODD)


def match_of(seats: int = 2, moves: int = 0, **options: object) -> Match:
    """A match after so many moves, made at random."""
    if "edition" in options:
        options["edition"] = f"./{options['edition']}"
    match, chance = Match.new(GAME, GAME.options(options, seats), seats, bytes(range(32))), Random(1993)
    while match.pending() and len(match.entries) < moves:
        (seat,) = match.pending()
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def scene_of(match: Match, looking: int | None = None, language: str = "en") -> Scene:
    """What a seat sees, by default the one to move; the news are those of the latest entry."""
    mover = next(iter(match.pending()), None)
    seat = looking if looking is not None else mover or 1
    news = match.entries[-1].events if match.entries else ()
    legal = match.legal(seat) if seat == mover else ()
    return Scene(match.view(seat), seat, mover if seat == mover else None, legal, news, NAMES, language)


def thief(seats: int = 4, **options: object) -> Match:
    """A match in which somebody may steal."""
    match = match_of(seats, 0, **options)
    chance = Random(6)
    while "-" not in match.legal(match.pending()[0]):
        match.play(match.pending()[0], chance.choice(match.legal(match.pending()[0])))
    return match


def after(seats: int, kind: type[Event], **options: object) -> Match:
    """A match whose latest entry brought an event of this kind."""
    match, chance = match_of(seats, 0, **options), Random(5)
    while not any(isinstance(event, kind) for event in _latest(match)):
        match.play(match.pending()[0], chance.choice(match.legal(match.pending()[0])))
    return match


def _latest(match: Match) -> tuple[Event, ...]:
    return match.entries[-1].events if match.entries else ()


def reach(sheet: Sheet) -> set[str]:
    """All targets to which the arrow keys lead from the cursor."""
    assert sheet.cursor
    found, open_ends = {sheet.cursor}, [sheet.cursor]
    while open_ends:
        here = open_ends.pop()
        for key in ("left", "right", "up", "down"):
            sheet.cursor = here
            sheet.press(key)
            if sheet.cursor not in found:
                found.add(sheet.cursor)
                open_ends.append(sheet.cursor)
    return found


# --- picking


@variants
def test_a_game_picked_at_random_by_keys_comes_to_its_end(seats: int, options: dict[str, Any]) -> None:
    match, chance, sheet = match_of(seats, **options), Random(seats), Sheet()
    while match.pending():
        sheet.show(scene_of(match))
        assert set(sheet.targets) == set(match.legal(match.pending()[0]))
        sheet.press(*(chance.choice(["left", "right", "up", "down"]) for _ in range(2)), "enter")
        match.play(match.pending()[0], sheet.moves[-1])
    assert len(sheet.moves) == len(match.entries)
    assert match.outcome()


@variants
def test_every_legal_move_and_no_other_can_be_reached_by_arrow_keys(
    seats: int, options: dict[str, Any]
) -> None:
    for match in (match_of(seats, 9, **options), thief(seats, **options)):
        scene = scene_of(match)
        assert reach(Sheet(scene)) == set(scene.legal)


def test_keys_and_mouse_work_in_a_window() -> None:
    async def run() -> list[str]:
        hall = Hall()
        async with hall.run_test(size=(MisterDiamondBoard.WIDTH, MisterDiamondBoard.HEIGHT)) as pilot:
            board = hall.query_one(MisterDiamondBoard)
            board.focus()
            board.show(scene_of(match_of()))
            await pilot.press("right", "down", "enter")
            await pilot.click(MisterDiamondBoard, offset=(2, 1))
        return hall.picked

    assert asyncio.run(run()) == ["T9", "T1"]


def test_the_cursor_begins_on_a_ring_rather_than_on_doing_without() -> None:
    sheet = Sheet(scene_of(thief()))
    assert sheet.cursor
    assert sheet.cursor[0] == "S"
    assert "Steal a diamond worth" in sheet.lines[-1]


def test_the_cursor_stays_near_where_a_diamond_was_tried() -> None:
    match = match_of(2, 0, marks="on")
    sheet = Sheet(scene_of(match))
    sheet.press("right", "right", "down", "down", "enter")
    assert sheet.moves == ["T17"]
    match.play(1, "T17")
    sheet.show(scene_of(match, 1))
    assert sheet.cursor is None
    sheet.show(scene_of(match))
    assert sheet.cursor == ("T17" if 17 in match.view(1).tray else "T10")


def test_who_is_not_to_move_can_pick_nothing() -> None:
    for match in (match_of(3, 5), thief(3)):
        (mover,) = match.pending()
        for seat in {SPECTATOR, 1, 2, 3} - {mover}:
            sheet = Sheet(scene_of(match, seat))
            sheet.press("right", "enter")
            assert sheet.targets == ()
            assert sheet.sent == []


# --- what is drawn


@variants
def test_every_place_ring_and_sum_is_drawn_at_every_time(seats: int, options: dict[str, Any]) -> None:
    for moves, language in zip((0, 19, 33, 500), (*LANGUAGES, "en"), strict=True):
        scene = scene_of(match_of(seats, moves, **options), language=language)
        view, sheet = scene.view, Sheet(scene)
        for place in range(1, view.places + 1):
            assert ("◆" in sheet.place(place)) == (place in view.tray)
            assert "◆" not in sheet.place(place) or f"{place:>2}" in sheet.place(place)
        for seat, rings in enumerate(view.rings, start=1):
            drawn = re.findall(r"\d+/\d+|·", sheet.seat(seat))
            held = {ring.value: f"{ring.filled}/{ring.empty}" for ring in rings}
            assert drawn == [held.get(value, "·") for value in ring_values(view)]
            assert ("▶" in sheet.seat(seat)) == (seat == view.to_move)
        everything = re.sub(r"[.,](?=\d\d\d)", "", sheet.drawing)
        for amount in view.scores:
            assert f"{amount}".replace("-", "−") in everything
        assert str(view.pile) in everything
        assert f"{view.loose}" in everything
        if view.rounds > 1:
            assert f"{view.round}/{view.rounds}" in everything


def test_the_card_turned_up_is_drawn() -> None:
    match = match_of()
    view = match.view(1)
    assert f"${view.card:,}" in Sheet(scene_of(match)).drawing
    assert "◆ → ◇" in Sheet(scene_of(thief())).drawing


@pytest.mark.parametrize("language", LANGUAGES)
@variants
def test_doing_without_a_theft_is_offered_in_full(seats: int, options: dict[str, Any], language: str) -> None:
    sheet = Sheet(scene_of(thief(seats, **options), language=language))
    x, y, width = next(
        (zone.x, zone.y, zone.width) for name, zone in sheet._canvas.zones.items() if name == "-"
    )
    assert sheet.lines[y][x : x + width].startswith(" › ")
    assert x + width <= sheet.WIDTH


@variants
def test_what_the_pile_still_holds_can_be_read(seats: int, options: dict[str, Any]) -> None:
    match = match_of(seats, 8, **options)
    scene = scene_of(match)
    where = plan(scene.view, Sheet.WIDTH, Sheet.HEIGHT)
    rest = match.state.pile[int(match.state.turned) : int(match.state.cards)].tolist()
    if where.pile:
        drawn = [int(number) for number in re.findall(r"\d+", Sheet(scene).lines[where.table + 1])]
        kinds = range(len(ring_values(scene.view)))
        assert drawn[: len(kinds)] == [rest.count(kind) for kind in kinds]
    assert where.pile or seats == 8


def test_M5_a_failed_try_is_marked_while_it_is_news_and_then_never_again() -> None:
    match = after(3, Stuck)
    place = next(event.place for event in _latest(match) if isinstance(event, Stuck))
    assert place
    scene = scene_of(match)
    assert Sheet(scene).place(place)[0] == "»"
    assert Sheet(scene).place(place)[4] == "×"
    later = tuple(event.remembered() for event in _latest(match))
    for news in ((), later, (*scene.news, Taken(1, 1, 1000))):
        sheet = Sheet(replace(scene, news=news))
        assert "×" not in "".join(sheet.place(other) for other in range(1, 43))
        assert "»" not in sheet.place(place)


def test_M5_with_marks_the_fixed_places_stay_marked() -> None:
    scene = scene_of(match_of(3, 20, marks="on"))
    sheet = Sheet(replace(scene, news=()))
    marked = {place for place in range(1, 43) if "×" in sheet.place(place)}
    assert marked == set(scene.view.marks)
    assert marked


def test_the_latest_diamond_taken_is_marked() -> None:
    match = after(2, Taken)
    event = next(event for event in _latest(match) if isinstance(event, Taken))
    assert Sheet(scene_of(match)).place(event.place) == f"»◦{event.place:>2} "


def test_a_robbed_ring_and_the_thiefs_are_marked() -> None:
    match = thief()
    (mover,) = match.pending()
    move = next(move for move in match.legal(mover) if move != "-")
    match.play(mover, move)
    sheet = Sheet(scene_of(match, SPECTATOR))
    assert "»" in sheet.seat(int(move[1]))
    assert "»" in sheet.seat(mover)
    assert "stole" in sheet.lines[-1]
    told = Sheet(replace(scene_of(match, SPECTATOR), news=()))
    assert "was robbed and is next" in told.lines[-1]


@variants
def test_views_that_are_equal_are_drawn_alike(seats: int, options: dict[str, Any]) -> None:
    match = match_of(seats, 9, **options)
    other = GAME.redeal(match.state, 1, np.arange(1, GAME.rules.WORDS + 1, dtype=np.uint64))
    view = GAME.view(other, 1)
    assert view == match.view(1)
    scene = scene_of(match, 1)
    assert Sheet(replace(scene, view=view)).drawing == Sheet(scene).drawing
