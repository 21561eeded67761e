"""The table: the board, who is to move, what has happened, and the line where moves are typed."""

import re
from typing import Any, ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, Static

from karfunkel.cli.terminal.boards import kind_of
from karfunkel.cli.terminal.boards.board import Board, Scene
from karfunkel.cli.terminal.entry import Entry
from karfunkel.cli.terminal.screens.base import Key, Page
from karfunkel.cli.terminal.screens.curtain import CurtainScreen
from karfunkel.cli.terminal.screens.hint import HintCard
from karfunkel.cli.terminal.screens.log import LogScreen
from karfunkel.cli.terminal.screens.notice import QuestionCard
from karfunkel.cli.terminal.screens.result import ResultCard
from karfunkel.cli.terminal.summary import Summary
from karfunkel.cli.terminal.table import Table, rotated
from karfunkel.cli.terminal.thought import Thought
from karfunkel.games.contract import SPECTATOR
from karfunkel.games.faults import Fault, IllegalMove
from karfunkel.match.match import Match
from karfunkel.words.catalogue import Speaker

_RULE = re.compile(r"\(([A-Z][0-9]+(?:, [A-Z][0-9]+)*)\)")


class TableScreen(Page[None]):
    BINDINGS: ClassVar = [
        Binding("f1", "rules", show=False, priority=True),
        Binding("question_mark,f3", "hint", show=False, priority=True),
        Binding("f4", "log", show=False),
        Binding("f6", "undo", show=False),
        Binding("f8", "give_up", show=False),
        Binding("escape", "leave", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(1)", show=False),
        Binding("enter,space", "skip", show=False),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.looking = table.persons[0] if table.persons else SPECTATOR
        """whose eyes the screen shows the table to"""
        self._mover: int | None = None
        self._thought = Thought(self, table, self._play)
        self._seen_end = False
        self._rule: str | None = None

    def content(self) -> ComposeResult:
        yield Static(id="turn")
        with Horizontal(id="middle"):
            yield kind_of(self.table.match.game.facts.name)(id="board")
            with Vertical(id="side"):
                yield Static(id="players")
                with VerticalScroll(id="chronicle", can_focus=False):
                    yield Static(id="told")
        yield Static(id="message")
        with Horizontal(id="entry-row"):
            yield Static(id="prompt")
            yield Entry()

    def on_mount(self) -> None:
        super().on_mount()
        self.board.focus()
        secret = self.table.has_secrets()
        if secret:
            self.looking = SPECTATOR  # until the first person says that nobody else looks
        self.go_on()

    def on_unmount(self) -> None:
        self.table.close()

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    @property
    def entry(self) -> Entry:
        return self.query_one(Entry)

    def keys(self) -> tuple[Key, ...]:
        keys: list[Key] = [("?", "key-hint", "hint"), ("F1", "key-rules", "rules")]
        keys += [("F4", "key-log", "log"), ("F6", "key-undo", "undo")]
        if self.table.match.outcome():
            keys += [("Enter", "key-result", "skip")]
        elif self.table.match.seats == 2 and self.table.persons:
            keys += [("F8", "key-give-up", "give_up")]
        return (*keys, ("F2", "key-language", "app.next_language"), ("Esc", "key-leave", "leave"))

    # --- the course of the game

    def go_on(self) -> None:
        """Whatever comes next: a bot, a person, perhaps behind a curtain, or the end."""
        self._thought.drop()
        self._mover = None
        bot = self.table.next_bot()
        person = self.table.next_person(self.looking)
        if self.table.match.outcome():
            self._end()
        elif bot is not None:
            self.speak()
            self._thought.ask(bot)
        elif person is not None and self._needs_curtain(person):
            self._draw_curtain(person)
        elif person is not None:
            self._sit_down(person)
        self.tell_keys()

    def _needs_curtain(self, person: int) -> bool:
        if len(self.table.persons) < 2 or person == self.looking:
            return False
        return self.table.has_secrets() or self.table.secret_between(self.looking, person)

    def _sit_down(self, person: int) -> None:
        """A person looks and moves.  Where all see the same, the board keeps the side it is seen from."""
        if self.looking == SPECTATOR or self.table.secret_between(self.looking, person):
            self.looking = person
        self._mover = person
        self.speak()
        self._say_whose_turn()
        self.entry.offer(self.table.match.legal(person))
        self.board.focus()

    def _draw_curtain(self, person: int) -> None:
        self.looking = SPECTATOR
        self.entry.offer(())
        self.speak()

        def drawn_back(how: str | None) -> None:
            if how == "look":
                self.looking = person
                self._sit_down(person)
                self.tell_keys()
            elif how == "undo":
                self.action_undo()
            else:
                self.dismiss(None)

        self.app.push_screen(CurtainScreen(self.table, person), drawn_back)

    def _end(self) -> None:
        if self.looking == SPECTATOR and self.table.persons:
            self.looking = self.table.persons[0]
        self.entry.offer(())
        self.board.focus()
        self.speak()
        if not self._seen_end:
            self._seen_end = True
            self.app.push_screen(ResultCard(self.table), self._after)

    def _after(self, how: str | None) -> None:
        if how == "menu":
            self.dismiss(None)
        elif how == "rematch":
            self._play_again()

    def _play_again(self) -> None:
        """G1: the same again with the seats rotated."""
        match = self.table.match
        try:
            fresh = Match.new(match.game, match.options, match.seats)
            table = Table.open_new(fresh, rotated(self.table.sitters))
        except (Fault, OSError) as fault:
            self._tell(self.say("save-fault", fault=str(fault)), "bad")
            return
        self.app.switch_screen(TableScreen(table))

    def action_skip(self) -> None:
        if self._thought.waits:
            self._thought.hurry()
        elif self.table.match.outcome():
            self.app.push_screen(ResultCard(self.table), self._after)

    # --- moves

    def _play(self, seat: int, text: str) -> None:
        try:
            self.table.play(seat, text)
        except Fault as fault:
            self._tell(self._fault(fault), "bad")
            return
        except OSError as error:
            self.notify(self.say("save-fault", fault=str(error)), severity="error", timeout=10)
        self._tell("", "plain")
        self._rule = None
        self.go_on()

    def _fault(self, fault: Fault) -> str:
        """The rules speak English; in other languages the rule's number has to do."""
        rules = _RULE.findall(str(fault))
        self._rule = rules[0].split(",")[0] if rules else None
        reason = fault.reason if isinstance(fault, IllegalMove) else str(fault)
        if self.terminal.language == "en":
            return self.say("illegal", reason=reason) if isinstance(fault, IllegalMove) else reason
        if isinstance(fault, IllegalMove):
            return self.say("illegal", reason=", ".join(rules) or "–")
        return self.say("no-move")

    @on(Board.Picked)
    def picked(self, event: Board.Picked) -> None:
        if self._mover is not None:
            self._play(self._mover, event.text)

    @on(Board.Drafted)
    def drafted(self, event: Board.Drafted) -> None:
        with self.prevent(Input.Changed):
            self.entry.value = event.text

    @on(Input.Submitted, "#entry")
    def typed(self) -> None:
        if self._mover is None:
            self.action_skip()
        elif self.entry.value.strip():
            self._play(self._mover, self.table.meant(self.entry.resolve()))

    @on(Input.Changed, "#entry")
    def matching(self, event: Input.Changed) -> None:
        """Show how what is typed may go on."""
        if self._mover is None or not event.value:
            return
        found = self.entry.moves.matching(event.value)
        if found:
            more = f"  … +{len(found) - 12}" if len(found) > 12 else ""
            self._tell("› " + "  ".join(found[:12]) + more, "faint")
        else:
            self._tell(self.say("no-such-move", typed=event.value), "bad")

    @on(Entry.Left)
    def left_entry(self) -> None:
        if self.entry.value:
            return  # typed on in the meantime
        self.set_focus(self.board)
        self._say_whose_turn()

    def takes(self, event: events.Key) -> bool:
        """What is typed on the board begins a move in the line below."""
        character = event.character if event.is_printable else None
        if not (character and self._may_type()) or character in f"? {self.board.CHARACTERS}":
            return False
        self.entry.begin_with(character)
        return True

    def _may_type(self) -> bool:
        return self.board.has_focus and self._mover is not None

    def on_paste(self, event: events.Paste) -> None:
        """A move that is pasted while the board is in focus."""
        if self._may_type() and event.text.strip():
            self.entry.begin_with(event.text.strip().splitlines()[0])
            event.stop()

    # --- words

    def speak(self) -> None:
        table, language = self.table, self.terminal.language
        news = table.news(self.looking, self._mover or self.looking)
        self.board.show(
            Scene(
                view=table.match.view(self.looking),
                seat=self.looking,
                mover=self._mover,
                legal=table.match.legal(self._mover) if self._mover else (),
                news=tuple(event for entry in news for event in entry.events),
                names=table.names(),
                language=language,
            )
        )
        self.query_one("#turn", Static).update(self._summary.turn(self._mover))
        self.query_one("#players", Static).update(self._summary.players())
        self.query_one("#prompt", Static).update(Text(f" {self.say('prompt')} ›", self.style("faint")))
        self._tell_story(len(news))
        if self._mover is not None:
            self._say_whose_turn()

    @property
    def _summary(self) -> Summary:
        return Summary(self.table, self.terminal.language, self.app.theme)

    def _tell_story(self, fresh: int) -> None:
        text = self._summary.story(self.looking, self._mover or self.looking, fresh)
        self.query_one("#told", Static).update(text)
        self.call_after_refresh(self.query_one("#chronicle", VerticalScroll).scroll_end, animate=False)

    def _say_whose_turn(self) -> None:
        if self._mover is not None:
            self._tell(self.say("hint"), "faint")

    def _tell(self, message: str, style: str) -> None:
        mark = "✗ " if style == "bad" else ""
        self.query_one("#message", Static).update(Text(f" {mark}{message}", self.style(style)))

    # --- other keys

    def action_rules(self) -> None:
        """The rules, opened at the one that a fault has just named."""
        self.terminal.show_rules(self.table.match.game.facts.name, self._rule)

    def action_hint(self) -> None:
        """What a strong bot would play; the rules where nobody is to move, or where one was just named."""
        if self._mover is None or self._rule:
            self.action_rules()
            return
        seat = self._mover

        def answered(how: str | None) -> None:
            if how == "rules":
                self.action_rules()
            elif how and self._mover == seat:
                self._play(seat, how)

        self.app.push_screen(HintCard(self.table, seat), answered)

    def action_log(self) -> None:
        self.app.push_screen(LogScreen(self.table, self.looking))

    def action_undo(self) -> None:
        """Back to the latest decision of a person, where it showed nobody anything hidden."""
        if not self.table.can_take_back():
            self._tell(self.say("undo-not" if self.table.undoer() else "undo-nothing"), "bad")
            if self._mover is None and not self.table.match.outcome() and self.table.next_bot() is None:
                self.go_on()
            return
        self._thought.drop()
        seat = self.table.take_back()
        self._seen_end = False
        self.go_on()
        who = Speaker(self.terminal.language, self.table.names()).who(seat)
        self._tell(self.say("undone", who=who), "news")

    def action_give_up(self) -> None:
        match = self.table.match
        if match.outcome():
            return
        if match.seats != 2 or not self.table.persons:
            self._tell(self.say("give-up-not"), "bad")
            return
        seat = self._mover or (self.looking if self.looking in self.table.persons else self.table.persons[0])
        who = Speaker(self.terminal.language, self.table.names()).who(seat)

        def answered(yes: bool | None) -> None:
            if yes:
                self._thought.drop()
                self.table.give_up(seat)
                self.go_on()

        self.app.push_screen(QuestionCard("give-up", who=who), answered)

    def action_leave(self) -> None:
        if self.board.unpick():
            return
        if self.table.match.outcome():
            self.dismiss(None)
            return

        def answered(yes: bool | None) -> Any:
            if yes:
                self.dismiss(None)

        self.app.push_screen(QuestionCard("leave"), answered)

    def action_scroll(self, pages: int) -> None:
        chronicle = self.query_one("#chronicle", VerticalScroll)
        chronicle.scroll_relative(y=pages * max(chronicle.size.height - 1, 1), animate=False)
