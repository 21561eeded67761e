"""The board of Carat in the terminal: what it shows, and how moves are picked on it."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from textual.app import App, ComposeResult

from karfunkel.cli.terminal.boards.board import Board, Scene
from karfunkel.cli.terminal.boards.carat import TILE_OF, CaratBoard
from karfunkel.cli.terminal.boards.carat_margin import TURNS, WIDTH
from karfunkel.games.carat import GAME
from karfunkel.games.carat.events import Scored
from karfunkel.games.carat.notation import FIELDS
from karfunkel.games.contract import SPECTATOR
from karfunkel.match.match import Match
from karfunkel.words.catalogue import say
from karfunkel.words.languages import LANGUAGES
from tests.cli.terminal.unframed import Unframed

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"open_hands": True}),
    (4, {"three_tiles": True}),
    (4, {"three_tiles": True, "open_hands": True}),
    (2, {"two_colours": True, "three_tiles": True}),
    (2, {"two_colours": True, "open_hands": True}),
]
variants = pytest.mark.parametrize(("seats", "options"), VARIANTS)


class Sheet(Unframed, CaratBoard):
    """The board without a window around it."""

    def __init__(self, scene: Scene | None = None, pick: tuple[str, ...] = ()) -> None:
        super().__init__(scene)
        for target in pick:
            self.pick(target)

    @property
    def margin(self) -> str:
        return "\n".join(line[40:].rstrip() for line in self.lines) + "\n"

    def at(self, x: int, y: int, width: int) -> str:
        return self.lines[y][x : x + width]

    def tile(self, field: str) -> str:
        """The value and the letters drawn on a field, clockwise from NW; empty on a free one."""
        x, y = self.corner(field)
        top, bottom = self.at(x, y, 5), self.at(x, y + 1, 5)
        return (top[2] + top[0] + top[4] + bottom[4] + bottom[0]).strip()

    def mark(self, field: str) -> str:
        """What stands on either side of a tile's value."""
        x, y = self.corner(field)
        return (self.at(x + 1, y, 1) + self.at(x + 3, y, 1)).strip()

    @staticmethod
    def corner(field: str) -> tuple[int, int]:
        return 2 + 6 * "abcdef".index(field[0]), 16 - 3 * (int(field[1]) - 1)

    def chip(self, place: str) -> str:
        return self.at(6 * "ABCDEFG".index(place[0]), 18 - 3 * (int(place[1]) - 1), 3).strip()


class Hall(App[None]):
    """A window with the board and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.picked: list[str] = []

    def compose(self) -> ComposeResult:
        yield CaratBoard()

    def on_board_picked(self, event: Board.Picked) -> None:
        self.picked.append(event.text)


def match_of(seats: int = 2, moves: int = 0, **options: object) -> Match:
    """A match after so many moves, made at random."""
    match, chance = Match.new(GAME, GAME.options(options, seats), seats, bytes(range(32))), Random(1998)
    for _ in range(moves):
        (seat,) = match.pending()
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def scene_of(match: Match, looking: int | None = None, language: str = "en") -> Scene:
    """What a seat sees, by default the one to move."""
    mover = next(iter(match.pending()), None)
    seat = looking if looking is not None else mover or 1
    log = match.log(seat)
    news = tuple(event for _, _, told in log[-match.seats :] for event in told)
    legal = match.legal(seat) if seat == mover else ()
    return Scene(match.view(seat), seat, mover if seat == mover else None, legal, news, {}, language)


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


def pickable(sheet: Sheet) -> set[str]:
    """All moves that can be picked by arrow keys, Enter and Backspace from here."""
    moves: set[str] = set()
    for target in sorted(reach(sheet)):
        before = len(sheet.moves)
        sheet.cursor = target
        sheet.press("enter")
        if sheet.picks:
            moves |= pickable(sheet)
            sheet.press("backspace")
        else:  # announced: back to where it was picked
            moves |= set(sheet.moves[before:])
            sheet.picks = sheet_picks(sheet.moves[-1], sheet)
            sheet.repaint()
    return moves


def sheet_picks(move: str, sheet: Sheet) -> tuple[str, ...]:
    """The picks before the last one of a move."""
    assert sheet.scene
    field, laid = move.split("=")
    several = len({TILE_OF[other.split("=")[1]] for other in sheet.scene.legal}) > 1
    return (field, TILE_OF[laid]) if several else (field,)


# --- picking


@variants
def test_a_game_picked_at_random_by_keys_comes_to_its_end(seats: int, options: dict[str, Any]) -> None:
    match, chance, sheet = match_of(seats, **options), Random(seats), Sheet()
    while match.pending():
        sheet.show(scene_of(match))
        while len(sheet.moves) == len(match.entries):
            sheet.press(*(chance.choice(["left", "right", "up", "down", "plus"]) for _ in range(2)), "enter")
        match.play(match.pending()[0], sheet.moves[-1])
    assert match.outcome()
    assert len(match.entries) == 36


@pytest.mark.parametrize("moves", [0, 9, 35])
def test_every_legal_move_and_no_other_can_be_picked_by_keys(moves: int) -> None:
    scene = scene_of(match_of(3, moves))
    assert pickable(Sheet(scene)) == set(scene.legal)


@pytest.mark.parametrize("moves", [31, 34])
def test_so_can_every_legal_move_with_one_of_several_tiles(moves: int) -> None:
    scene = scene_of(match_of(2, moves, three_tiles=True))
    assert pickable(Sheet(scene)) == set(scene.legal)


def test_keys_and_mouse_work_in_a_window() -> None:
    async def run() -> list[str]:
        hall = Hall()
        async with hall.run_test(size=(CaratBoard.WIDTH, CaratBoard.HEIGHT)) as pilot:
            board = hall.query_one(CaratBoard)
            board.focus()
            board.show(scene_of(match_of()))
            await pilot.press("left", "plus", "enter", "minus", "enter")
            await pilot.click(CaratBoard, offset=(15, 10))
            await pilot.click(CaratBoard, offset=(47, 10))
        return hall.picked

    hand = match_of().view(1).hands[0][0]
    assert asyncio.run(run()) == [f"b4={hand}", f"c3={TURNS[hand][1]}"]


def test_plus_and_minus_turn_the_tile_before_and_after_its_field_is_picked() -> None:
    sheet = Sheet(scene_of(match_of()))
    turns = TURNS[scene_of(match_of()).view.hands[0][0]]
    sheet.press("minus")
    assert sheet.tile("c4") == turns[3]
    sheet.press("plus", "plus", "enter")
    assert sheet.tile("c4") == turns[1]
    sheet.press("plus", "enter")
    assert sheet.moves == [f"c4={turns[2]}"]


def test_which_tile_is_asked_only_where_there_are_several() -> None:
    one, three = Sheet(scene_of(match_of())), Sheet(scene_of(match_of(three_tiles=True)))
    one.press("enter")
    assert set(one.targets) == set(TURNS[one.scene.view.hands[0][0]]) if one.scene else False
    three.press("enter")
    assert three.scene
    assert set(three.targets) == set(three.scene.view.hands[0])


def test_the_last_tile_of_three_is_not_asked_for() -> None:
    match = match_of(2, 35, three_tiles=True)
    sheet = Sheet(scene_of(match))
    sheet.press("enter", "enter")
    assert sheet.moves[0] in match.legal(match.pending()[0])


def test_the_draft_holds_what_is_fixed() -> None:
    assert Sheet(scene_of(match_of()), ("c3",)).draft == f"c3={match_of().view(1).hands[0][0][0]}"
    match = match_of(three_tiles=True)
    hand = match.view(1).hands[0]
    assert Sheet(scene_of(match), ("c3", hand[2])).draft == f"c3={hand[2][0]}"


def test_backspace_goes_back_step_by_step() -> None:
    sheet = Sheet(scene_of(match_of(three_tiles=True)))
    fields = sheet.targets
    sheet.press("enter", "enter", "backspace", "backspace")
    assert sheet.targets == fields
    assert sheet.cursor == "c4"
    assert sheet.draft == ""


def test_the_cursor_begins_beside_the_latest_tile() -> None:
    match = match_of(2, 1)
    field = match.entries[-1].text[:2]
    cursor = Sheet(scene_of(match)).cursor
    assert cursor
    assert abs(ord(cursor[0]) - ord(field[0])) + abs(int(cursor[1]) - int(field[1])) == 1


def test_who_is_not_to_move_can_pick_nothing() -> None:
    match = match_of(3, 8)
    (mover,) = match.pending()
    for seat in {SPECTATOR, 1, 2, 3} - {mover}:
        sheet = Sheet(scene_of(match, seat))
        sheet.press("plus", "enter", "left")
        assert sheet.targets == ()
        assert sheet.sent == []


# --- what is drawn


@variants
@pytest.mark.parametrize("moves", [0, 7, 23, 36])
def test_tiles_and_chips_are_drawn_where_they_lie(seats: int, options: dict[str, Any], moves: int) -> None:
    scene = scene_of(match_of(seats, moves, **options), SPECTATOR)
    sheet = Sheet(scene)
    assert {field: sheet.tile(field) for field in FIELDS if sheet.tile(field)} == scene.view.board
    for chip in scene.view.chips:
        won = f"{chip.colour}{chip.points}" if chip.colour else "×"
        assert sheet.chip(chip.place) == (won if chip.turned else f"({chip.value})")


@variants
@pytest.mark.parametrize("moves", [5, 31, 36])
def test_points_supply_and_hands_stand_beside_the_board(
    seats: int, options: dict[str, Any], moves: int
) -> None:
    match = match_of(seats, moves, **options)
    for looking in range(seats + 1):
        scene = scene_of(match, looking)
        sheet = Sheet(scene)
        for y, (colour, points) in enumerate(scene.view.points.items()):
            assert sheet.at(41, y, 4) == f"{colour}{points:>3}"
        assert f"Supply {scene.view.supply}\n" in sheet.margin
        for seat, hand in enumerate(scene.view.hands, start=1):
            if hand is None:
                assert f"{scene.view.colours[seat - 1]}{scene.view.hand_sizes[seat - 1]}" in sheet.margin
            elif seat != looking:
                assert all(tile in sheet.margin for tile in hand)


def test_whose_colour_is_whose_and_who_is_to_move_is_told() -> None:
    scene = scene_of(match_of(2, 4, two_colours=True))
    assert [Sheet(scene).at(40, y, 12).rstrip() for y in (0, 1, 2, 3)] == [
        f"▶R{scene.view.points['R']:>3} Seat 1",
        f" Y{scene.view.points['Y']:>3} Seat 2",
        f"▶B{scene.view.points['B']:>3} Seat 1",
        f" G{scene.view.points['G']:>3} Seat 2",
    ]
    assert " B  0 –\n" in Sheet(scene_of(match_of())).margin


def test_a_long_name_is_cut_where_one_sees_it() -> None:
    scene = replace(scene_of(match_of()), names={1: "Friederike", 2: "Bo"})
    assert Sheet(scene).margin.startswith("▶R  0 Fried…\n Y  0 Bo\n")


def test_one_tile_in_hand_is_shown_in_its_four_turns_and_three_as_they_are() -> None:
    for match in (match_of(), match_of(three_tiles=True)):
        sheet = Sheet(scene_of(match))
        hand = match.view(1).hands[0]
        shown = TURNS[hand[0]] if len(hand) == 1 else hand
        y = next(y for y in range(19) if sheet.at(40, y, 9) == "Where to?") + 1
        tops = [sheet.at(40 + 6 * right, y + 2 * down, 5) for down in (0, 1) for right in (0, 1)]
        drawn = {top[2] + top[0] + top[4] for top in tops if top.strip()}
        assert drawn == {laid[:3] for laid in shown}


def test_the_tile_to_lay_is_shown_on_its_field_all_the_time() -> None:
    sheet = Sheet(scene_of(match_of(2, 6)))
    for key in ("left", "down", "enter", "right", "plus"):
        sheet.press(key)
        field = sheet.picks[0] if sheet.picks else sheet.cursor
        assert field
        assert sheet.mark(field) == "[]"
    sheet.press("enter")
    assert sheet.moves == [f"{field}={sheet.moves[0].split('=')[1]}"]


def test_the_carats_round_the_field_and_those_the_tile_adds_are_told() -> None:
    scene = scene_of(match_of(2, 12))
    sheet = Sheet(scene)
    assert sheet.cursor
    column, row = "abcdef".index(sheet.cursor[0]), int(sheet.cursor[1])
    tile = sheet.tile(sheet.cursor)
    chips = {chip.place: chip for chip in scene.view.chips}
    for y, (right, up, corner) in enumerate(((0, 1, 1), (1, 1, 2), (0, 0, 4), (1, 0, 3)), start=15):
        chip = chips["ABCDEFG"[column + right] + str(row + up)]
        carats = "".join(f"{total or '·':>2}" for total in chip.carats)
        adds = ("!" if chip.missing == 1 else "+") + tile[corner] + tile[0]
        assert sheet.at(41, y, 11) == carats + adds


def test_the_latest_tile_and_the_chips_it_turned_are_marked() -> None:
    match = match_of(2, 17)
    while not any(isinstance(event, Scored) for event in match.entries[-1].events):
        match.play(match.pending()[0], match.legal(match.pending()[0])[0])
    sheet, latest = Sheet(scene_of(match)), match.entries[-1]
    assert [field for field in FIELDS if sheet.mark(field) == "›‹"] == [latest.text[:2]]
    for event in latest.events:
        if isinstance(event, Scored):
            x, y = 6 * "ABCDEFG".index(event.place[0]), 18 - 3 * (int(event.place[1]) - 1)
            assert "›" in sheet.at(x - 1, y, 1) or "‹" in sheet.at(x + 3, y, 1)


def test_legal_fields_bear_their_names_and_others_do_not() -> None:
    sheet = Sheet(scene_of(match_of(2, 10)))
    for field in FIELDS:
        assert (f"›{field}" in sheet.drawing) == (field in sheet.targets and field != sheet.cursor)


@variants
def test_views_that_are_equal_are_drawn_alike(seats: int, options: dict[str, Any]) -> None:
    match = match_of(seats, 9, **options)
    other = GAME.redeal(match.state, 1, np.arange(1, GAME.rules.WORDS + 1, dtype=np.uint64))
    assert other.tobytes() != match.state.tobytes()
    view = GAME.view(other, 1)
    assert view == match.view(1)
    scene = scene_of(match, 1)
    assert Sheet(replace(scene, view=view)).drawing == Sheet(scene).drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_beside_the_board_is_cut_off(language: str) -> None:
    texts = ["hand", "step-field", "step-tile", "step-laid", "hands"]
    words = [say(language, f"terminal-carat-{text}") for text in texts]
    words += [say(language, "terminal-carat-supply", left=34)]
    assert [word for word in words if len(word) > WIDTH] == []
    assert len(say(language, "terminal-carat-seat", seat=4)) <= WIDTH - 6
