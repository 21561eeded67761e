"""What stands beside the board of Carat: points, hands, supply, the tile to lay, the chips it touches."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from karfunkel.cli.terminal.boards.board import Scene
from karfunkel.cli.terminal.boards.canvas import Canvas
from karfunkel.games.carat.notation import LAID, PLACES, TILES
from karfunkel.games.contract import SPECTATOR

if TYPE_CHECKING:
    from karfunkel.cli.terminal.boards.carat import CaratBoard, Plan

LEFT, WIDTH, HEIGHT = 40, 12, 19
TURNS = {tile: LAID[4 * number : 4 * number + 4] for number, tile in enumerate(TILES)}
"""How a tile may lie, clockwise"""
ROUND = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Where the four turns are shown: clockwise, as the tile is turned"""
CORNERS = (("┌", 0, 1, 1), ("┐", 1, 1, 2), ("└", 0, 0, 4), ("┘", 1, 0, 3))
"""The chips of a field: a sign, how far to the right and up, where a tile's text has the colour"""

Section = tuple[int, Callable[[int], None]]
"""How many lines, and what draws them from a line on"""


def draw_margin(board: "CaratBoard", canvas: Canvas, scene: Scene, plan: "Plan") -> None:
    sections = Margin(board, canvas, scene, plan).sections()
    while sum(lines for lines, _ in sections) > HEIGHT:
        sections.pop()
    spare = HEIGHT - sum(lines for lines, _ in sections)
    y = 0
    for place, (lines, draw) in enumerate(sections):
        draw(y)
        y += lines + (spare > place)


class Margin:
    """Lines of at most WIDTH columns.  What must be seen comes first; the last section may be left out."""

    def __init__(self, board: "CaratBoard", canvas: Canvas, scene: Scene, plan: "Plan") -> None:
        self.board = board
        self.canvas = canvas
        self.scene = scene
        self.view = scene.view
        self.plan = plan
        self.own: tuple[str, ...] = (self.view.hands[scene.seat - 1] or ()) if scene.seat != SPECTATOR else ()
        self.others = [seat for seat in range(1, len(self.view.hands) + 1) if seat != scene.seat]

    def sections(self) -> list[Section]:
        points = 4 + (len(self.view.colours[0]) > 1)
        sections = [(points, self._draw_points), self._stock()]
        if self.own:
            sections.append((5, self._draw_hand))
        if self.plan.field:
            sections.append((5, self._draw_chips))
        return sections

    def _put(self, x: int, y: int, text: str, style: str) -> None:
        self.canvas.put(LEFT + x, y, text[: WIDTH - x], self.board.style(style))

    # --- points

    def _draw_points(self, y: int) -> None:
        """By colour, neutral ones too, and who plays it; then the sums of those who play two."""
        for line, (colour, points) in enumerate(self.view.points.items()):
            seats = [seat for seat, colours in enumerate(self.view.colours, start=1) if colour in colours]
            moves = self.view.to_move in seats
            self._put(0, y + line, "▶" if moves else " ", "accent")
            self._put(1, y + line, colour, colour)
            self._put(2, y + line, f"{points:>3}", "bold" if seats else "faint")
            self._put(6, y + line, self._who(seats[0]) if seats else "–", "accent" if moves else "faint")
        if len(self.view.colours[0]) > 1:
            for place, (colours, score) in enumerate(zip(self.view.colours, self.view.scores, strict=True)):
                self._put(6 * place, y + 4, f"{colours}{score}", "plain")

    def _who(self, seat: int) -> str:
        """A name in six columns; in full it stands at the table's side."""
        name = self.scene.names.get(seat) or self.board.say("terminal-carat-seat", seat=seat)
        return name if len(name) <= WIDTH - 6 else f"{name[: WIDTH - 7]}…"

    # --- supply and hands

    def _stock(self) -> Section:
        """What is left to draw, and what the others hold: how much, or what, if it lies open."""
        lines = [[(self.board.say("terminal-carat-supply", left=self.view.supply), "faint")]]
        closed = [seat for seat in self.others if self.view.hands[seat - 1] is None]
        if closed:
            counts = [
                (f" {self.view.colours[seat - 1]}{self.view.hand_sizes[seat - 1]}", self._colour(seat))
                for seat in closed
            ]
            label = (self.board.say("terminal-carat-hands"), "faint")
            if len(label[0]) + sum(len(text) for text, _ in counts) > WIDTH:
                lines += [[label], [(counts[0][0][1:], counts[0][1]), *counts[1:]]]
            else:
                lines.append([label, *counts])
        for seat in self.others:
            lines += self._open_hand(seat)
        return len(lines), lambda y: self._draw_lines(y, lines)

    def _open_hand(self, seat: int) -> list[list[tuple[str, str]]]:
        tiles = self.view.hands[seat - 1] or ()
        label = (self.view.colours[seat - 1], self._colour(seat))
        lines = [[label, (f" {tiles[0]}", "plain")]] if tiles else []
        if tiles[1:]:
            lines.append([(" ".join(tiles[1:]), "plain")])
        return lines

    def _colour(self, seat: int) -> str:
        colours: str = self.view.colours[seat - 1]
        return colours[0] if len(colours) == 1 else "bold"

    def _draw_lines(self, y: int, lines: list[list[tuple[str, str]]]) -> None:
        for line in lines:
            x = 0
            for text, style in line:
                self._put(x, y, text, style)
                x += len(text)
            y += 1

    # --- the hand

    def _draw_hand(self, y: int) -> None:
        """The tiles in hand, or the only or picked one in its four turns."""
        step, tile = self.plan.step, self.plan.tile
        title = (
            self.board.say(f"terminal-carat-step-{step}") if step else self.board.say("terminal-carat-hand")
        )
        self._put(0, y, title, "accent" if step else "faint")
        only = self.own[0] if len(self.own) == 1 else None
        chosen = only or (tile if step == "laid" else None)
        shown = TURNS[chosen] if chosen else self.own
        for place, text in enumerate(shown):
            right, down = ROUND[place] if chosen else (place % 2, place // 2)
            x, top = LEFT + 6 * right, y + 1 + 2 * down
            marked = text in (self.plan.laid, None if chosen else tile)
            ground = "card" if (right + down) % 2 == 0 else "bowl"
            self.board.draw_tile(self.canvas, x, top, text, "[]" if marked else "  ", ground)
            if text in self.plan.targets:
                self.canvas.zone(text, x, top, 5, 2)

    # --- the chips round a field

    def _draw_chips(self, y: int) -> None:
        """The carats at each so far, and what the tile would add; ! where it is the last one to come."""
        assert self.plan.field
        column, row = "abcdef".index(self.plan.field[0]), int(self.plan.field[1])
        for place, colour in enumerate("RYBG"):
            self._put(1 + 2 * place, y, f"{colour:>2}", colour)
        for line, (sign, right, up, corner) in enumerate(CORNERS, start=1):
            chip = self.view.chips[PLACES.index(f"{'ABCDEFG'[column + right]}{row + up}")]
            self._put(0, y + line, sign, "amber")
            for place, carats in enumerate(chip.carats):
                self._put(1 + 2 * place, y + line, f"{carats or '·':>2}", "plain" if carats else "faint")
            if self.plan.laid:
                added = self.plan.laid[corner]
                last = chip.missing == 1
                self._put(9, y + line, "!" if last else "+", "accent" if last else "faint")
                self._put(10, y + line, f"{added}{self.plan.laid[0]}", added)
