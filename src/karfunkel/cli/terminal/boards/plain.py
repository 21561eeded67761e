"""A board for games that have none of their own: what is seen as a list, the moves as a list to pick from."""

import msgspec

from karfunkel.cli.terminal.boards.board import Board, Scene
from karfunkel.cli.terminal.boards.canvas import Canvas

COLUMNS = 4


class PlainBoard(Board):
    def draw(self, canvas: Canvas, scene: Scene) -> None:
        for y, (name, value) in enumerate(msgspec.structs.asdict(scene.view).items()):
            canvas.put(0, y, f"{name}: {value}"[: self.WIDTH], self.style("plain"))
        for place, move in enumerate(scene.legal[: COLUMNS * 5]):
            x, y = place % COLUMNS * 12, self.HEIGHT - 5 + place // COLUMNS
            canvas.put(x, y, f"›{move}", self.style("legal"))
            canvas.zone(move, x, y, 11)
