"""A new table: how many seats, who sits there, and the options of the game."""

from typing import Any, ClassVar, get_args

import msgspec
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Checkbox, Input, Select, Static

from karfunkel import games
from karfunkel.bots import NAMES as BOTS
from karfunkel.bots.names import how_it_plays, name_of
from karfunkel.cli.terminal.screens.base import Page
from karfunkel.cli.terminal.shelf import Sitter
from karfunkel.cli.terminal.table import Table, drawn_by_lot
from karfunkel.games.faults import Fault
from karfunkel.games.options import parse_assignments
from karfunkel.match.match import Match
from karfunkel.words.catalogue import say

PERSON = "person"
OPPONENT = "level2"
"""Who sits opposite where nobody says otherwise: a game to win, but not asleep"""


class Tick(Checkbox):
    """A box that shows by its shape, not by its colour alone, whether it is ticked."""

    BUTTON_LEFT = "["
    BUTTON_RIGHT = "]"

    @property
    def BUTTON_INNER(self) -> str:  # type: ignore[override]  # noqa: N802
        return "x" if self.value else " "


LONGEST_NAME = 16


class SetupScreen(Page[None]):
    KEYS = (
        ("F5", "key-begin", "begin"),
        ("Tab", "key-next-field", "app.focus_next"),
        ("Esc", "key-back", "leave"),
        ("F1", "key-rules", "rules"),
        ("F2", "key-language", "app.next_language"),
    )
    BINDINGS: ClassVar = [
        Binding("f5", "begin", show=False),
        Binding("escape", "leave", show=False),
        Binding("f1", "rules", show=False),
        Binding("question_mark", "rules", show=False),
    ]

    def __init__(self, name: str) -> None:
        super().__init__()
        self._game = games.load(name)
        self._fields = msgspec.structs.fields(self._game.option_type)

    def content(self) -> ComposeResult:
        most, fewest = self._game.facts.seats[-1], self._game.facts.seats[0]
        yield Static(id="setup-title")
        with VerticalScroll(id="setup", can_focus=False):
            with Horizontal(classes="row", id="seats-row"):
                yield Static(id="seats-label", classes="label")
                yield Select(
                    [(str(seats), seats) for seats in self._game.facts.seats],
                    value=fewest,
                    allow_blank=False,
                    id="seats",
                    compact=True,
                )
            for seat in range(1, most + 1):
                with Horizontal(classes="row sitter", id=f"sitter-{seat}"):
                    yield Static(id=f"label-{seat}", classes="label")
                    yield Select(
                        self._kinds(),
                        value=PERSON if seat == 1 else OPPONENT,
                        allow_blank=False,
                        id=f"kind-{seat}",
                        compact=True,
                    )
                    yield Input(id=f"name-{seat}", max_length=LONGEST_NAME, compact=True)
                yield Static(id=f"plays-{seat}", classes="about")
            yield Tick(id="lots", compact=True)
            yield Static(id="options-title")
            for field in self._fields:
                with Vertical(classes="option"):
                    with Horizontal(classes="row"):
                        yield Static(field.name, classes="label")
                        yield self._widget(field)
                    yield Static(id=f"about-{field.name}", classes="about")
                    yield Static(id=f"fault-{field.name}", classes="fault")
        yield Static(id="fault", classes="fault")
        with Horizontal(id="setup-buttons"):
            yield Button(id="begin", variant="primary", compact=True)

    def _widget(self, field: Any) -> Any:
        default = field.default
        name = f"option-{field.name}"
        kind = msgspec.inspect.type_info(field.type)
        if isinstance(kind, msgspec.inspect.BoolType):
            return Tick(" ", value=bool(default), id=name, compact=True)
        if isinstance(kind, msgspec.inspect.LiteralType):
            return Select(
                [(str(value), str(value)) for value in get_args(field.type)],
                value=str(default),
                allow_blank=False,
                id=name,
                compact=True,
            )
        if isinstance(kind, msgspec.inspect.IntType):
            return Input(str(default), type="integer", id=name, compact=True)
        text = ",".join(default) if isinstance(default, tuple) else str(default)
        return Input(text, id=name, compact=True)

    def on_mount(self) -> None:
        super().on_mount()
        self._show_seats()
        self.query_one("#name-1", Input).focus()

    # --- words

    def speak(self) -> None:
        name = self._game.facts.name.replace("_", "-")
        language = self.terminal.language
        title = Text(f" ◆ {say(language, f'{name}-title')}", self.style("accent"))
        title.append(f"  {self.say('setup-title')}", self.style("plain"))
        self.query_one("#setup-title", Static).update(title)
        self.query_one("#seats-label", Static).update(self.say("setup-seats"))
        self.query_one("#lots", Checkbox).label = Text(self.say("setup-lots"))
        self.query_one("#options-title", Static).update(Text(self.say("setup-options"), self.style("accent")))
        self.query_one("#begin", Button).label = self.say("setup-begin")
        for seat in range(1, self._game.facts.seats[-1] + 1):
            self.query_one(f"#label-{seat}", Static).update(say(language, "seat", seat=seat))
            kind = self.query_one(f"#kind-{seat}", Select)
            chosen = kind.value
            with self.prevent(Select.Changed):
                kind.set_options(self._kinds())
                kind.value = BOTS[-1]  # what is shown is written anew only when it changes
                kind.value = chosen
            self.query_one(f"#name-{seat}", Input).placeholder = self.say("setup-name")
        self._show_seats()
        for field in self._fields:
            about = say(language, f"{name}-option-{field.name}")
            self.query_one(f"#about-{field.name}", Static).update(Text(about))
        self._check()

    def _kinds(self) -> list[tuple[str, str]]:
        """Who can sit on a seat."""
        language = self.terminal.language
        bots = [(f"{name_of(bot, language)}, {say(language, 'bot-strength', bot=bot)}", bot) for bot in BOTS]
        return [(self.say("setup-person"), PERSON), *bots]

    # --- what is chosen

    @property
    def seats(self) -> int:
        value = self.query_one("#seats", Select).value
        assert isinstance(value, int)
        return value

    def sitters(self) -> tuple[Sitter, ...]:
        sitters = []
        for seat in range(1, self.seats + 1):
            kind = self.query_one(f"#kind-{seat}", Select).value
            name = self.query_one(f"#name-{seat}", Input).value.strip()
            if kind == PERSON:
                sitters.append(Sitter(name))
            else:
                alike = sum(sitter.bot == kind for sitter in sitters)
                called = name_of(str(kind), self.terminal.language)
                called = f"{called} {alike + 1}" if alike else called
                sitters.append(Sitter(name or called, str(kind)))
        return tuple(sitters)

    def values(self) -> dict[str, object]:
        """The options as given; a field left empty keeps its default."""
        texts = {field.name: self._text(f"#option-{field.name}") for field in self._fields}
        given = [f"{name}={text}" for name, text in texts.items() if text]
        return parse_assignments(self._game.option_type, given)

    def _text(self, widget: str) -> str:
        value = self.query_one(widget, Checkbox | Select | Input).value  # type: ignore[arg-type]
        return str(value).lower() if isinstance(value, bool) else str(value).strip()

    def _check(self) -> bool:
        """Show what is wrong where it is wrong; whether all is well."""
        for field in self._fields:
            self._show_fault(f"#fault-{field.name}", "")
        self._show_fault("#fault", "")
        try:
            self._game.options(self.values(), self.seats)
        except Fault as fault:
            self._blame(str(fault))
            return False
        return True

    def _blame(self, fault: str) -> None:
        named = next((field.name for field in self._fields if f"option {field.name}" in fault), None)
        named = named or next((field.name for field in self._fields if f"'{field.name}'" in fault), None)
        self._show_fault(f"#fault-{named}" if named else "#fault", fault)

    def _show_fault(self, widget: str, fault: str) -> None:
        shown = self.query_one(widget, Static)
        shown.update(Text(f"✗ {fault}" if fault else ""))
        shown.display = bool(fault)

    def _show_seats(self) -> None:
        for seat in range(1, self._game.facts.seats[-1] + 1):
            self.query_one(f"#sitter-{seat}").display = seat <= self.seats
            bot = self.query_one(f"#kind-{seat}", Select).value
            plays = self.query_one(f"#plays-{seat}", Static)
            plays.display = seat <= self.seats and bot in BOTS
            if plays.display:
                plays.update(Text(how_it_plays(str(bot), self._game.facts.name, self.terminal.language)))
        self.query_one("#seats-row").display = len(self._game.facts.seats) > 1

    @on(Select.Changed)
    @on(Input.Changed)
    @on(Checkbox.Changed)
    def changed(self) -> None:
        self._show_seats()
        self._check()

    @on(Input.Submitted)
    def next_field(self) -> None:
        self.app.action_focus_next()

    # --- what is done

    @on(Button.Pressed, "#begin")
    def action_begin(self) -> None:
        if not self._check():
            return
        try:
            options = self._game.options(self.values(), self.seats)
            match = Match.new(self._game, options, self.seats)
            sitters = self.sitters()
            if self.query_one("#lots", Checkbox).value:
                sitters = drawn_by_lot(sitters)
            table = Table.open_new(match, sitters)
        except Fault as fault:
            self._blame(str(fault))
            return
        except OSError as error:
            self._show_fault("#fault", self.say("save-fault", fault=str(error)))
            return
        from karfunkel.cli.terminal.screens.table import TableScreen

        self.app.switch_screen(TableScreen(table))

    def action_leave(self) -> None:
        self.dismiss(None)

    def action_rules(self) -> None:
        self.terminal.show_rules(self._game.facts.name)
