"""Carat: tiles full of diamonds, laid round chips that go to the colour with the most carats."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from karfunkel.games import verbs
from karfunkel.games.carat import deals, events, notation, rules, view
from karfunkel.games.carat.options import Options
from karfunkel.games.contract import Ended, Event, Facts, Game, Position, Words, copy
from karfunkel.words.catalogue import Speaker


class Carat(Game):
    facts = Facts(
        name="carat",
        title="Carat",
        seats=(2, 3, 4),
        hidden=True,
        chance=True,
        simultaneous=False,
        longest=rules.TILES,
    )
    option_type = Options
    rules: ClassVar = rules
    endings: ClassVar = {"all_tiles": ("C16",)}

    def draw(
        self, options: Options, seats: int, words: Words, part: Mapping[str, object] | None = None
    ) -> dict[str, Any]:
        return deals.draw(options, seats, words, part or {})

    def layouts(self, options: Options, seats: int, deal: object) -> tuple[Position, ...]:
        return (deals.layout(options, seats, deal),)

    def fresh(self, options: Options, seats: int) -> Position:
        return deals.fresh(options, seats)

    def foresee(self, state: Position, seat: int, move: int) -> tuple[Event, ...]:
        """The chips it surrounds lie open, and with the last tile the end; what is drawn next does not."""
        happens = self.play(copy(state), seat, move)
        return tuple(event for event in happens if isinstance(event, events.Scored | Ended))

    def parse_move(self, state: Position, text: str) -> int:
        return notation.parse_move(text)

    def format_move(self, state: Position, move: int) -> str:
        return notation.format_move(move)

    def call_move(self, state: Position, move: int, speaker: Speaker) -> str:
        field, tile = notation.format_move(move).split("=")
        return speaker.say("carat-move", tile=tile, field=field)

    def why_illegal(self, state: Position, seat: int, move: int) -> str:
        tile, field, _ = notation.split(move)
        name = notation.FIELDS[field]
        if not int(state.hands[seat - 1]) >> tile & 1:
            return f"the tile {notation.TILES[tile]} is not in that seat's hand (C7)"
        if int(state.laid) >> field & 1:
            return f"{name} is not free (C9)"
        if not state.laid:
            return f"the first tile may not lie at the edge of the board, and {name} does (C8)"
        return f"{name} does not share a side with a laid tile (C9)"

    def event(self, state: Position, row: Sequence[int]) -> Event:
        return events.read(state, row)

    def tell(self, event: Event, speaker: Speaker) -> str:
        return events.tell(event, speaker)

    def view(self, state: Position, seat: int) -> view.View:
        return view.view(state, seat)


GAME = Carat()
verbs.enlist(rules)
