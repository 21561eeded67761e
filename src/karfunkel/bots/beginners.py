"""Beginners at Diamantenraub: each looks at a little more than the one before, and none beyond the round."""

from collections.abc import Sequence
from typing import Any

from karfunkel.bots.judgement.diamantenraub import LOW_HAND, lead, numbers_in_hand
from karfunkel.bots.mind import Deadline, Situation, Thought, alone
from karfunkel.games.contract import Position, copy
from karfunkel.games.diamantenraub import rules
from karfunkel.games.diamantenraub.rules import CARD, CARDS, KEEP, KEEP_TWO, SWAP, number_of
from karfunkel.games.journal import NO_EVENTS


class Beginner:
    """A card by ``_liking``, and in phase 4 what ``_manage`` says (D4, D12)."""

    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        position, seat = situation.position, situation.seat - 1
        moves = situation.game.legal(position, situation.seat)
        if position.step == CARD:
            return alone(max(moves, key=lambda card: self._liking(position, seat, card)))
        return alone(self._manage(position, seat, moves))

    def _liking(self, position: Position, seat: int, card: int) -> float:
        raise NotImplementedError

    def _manage(self, position: Position, seat: int, moves: Sequence[int]) -> int:
        """Keep the hand; of a hand above the limit, the highest cards."""
        return KEEP if KEEP in moves else max(moves, key=lambda move: sum(_kept(position, move)))


class Hoarder(Beginner):
    """It saves its high cards for later and plays the lowest."""

    def _liking(self, position: Position, seat: int, card: int) -> float:
        return -_number(position, card)


class Spendthrift(Hoarder):
    """It does so too, and always throws its hand away, because better cards may come."""

    def _manage(self, position: Position, seat: int, moves: Sequence[int]) -> int:
        return SWAP if SWAP in moves else super()._manage(position, seat, moves)


class Builder(Beginner):
    """It makes its own two cards as strong as it can, whatever the others have."""

    def _liking(self, position: Position, seat: int, card: int) -> float:
        other_side = 1 - rules.side_of(int(position.deck[card]))
        stands = rules.card_or_none(position, seat, other_side)
        return _number(position, card) + (_number(position, stands - 1) if stands else 0)


class Onlooker(Beginner):
    """It sees all that its card would do to what lies on the table, but not what others are about to play."""

    def _liking(self, position: Position, seat: int, card: int) -> float:
        after = copy(position)
        after.still_in = after.pending = 1 << seat
        rules.play(after, seat, card, NO_EVENTS)
        return float(lead(after, seat))

    def _manage(self, position: Position, seat: int, moves: Sequence[int]) -> int:
        held = int(position.held[seat])
        if KEEP in moves and SWAP in moves and numbers_in_hand(position, seat) < LOW_HAND * held:
            return SWAP
        return super()._manage(position, seat, moves)


def _number(position: Position, card: int) -> int:
    return int(number_of(int(position.deck[card])))


def _kept(position: Position, move: int) -> tuple[int, ...]:
    """The numbers of the cards that a reduction keeps."""
    if move < KEEP_TWO:
        return ()
    return tuple(_number(position, card) for card in divmod(move - KEEP_TWO, CARDS))
