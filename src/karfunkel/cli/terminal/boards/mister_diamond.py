"""The board of Mister Diamond: the tray, the card turned up, and everyone's rings."""

from dataclasses import dataclass

from karfunkel.cli.terminal.boards.board import Board, Scene
from karfunkel.cli.terminal.boards.canvas import Canvas
from karfunkel.games.contract import Event
from karfunkel.games.mister_diamond.events import Declined, Stolen, Stuck, Taken
from karfunkel.games.mister_diamond.view import View

ROW = 7  # places in a row of the tray
PLACE = 5  # how wide a place is
TRAY = ROW * PLACE + 2
SIDE = TRAY + 2  # where the card lies
GEMS = ("violet", "teal", "rose", "amber")  # for the eye only: all diamonds look alike


@dataclass(frozen=True)
class Plan:
    """Where things are, so that any edition (M1) and up to eight seats find room."""

    top: int
    framed: bool
    step: int
    """rows of the canvas from one row of the tray to the next"""
    table: int
    """the row with the ring values"""
    pile: bool
    """whether there is a row for what the pile still holds"""
    cell: int
    """how wide a column of rings is"""
    unit: int
    """by what ring values are divided"""
    name: int
    money: int
    """how wide the columns of names and sums are"""
    listed: bool
    """the sums do not fit beside the rings and stand under the card"""

    @property
    def seats(self) -> int:
        """The row of seat 1."""
        return self.table + 1 + self.pile


def plan(view: View, width: int, height: int) -> Plan:
    rows, seats = -(-view.places // ROW), len(view.rings)
    values = ring_values(view)
    unit = 1000 if all(value % 1000 == 0 for value in values) else 1
    counts = [len(_pair(ring.filled, ring.empty)) for rings in view.rings for ring in rings]
    cell = 1 + max([3, *counts, *(len(str(value // unit)) for value in values)])
    sums = (*view.dollars, *view.scores) if view.rounds > 1 else view.dollars
    money = 2 + max(6, *(len(f"{amount:,}") for amount in sums))
    name = width - cell * len(values) - money * (1 + (view.rounds > 1))
    listed = name < 9
    if listed:
        name = min(20, width - cell * len(values))
    below = 1 + seats + 1  # the values, the seats and the line in words
    framed = rows + 2 + below <= height
    airy = 2 * rows + 1 + below + 1 <= height
    tray = max((2 * rows - 1 if airy else rows) + 2 * framed, seats + 2 if listed else 8)
    pile = tray + below + 1 <= height
    spare = max(height - tray - below - pile, 0)
    top = spare // 3
    return Plan(
        top, framed, 2 if airy else 1, top + tray + (spare > top), pile, cell, unit, name, money, listed
    )


class MisterDiamondBoard(Board):
    """All lies open to all, so everyone sees the same board."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._here = 1  # the place where the cursor was last

    def show(self, scene: Scene) -> None:
        """The cursor stays where it was on the tray, as near as there is a diamond."""
        if self.cursor and self.cursor[0] == "T":
            self._here = int(self.cursor[1:])
        row, column = divmod(self._here - 1, ROW)
        near = [divmod(place - 1, ROW) for place in scene.view.tray if f"T{place}" in scene.legal]
        if near:
            nearest = min(near, key=lambda place: abs(place[0] - row) + abs(place[1] - column))
            self.cursor = f"T{nearest[0] * ROW + nearest[1] + 1}"
        super().show(scene)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        view: View = scene.view
        where = plan(view, self.WIDTH, self.HEIGHT)
        self._draw_tray(canvas, scene, where)
        self._draw_values(canvas, view, where)
        for seat in range(1, len(view.rings) + 1):
            self._draw_seat(canvas, scene, where, seat, where.seats + seat - 1)
        self._draw_side(canvas, scene, where)
        line = self.HEIGHT - 1
        if where.seats + len(view.rings) <= line:
            text, style = self._line(scene)
            canvas.put(1, line, _cut(text, self.WIDTH - 2), self.style(style))

    # --- the tray

    def _draw_tray(self, canvas: Canvas, scene: Scene, where: Plan) -> None:
        view: View = scene.view
        rows = -(-view.places // ROW)
        if where.framed:
            canvas.frame(0, where.top, TRAY, 2 + (rows - 1) * where.step + 1, self.style("line"))
        latest = latest_try(scene.news)
        tried = (latest.place or 0) if latest else 0
        stuck = {*(view.marks or ()), *((tried,) if isinstance(latest, Stuck) else ())}
        for place in range(1, view.places + 1):
            row, column = divmod(place - 1, ROW)
            x, y = 1 + column * PLACE, where.top + where.framed + row * where.step
            legal = f"T{place}" in scene.legal
            if place == tried:
                canvas.put(x, y, "»", self.style("news"))
            elif legal:
                canvas.put(x, y, "›", self.style("faint"))
            if place not in view.tray:
                text = f"◦{place:>2}" if place == tried else "◦"
                canvas.put(x + 1, y, text, self.style("news" if place == tried else "faint"))
                continue
            canvas.put(x + 1, y, "◆", self.style("faint" if place in stuck else GEMS[(place + row) % 4]))
            canvas.put(x + 2, y, f"{place:>2}", self.style("legal" if legal else "plain"))
            if place in stuck:
                canvas.put(x + 4, y, "×", self.style("bad"))
            if legal:
                canvas.zone(f"T{place}", x, y, PLACE)

    # --- the card turned up, and what can be counted

    def _draw_side(self, canvas: Canvas, scene: Scene, where: Plan) -> None:
        view: View = scene.view
        if where.listed:
            self._draw_list(canvas, scene, where.top)
            return
        self._draw_card(canvas, scene, where.top)
        facts = [("pile", f"{view.pile}"), ("loose", f"{view.loose}")]
        if view.rounds > 1:
            facts.append(("round", f"{view.round}/{view.rounds}"))
        if where.top + 5 + len(facts) < where.table:
            facts.append(("aside", f"{view.set_aside}"))
        for y, (name, value) in enumerate(facts, start=where.top + 5):
            canvas.put(SIDE + 1, y, self.say(f"terminal-mister-diamond-{name}"), self.style("faint"))
            canvas.put(self.WIDTH - 1 - len(value), y, value, self.style("bold plain"))

    def _draw_list(self, canvas: Canvas, scene: Scene, y: int) -> None:
        """The card in one line, and the sums that do not fit beside the rings: of all rounds, if several."""
        view: View = scene.view
        width = self.WIDTH - SIDE
        if "-" in scene.legal:
            self._draw_decline(canvas, y)
        else:
            canvas.centre(SIDE, y, width, self._card_name(view), self.style("accent"))
        rounds = f"{view.round}/{view.rounds} " if view.rounds > 1 else ""
        canvas.put(SIDE, y + 1, f"{rounds}{view.pile}+{view.set_aside} ◆{view.loose}", self.style("faint"))
        for seat, amount in enumerate(view.scores, start=1):
            text = self._number(amount)
            name = _cut(f"{seat} {self.who(seat)}", width - len(text) - 1)
            canvas.put(SIDE, y + 1 + seat, name, self.style("plain"))
            canvas.put(self.WIDTH - len(text), y + 1 + seat, text, self.style("bold plain"))

    def _card_name(self, view: View) -> str:
        if view.card is None:
            return ""
        return self.say("terminal-mister-diamond-steal") if view.card == "steal" else self._money(view.card)

    def _draw_card(self, canvas: Canvas, scene: Scene, y: int) -> None:
        view: View = scene.view
        width = self.WIDTH - SIDE
        if view.card is None:
            canvas.frame(SIDE, y, width, 5, self.style("line"))
            return
        canvas.fill(SIDE, y, width, 5, self.style("card"))
        canvas.frame(SIDE, y, width, 5, self.style("card"))
        canvas.centre(SIDE, y + 3, width, self._card_name(view), self.style("accent"))
        if view.card == "steal":
            canvas.centre(SIDE, y + 1, width, "◆ → ◇", self.style("accent"))
        else:
            canvas.centre(SIDE, y + 1, width, "╭───╮", self.style("amber"))
            canvas.centre(SIDE, y + 1, width, "◇", self.style("accent"))
            canvas.centre(SIDE, y + 2, width, "╰───╯", self.style("amber"))
        if "-" in scene.legal:
            self._draw_decline(canvas, y + 4)

    def _draw_decline(self, canvas: Canvas, y: int) -> None:
        text = f" › {self.say('terminal-mister-diamond-decline')} "
        x = SIDE + (self.WIDTH - SIDE - len(text)) // 2
        canvas.put(x, y, text, self.style("legal"))
        canvas.zone("-", x, y, len(text))

    # --- the rings

    def _draw_values(self, canvas: Canvas, view: View, where: Plan) -> None:
        """Over the rings their values, and what the pile still holds of them."""
        faint, y = self.style("faint"), where.table
        unit = self.say("terminal-mister-diamond-unit", unit=where.unit)
        short = self._money(where.unit)
        canvas.put(1, y, unit if len(unit) < where.name - 1 else short, faint)
        left = _left_in_pile(view)
        kinds = ring_values(view)
        for column, value in enumerate(kinds):
            x = where.name + column * where.cell
            canvas.put(x + where.cell - 3, y, f"{value // where.unit:>2}", self.style("bold plain"))
            if where.pile:
                canvas.put(x + where.cell - 3, y + 1, f"{left[value]:>2}", faint)
        x = where.name + len(kinds) * where.cell
        if where.pile:
            pile = self.say("terminal-mister-diamond-in-pile")
            short = self.say("terminal-mister-diamond-pile")
            canvas.put(1, y + 1, pile if len(pile) < where.name - 1 else short, faint)
            canvas.put(x + 1, y + 1, f"+{left['steal']} ◆→◇", faint)
        if not where.listed:
            heads = ["now", "all"] if view.rounds > 1 else ["now"]
            for column, head in enumerate(heads, start=1):
                text = self.say(f"terminal-mister-diamond-{head}")
                canvas.put(x + column * where.money - len(text), y, text, faint)

    def _draw_seat(self, canvas: Canvas, scene: Scene, where: Plan, seat: int, y: int) -> None:
        view: View = scene.view
        moves = view.to_move == seat
        canvas.put(0, y, "▶" if moves else " ", self.style("accent"))
        name = self.who(seat) if not where.listed else str(seat)
        canvas.put(1, y, _cut(name, where.name - 2), self.style("accent" if moves else "plain"))
        rings = {ring.value: ring for ring in view.rings[seat - 1]}
        kinds = ring_values(view)
        for column, value in enumerate(kinds):
            x = where.name + column * where.cell
            ring = rings.get(value)
            text = _pair(ring.filled, ring.empty) if ring else "·"
            self._draw_rings(canvas, x, y, where.cell, text)
            move = f"S{seat}:{value}"
            if move in scene.legal:
                canvas.put(x, y, "›", self.style("legal"))
                canvas.zone(move, x, y, where.cell)
        for event in scene.news:
            if isinstance(event, Stolen) and seat in (event.seat, event.victim):
                x = where.name + kinds.index(event.value) * where.cell
                canvas.put(x, y, "»", self.style("news"))
        if not where.listed:
            x = where.name + len(kinds) * where.cell
            sums = (view.dollars, view.scores) if view.rounds > 1 else (view.dollars,)
            for column, amounts in enumerate(sums, start=1):
                text = self._number(amounts[seat - 1])
                style = "bold plain" if column == len(sums) else "plain"
                canvas.put(x + column * where.money - len(text), y, text, self.style(style))

    def _draw_rings(self, canvas: Canvas, x: int, y: int, width: int, text: str) -> None:
        if "/" not in text:
            canvas.put(x + width - 2, y, text, self.style("line"))
            return
        filled, empty = text.split("/")
        x += width - len(text)
        canvas.put(x, y, filled, self.style("faint" if filled == "0" else "accent"))
        canvas.put(x + len(filled), y, f"/{empty}", self.style("faint"))

    # --- in words

    def _line(self, scene: Scene) -> tuple[str, str]:
        """What the cursor stands on, else what happened last."""
        if "-" in scene.legal:
            theft = next(move for move in scene.legal if move != "-")
            return self._choice(self.cursor if self.cursor in scene.legal else theft), "legal"
        for event in reversed(scene.news):
            match event:
                case Taken(seat, place, value):
                    message, values = "taken", {"place": place, "money": self._money(value)}
                case Stuck(seat, int(place), value):
                    message, values = "stuck", {"place": place, "money": self._money(value)}
                case Stuck(seat, None, value):
                    message, values = "stuck-somewhere", {"money": self._money(value)}
                case Stolen(seat, victim, value):
                    message, values = "stolen", {"victim": self.who(victim), "money": self._money(value)}
                case Declined(seat):
                    message, values = "declined", {}
                case _:
                    continue
            text = self.say(f"terminal-mister-diamond-{message}", who=self.who(seat), **values)
            return f"» {text}", "news"
        if scene.view.robbed:
            return self.say("terminal-mister-diamond-robbed", who=self.who(scene.view.to_move)), "news"
        return self.say("terminal-mister-diamond-legend"), "faint"

    def _choice(self, move: str | None) -> str:
        if not move or move == "-":
            return self.say("terminal-mister-diamond-choose-decline")
        seat, _, value = move[1:].partition(":")
        victim = self.who(int(seat))
        return self.say("terminal-mister-diamond-choose-theft", victim=victim, money=self._money(int(value)))

    def _money(self, dollars: int) -> str:
        return self.say("terminal-mister-diamond-money", number=self._number(dollars))

    def _number(self, dollars: int) -> str:
        text = self.say("terminal-mister-diamond-number", number=abs(dollars))
        return f"−{text}" if dollars < 0 else text


def ring_values(view: View) -> tuple[int, ...]:
    return tuple(card for card, _ in view.cards if card != "steal")


def latest_try(news: tuple[Event, ...]) -> Taken | Stuck | None:
    """The latest try of all, if it is news: those before it are not shown again (M5)."""
    return next((event for event in reversed(news) if isinstance(event, Taken | Stuck)), None)


def _left_in_pile(view: View) -> dict[object, int]:
    """How many cards of each kind the pile still holds, as everyone can count."""
    left = dict[object, int](view.cards)
    for rings in view.rings:
        for ring in rings:
            left[ring.value] -= ring.filled + ring.empty
    left["steal"] -= view.set_aside
    if view.card is not None:
        left[view.card] -= 1
    return left


def _pair(filled: int, empty: int) -> str:
    return f"{filled}/{empty}"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"
