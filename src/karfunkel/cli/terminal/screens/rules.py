"""The rules of a game, to read and to jump about in."""

import re
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.message import Message
from textual.widgets import Markdown, MarkdownViewer, Static, Tree
from textual.widgets.markdown import MarkdownBlock

from karfunkel.cli.terminal.screens.base import Page
from karfunkel.words.catalogue import say
from karfunkel.words.rulebooks import rules_text

BESIDE = 106
"""How wide a window is that shows the list of sections beside the text"""

_ID = re.compile(r"\b[A-Z][0-9]+\b")
_IDS = re.compile(r"\{([A-Z][0-9]+(?:, *[A-Z][0-9]+)*)\}")


class Rulebook(MarkdownViewer):
    class SectionChosen(Message):
        """A section has been chosen from the list."""

        def __init__(self, heading: str) -> None:
            super().__init__()
            self.heading = heading

    @on(Markdown.TableOfContentsSelected)
    def tell(self, event: Markdown.TableOfContentsSelected) -> None:
        self.post_message(self.SectionChosen(event.block_id))


class RulesScreen(Page[None]):
    KEYS = (
        ("Esc", "key-back", "leave"),
        ("↑↓ PgUp PgDn", "key-scroll", "none"),
        ("Tab", "key-sections", "sections"),
        ("F2", "key-language", "app.next_language"),
    )
    BINDINGS: ClassVar = [
        Binding("escape,q,question_mark,f1", "leave", show=False),
        Binding("tab", "sections", show=False, priority=True),
    ]

    def __init__(self, game: str, rule: str | None = None) -> None:
        super().__init__()
        self._game = game
        self._rule = rule

    def content(self) -> ComposeResult:
        yield Static(id="rules-title")
        yield Rulebook(show_table_of_contents=False, open_links=False)

    def speak(self) -> None:
        language = self.terminal.language
        title = say(language, f"{self._game.replace('_', '-')}-title")
        self.query_one("#rules-title", Static).update(
            Text(f" ◆ {self.say('rules-title', game=title)}", self.style("accent"))
        )
        self.run_worker(self._open(language), exclusive=True)

    async def _open(self, language: str) -> None:
        viewer = self.query_one(MarkdownViewer)
        await viewer.document.update(self.marked_up(rules_text(self._game, language)))
        viewer.document.focus()
        if self._rule:
            self.call_after_refresh(self._jump, self._rule)

    def _jump(self, rule: str) -> None:
        """To the passage that states a rule and as few others as possible."""
        named = re.compile(rf"\b{rule}\b")
        blocks = [block for block in self.query(MarkdownBlock) if named.search(block.source or "")]
        if blocks:
            passage = min(blocks, key=lambda block: len(_ID.findall(block.source or "")))
            passage.scroll_visible(animate=False, top=True)

    @staticmethod
    def marked_up(text: str) -> str:
        """The ids of rules as small print at the end of their paragraphs."""
        return _IDS.sub(r"*(\1)*", text)

    @property
    def _has_room(self) -> bool:
        """Whether the list of sections fits beside the text and its drawings."""
        return self.app.size.width >= BESIDE

    def on_resize(self) -> None:
        self.query_one(MarkdownViewer).show_table_of_contents = self._has_room

    def action_sections(self) -> None:
        """To the list of sections and back; Enter there goes to one."""
        viewer = self.query_one(MarkdownViewer)
        if viewer.table_of_contents.query_one(Tree).has_focus:
            self._read_on()
        else:
            viewer.show_table_of_contents = True
            self.call_after_refresh(viewer.table_of_contents.query_one(Tree).focus)

    @on(Rulebook.SectionChosen)
    def _go_to(self, event: Rulebook.SectionChosen) -> None:
        self._read_on()
        # only now, for the text is laid out anew when the list goes
        heading = self.query_one(f"#{event.heading}")
        self.call_after_refresh(self.query_one(Rulebook).scroll_to_widget, heading, top=True, animate=False)

    def _read_on(self) -> None:
        viewer = self.query_one(MarkdownViewer)
        viewer.show_table_of_contents = self._has_room
        viewer.document.focus()

    def action_leave(self) -> None:
        self.dismiss(None)

    def action_none(self) -> None:
        """Keys that the text itself knows."""
