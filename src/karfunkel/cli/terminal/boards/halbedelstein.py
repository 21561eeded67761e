"""The board of the Halbedelstein-Spiel: four rows of eight pits."""

from karfunkel.cli.terminal.boards.board import Board, Scene
from karfunkel.cli.terminal.boards.canvas import Canvas
from karfunkel.games.contract import SPECTATOR, Event
from karfunkel.games.halbedelstein.events import Captured, Turned
from karfunkel.games.halbedelstein.notation import PITS

PIT = 6  # how wide a pit is, with the gap to the next one
MOST_DRAWN = 5  # stones that are drawn one by one
STONES = ("violet", "teal", "amber", "rose")  # amethyst, jade, amber, rose quartz: for the eye only
LEFT = 3

Marks = dict[tuple[int, str], tuple[str, bool]]
"""By seat and pit: what happened there, and whether it was in the other's turn, the more recent one"""


class HalbedelsteinBoard(Board):
    """Seen from the side of the person who looks; a spectator looks from seat 1."""

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        own = scene.seat if scene.seat != SPECTATOR else 1
        marks = _marks(scene.news, own)
        self._draw_owner(canvas, scene, 3 - own, 0)
        self._draw_half(canvas, scene, 3 - own, own, marks)
        self._draw_middle(canvas, scene)
        self._draw_half(canvas, scene, own, own, marks)
        self._draw_owner(canvas, scene, own, 18)

    def _draw_owner(self, canvas: Canvas, scene: Scene, seat: int, y: int) -> None:
        """Whose side it is, which way is sown, how many stones lie there."""
        moves = scene.view.to_move == seat
        name = f"{'▶' if moves else ' '} {self.who(seat)}"
        canvas.put(LEFT - 2, y, name[:28], self.style("accent" if moves else "plain"))
        direction = scene.view.directions[seat - 1]
        way = self.say(f"terminal-halbedelstein-{direction}") if direction else ""
        sum_ = f"◆ {sum(scene.view.pits[seat - 1])}"
        rest = f"{way}   {sum_}" if way else sum_
        canvas.put(LEFT + 8 * PIT - 1 - len(rest), y, rest, self.style("faint"))

    def _draw_half(self, canvas: Canvas, scene: Scene, seat: int, own: int, marks: Marks) -> None:
        near = seat == own
        for row in "BA":
            y = ((10, 14) if near else (5, 1))["BA".index(row)]
            canvas.put(0, y + 1, row, self.style("faint"))
            for number in range(1, 9):
                column = number - 1 if near else 8 - number
                pit = f"{row}{number}"
                self._draw_pit(canvas, scene, seat, pit, LEFT + column * PIT, y, marks)

    def _draw_pit(
        self, canvas: Canvas, scene: Scene, seat: int, pit: str, x: int, y: int, marks: Marks
    ) -> None:
        stones = scene.view.pits[seat - 1][PITS.index(pit)]
        bowl = "bowl-own" if seat == (scene.mover or scene.view.to_move) else "bowl"
        canvas.fill(x, y, PIT - 1, 3, self.style(bowl))
        for stone in range(min(stones, MOST_DRAWN)):
            colour = STONES[(PITS.index(pit) + stone) % len(STONES)]
            canvas.put(x + _place(stones, stone), y, "◆", self.style(colour))
        canvas.centre(
            x, y + 1, PIT - 1, str(stones) if stones else "·", self.style("bold" if stones else "faint")
        )
        mark, recent = marks.get((seat, pit), (" ", False))
        legal = seat == scene.mover and pit in scene.legal
        if legal:
            canvas.put(x, y + 2, f"›{pit}", self.style("legal"))
            canvas.zone(pit, x, y, PIT - 1, 3)
        else:
            canvas.put(x + 1, y + 2, pit, self.style("faint"))
        canvas.put(x + 4, y + 2, mark, self.style("news" if recent else "faint"))

    def _draw_middle(self, canvas: Canvas, scene: Scene) -> None:
        canvas.put(LEFT, 8, " " * (8 * PIT - 1), self.style("line"))
        canvas.put(LEFT, 9, "─" * (8 * PIT - 1), self.style("line"))
        if "cw" in scene.legal:
            self._draw_directions(canvas)
        elif scene.view.quiet >= 50:
            quiet = self.say("terminal-halbedelstein-quiet", turns=scene.view.quiet)
            canvas.centre(LEFT, 9, 8 * PIT - 1, f" {quiet} ", self.style("accent"))

    def _draw_directions(self, canvas: Canvas) -> None:
        """The choice of H4, where the stones are not in the way."""
        for place, direction in enumerate(("cw", "ccw")):
            text = f" › {self.say(f'terminal-halbedelstein-{direction}')} ({direction}) "
            x = LEFT + 24 * place + (23 - len(text)) // 2
            canvas.put(x, 9, text, self.style("legal"))
            canvas.zone(direction, x, 9, len(text))


def _place(stones: int, stone: int) -> int:
    """Where in a pit's five columns a stone lies."""
    return {1: (2,), 2: (1, 3), 3: (1, 2, 3), 4: (0, 1, 3, 4)}.get(stones, (0, 1, 2, 3, 4))[stone]


def _marks(news: tuple[Event, ...], own: int) -> Marks:
    """What the news did to each pit: ↑ the turn began here, ↓ it ended here, × its stones were captured."""
    marks: Marks = {}
    for event in news:
        match event:
            case Turned(seat, first, last):
                marks[seat, first] = "↑", seat != own
                marks[seat, last] = "↓", seat != own
            case Captured(seat, pit):
                marks[3 - seat, f"B{9 - int(pit[1])}"] = "×", seat != own
    return marks
