"""Diamantenraub: cards picked in secret, turned up together, shot at and compared."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from karfunkel.games import material, verbs
from karfunkel.games.contract import Event, Facts, Game, Position, Words
from karfunkel.games.diamantenraub import deals, events, notation, rules, view
from karfunkel.games.diamantenraub.options import Options
from karfunkel.words.catalogue import Speaker


class Diamantenraub(Game):
    facts = Facts(
        name="diamantenraub",
        title="Diamantenraub",
        seats=(2, 3, 4),
        hidden=True,
        chance=True,
        simultaneous=True,
        longest=160,  # a seat plays each of its 20 cards once and ends as many rounds: 40 entries each (D13)
    )
    option_type = Options
    rules: ClassVar = rules
    endings: ClassVar = {"seven": ("D10",), "all_out": ("D13",)}

    def recorded(self, options: Options) -> dict[str, Any]:
        return super().recorded(options) | {"deck": material.recorded(options.deck)}

    def draw(
        self, options: Options, seats: int, words: Words, part: Mapping[str, object] | None = None
    ) -> dict[str, Any]:
        return deals.draw(options, seats, words, part or {})

    def layouts(self, options: Options, seats: int, deal: object) -> tuple[Position, ...]:
        return (deals.layout(options, seats, deal),)

    def fresh(self, options: Options, seats: int) -> Position:
        return deals.fresh(options, seats, deals.read_deck(options.deck))

    def opening(self, state: Position) -> tuple[Event, ...]:
        return (events.Began(1),)

    def parse_move(self, state: Position, text: str) -> int:
        return notation.parse_move(text)

    def format_move(self, state: Position, move: int) -> str:
        return notation.format_move(move)

    def call_move(self, state: Position, move: int, speaker: Speaker) -> str:
        if move == rules.SWAP:
            return speaker.say("diamantenraub-move-swap")
        if move == rules.KEEP:
            return speaker.say("diamantenraub-move-keep")
        cards = divmod(move - rules.KEEP_TWO, rules.CARDS) if move >= rules.KEEP_TWO else (move,)
        names = [notation.format_card(int(state.deck[card])) for card in cards]
        kind = "play" if len(cards) == 1 else "keep-two"
        return speaker.say(f"diamantenraub-move-{kind}", cards=speaker.all_of(names))

    def why_illegal(self, state: Position, seat: int, move: int) -> str:
        return notation.why_illegal(state, seat, move)

    def open_move(self, state: Position, seat: int, move: int, viewer: int) -> str:
        if move >= rules.KEEP_TWO and viewer != seat:
            return notation.format_move(rules.KEEP)  # which cards stays unknown (D15)
        return notation.format_move(move)

    def event(self, state: Position, row: Sequence[int]) -> Event:
        return events.read(state, row)

    def tell(self, event: Event, speaker: Speaker) -> str:
        return events.tell(event, speaker)

    def view(self, state: Position, seat: int) -> view.View:
        return view.view(state, seat)


GAME = Diamantenraub()
verbs.enlist(rules)
