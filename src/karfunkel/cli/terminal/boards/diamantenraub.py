"""The board of Diamantenraub: everyone's stacks and counts, the last round in short, the own hand."""

import re

from textual import events

from karfunkel.cli.terminal.boards.board import Board, Scene
from karfunkel.cli.terminal.boards.canvas import Canvas
from karfunkel.cli.terminal.boards.diamantenraub_words import (
    Face,
    card_in_words,
    cut,
    face,
    phases,
)
from karfunkel.games.contract import SPECTATOR
from karfunkel.games.diamantenraub.events import Beaten, TurnedUp
from karfunkel.games.diamantenraub.view import Card, Player, View

HAND = 13  # the row of the hand
CARD, CARD_ROWS = 9, 5  # how large a card of the hand is
SIGN = {"L": "☼", "R": "≈"}  # the sun on left cards, the ship on right ones


class DiamantenraubBoard(Board):
    """A card is picked, or what becomes of the hand; of a hand above its limit, the two cards to keep.

    Plus shows the cards that are covered, beaten and thrown away, and again the table.
    """

    CHARACTERS = "+="

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.open_piles = False
        self._left_at: str | None = None

    # --- picking

    def move_of(self, picks: tuple[str, ...], legal: tuple[str, ...]) -> str | None:
        if picks[-1] in legal:
            return picks[-1]
        return next((move for move in legal if len(picks) == 2 and set(picks) == set(_kept(move))), None)

    def draft_of(self, picks: tuple[str, ...]) -> str:
        return f"K{picks[0]}" if picks else ""

    def on_key(self, event: events.Key) -> None:
        if event.key in ("plus", "equals_sign") and self.scene:
            self.open_piles = not self.open_piles
            self.cursor, self._left_at = self._left_at, self.cursor
            self.repaint()
            event.stop()
            event.prevent_default()
        else:
            super().on_key(event)

    def _target(self, card: Card) -> str | None:
        """What picks this card of the hand now."""
        assert self.scene
        number, legal = str(card.number), self.scene.legal
        if f"P{number}" in legal:
            return f"P{number}"
        pairs = [pair for pair in map(_kept, legal) if set(self.picks) <= set(pair)]
        return number if number not in self.picks and any(number in pair for pair in pairs) else None

    # --- drawing

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        if self.open_piles:
            self._draw_piles(canvas, scene)
            return
        view: View = scene.view
        self._draw_head(canvas, view)
        tall = any("+" in text for text in view.deck)
        width = self.WIDTH // len(view.players)
        for column, player in enumerate(view.players):
            self._draw_player(canvas, scene, player, column * width, width, tall)
        for y, line in enumerate(phases(self, scene, self.WIDTH - 2, 3 - tall), start=9 + tall):
            canvas.put(1, y, line, self.style("news"))
        if view.hand is not None and scene.seat != SPECTATOR:
            for place, card in enumerate(view.hand):
                self._draw_in_hand(canvas, view, card, 1 + place * (CARD + 1))
            self._draw_title(canvas, scene)
        canvas.put(1, self.HEIGHT - 1, cut(self._line(scene), self.WIDTH - 2), self.style("faint"))

    def _draw_head(self, canvas: Canvas, view: View) -> None:
        """The round, the bag, and which strength the arrows in force let win."""
        canvas.put(1, 0, self.say("terminal-diamantenraub-round", round=view.round), self.style("bold plain"))
        bag = self.say("terminal-diamantenraub-bag", bag=view.bag, spares=view.spares)
        canvas.put(12, 0, bag, self.style("accent"))
        active = [stack[-1] for player in view.players for stack in (player.left, player.right) if stack]
        symbols = {symbol for card in active for symbol in face(card).symbols}
        arrows = "".join(arrow for arrow in "^v" if arrow in symbols)
        wins = self.say(f"terminal-diamantenraub-{'lowest' if arrows == 'v' else 'highest'}")
        text = f"{arrows} {wins}"
        canvas.put(self.WIDTH - 1 - len(text), 0, text, self.style("bad" if arrows == "v" else "plain"))

    def _draw_player(
        self, canvas: Canvas, scene: Scene, player: Player, x: int, width: int, tall: bool
    ) -> None:
        inner = min(width - 1, 19)
        style = "accent" if player.to_choose else "plain" if player.still_in else "faint"
        chosen = player.still_in and scene.view.pending and not player.to_choose
        mark = "▶" if player.to_choose else "✓" if chosen else " "
        diamonds = f"◆{player.diamonds}"
        canvas.put(x, 1, mark, self.style(style))
        canvas.put(x + 1, 1, cut(self.who(player.seat), inner - len(diamonds) - 2), self.style(style))
        canvas.put(x + inner - len(diamonds), 1, diamonds, self.style("accent"))
        if player.still_in:
            self._put_pair(canvas, x, 2, inner, "hand", f"{player.hand}/{player.limit}")
            self._put_pair(canvas, x, 3, inner, "pile", str(player.pile))
        else:
            canvas.put(x + 1, 2, self.say("terminal-diamantenraub-out"), self.style("bad"))
        self._put_pair(canvas, x, 4, inner, "beaten", f"{len(player.discards)}+{player.thrown}")
        size = min(inner // 2, 9)
        for side, stack in (("L", player.left), ("R", player.right)):
            left = x if side == "L" else x + size
            self._draw_stack(canvas, scene, player.seat, side, stack, left, size, 4 + tall)
        if player.strength is not None:
            text = f"Σ{player.strength}"
            canvas.put(x + size - len(text) // 2, 8 + tall, text, self.style("bold plain"))

    def _put_pair(self, canvas: Canvas, x: int, y: int, width: int, name: str, value: str) -> None:
        canvas.put(x + 1, y, self.say(f"terminal-diamantenraub-{name}"), self.style("faint"))
        canvas.put(x + width - len(value), y, value, self.style("plain"))

    def _draw_stack(
        self,
        canvas: Canvas,
        scene: Scene,
        seat: int,
        side: str,
        stack: tuple[Card, ...],
        x: int,
        width: int,
        rows: int,
    ) -> None:
        """The active card, how many it covers, » when it has just been laid; × where one was beaten."""
        if not stack:
            canvas.frame(x, 5, width, rows, self.style("line"))
            beaten = [event for event in _latest(scene) if isinstance(event, Beaten)]
            for event in beaten:
                if (event.seat, event.side) == (seat, side):
                    shown = face(event.stack[-1])
                    canvas.centre(x, 6, width, f"×{shown.number}{shown.colour}", self.style("bad"))
            return
        shown = face(stack[-1])
        canvas.fill(x, 5, width, rows, self.style("card"))
        canvas.frame(x, 5, width, rows, self.style(f"card {shown.colour}"))
        canvas.put(x + 1, 5, side, self.style("faint"))
        laid = [one.card for event in _latest(scene) if isinstance(event, TurnedUp) for one in event.laid]
        if stack[-1] in laid:
            canvas.put(x + width - 2, 5, "»", self.style("news"))
        canvas.centre(x, 6, width, f"{shown.number}{shown.colour}", self.style(shown.colour))
        self._draw_symbols(canvas, scene.view, shown, x + 1, 7, width - 2)
        if len(stack) > 1:
            under = f"+{len(stack) - 1}"
            at = x + 1 if side == "L" else x + width - 1 - len(under)
            canvas.put(at, 4 + rows, under, self.style("plain"))

    def _draw_symbols(self, canvas: Canvas, view: View, shown: Face, x: int, y: int, width: int) -> None:
        """The symbols; those that do not count among junior players are faint (D14)."""
        for row, symbol in enumerate(shown.symbols):
            counts = not view.junior or symbol in ("^", "v")
            canvas.centre(x, y + row, width, symbol, self.style("bold plain" if counts else "faint"))

    # --- the hand

    def _draw_title(self, canvas: Canvas, scene: Scene) -> None:
        view: View = scene.view
        limit = view.players[scene.seat - 1].limit
        if view.choice:
            text, style = self.say("terminal-diamantenraub-chosen", move=view.choice), "good"
        elif not scene.legal:
            text, style = self.say("terminal-diamantenraub-your-hand"), "plain"
        elif view.step == "card":
            text, style = self.say("terminal-diamantenraub-pick"), "legal"
        elif "K" in scene.legal:
            text, style = self.say("terminal-diamantenraub-decide"), "legal"
        else:
            text, style = self.say("terminal-diamantenraub-reduce", limit=limit), "legal"
        canvas.put(1, HAND - 1, text, self.style(style))
        x = self.WIDTH - 1
        for move, name in (("K", "keep"), ("S", "swap")):
            if move in scene.legal and not self.picks:
                button = f" › {self.say(f'terminal-diamantenraub-{name}')} ({move}) "
                x -= len(button)
                canvas.put(x, HAND - 1, button, self.style("card legal"))
                canvas.zone(move, x, HAND - 1, len(button))
                x -= 1

    def _draw_in_hand(self, canvas: Canvas, view: View, card: Card, x: int) -> None:
        """Left cards have their sign and number on the left, right cards on the right."""
        shown, y = face(card), HAND
        canvas.fill(x, y, CARD, CARD_ROWS, self.style("card"))
        canvas.frame(x, y, CARD, CARD_ROWS, self.style(f"card {shown.colour}"))
        number, sign = f"{shown.number} {shown.colour}", SIGN[shown.side]
        if shown.side == "L":
            canvas.put(x + 1, y, f"L{sign}", self.style("plain"))
            canvas.put(x + 2, y + 1, number, self.style(shown.colour))
        else:
            canvas.put(x + CARD - 3, y, f"{sign}R", self.style("plain"))
            canvas.put(x + CARD - 2 - len(number), y + 1, number, self.style(shown.colour))
        self._draw_symbols(canvas, view, shown, x + 1, y + 2, CARD - 2)
        target = self._target(card)
        bottom = y + CARD_ROWS - 1
        if target:
            name = target if target[0] == "P" else f"K{target}"
            canvas.put(x + 2, bottom, f"›{name}", self.style("legal"))
            canvas.zone(target, x, y, CARD, CARD_ROWS)
        elif str(card.number) in (*self.picks, *_cards_of(view.choice or "")):
            canvas.put(x + 2, bottom, f"✓{card.number}", self.style("good"))
        else:
            canvas.put(x + 2, bottom, str(card.number), self.style("faint"))

    def _line(self, scene: Scene) -> str:
        """What the cursor stands on, in words."""
        cards = {target: card for card in scene.view.hand or () if (target := self._target(card))}
        targets = [*cards, *(move for move in "KS" if move in scene.legal and not self.picks)]
        if not targets:
            return self.say("terminal-diamantenraub-legend")
        pointed = self.cursor if self.cursor in targets else targets[0]
        if pointed in cards:
            return card_in_words(self, cards[pointed], self.WIDTH - 2)
        limit = scene.view.players[scene.seat - 1].limit
        about = "swap" if pointed == "S" else "keep"
        return self.say(f"terminal-diamantenraub-about-{about}", limit=limit)

    # --- covered, beaten and thrown away

    def _draw_piles(self, canvas: Canvas, scene: Scene) -> None:
        """All cards that lie open, as they are written, and what the person has thrown away itself."""
        view: View = scene.view
        canvas.put(1, 0, self.say("terminal-diamantenraub-piles"), self.style("accent"))
        words: list[tuple[str, str]] = []
        for player in view.players:
            words.append((self.who(player.seat), "\n bold plain"))
            open_to_all = {"left": player.left, "right": player.right, "discards": player.discards}
            for name, cards in open_to_all.items():
                if cards:
                    words.append((self.say(f"terminal-diamantenraub-{name}"), "faint"))
                    words += [(card.text, "plain") for card in cards]
            if view.thrown and player.seat == scene.seat:
                words.append((self.say("terminal-diamantenraub-thrown"), "faint"))
                words += [(card.text, "plain") for card in view.thrown]
        x, y = self.WIDTH, 0
        for word, style in words:
            if style.startswith("\n") or x + len(word) >= self.WIDTH:
                x, y = (1 if style.startswith("\n") else 3), y + 1
            canvas.put(x, y, word, self.style(style.strip()))
            x += len(word) + 1


def _kept(move: str) -> tuple[str, ...]:
    """The two cards that a move keeps, as targets."""
    return tuple(move[1:].split(",")) if re.match(r"K\d", move) else ()


def _cards_of(choice: str) -> tuple[str, ...]:
    """The cards that a choice plays or keeps."""
    return (choice[1:],) if choice.startswith("P") else _kept(choice)


def _latest(scene: Scene) -> tuple[object, ...]:
    """The news since cards were turned up last."""
    turned = [at for at, event in enumerate(scene.news) if isinstance(event, TurnedUp)]
    return scene.news[turned[-1] :] if turned else ()
