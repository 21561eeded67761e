"""The board of Diamantenraub in the terminal: what it shows, and how moves are picked on it."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from textual.app import App, ComposeResult

from karfunkel.cli.terminal.boards.board import Board, Scene
from karfunkel.cli.terminal.boards.diamantenraub import DiamantenraubBoard
from karfunkel.cli.terminal.boards.diamantenraub_words import card_in_words, face
from karfunkel.games.contract import SPECTATOR
from karfunkel.games.diamantenraub import GAME
from karfunkel.games.diamantenraub.events import Beaten, TurnedUp, Won
from karfunkel.games.diamantenraub.notation import COLOURS, SYMBOLS
from karfunkel.games.diamantenraub.view import Card
from karfunkel.match.match import Match
from karfunkel.words.languages import LANGUAGES
from tests.cli.terminal.unframed import Unframed
from tests.oracles.deals import diamantenraub_deal, wild_diamantenraub_deck

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"junior": True}),
    (3, {"deck": "wild.txt"}),
    (4, {"deck": "wild.txt"}),
]
variants = pytest.mark.parametrize(("seats", "options"), VARIANTS)
NAMES = {1: "Anna", 2: "Bartholomäus der Große", 4: "D"}


class Sheet(Unframed, DiamantenraubBoard):
    """The board without a window around it."""

    def player(self, seat: int) -> list[str]:
        """The rows of a seat's column."""
        assert self.scene
        width = self.WIDTH // len(self.scene.view.players)
        tall = any("+" in text for text in self.scene.view.deck)
        return [line[(seat - 1) * width : seat * width] for line in self.lines[1 : 9 + tall]]

    def stack(self, seat: int, side: str) -> list[str]:
        assert self.scene
        size = min(min(self.WIDTH // len(self.scene.view.players) - 1, 19) // 2, 9)
        at = 0 if side == "L" else size
        return [line[at : at + size] for line in self.player(seat)[4:]]

    def in_hand(self, place: int) -> list[str]:
        return [line[1 + 10 * place : 10 + 10 * place] for line in self.lines[13:18]]


class Hall(App[None]):
    """A window with the board and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.picked: list[str] = []

    def compose(self) -> ComposeResult:
        yield DiamantenraubBoard()

    def on_board_picked(self, event: Board.Picked) -> None:
        self.picked.append(event.text)


def match_of(seats: int = 2, moves: int = 0, seed: int = 1, **options: object) -> Match:
    """A match after so many moves, made at random."""
    given = GAME.options(options, seats)
    if "deck" in options:
        deck = wild_diamantenraub_deck(Random(seed))
        match = Match(GAME, given, seats, diamantenraub_deal(deck, seats, Random(seed)))
    else:
        match = Match.new(GAME, given, seats, Random(seed).randbytes(32))
    chance = Random(seed)
    while match.pending() and len(match.entries) < moves:
        seat = match.pending()[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def scene_of(match: Match, looking: int | None = None, language: str = "en") -> Scene:
    """What a seat sees, by default the first one to choose, with the news since its latest entry."""
    mover = next(iter(match.pending()), None)
    seat = looking if looking is not None else mover or 1
    log = match.log(seat)
    first = next((at for at in range(len(log) - 1, -1, -1) if log[at][0] == seat), 0)
    news = tuple(event for _, _, told in log[first:] for event in told)
    legal = match.legal(seat) if seat in match.pending() else ()
    return Scene(match.view(seat), seat, seat if legal else None, legal, news, NAMES, language)


def scenes(seats: int, seed: int = 1, **options: object) -> Iterator[tuple[Match, Scene]]:
    """A game as the seat to choose next sees it, and its end."""
    match, chance = match_of(seats, 0, seed, **options), Random(7)
    yield match, scene_of(match)
    while match.pending():
        seat = match.pending()[0]
        match.play(seat, chance.choice(match.legal(seat)))
        yield match, scene_of(match)


def reduction() -> Scene:
    """A choice of two cards to keep (D12)."""
    for seed in range(50):
        for _, scene in scenes(2, seed):
            if len([move for move in scene.legal if move[:1] == "K"]) > 1 and "S" in scene.legal:
                return scene
    raise AssertionError("no hand is ever above its limit")


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


def pickable(scene: Scene) -> set[str]:
    """All moves that can be picked by arrow keys and Enter."""
    moves = set()
    for first in sorted(reach(Sheet(scene))):
        sheet = Sheet(scene)
        sheet.cursor = first
        sheet.press("enter")
        for second in sorted(reach(sheet)) if sheet.picks else []:
            again = Sheet(scene)
            again.pick(first)
            again.cursor = second
            again.press("enter")
            moves |= set(again.moves)
        moves |= set(sheet.moves)
    return moves


# --- picking


@variants
def test_a_game_picked_at_random_by_keys_comes_to_its_end(seats: int, options: dict[str, Any]) -> None:
    match, chance, sheet = match_of(seats, **options), Random(seats), Sheet()
    while match.pending():
        seat = chance.choice(match.pending())
        sheet.show(scene_of(match, seat))
        while len(sheet.moves) == len(match.entries):
            sheet.press(chance.choice(["left", "right", "up", "down"]), "enter")
        match.play(seat, sheet.moves[-1])
    assert match.outcome()


@variants
def test_every_legal_move_and_no_other_can_be_picked_by_keys(seats: int, options: dict[str, Any]) -> None:
    for place, (_, scene) in enumerate(scenes(seats, **options)):
        if scene.legal and place % 9 == 0:
            assert pickable(scene) == set(scene.legal)


def test_the_two_cards_to_keep_are_picked_one_after_the_other() -> None:
    scene = reduction()
    pairs = [move for move in scene.legal if "," in move]
    assert pickable(scene) == set(scene.legal)
    sheet = Sheet(scene)
    first, second = pairs[0][1:].split(",")
    sheet.pick(second)
    assert sheet.draft == f"K{second}"
    assert "S" not in sheet.targets
    assert second not in sheet.targets
    assert f"✓{second}" in sheet.drawing
    sheet.pick(first)
    assert sheet.moves == [pairs[0]]


def test_backspace_takes_the_first_card_back() -> None:
    sheet = Sheet(reduction())
    before = sheet.drawing
    sheet.press("enter", "backspace")
    assert sheet.drawing == before
    assert sheet.draft == ""


def test_keys_and_mouse_work_in_a_window() -> None:
    async def run() -> list[str]:
        hall = Hall()
        async with hall.run_test(size=(DiamantenraubBoard.WIDTH, DiamantenraubBoard.HEIGHT)) as pilot:
            board = hall.query_one(DiamantenraubBoard)
            board.focus()
            board.show(scene_of(match_of()))
            await pilot.press("right", "plus", "plus", "enter")
            await pilot.click(DiamantenraubBoard, offset=(35, 15))
        return hall.picked

    hand = match_of().view(1).hand
    assert asyncio.run(run()) == [f"P{hand[1].number}", f"P{hand[3].number}"]


def test_who_has_chosen_can_pick_nothing_and_sees_the_choice() -> None:
    match = match_of(3)
    move = match.legal(2)[1]
    match.play(2, move)
    sheet = Sheet(scene_of(match, 2))
    sheet.press("right", "enter")
    assert sheet.targets == ()
    assert sheet.moves == []
    assert f"✓{move[1:]}" in sheet.drawing
    assert move in sheet.lines[12]
    assert [sheet.player(seat)[0][0] for seat in (1, 2, 3)] == ["▶", "✓", "▶"]


# --- what is drawn


@variants
def test_all_that_lies_open_is_drawn_at_every_time(seats: int, options: dict[str, Any]) -> None:
    for place, (_, scene) in enumerate(scenes(seats, **options)):
        if place % 3 and scene.legal:
            continue
        view = scene.view
        sheet = Sheet(replace(scene, language=LANGUAGES[place % len(LANGUAGES)]))
        assert str(view.round) in sheet.lines[0]
        assert f"◆{view.bag}" in sheet.lines[0]
        assert not view.spares or f"−{view.spares}" in sheet.lines[0]
        for player in view.players:
            head, hand, pile, gone, *cards = sheet.player(player.seat)
            assert head.rstrip().endswith(f"◆{player.diamonds}")
            assert gone.rstrip().endswith(f" {len(player.discards)}+{player.thrown}")
            if player.still_in:
                assert hand.rstrip().endswith(f" {player.hand}/{player.limit}")
                assert pile.rstrip().endswith(f" {player.pile}")
            assert player.strength is None or f"Σ{player.strength}" in cards[-1]
            for side, stack in (("L", player.left), ("R", player.right)):
                drawn = "\n".join(sheet.stack(player.seat, side))
                if stack:
                    shown = face(stack[-1])
                    assert f"{shown.number}{shown.colour}" in drawn
                    assert all(symbol in drawn for symbol in shown.symbols)
                    assert side in drawn
                    assert len(stack) == 1 or f"+{len(stack) - 1}" in drawn


@variants
def test_the_own_hand_can_be_read_without_colours(seats: int, options: dict[str, Any]) -> None:
    for _, scene in list(scenes(seats, **options))[::4]:
        sheet = Sheet(scene)
        for place, card in enumerate(scene.view.hand):
            shown = face(card)
            drawn = sheet.in_hand(place)
            assert f"{shown.number} {shown.colour}" in drawn[1]
            assert ("L☼" if shown.side == "L" else "≈R") in drawn[0]
            assert [line.strip(" │") for line in drawn[2:4]] == [*shown.symbols, "", ""][:2]
            assert str(card.number) in drawn[4]


def test_a_spectator_sees_no_hand() -> None:
    match = match_of(3, 9)
    assert "".join(Sheet(scene_of(match, SPECTATOR)).lines[12:18]).strip() == ""


def test_the_arrows_in_force_say_who_wins() -> None:
    found = set()
    for seed in (0, 1):
        for _, scene in scenes(4, seed):
            active = [stack[-1] for one in scene.view.players for stack in (one.left, one.right) if stack]
            up, down = (any(arrow in face(card).symbols for card in active) for arrow in "^v")
            wins = "lowest wins" if down and not up else "highest wins"
            assert Sheet(scene).lines[0].rstrip().endswith(f"{'^' * up}{'v' * down} {wins}")
            found.add((up, down))
    assert len(found) == 4


@variants
def test_what_was_turned_up_beaten_and_won_last_is_marked(seats: int, options: dict[str, Any]) -> None:
    beaten = 0
    for match, _ in scenes(seats, **options):
        latest = match.entries[-1].events if match.entries else ()
        turned = next((event for event in latest if isinstance(event, TurnedUp)), None)
        if not turned or match.outcome():
            continue
        scene = scene_of(match, SPECTATOR)
        sheet = Sheet(replace(scene, news=latest))
        players = {player.seat: player for player in scene.view.players}
        for laid in turned.laid:
            stack = players[laid.seat].left if laid.side == "L" else players[laid.seat].right
            lies = bool(stack) and stack[-1] == laid.card
            assert ("»" in "".join(sheet.stack(laid.seat, laid.side))) == lies
        for event in latest:
            if isinstance(event, Beaten) and players[event.seat].still_in:
                shown = face(event.stack[-1])
                slot = "".join(sheet.stack(event.seat, event.side))
                assert f"×{shown.number}{shown.colour}" in slot
                beaten += 1
        news = "\n".join(sheet.lines[9:12])
        assert ("+◆" in news) == any(isinstance(event, Won) for event in latest)
    assert beaten or options.get("junior")


def test_what_became_of_the_hands_is_told_until_cards_are_turned_up() -> None:
    match = match_of(3, 6)
    assert all(event.__struct_config__.tag != "turned_up" for event in match.entries[-1].events)
    news = Sheet(scene_of(match, 1)).lines[9]
    assert news.startswith(" 4 Anna ")


@variants
def test_plus_shows_every_open_card_and_plus_again_the_table(seats: int, options: dict[str, Any]) -> None:
    for _, scene in list(scenes(seats, **options))[::15]:
        sheet = Sheet(scene)
        table = sheet.drawing
        sheet.press("plus")
        view = scene.view
        shown = sorted(re.findall(r"[LR]\d+[RYBG](?::\S+)?", sheet.drawing))
        cards = [c for one in view.players for c in (*one.left, *one.right, *one.discards)] + list(
            view.thrown
        )
        assert shown == sorted(card.text for card in cards)
        assert sheet.targets == ()
        sheet.press("plus")
        assert sheet.drawing == table


@variants
def test_views_that_are_equal_are_drawn_alike(seats: int, options: dict[str, Any]) -> None:
    match = match_of(seats, 3 * seats + 1, **options)
    other = GAME.redeal(match.state, 1, np.arange(1, GAME.rules.WORDS + 1, dtype=np.uint64))
    view = GAME.view(other, 1)
    assert view == match.view(1)
    scene = scene_of(match, 1)
    assert Sheet(replace(scene, view=view)).drawing == Sheet(scene).drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_words_that_fit(language: str) -> None:
    sheet = Sheet(scene_of(match_of(), language=language))
    room = sheet.WIDTH - 2
    for symbol, side, colour in product(SYMBOLS, "LR", COLOURS):
        text = f"{side}10{colour}{':' * bool(symbol)}{symbol}"
        assert len(card_in_words(sheet, Card(1, text), room)) <= room
    assert "…" not in "".join(sheet.lines[2:])


def test_the_card_under_the_cursor_is_told_in_words() -> None:
    sheet = Sheet(scene_of(match_of()))
    assert card_in_words(sheet, Card(7, "L7R:x5"), 50) == "L7R:x5 left card 7 red, fires at number 5"
    for card in scene_of(match_of()).view.hand:
        assert sheet.lines[-1].strip() == card_in_words(sheet, card, 50)
        sheet.press("right")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_swapping_or_keeping_fits(language: str) -> None:
    for scene in (reduction(), *(scene for _, scene in scenes(4, 3) if "S" in scene.legal)):
        sheet = Sheet(replace(scene, language=language))
        zone = sheet._canvas.zones["S"]
        assert f" › {'Swap' if language == 'en' else ''}" in sheet.lines[12]
        assert sheet.lines[12][: zone.x - 10].strip()
        assert "…" not in sheet.lines[-1]
