"""Diamantenraub by the rule sheet (D1-D15)."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Any

TO_WIN = 7


@dataclass(frozen=True)
class Card:
    """D2, read from its text: side, number, colour, symbols ("L7R", "R10B:x5+^")."""

    side: str
    number: int
    colour: str
    symbols: tuple[str, ...]


def read_card(text: str) -> Card:
    front, _, symbols = text.partition(":")
    return Card(front[0], int(front[1:-1]), front[-1], tuple(symbols.split("+")) if symbols else ())


class Player:
    def __init__(self, pile: list[int]) -> None:
        self.pile = list(pile)
        self.hand: list[int] = []
        self.stacks: dict[str, list[int]] = {"L": [], "R": []}  # top card last
        self.diamonds = 0
        self.is_out = False

    def draw_up_to(self, limit: int) -> None:
        while self.pile and len(self.hand) < limit:
            self.hand.append(self.pile.pop(0))


class Oracle:
    def __init__(self, options: dict[str, Any], seats: int, deal: dict[str, Any]) -> None:
        self.seen: Counter[str] = Counter()
        self.junior = bool(options["junior"])
        self.cards: dict[int, Card] = {}
        for number, text in enumerate(deal["deck"], start=1):
            self.cards[number] = read_card(text)
        self.players: dict[int, Player] = {}
        for seat in range(1, seats + 1):
            self.players[seat] = Player(deal["piles"][seat - 1])
            self.players[seat].draw_up_to(4)  # D1
        self.bag = 7 * seats
        self.step = "choose a card"  # or "refill the hand"
        self.entries: dict[int, str] = {}  # what was chosen in the running simultaneous step
        self.result: dict[str, Any] | None = None

    # Who may enter what

    def seats_still_in(self) -> list[int]:
        return [seat for seat in self.players if not self.players[seat].is_out]

    def pending(self) -> list[int]:
        """D15: everyone still in, once per step."""
        if self.result:
            return []
        return [seat for seat in self.seats_still_in() if seat not in self.entries]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.pending():
            return []
        if self.step == "choose a card":
            return sorted(f"P{card}" for card in self.players[seat].hand)  # D4
        return sorted(self.ways_to_refill(seat))

    def ways_to_refill(self, seat: int) -> list[str]:
        """D12."""
        player = self.players[seat]
        limit = self.hand_limit(seat)
        ways = []
        if player.pile:
            ways.append("S")
        if len(player.hand) <= limit:
            ways.append("K")
        else:
            for kept in combinations(sorted(player.hand), limit):
                ways.append("K" + ",".join(str(card) for card in kept))
        return ways

    def play(self, seat: int, text: str) -> None:
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {text}")
        self.entries[seat] = text
        if self.pending():
            return
        entries, self.entries = self.entries, {}
        if self.step == "choose a card":
            self.turn_up(entries)
        else:
            self.phase_four(entries)

    # A round

    def turn_up(self, entries: dict[int, str]) -> None:
        """D4, then the phases; D14: junior skips all but the second."""
        for seat in entries:
            card = int(entries[seat][1:])
            self.players[seat].hand.remove(card)
            self.players[seat].stacks[self.cards[card].side].append(card)
        if not self.junior:
            self.phase_one()
        winners = self.phase_two()
        if not self.junior:
            self.phase_three(winners)
        self.end_with_a_clear_leader()
        if self.result:
            return
        if self.junior:
            self.refill_without_a_decision()
        else:
            self.step = "refill the hand"
            self.note_hand_limits()

    def active(self, seat: int) -> list[Card]:
        return [self.cards[stack[-1]] for stack in self.players[seat].stacks.values() if stack]

    def opponents(self, seat: int) -> list[int]:
        return [other for other in self.players if other != seat]

    def phase_one(self) -> None:
        """D5: everything fires first, then what is hit goes."""
        hit: list[tuple[int, str]] = []
        for seat in self.players:
            for side, stack in self.players[seat].stacks.items():
                if stack and self.is_hit(self.cards[stack[-1]], self.opponents(seat)):
                    hit.append((seat, side))
        had_cards = any(self.active(seat) for seat in self.players)
        for seat, side in hit:
            self.note_beaten(self.players[seat].stacks[side])
            self.players[seat].stacks[side] = []
        if had_cards and not any(self.active(seat) for seat in self.players):
            self.seen["D5 all cards beaten"] += 1

    def is_hit(self, target: Card, enemies: list[int]) -> bool:
        for enemy in enemies:
            for card in self.active(enemy):
                for symbol in card.symbols:
                    if symbol.startswith("x") and ammunition_hits(symbol[1:], target):
                        return True
        return False

    def note_beaten(self, stack: list[int]) -> None:
        self.seen["D5 card beaten"] += 1
        if len(stack) > 1:
            self.seen["D5 stack lost with its top card"] += 1
        if any(symbol.startswith("x") for symbol in self.cards[stack[-1]].symbols):
            self.seen["D5 hit card had ammunition"] += 1

    def phase_two(self) -> list[int]:
        """D6, D7: the winners, each of whom has taken a diamond."""
        fighters = [seat for seat in self.players if self.active(seat)]
        if not fighters:
            self.seen["D6 nobody active"] += 1
            return []
        if len(fighters) < len(self.seats_still_in()):
            self.seen["D6 someone sits out"] += 1
        if len(fighters) == 1:
            self.seen["D6 lone active wins"] += 1
            winners = fighters
        else:
            winners = self.winners_by_strength(fighters)
        for seat in winners:
            self.take_a_diamond(seat)
        return winners

    def winners_by_strength(self, fighters: list[int]) -> list[int]:
        """D7."""
        strength = {seat: sum(card.number for card in self.active(seat)) for seat in fighters}
        up = any("^" in card.symbols for seat in fighters for card in self.active(seat))
        down = any("v" in card.symbols for seat in fighters for card in self.active(seat))
        if up and down:
            self.seen["D7 up cancels down"] += 1
        if down and not up:
            self.seen["D7 lowest wins"] += 1
            best = min(strength.values())
        else:
            best = max(strength.values())
        winners = [seat for seat in fighters if strength[seat] == best]
        if len(winners) > 1:
            self.seen["D7 tie of winners"] += 1
        return winners

    def phase_three(self, winners: list[int]) -> None:
        """D8. Players without active cards have no symbols and no colours here, so they sit it out (D6)."""
        for seat in winners:
            if any("*" in card.symbols for card in self.active(seat)):
                self.seen["D8 extra diamond"] += 1
                self.take_a_diamond(seat)
        for seat in self.players:
            if self.suffers_a_loss(seat):
                if self.players[seat].diamonds > 0:
                    self.seen["D8 loss"] += 1
                    if seat in winners:
                        self.seen["D8 winner loses too"] += 1
                    self.players[seat].diamonds -= 1
                    self.bag += 1
                else:
                    self.seen["D8 nothing to lose"] += 1

    def suffers_a_loss(self, seat: int) -> bool:
        for enemy in self.opponents(seat):
            for card in self.active(enemy):
                for own in self.active(seat):
                    if "-" + own.colour in card.symbols:
                        return True
        return False

    def take_a_diamond(self, seat: int) -> None:
        """D9."""
        self.players[seat].diamonds += 1
        if self.bag > 0:
            self.bag -= 1
        else:
            self.seen["D9 paid from spares"] += 1

    # The end of a round

    def end_with_a_clear_leader(self) -> None:
        """D10. The diamonds of those who are out count as well (D13: they stay theirs)."""
        best = max(self.scores())
        if best < TO_WIN:
            return
        if len(self.leaders()) > 1:
            self.seen["D10 tie at seven plays on"] += 1
            return
        if self.players[self.leaders()[0]].is_out:
            self.seen["D10 the leader is out"] += 1
        self.finish("seven")

    def hand_limit(self, seat: int) -> int:
        """D11."""
        if any("five" in card.symbols for card in self.active(seat)):
            return 5
        for enemy in self.opponents(seat):
            if any("two" in card.symbols for card in self.active(enemy)):
                return 2
        return 4

    def note_hand_limits(self) -> None:
        for seat in self.seats_still_in():
            limit = self.hand_limit(seat)
            if limit == 5:
                self.seen["D11 five"] += 1
                enemies = [card for enemy in self.opponents(seat) for card in self.active(enemy)]
                if any("two" in card.symbols for card in enemies):
                    self.seen["D11 five beats two"] += 1
            if limit == 2:
                self.seen["D11 two"] += 1
                if not self.active(seat):
                    self.seen["D11 two binds a seat without active cards"] += 1
            if not self.players[seat].hand and not self.players[seat].pile:
                self.seen["D12 nothing to keep"] += 1

    def phase_four(self, entries: dict[int, str]) -> None:
        """D12. The limits are those of the symbols that lay there when everybody chose."""
        limits = {seat: self.hand_limit(seat) for seat in entries}
        for seat, text in entries.items():
            player = self.players[seat]
            if text == "S":
                self.seen["D12 swap"] += 1
                if len(player.pile) < limits[seat]:
                    self.seen["D12 swap for fewer cards"] += 1
                if len(player.hand) > limits[seat]:
                    self.seen["D12 swap of a hand above the limit"] += 1
                player.hand = []
            elif text != "K":
                self.seen["D12 reduce"] += 1
                player.hand = [int(card) for card in text[1:].split(",")]
            player.draw_up_to(limits[seat])
        self.begin_next_round()

    def refill_without_a_decision(self) -> None:
        """D14."""
        for seat in self.seats_still_in():
            self.players[seat].draw_up_to(4)
        self.begin_next_round()

    def begin_next_round(self) -> None:
        """D13."""
        self.step = "choose a card"
        for seat in self.seats_still_in():
            player = self.players[seat]
            if not player.hand and not player.pile:
                self.seen["D13 out"] += 1
                player.is_out = True
                player.stacks = {"L": [], "R": []}
        if not self.seats_still_in():
            self.seen["D13 all out"] += 1
            self.finish("all_out")
        elif len(self.seats_still_in()) == 1:
            self.seen["D13 the last one plays on alone"] += 1

    def scores(self) -> list[int]:
        return [player.diamonds for player in self.players.values()]

    def leaders(self) -> list[int]:
        """G3."""
        return [seat for seat in self.players if self.players[seat].diamonds == max(self.scores())]

    def finish(self, reason: str) -> None:
        self.result = {"scores": self.scores(), "winners": self.leaders(), "reason": reason}

    def outcome(self) -> dict[str, Any] | None:
        return self.result


def ammunition_hits(against: str, target: Card) -> bool:
    """D5: a number, a colour, a plain arrow or the plain diamond; never a crossed-out or a loss symbol."""
    if against.isdigit():
        return target.number == int(against)
    if against in ("R", "Y", "B", "G"):
        return target.colour == against
    return against in target.symbols
