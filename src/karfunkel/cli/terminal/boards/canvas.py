"""A sheet of characters to draw a board on, with the places that can be pointed at."""

from dataclasses import dataclass

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style


@dataclass(frozen=True)
class Zone:
    """A rectangle that stands for something to pick."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """In steps that look alike in both directions: a character is twice as high as wide."""
        return self.x + self.width / 2, 2 * (self.y + self.height / 2)


class Canvas:
    """Characters with styles; what is drawn outside of it is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[tuple[str, Style]]] = [[(" ", Style.null())] * width for _ in range(height)]
        self.zones: dict[str, Zone] = {}

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write a text over what is there; a background that the style does not name shines through."""
        assert cell_len(text) == len(text), f"boards use narrow characters only: {text!r}"
        if not 0 <= y < self.height:
            return
        row = self._cells[y]
        for column, character in enumerate(text, start=x):
            if 0 <= column < self.width:
                row[column] = (character, row[column][1] + style)

    def centre(self, x: int, y: int, width: int, text: str, style: Style) -> None:
        self.put(x + (width - len(text)) // 2, y, text[:width], style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def frame(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """A box with round corners; what is inside stays."""
        self.put(x, y, "╭" + "─" * (width - 2) + "╮", style)
        self.put(x, y + height - 1, "╰" + "─" * (width - 2) + "╯", style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│", style)
            self.put(x + width - 1, row, "│", style)

    def zone(self, target: str, x: int, y: int, width: int, height: int = 1) -> None:
        """This rectangle picks ``target``."""
        self.zones[target] = Zone(x, y, width, height)

    def lay_over(self, zone: Zone, style: Style) -> None:
        """Change the style of a rectangle, not what is written there."""
        for y in range(max(zone.y, 0), min(zone.y + zone.height, self.height)):
            row = self._cells[y]
            for x in range(max(zone.x, 0), min(zone.x + zone.width, self.width)):
                row[x] = (row[x][0], row[x][1] + style)

    def target_at(self, x: int, y: int) -> str | None:
        for target, zone in self.zones.items():
            if zone.holds(x, y):
                return target
        return None

    def neighbour(self, target: str, right: int, down: int) -> str:
        """The target one comes to from another by an arrow key; the same one at the border."""
        x, y = self.zones[target].middle
        best, found = float("inf"), target
        for other, zone in self.zones.items():
            along = (zone.middle[0] - x) * right + (zone.middle[1] - y) * down
            across = abs((zone.middle[0] - x) * down) + abs((zone.middle[1] - y) * right)
            if along > 0.5 and along + 3 * across < best:
                best, found = along + 3 * across, other
        return found

    def line(self, y: int, base: Style) -> list[Segment]:
        """A row as segments, runs of one style joined."""
        segments: list[Segment] = []
        run, run_style = "", Style.null()
        for character, style in self._cells[y]:
            if style != run_style and run:
                segments.append(Segment(run, base + run_style))
                run = ""
            run_style = style
            run += character
        segments.append(Segment(run, base + run_style))
        return segments

    def text(self) -> str:
        """What is drawn, without colours."""
        return "\n".join("".join(character for character, _ in row) for row in self._cells)
