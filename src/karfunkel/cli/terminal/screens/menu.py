"""The menu: the four games with a line about each."""

from typing import ClassVar

from rich.console import Group
from rich.padding import Padding
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from karfunkel.cli.terminal import shelf
from karfunkel.cli.terminal.screens.base import Page
from karfunkel.games import NAMES
from karfunkel.words.catalogue import say
from karfunkel.words.languages import NATIVE_NAMES

GEMS = {"carat": "◆", "mister_diamond": "◇", "diamantenraub": "♦", "halbedelstein": "●"}
_COLOURS = {"carat": "R", "mister_diamond": "B", "diamantenraub": "Y", "halbedelstein": "violet"}


class MenuScreen(Page[None]):
    KEYS = (
        ("Enter", "key-play", "choose"),
        ("?", "key-rules", "rules"),
        ("r", "key-resume", "resume"),
        ("F2", "key-language", "app.next_language"),
        ("F9", "key-colours", "app.next_colours"),
        ("q", "key-quit", "app.quit"),
    )
    BINDINGS: ClassVar = [
        Binding("question_mark", "rules", show=False),
        Binding("r", "resume", show=False),
        Binding("q", "app.quit", show=False),
    ]

    def content(self) -> ComposeResult:
        with Vertical(id="menu"):
            with Center():
                yield Static(id="sign")
            yield OptionList(id="games")

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(OptionList).focus()
        self.app.call_after_refresh(self.terminal.warm_up)

    def on_screen_resume(self) -> None:
        self.retell()

    def speak(self) -> None:
        self.query_one("#sign", Static).update(self._sign())
        games = self.query_one(OptionList)
        at = games.highlighted or 0
        games.clear_options()
        for game in NAMES:
            games.add_option(Option(self._line(game), id=game))
        waiting = len(shelf.unfinished())
        if waiting:
            text = Text(f"↺  {self.say('menu-resume', tables=waiting)}", self.style("accent"))
            games.add_option(Option(text, id="resume"))
        games.highlighted = min(at, games.option_count - 1)

    def _sign(self) -> Text:
        lines = [
            ("      ▁▁▁▁▁▁▁▁▁", ""),
            ("    ◢◤◥◣◢◤◥◣◢◤◥◣    ", "K A R F U N K E L"),
            ("    ◥◣  ◥◤  ◥◤ ◢◤   ", self.say("menu-motto")),
            ("      ◥◣     ◢◤     ", f"{NATIVE_NAMES[self.terminal.language]}"),
            ("        ◥◣ ◢◤       ", ""),
        ]
        text = Text()
        for number, (gem, words) in enumerate(lines):
            text.append(f"{gem:<22}", self.style(("R", "rose", "R", "rose", "R")[number]))
            text.append(
                words + "\n", self.style("accent" if number == 1 else "plain" if number == 2 else "faint")
            )
        return text

    def _line(self, game: str) -> Group:
        name = game.replace("_", "-")
        language = self.terminal.language
        title = Text(f"{GEMS[game]}  ", self.style(_COLOURS[game]))
        title.append(say(language, f"{name}-title"), self.style("legal"))
        about = Text(say(language, f"{name}-about"), self.style("plain"))
        return Group(title, Padding(about, (0, 0, 0, 3)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id == "resume":
            self.terminal.resume()
        elif event.option_id:
            self.terminal.set_up(event.option_id)

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()

    def action_resume(self) -> None:
        self.terminal.resume()

    def action_rules(self) -> None:
        games = self.query_one(OptionList)
        if games.highlighted is not None and games.highlighted < len(NAMES):
            self.terminal.show_rules(NAMES[games.highlighted])
