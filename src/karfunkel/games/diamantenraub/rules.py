"""Diamantenraub: pick a card in secret, turn it up, shoot, fight, loot (D1-D15).

Source: the leaflet "Wickie und die starken Männer: Diamantenraub".  Ours are the deck (D3, decks/house.txt),
spare diamonds without end (D9), play on until one leads alone (D10), five over two (D11), the reduction
of a hand above its limit (D12) and what becomes of a player who is out (D13).

A card is one small number: its side, number, colour and up to two symbols.  What an active card bears is a
set of bits: its number, its colour, its plain symbols.  What it fires at is a set of the same bits, so
that a hit is one AND (D5), and so is a loss (D8).
"""

import numpy as np

from karfunkel.games.chance import pick, shuffle
from karfunkel.games.journal import tell
from karfunkel.games.kernel import allocating_kernel, kernel, record
from karfunkel.games.stage import HEAD, PLAYING, begin, finish, first_seat, highest

CARDS = 80
PILE = 20
MOST_SEATS = 4
MOST_HELD = 5
LEFT, RIGHT = 0, 1

STATE = record(
    [
        ("bears", "i8", (4, 2)),  # what each seat's active left and right card bears; 0: no active card
        ("fires", "i4", (4, 2)),  # and what it fires at
        ("deck", "i4", (80,)),  # the cards, as `pack` makes them
        ("chosen", "i2", (4,)),  # in this step, by the seats still in that are not pending; otherwise 0
        ("bag", "i2"),  # below 0: so many spare diamonds were paid (D9)
        ("piles", "i1", (4, 20)),  # first drawn first; what has been drawn is wiped out
        ("drawn", "i1", (4,)),
        ("hands", "i1", (4, 5)),  # ascending
        ("held", "i1", (4,)),
        ("stacks", "i1", (4, 2, 20)),  # bottom card first; the last one is active (D4)
        ("heights", "i1", (4, 2)),
        ("discards", "i1", (4, 20)),  # open: beaten stacks (D5), and those of who is out (D13)
        ("discarded", "i1", (4,)),
        ("thrown", "i1", (4, 20)),  # face down (D12)
        ("threw", "i1", (4,)),
        ("diamonds", "i1", (4,)),
        ("limits", "i1", (4,)),  # of the hands (D11)
        ("still_in", "u1"),  # one bit a seat (D13)
        ("step", "i1"),  # CARD or HAND
        ("rounds", "i1"),  # begun so far
        ("junior", "i1"),
        *HEAD,
    ]
)

CARD, HAND = range(2)  # the two simultaneous steps of a round: D4, D12

SWAP, KEEP, KEEP_TWO = 80, 81, 82  # moves 0-79 play a card; 82 + 80 a + b keeps just the cards a < b
MOST_MOVES = 7  # two of four cards, or a swap

SPARE_WORDS = 17  # for words that `pick` passes over
WORDS = CARDS - 1 + MOST_SEATS + SPARE_WORDS

REASONS = ("seven", "all_out")
SEVEN, ALL_OUT = range(2)

TO_WIN = 7  # D10
USUAL_LIMIT, TWO_LIMIT, FIVE_LIMIT = 4, 2, 5  # D11

(
    CHOSE,
    TURNED_UP,
    COVERED,
    HIT,
    BEATEN,
    NOBODY,
    ALONE,
    STRENGTH,
    ARROWS,
    WON,
    EXTRA,
    LOST,
    PLAYED_ON,
    LIMITED,
    SWAPPED,
    KEPT,
    REDUCED,
    REFILLED,
    OUT,
    LAST,
    BEGAN,
) = range(21)  # kinds of events

_MOST_HITS = 8 * 2 * 6  # eight active cards with two symbols, each at six cards of opponents
MOST_EVENTS = 2 + _MOST_HITS + 8 * MOST_SEATS + 20  # covered … out at most once a seat, beaten twice

# Bits: 0-19 the numbers 1-20, 20-23 the colours R Y B G, then the plain symbols.  Ammunition is the bit
# of what it is fired at.
COLOUR_BIT = 20
COLOURS = 0xF
UP, DOWN, DIAMOND = 1 << 24, 1 << 25, 1 << 26
LOSS_BIT = 27  # of the colours R Y B G
TWO, FIVE = 1 << 31, 1 << 32

# Symbols: 0 none, 1-27 the ammunition at the bits 0-26, 28-36 those that a card bears, the bits 24-32.
LAST_AMMUNITION = 27


def pack(side: int, number: int, colour: int, first: int, second: int) -> int:
    """A card as a number."""
    return side | number << 1 | colour << 6 | first << 8 | second << 14


@kernel
def side_of(card):
    return card & 1


@kernel
def number_of(card):
    return (card >> 1) & 31


@kernel
def colour_of(card):
    return (card >> 6) & 3


@kernel
def symbol_of(card, which):
    return (card >> (8 + 6 * which)) & 63


@kernel
def borne(card):
    """What a card bears, as bits."""
    bits = (1 << (number_of(card) - 1)) | (1 << (COLOUR_BIT + colour_of(card)))
    for which in range(2):
        symbol = symbol_of(card, which)
        if symbol > LAST_AMMUNITION:
            bits |= 1 << (symbol - 4)
    return bits


@kernel
def fired(card):
    """What a card fires at, as bits."""
    bits = 0
    for which in range(2):
        symbol = symbol_of(card, which)
        if 0 < symbol <= LAST_AMMUNITION:
            bits |= 1 << (symbol - 1)
    return bits


# --- before the game


@kernel
def setup(state, seats, junior):
    state.seats = seats
    state.junior = junior


@allocating_kernel
def deal_piles(state, words):
    """D1: twenty cards for each seat, whatever the number of players; the rest is set aside unseen."""
    cards = np.arange(CARDS)
    shuffle(cards, CARDS, words, 0)
    for seat in range(np.int64(state.seats)):
        for place in range(PILE):
            state.piles[seat, place] = cards[PILE * seat + place]


@kernel
def open_game(state):
    """D1: seven diamonds a player in the bag, four cards in every hand."""
    seats = np.int64(state.seats)
    state.bag = TO_WIN * seats
    state.rounds = 1
    state.still_in = (1 << seats) - 1
    for seat in range(seats):
        state.limits[seat] = USUAL_LIMIT
        draw_up(state, seat, USUAL_LIMIT)
    begin(state, (1 << seats) - 1)


@kernel
def deal(state, words):
    deal_piles(state, words)
    open_game(state)


@kernel
def lay(state, source):
    for card in range(CARDS):  # one by one: Numba would copy a whole array by way of a new one
        state.deck[card] = source.deck[card]
    for seat in range(MOST_SEATS):
        for place in range(PILE):
            state.piles[seat, place] = source.piles[seat, place]
        for place in range(MOST_HELD):
            state.hands[seat, place] = source.hands[seat, place]
        state.drawn[seat] = source.drawn[seat]
        state.held[seat] = source.held[seat]
    open_game(state)


# --- choosing


@kernel
def legal(state, seat, moves):
    if not (np.int64(state.pending) >> seat) & 1:
        return 0
    return choices(state, seat, moves)


@kernel
def choices(state, seat, moves):
    """What a seat still in may choose in this step, whether or not it has chosen."""
    held = np.int64(state.held[seat])
    if state.step == CARD:  # D4
        for place in range(held):
            moves[place] = state.hands[seat, place]
        return held
    count = 0
    if state.drawn[seat] < PILE:  # D12: only from a draw pile that is not empty
        moves[0] = SWAP
        count = 1
    if held <= state.limits[seat]:
        moves[count] = KEEP
        return count + 1
    for first in range(held):  # only a limit of two can be below a hand (D11, D12)
        for second in range(first + 1, held):
            moves[count] = keep_two(state.hands[seat, first], state.hands[seat, second])
            count += 1
    return count


@kernel
def keep_two(first, second):
    """The move that keeps just these two cards, in ascending order."""
    return KEEP_TWO + CARDS * np.int64(first) + np.int64(second)


@kernel
def play(state, seat, move, events):
    """D15: a choice is secret until all have chosen, and only then anything happens."""
    state.chosen[seat] = move
    pending = np.int64(state.pending) & ~(1 << seat)
    state.pending = pending
    tell(events, CHOSE, seat, state.step)
    if pending:
        return
    if state.step == CARD:
        turn_up(state, events)
        if not state.junior:
            phase_one(state, events)
        winners = phase_two(state, events)
        if not state.junior:
            phase_three(state, winners, events)
        if has_clear_leader(state, events):
            finish(state, highest(state.diamonds, np.int64(state.seats)), SEVEN)
        elif state.junior:
            refill(state, events)
            begin_round(state, events)
        else:
            set_limits(state, events)
            state.step = HAND
            state.pending = state.still_in
    else:
        phase_four(state, events)
        begin_round(state, events)


@kernel
def turn_up(state, events):
    """D4: all cards together, each on its owner's left or right stack."""
    if len(events):
        tell_cards(state, events)
    still_in = np.int64(state.still_in)
    for seat in range(np.int64(state.seats)):
        if (still_in >> seat) & 1:
            card = np.int64(state.chosen[seat])
            state.chosen[seat] = 0
            take_from_hand(state, seat, card)
            lay_on_stack(state, seat, card, events)


@kernel
def tell_cards(state, events):
    """All cards turned up, by seat and counted from 1; 0 for who is out."""
    cards = (np.int64(0), np.int64(0), np.int64(0), np.int64(0))
    still_in = np.int64(state.still_in)
    for seat in range(MOST_SEATS):
        card = np.int64(state.chosen[seat]) + 1 if (still_in >> seat) & 1 else 0
        cards = (cards[1], cards[2], cards[3], np.int64(card))
    tell(events, TURNED_UP, 0, cards[0], cards[1], cards[2], cards[3])


@kernel
def take_from_hand(state, seat, card):
    held = np.int64(state.held[seat]) - 1
    place = 0
    while state.hands[seat, place] != card:
        place += 1
    for behind in range(place, held):
        state.hands[seat, behind] = state.hands[seat, behind + 1]
    state.hands[seat, held] = 0
    state.held[seat] = held


@kernel
def lay_on_stack(state, seat, card, events):
    face = np.int64(state.deck[card])
    side = side_of(face)
    height = np.int64(state.heights[seat, side])
    if height:
        tell(events, COVERED, seat, state.stacks[seat, side, height - 1], card)
    state.stacks[seat, side, height] = card
    state.heights[seat, side] = height + 1
    state.bears[seat, side] = borne(face)
    state.fires[seat, side] = fired(face)


@kernel
def active_card(state, seat, side):
    """The top card of a stack that is not empty."""
    return state.stacks[seat, side, np.int64(state.heights[seat, side]) - 1]


@kernel
def borne_by(state, seat):
    """What a seat's active cards bear together; 0 if it has none."""
    return state.bears[seat, LEFT] | state.bears[seat, RIGHT]


@kernel
def borne_by_opponents(state, seat):
    bits = np.int64(0)
    for opponent in range(np.int64(state.seats)):
        if opponent != seat:
            bits |= borne_by(state, opponent)
    return bits


# --- phase 1: ammunition


@kernel
def phase_one(state, events):
    """D5: all fire at once, a hit card too; only then every hit card goes, with its stack."""
    seats = np.int64(state.seats)
    hit = 0
    for seat in range(seats):
        ammunition = np.int64(0)
        for opponent in range(seats):
            if opponent != seat:
                ammunition |= np.int64(state.fires[opponent, LEFT]) | np.int64(state.fires[opponent, RIGHT])
        for side in range(2):
            if state.bears[seat, side] & ammunition:
                hit |= 1 << (2 * seat + side)
    if hit:
        if len(events):
            tell_hits(state, events)
        for seat in range(seats):
            for side in range(2):
                if (hit >> (2 * seat + side)) & 1:
                    tell(events, BEATEN, seat, side, state.discarded[seat], state.heights[seat, side])
                    discard_stack(state, seat, side)


@kernel
def tell_hits(state, events):
    """Which card's ammunition hits which card."""
    seats = np.int64(state.seats)
    for shooter in range(seats):
        for barrel in range(2):
            if state.fires[shooter, barrel]:
                card = active_card(state, shooter, barrel)
                for which in range(2):
                    symbol = symbol_of(np.int64(state.deck[card]), which)
                    if 0 < symbol <= LAST_AMMUNITION:
                        for seat in range(seats):
                            for side in range(2):
                                if seat != shooter and state.bears[seat, side] & (1 << (symbol - 1)):
                                    target = active_card(state, seat, side)
                                    tell(events, HIT, shooter, card, symbol, seat, target)


@kernel
def discard_stack(state, seat, side):
    """A stack goes to its owner's discard for good, the active card and all under it."""
    discarded = np.int64(state.discarded[seat])
    for place in range(np.int64(state.heights[seat, side])):
        state.discards[seat, discarded] = state.stacks[seat, side, place]
        state.stacks[seat, side, place] = 0
        discarded += 1
    state.discarded[seat] = discarded
    state.heights[seat, side] = 0
    state.bears[seat, side] = 0
    state.fires[seat, side] = 0


# --- phase 2: strength


@kernel
def phase_two(state, events):
    """D6, D7: who fights, who wins; each winner takes one diamond.  The winners, as bits."""
    seats = np.int64(state.seats)
    fighters = 0
    for seat in range(seats):
        if borne_by(state, seat):
            fighters |= 1 << seat
    if fighters == 0:
        tell(events, NOBODY, 0)
        return 0
    if fighters & (fighters - 1) == 0:
        winners = fighters
        tell(events, ALONE, first_seat(fighters))
    else:
        winners = strongest(state, fighters, events)
    for seat in range(seats):
        if (winners >> seat) & 1:
            tell(events, WON, seat, winners & (winners - 1) != 0, state.bag <= 0)
            take_diamond(state, seat)
    return winners


@kernel
def strength(state, seat):
    """The sum of the numbers on a seat's active cards."""
    total = np.int64(0)
    for side in range(2):
        if state.heights[seat, side]:
            total += number_of(np.int64(state.deck[active_card(state, seat, side)]))
    return total


@kernel
def strongest(state, fighters, events):
    """D7: the highest strength wins, or the lowest where only down arrows are active; ties win together."""
    seats = np.int64(state.seats)
    arrows = np.int64(0)
    for seat in range(seats):
        arrows |= borne_by(state, seat)
    arrows &= UP | DOWN
    way = -1 if arrows == DOWN else 1
    best = np.int64(-1000)
    winners = 0
    for seat in range(seats):
        if (fighters >> seat) & 1:
            own = strength(state, seat)
            tell(
                events, STRENGTH, seat, own, card_or_none(state, seat, LEFT), card_or_none(state, seat, RIGHT)
            )
            if way * own > best:
                best = way * own
                winners = 0
            if way * own == best:
                winners |= 1 << seat
    tell(events, ARROWS, 0, arrows & UP != 0, arrows & DOWN != 0, best * way)
    return winners


@kernel
def card_or_none(state, seat, side):
    """The active card of a stack, for an event, counted from 1; 0: none."""
    return np.int64(active_card(state, seat, side)) + 1 if state.heights[seat, side] else 0


@kernel
def take_diamond(state, seat):
    """D9: what is due is paid, from spare diamonds once the bag is empty."""
    state.diamonds[seat] += 1
    state.bag -= 1


# --- phase 3: loot


@kernel
def phase_three(state, winners, events):
    """D8: first the winners' extra diamonds, then the losses; one each at most."""
    seats = np.int64(state.seats)
    for seat in range(seats):
        if (winners >> seat) & 1 and borne_by(state, seat) & DIAMOND:
            side = LEFT if state.bears[seat, LEFT] & DIAMOND else RIGHT
            tell(events, EXTRA, seat, active_card(state, seat, side), state.bag <= 0)
            take_diamond(state, seat)
    for seat in range(seats):
        if (borne_by(state, seat) >> COLOUR_BIT) & (borne_by_opponents(state, seat) >> LOSS_BIT) & COLOURS:
            if len(events):
                tell_loss(state, seat, events)
            if state.diamonds[seat]:
                state.diamonds[seat] -= 1
                state.bag += 1


@kernel
def tell_loss(state, seat, events):
    """The first of a seat's active cards and of the opponents' loss symbols that go together."""
    for side in range(2):
        for opponent in range(np.int64(state.seats)):
            for foe in range(2):
                colours = (state.bears[seat, side] >> COLOUR_BIT) & (state.bears[opponent, foe] >> LOSS_BIT)
                if opponent != seat and colours & COLOURS:
                    card, cause = active_card(state, seat, side), active_card(state, opponent, foe)
                    tell(events, LOST, seat, card, opponent, cause, state.diamonds[seat] > 0)
                    return


@kernel
def has_clear_leader(state, events):
    """D10: somebody alone has the most diamonds, and at least seven."""
    leaders = highest(state.diamonds, np.int64(state.seats))
    most = state.diamonds[first_seat(leaders)]
    if most < TO_WIN:
        return False
    if leaders & (leaders - 1):
        tell(events, PLAYED_ON, 0, leaders, most)
        return False
    return True


# --- phase 4: hands


@kernel
def set_limits(state, events):
    """D11: five by an own symbol, else two by an opponent's, else four; without active cards, too."""
    still_in = np.int64(state.still_in)
    for seat in range(np.int64(state.seats)):
        if (still_in >> seat) & 1:
            limit = USUAL_LIMIT
            if borne_by(state, seat) & FIVE:
                limit = FIVE_LIMIT
            elif borne_by_opponents(state, seat) & TWO:
                limit = TWO_LIMIT
            state.limits[seat] = limit
            if len(events):
                tell_limit(state, seat, events)


@kernel
def tell_limit(state, seat, events):
    """A seat's limit, with its own five-cards and the first opponent's two-cards symbol, if any."""
    five = 0
    two_by, two = 0, 0
    for other in range(np.int64(state.seats)):
        for side in range(2):
            if other == seat:
                if five == 0 and state.bears[seat, side] & FIVE:
                    five = card_or_none(state, seat, side)
            elif two == 0 and state.bears[other, side] & TWO:
                two_by, two = other, card_or_none(state, other, side)
    tell(events, LIMITED, seat, state.limits[seat], five, two_by, two)


@kernel
def phase_four(state, events):
    """D12: all at once swap or keep, above the limit only part of it, and draw up to the limit."""
    still_in = np.int64(state.still_in)
    for seat in range(np.int64(state.seats)):
        if (still_in >> seat) & 1:
            move = np.int64(state.chosen[seat])
            state.chosen[seat] = 0
            threw = np.int64(state.threw[seat])
            kind = KEPT
            if move == SWAP:
                kind = SWAPPED
                throw_all_but(state, seat, -1, -1)
            elif move != KEEP:
                kind = REDUCED
                throw_all_but(state, seat, (move - KEEP_TWO) // CARDS, (move - KEEP_TWO) % CARDS)
            drawn = draw_up(state, seat, np.int64(state.limits[seat]))
            tell(events, kind, seat, threw, np.int64(state.threw[seat]) - threw, drawn)


@kernel
def throw_all_but(state, seat, first, second):
    """Throw the hand away, face down, but for these two cards."""
    kept = 0
    threw = np.int64(state.threw[seat])
    for place in range(np.int64(state.held[seat])):
        card = state.hands[seat, place]
        state.hands[seat, place] = 0
        if card in (first, second):
            state.hands[seat, kept] = card
            kept += 1
        else:
            state.thrown[seat, threw] = card
            threw += 1
    state.held[seat] = kept
    state.threw[seat] = threw


@kernel
def draw_up(state, seat, limit):
    """Draw up to the limit while the pile lasts; which places of the hand are new, as bits."""
    held, drawn = np.int64(state.held[seat]), np.int64(state.drawn[seat])
    fresh = 0
    while held < limit and drawn < PILE:
        place = put_in_order(state, seat, held, state.piles[seat, drawn])
        before = (1 << place) - 1
        fresh = (fresh & before) | (1 << place) | ((fresh & ~before) << 1)
        state.piles[seat, drawn] = 0
        held += 1
        drawn += 1
    state.held[seat] = held
    state.drawn[seat] = drawn
    return fresh


@kernel
def put_in_order(state, seat, held, card):
    """Put a card into a hand of so many; its place there."""
    place = held
    while place > 0 and state.hands[seat, place - 1] > card:
        state.hands[seat, place] = state.hands[seat, place - 1]
        place -= 1
    state.hands[seat, place] = card
    return place


@kernel
def refill(state, events):
    """D14: in the junior game everyone draws up to four, and there is nothing to decide."""
    still_in = np.int64(state.still_in)
    for seat in range(np.int64(state.seats)):
        if (still_in >> seat) & 1:
            drawn = draw_up(state, seat, USUAL_LIMIT)
            tell(events, REFILLED, seat, state.threw[seat], 0, drawn)


@kernel
def begin_round(state, events):
    """D13: who has neither hand nor draw pile is out; the others begin the next round."""
    before = still_in = np.int64(state.still_in)
    for seat in range(np.int64(state.seats)):
        if (before >> seat) & 1 and state.held[seat] == 0 and state.drawn[seat] == PILE:
            still_in &= ~(1 << seat)
            tell(events, OUT, seat, state.discarded[seat], state.diamonds[seat])
            discard_stack(state, seat, LEFT)
            discard_stack(state, seat, RIGHT)
            state.limits[seat] = 0
    state.still_in = still_in
    if still_in == 0:
        finish(state, highest(state.diamonds, np.int64(state.seats)), ALL_OUT)
        return
    if still_in != before and still_in & (still_in - 1) == 0:
        tell(events, LAST, first_seat(still_in))
    state.step = CARD
    state.rounds += 1
    state.pending = still_in
    tell(events, BEGAN, 0, state.rounds)


# --- for all games


@kernel
def scores(state, out):
    for seat in range(np.int64(state.seats)):
        out[seat] = state.diamonds[seat]


@allocating_kernel
def redeal(state, seat, words):
    """Deal out anew all cards whose places the seat does not know, and choose anew for who has chosen.

    Known are the open cards (D5), the own hand and what one threw away oneself (D12).  Not known: the others'
    hands and thrown cards, the order of all draw piles, the own one too, and what was set aside (D1).
    """
    seats = np.int64(state.seats)
    cards = np.arange(CARDS)
    unknown = forget(state, seat, cards)
    cursor = shuffle(cards, unknown, words, 0)
    dealt = 0
    for other in range(seats):
        if other != seat:
            for held in range(np.int64(state.held[other])):
                put_in_order(state, other, held, cards[dealt])
                dealt += 1
            for place in range(np.int64(state.threw[other])):
                state.thrown[other, place] = cards[dealt]
                dealt += 1
        for place in range(np.int64(state.drawn[other]), PILE):
            state.piles[other, place] = cards[dealt]
            dealt += 1
    if state.stage == PLAYING:
        moves = np.empty(MOST_MOVES, np.int64)
        have_chosen = np.int64(state.still_in) & ~np.int64(state.pending)
        for other in range(seats):
            if other != seat and (have_chosen >> other) & 1:
                which, cursor = pick(words, cursor, choices(state, other, moves))
                state.chosen[other] = moves[which]


@kernel
def forget(state, seat, cards):
    """Leave in a list of all cards, given ascending, those whose places the seat does not know; how many."""
    for other in range(np.int64(state.seats)):
        for side in range(2):
            for place in range(np.int64(state.heights[other, side])):
                cards[state.stacks[other, side, place]] = -1
        for place in range(np.int64(state.discarded[other])):
            cards[state.discards[other, place]] = -1
    if seat >= 0:
        for place in range(np.int64(state.held[seat])):
            cards[state.hands[seat, place]] = -1
        for place in range(np.int64(state.threw[seat])):
            cards[state.thrown[seat, place]] = -1
    unknown = 0
    for card in range(CARDS):
        if cards[card] >= 0:
            cards[unknown] = cards[card]
            unknown += 1
    return unknown
