"""The board of Carat: chips at the crossings of a grid, tiles between them."""

from dataclasses import dataclass

from textual import events

from karfunkel.cli.terminal.boards.board import Board, Scene
from karfunkel.cli.terminal.boards.canvas import Canvas
from karfunkel.cli.terminal.boards.carat_margin import TURNS, draw_margin
from karfunkel.games.carat.events import Laid, Scored
from karfunkel.games.carat.notation import FIELDS
from karfunkel.games.carat.view import Chip

PITCH_X, PITCH_Y = 6, 3  # from one crossing to the next
TILE_X, TILE_Y = 5, 2  # how large a tile is
BOTTOM = 18  # the row of chips A1 to G1
TILE_OF = {laid: tile for tile, turns in TURNS.items() for laid in turns}


@dataclass(frozen=True)
class Plan:
    """What is picked or pointed at: a field, a tile of the hand, how it shall lie."""

    step: str = ""
    """which of these is to be picked now; empty when nobody may pick"""
    targets: tuple[str, ...] = ()
    """what can be picked now"""
    field: str | None = None
    tile: str | None = None
    laid: str | None = None


class CaratBoard(Board):
    """A field is picked, then a tile where there are several, then how it lies; it is shown so all the time.

    Plus and minus turn it at any step.
    """

    CHARACTERS = "+-"

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._turn = 0

    # --- picking

    def show(self, scene: Scene) -> None:
        self._turn = 0
        self.cursor = _nearest(scene, self.cursor)
        super().show(scene)

    def move_of(self, picks: tuple[str, ...], legal: tuple[str, ...]) -> str | None:
        moves = _matching(picks, legal)
        return moves[0] if len(moves) == 1 else None

    def draft_of(self, picks: tuple[str, ...]) -> str:
        assert self.scene
        field, values = picks[0], {move[3] for move in _matching(picks, self.scene.legal)}
        return f"{field}={values.pop()}" if len(values) == 1 else f"{field}="

    def pick(self, target: str) -> None:
        """The turn that was shown already is the one to begin with."""
        super().pick(target)
        if self.scene:
            plan = self._plan(self.scene)
            if self.picks and plan.step == "laid" and plan.laid:
                self.cursor = TURNS[TILE_OF[plan.laid]][self._turn]
                self.repaint()

    def on_key(self, event: events.Key) -> None:
        way = {"plus": 1, "minus": -1}.get(event.key)
        if way and self.scene and self.scene.legal:
            self._turn_tile(way)
            event.stop()
            event.prevent_default()
        else:
            super().on_key(event)

    def _turn_tile(self, way: int) -> None:
        assert self.scene
        plan = self._plan(self.scene)
        if plan.step == "laid" and plan.laid:
            turns = TURNS[TILE_OF[plan.laid]]
            self._turn = (turns.index(plan.laid) + way) % 4
            self.cursor = turns[self._turn]
        else:
            self._turn = (self._turn + way) % 4
        self.repaint()

    def _plan(self, scene: Scene) -> Plan:
        tiles = _tiles(scene.legal)
        if not tiles:
            return Plan()
        steps = _steps(tiles)
        step = steps[len(self.picks)]
        targets = tuple(dict.fromkeys(_parts(move)[step] for move in _matching(self.picks, scene.legal)))
        pointed = self.cursor if self.cursor in targets else targets[0]
        known = dict(zip(steps, (*self.picks, pointed), strict=False))
        tile = known.get("tile") or (tiles[0] if len(tiles) == 1 else None)
        laid = known.get("laid") or (TURNS[tile][self._turn] if tile else None)
        return Plan(step, targets, known["field"], tile, laid)

    # --- drawing

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        plan = self._plan(scene)
        laid = _newly_laid(scene)
        scored = {event.place for event in scene.news if isinstance(event, Scored)}
        self._draw_grid(canvas)
        for field in FIELDS:
            self._draw_field(canvas, scene, plan, field, field in laid)
        for chip in scene.view.chips:
            self._draw_chip(canvas, chip, chip.place in scored)
        draw_margin(self, canvas, scene, plan)

    def _draw_grid(self, canvas: Canvas) -> None:
        line, name = self.style("line"), self.style("faint")
        for row in range(7):
            y = BOTTOM - PITCH_Y * row
            canvas.put(1, y, "─" * (6 * PITCH_X + 1), line)
            if row < 6:
                for column in range(7):
                    canvas.put(PITCH_X * column + 1, y - 1, "│", line)
                    canvas.put(PITCH_X * column + 1, y - 2, "│", line)
                canvas.put(0, y - 2, str(row + 1), name)
        for column, letter in enumerate("abcdef"):
            canvas.put(PITCH_X * column + 4, BOTTOM, letter, name)
            canvas.put(PITCH_X * column + 4, 0, letter, name)

    def _draw_field(self, canvas: Canvas, scene: Scene, plan: Plan, field: str, new: bool) -> None:
        column, row = "abcdef".index(field[0]), int(field[1]) - 1
        x, y = PITCH_X * column + 2, BOTTOM - PITCH_Y * row - 2
        if field in scene.view.board:
            self.draw_tile(canvas, x, y, scene.view.board[field], "›‹" if new else "  ")
        elif field == plan.field and plan.laid:
            self.draw_tile(canvas, x, y, plan.laid, "[]")
        elif field == plan.field or (plan.step == "field" and field in plan.targets):
            canvas.put(x + 1, y, f"›{field}", self.style("legal"))
        if plan.step == "field" and field in plan.targets:
            canvas.zone(field, x, y, TILE_X, TILE_Y)

    def draw_tile(
        self, canvas: Canvas, x: int, y: int, laid: str, mark: str = "  ", ground: str = "card"
    ) -> None:
        """A tile, its colours where they touch the chips; the mark goes round its value."""
        canvas.fill(x, y, TILE_X, TILE_Y, self.style(ground))
        value, colours = laid[0], laid[1:]
        marking = self.style("accent" if mark == "[]" else "news")
        canvas.put(x + 1, y, f"{mark[0]} {mark[1]}", marking)
        canvas.put(x + 2, y, value, self.style("plain bold"))
        canvas.put(x + 2, y + 1, "◆", self.style("line") if mark == "  " else marking)
        for colour, (right, down) in zip(colours, ((0, 0), (4, 0), (4, 1), (0, 1)), strict=True):
            canvas.put(x + right, y + down, colour, self.style(colour))

    def _draw_chip(self, canvas: Canvas, chip: Chip, new: bool) -> None:
        """Its value, or who has won it and how much; × where nobody has."""
        x, y = PITCH_X * "ABCDEFG".index(chip.place[0]), BOTTOM - PITCH_Y * (int(chip.place[1]) - 1)
        if not chip.turned:
            canvas.put(x, y, f"({chip.value})", self.style("amber"))
            return
        canvas.put(x, y, "   ", self.style("plain"))
        if chip.colour:
            canvas.put(x, y, f"{chip.colour}{chip.points}".center(3), self.style(chip.colour))
        else:
            canvas.put(x + 1, y, "×", self.style("faint"))
        if new:
            canvas.put(x - 1, y, "›", self.style("news"))
            canvas.put(x + 3, y, "‹", self.style("news"))


def _parts(move: str) -> dict[str, str]:
    field, laid = move.split("=")
    return {"field": field, "tile": TILE_OF[laid], "laid": laid}


def _tiles(legal: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_parts(move)["tile"] for move in legal))


def _steps(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """What is picked one after the other; which tile is asked only where there are several."""
    return ("field", "tile", "laid") if len(tiles) > 1 else ("field", "laid")


def _matching(picks: tuple[str, ...], legal: tuple[str, ...]) -> list[str]:
    wanted = dict(zip(_steps(_tiles(legal)), picks, strict=False))
    return [move for move in legal if wanted.items() <= _parts(move).items()]


def _newly_laid(scene: Scene) -> set[str]:
    """The fields laid by the others; one's own only where nobody has moved since."""
    news = [event for event in scene.news if isinstance(event, Laid)]
    others = {event.field for event in news if event.seat != scene.seat}
    return others or {event.field for event in news}


def _nearest(scene: Scene, cursor: str | None) -> str | None:
    """The legal field nearest to where the latest tile lies: there the eye is."""
    fields = list(dict.fromkeys(move.split("=")[0] for move in scene.legal))
    latest = [event.field for event in scene.news if isinstance(event, Laid)]
    here = latest[-1] if latest else cursor if cursor in FIELDS else "c4"
    if not fields:
        return cursor

    def distance(field: str) -> int:
        return abs(ord(field[0]) - ord(here[0])) + abs(ord(field[1]) - ord(here[1]))

    return min(fields, key=distance)
