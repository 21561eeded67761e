"""The Halbedelstein-Spiel: two mancala games on four rows of eight pits."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from karfunkel.games import verbs
from karfunkel.games.contract import Event, Facts, Game, Outcome, Position, Words
from karfunkel.games.halbedelstein import deals, events, notation, rules, view
from karfunkel.games.halbedelstein.options import Options
from karfunkel.words.catalogue import Speaker


class Halbedelstein(Game):
    facts = Facts(
        name="halbedelstein",
        title="Halbedelstein-Spiel",
        seats=(2,),
        hidden=False,
        chance=False,
        simultaneous=False,
        longest=None,  # captures may go back and forth
    )
    option_type = Options
    rules: ClassVar = rules
    endings: ClassVar = {"inner_row_empty": ("H6", "H10"), "only_singles": ("H10",), "quiet": ("H3",)}

    def draw(
        self, options: Options, seats: int, words: Words, part: Mapping[str, object] | None = None
    ) -> dict[str, Any]:
        return deals.draw(options, words, part or {})

    def layouts(self, options: Options, seats: int, deal: object) -> tuple[Position, ...]:
        deals.check(options, deal)
        return (deals.layout(options, cast("Mapping[str, Any]", deal)),)

    def fresh(self, options: Options, seats: int) -> Position:
        return deals.fresh(options)

    def lots_in_series(self, options: Options) -> int:
        """In game 1 the directions and a turn each; two random turns of game 2 decide most games."""
        if options.first_by_lot:
            return 0
        return 1 if options.rules == "advanced" else 4

    def conclude(self, state: Position, winners: tuple[int, ...], reason: str) -> Outcome:
        return Outcome(self.scores(state), winners, reason, view.pits(state))

    def parse_move(self, state: Position, text: str) -> int:
        return notation.parse_move(text)

    def format_move(self, state: Position, move: int) -> str:
        return notation.format_move(move)

    def call_move(self, state: Position, move: int, speaker: Speaker) -> str:
        return speaker.say("halbedelstein-move", pit=notation.format_move(move))

    def why_illegal(self, state: Position, seat: int, move: int) -> str:
        if state.step[seat - 1] == 0:
            return "first the direction is fixed, cw or ccw (H4)"
        if state.drawn != rules.NONE_DRAWN:
            return "the lot says which pit is lifted first (H11)"
        if move >= rules.PITS:
            return "the direction is fixed for the whole game (H4)"
        if state.advanced:
            return "only a pit with two or more stones may be lifted (H8)"
        return "the pit is empty (H4)"

    def event(self, state: Position, row: Sequence[int]) -> Event:
        return events.read(row)

    def tell(self, event: Event, speaker: Speaker) -> str:
        return events.tell(event, speaker)

    def view(self, state: Position, seat: int) -> view.View:
        return view.view(state, seat)


GAME = Halbedelstein()
verbs.enlist(rules)
