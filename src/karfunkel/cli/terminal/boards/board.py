"""What all boards have in common: a drawing with places to point at, by keys or by mouse."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from karfunkel.cli.terminal import palette
from karfunkel.cli.terminal.boards.canvas import Canvas
from karfunkel.games.contract import SPECTATOR, Event
from karfunkel.words.catalogue import Speaker


@dataclass(frozen=True)
class Scene:
    """Everything a board may know: what one person sees.  Never a position, so nothing hidden can leak."""

    view: Any
    seat: int = SPECTATOR
    """whose eyes these are"""
    mover: int | None = None
    """whose move is picked here; None when nobody may pick now"""
    legal: tuple[str, ...] = ()
    """the mover's legal moves; empty when nobody may pick now"""
    news: tuple[Event, ...] = ()
    """what has happened since that person's last move, details included, as that person sees it"""
    names: Mapping[int, str] = field(default_factory=dict)
    language: str = "en"


class Board(Widget, can_focus=True):
    """A board.  A game's own board says how large it is, draws itself and makes moves of what is picked."""

    DEFAULT_CSS = "Board { width: 1fr; height: 1fr; }"

    WIDTH: ClassVar[int] = 52
    HEIGHT: ClassVar[int] = 19
    """what it draws on; no board is larger, so that all fit a window of 80 by 23"""

    CHARACTERS: ClassVar[str] = ""
    """characters that do something on this board; all others begin a move"""

    class Picked(Message):
        """A legal move has been picked in full."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Drafted(Message):
        """So much of a move's text is fixed by what is picked up to now."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None
        self.picks: tuple[str, ...] = ()
        self.cursor: str | None = None
        self._canvas = Canvas(self.WIDTH, self.HEIGHT)

    # --- for a game's board to fill in

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the scene, and a zone for each target that can be picked after ``self.picks``."""
        raise NotImplementedError

    def move_of(self, picks: tuple[str, ...], legal: tuple[str, ...]) -> str | None:
        """The legal move that these picks make; None while more is to be picked."""
        return picks[-1] if picks[-1] in legal else None

    def draft_of(self, picks: tuple[str, ...]) -> str:
        """How far the move's text is fixed by these picks."""
        return ""

    # --- what boards may use

    def style(self, name: str) -> Style:
        return palette.style(self.app.theme, name)

    def say(self, message: str, **values: object) -> str:
        assert self.scene
        return Speaker(self.scene.language).say(message, **values)

    def who(self, seat: int) -> str:
        assert self.scene
        return Speaker(self.scene.language, self.scene.names).who(seat)

    # --- showing

    def show(self, scene: Scene) -> None:
        """Show another scene; what was picked for the one before is dropped."""
        self.scene = scene
        self.picks = ()
        self.repaint()

    def repaint(self) -> None:
        if not self.scene:
            return
        self._canvas = Canvas(self.WIDTH, self.HEIGHT)
        self.draw(self._canvas, self.scene)
        zones = self._canvas.zones
        if self.cursor not in zones:
            self.cursor = next(iter(zones), None)
        if self.cursor and self.has_focus:
            self._canvas.lay_over(zones[self.cursor], self.style("cursor"))
        self.refresh()

    @property
    def targets(self) -> tuple[str, ...]:
        """What can be picked now."""
        return tuple(self._canvas.zones)

    @property
    def drawing(self) -> str:
        """The board as plain text, for tests."""
        return self._canvas.text()

    def _offset(self) -> tuple[int, int]:
        return max((self.size.width - self.WIDTH) // 2, 0), max((self.size.height - self.HEIGHT) // 2, 0)

    def render_line(self, y: int) -> Strip:
        left, top = self._offset()
        base = self.rich_style
        if not top <= y < top + self.HEIGHT:
            return Strip.blank(self.size.width, base)
        line = Strip(self._canvas.line(y - top, base), self.WIDTH)
        return Strip.join([Strip.blank(left, base), line]).adjust_cell_length(self.size.width, base)

    def on_focus(self) -> None:
        self.repaint()

    def on_blur(self) -> None:
        self.repaint()

    # --- picking

    def pick(self, target: str) -> None:
        """Pick a target; the move is announced when it is complete."""
        if not self.scene or target not in self._canvas.zones:
            return
        self.cursor = target
        self.picks = (*self.picks, target)
        move = self.move_of(self.picks, self.scene.legal)
        if move is not None:
            self.picks = ()
            self.post_message(self.Picked(move))
        else:
            self.post_message(self.Drafted(self.draft_of(self.picks)))
        self.repaint()

    def unpick(self) -> bool:
        """Drop the latest pick; whether there was one."""
        if not self.picks:
            return False
        self.cursor = self.picks[-1]
        self.picks = self.picks[:-1]
        self.repaint()
        self.post_message(self.Drafted(self.draft_of(self.picks) if self.picks else ""))
        return True

    _ARROWS: ClassVar = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}

    def on_key(self, event: events.Key) -> None:
        if event.key in self._ARROWS and self.cursor:
            self.cursor = self._canvas.neighbour(self.cursor, *self._ARROWS[event.key])
            self.repaint()
        elif event.key in ("enter", "space") and self.cursor and self.scene and self.scene.legal:
            self.pick(self.cursor)
        elif event.key == "backspace" and self.picks:
            self.unpick()
        else:
            return
        event.stop()
        event.prevent_default()

    def on_mouse_down(self, event: events.MouseDown) -> None:
        left, top = self._offset()
        target = self._canvas.target_at(event.x - left, event.y - top)
        if target and self.scene and self.scene.legal:
            self.focus()
            self.pick(target)
