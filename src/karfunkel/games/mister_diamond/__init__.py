"""Mister Diamond: which diamonds are loose?  They make rings valuable, and they can be stolen."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from karfunkel.games import material, verbs
from karfunkel.games.contract import Event, Facts, Game, Position, Words
from karfunkel.games.mister_diamond import deals, events, notation, rules, view
from karfunkel.games.mister_diamond.options import Options
from karfunkel.words.catalogue import Speaker


class MisterDiamond(Game):
    facts = Facts(
        name="mister_diamond",
        title="Mister Diamond",
        seats=(2, 3, 4, 5, 6, 7, 8),
        hidden=True,
        chance=True,
        simultaneous=False,
        longest=49,  # each of the 49 cards leads to one entry at most: a try, a theft or doing without one
    )
    option_type = Options
    rules: ClassVar = rules
    endings: ClassVar = {"pile_empty": ("M10",), "all_loose_taken": ("M10",)}

    def recorded(self, options: Options) -> dict[str, Any]:
        return {**super().recorded(options), "edition": material.recorded(options.edition)}

    def draw(
        self, options: Options, seats: int, words: Words, part: Mapping[str, object] | None = None
    ) -> dict[str, Any]:
        return deals.draw(options, seats, words, part or {})

    def layouts(self, options: Options, seats: int, deal: object) -> tuple[Position, ...]:
        return deals.layouts(options, seats, deal)

    def fresh(self, options: Options, seats: int) -> Position:
        return deals.fresh(options, seats, deals.read_edition(options.edition))

    def opening(self, state: Position) -> tuple[Event, ...]:
        return events.opening(state)

    def parse_move(self, state: Position, text: str) -> int:
        return notation.parse_move(state, text)

    def format_move(self, state: Position, move: int) -> str:
        return notation.format_move(state, move)

    def call_move(self, state: Position, move: int, speaker: Speaker) -> str:
        if move < rules.DECLINE:
            return speaker.say("mister-diamond-move-try", place=move + 1)
        if move == rules.DECLINE:
            return speaker.say("mister-diamond-move-decline")
        victim, kind = notation.split_theft(move)
        value = int(state.values[kind])
        return speaker.say("mister-diamond-move-steal", victim=speaker.who(victim), value=value)

    def why_illegal(self, state: Position, seat: int, move: int) -> str:
        if rules.face_up(state) != rules.STEAL:
            if move < rules.DECLINE:
                return f"the diamond at place {move + 1} has been taken already (M4)"
            return "a ring card is turned up, so a diamond must be tried (M4)"
        if move < rules.DECLINE:
            return "a steal card is turned up, so the choice is to steal or to decline with - (M6, M8)"
        victim, kind = notation.split_theft(move)
        value = f"{int(state.values[kind]):,}"
        if victim == seat:
            return "one steals from another player (M6)"
        if not state.filled[victim - 1, kind]:
            return f"seat {victim} has no ring worth {value} with a diamond (M6)"
        return f"you have no empty ring worth {value} to set the diamond into (M6)"

    def open_move(self, state: Position, seat: int, move: int, viewer: int) -> str:
        """M5: without marks nothing tells the place of a failed try later on, not even to who tried it."""
        failed = move < rules.DECLINE and int(state.fixed) >> move & 1
        return notation.FORGOTTEN if failed and not state.marks else self.format_move(state, move)

    def event(self, state: Position, row: Sequence[int]) -> Event:
        return events.read(state, row)

    def tell(self, event: Event, speaker: Speaker) -> str:
        return events.tell(event, speaker)

    def view(self, state: Position, seat: int) -> view.View:
        return view.view(state, seat)


GAME = MisterDiamond()
verbs.enlist(rules)
