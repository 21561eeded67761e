"""Mister Diamond: loose diamonds are taken off a tray, set into rings, and stolen (M1-M12).

Source: the German rulebook of Mister Diamond, whose list of parts is lost.  Ours are the ring values and
the number of cards (M1: an edition is data), any pattern of fixed diamonds (M2), declining a theft (M8),
and who begins later rounds (M12).

Places are the bits of 64-bit words.  A card is the index of its ring's value, or STEAL; the pile keeps
the cards turned up already, so that the last of them is the one that lies face up.  The rings of a round
stay on the table until the next deal.
"""

import numpy as np

from karfunkel.games.chance import pick, shuffle
from karfunkel.games.journal import tell
from karfunkel.games.kernel import kernel, record
from karfunkel.games.stage import HEAD, PLAYING, UNDEALT, begin, finish, highest

MOST_SEATS = 8
MOST_PLACES = 62  # a bit each, and one over for the step beyond the last
MOST_VALUES = 10
MOST_CARDS = 127

STATE = record(
    [
        ("fixed", "i8"),  # hidden: the places of fixed diamonds (M2)
        ("tray", "i8"),  # the places that still hold a diamond
        ("tried", "i8"),  # fixed diamonds that somebody tried: everyone has seen it (M5)
        ("totals", "i8", (MOST_SEATS,)),  # dollars of the rounds that are over (M12)
        ("values", "i4", (MOST_VALUES,)),  # the ring values, ascending
        ("rounds", "i2"),
        ("rounds_begun", "i2"),
        ("pile", "i1", (MOST_CARDS,)),  # in the order of turning up: indexes of values, or STEAL
        ("filled", "i1", (MOST_SEATS, MOST_VALUES)),  # rings with a diamond
        ("empty", "i1", (MOST_SEATS, MOST_VALUES)),  # rings without
        ("places", "i1"),
        ("fixtures", "i1"),  # how many diamonds are fixed
        ("loose", "i1"),  # how many loose ones are still on the tray; everyone can count them
        ("kinds", "i1"),  # how many ring values there are
        ("cards", "i1"),
        ("turned", "i1"),  # how many cards of the pile have been turned up
        ("robbed", "i1"),  # the seat that is to move because it was robbed (M9), or NOBODY
        ("marks", "i1"),
        ("empty_rings_cost", "i1"),
        *HEAD,
    ]
)

STEAL = -1
NOBODY = -1

DECLINE = MOST_PLACES  # moves below try a place (M4)
FIRST_THEFT = DECLINE + 1  # from here on MOST_VALUES moves for each victim, one for each value (M6)
MOST_MOVES = 1 + (MOST_SEATS - 1) * MOST_VALUES
WORDS = MOST_PLACES + MOST_CARDS + 19

REASONS = ("pile_empty", "all_loose_taken")
PILE_EMPTY, ALL_LOOSE_TAKEN = range(2)

# kinds of events
TURNED_UP, TAKEN, STUCK, SET_ASIDE, DECLINED, STOLEN, ROBBED_IS_NEXT, ROUND_OVER = range(8)
MOST_EVENTS = 2 * MOST_CARDS + 3


@kernel
def setup(state, seats, places, fixtures, values, numbers, steals):
    """M1: the material of an edition: its ring values, ascending, how many cards have each, steal cards."""
    state.seats = seats
    state.places = places
    state.fixtures = fixtures
    state.kinds = len(values)
    cards = 0
    for kind in range(len(values)):
        state.values[kind] = values[kind]
        for _ in range(numbers[kind]):
            state.pile[cards] = kind
            cards += 1
    for _ in range(steals):
        state.pile[cards] = STEAL
        cards += 1
    state.cards = cards
    state.robbed = NOBODY


@kernel
def agree(state, marks, empty_rings_cost, rounds):
    """M5, M11, M12: the options."""
    state.marks = marks
    state.empty_rings_cost = empty_rings_cost
    state.rounds = rounds


# --- the deal of a round


@kernel
def deal(state, words):
    """M2: which diamonds are fixed, then the pile."""
    everywhere = (np.int64(1) << np.int64(state.places)) - 1
    state.fixed, cursor = choose(everywhere, state.places, state.fixtures, words, 0)
    stack(state, 0)
    shuffle(state.pile, state.cards, words, cursor)
    begin_round(state)


@kernel
def lay(state, source):
    state.fixed = source.fixed
    for card in range(state.cards):
        state.pile[card] = source.pile[card]
    begin_round(state)


@kernel
def choose(candidates, left, needed, words, cursor):
    """So many of the candidates, each choice equally likely, and where to read on.

    One after the other is taken with the probability needed/left, which needs no room (Knuth's
    algorithm S).
    """
    chosen = np.int64(0)
    left = np.int64(left)
    needed = np.int64(needed)
    for place in range(MOST_PLACES):
        if (candidates >> place) & 1:
            number, cursor = pick(words, cursor, left)
            if number < needed:
                chosen |= np.int64(1) << place
                needed -= 1
            left -= 1
    return chosen, cursor


@kernel
def stack(state, top):
    """Put the pile from there on in order, rings by value and steal cards last: equal words, equal deals."""
    for kind in range(state.kinds):
        for card in range(top, state.cards):
            if state.pile[card] == kind:
                state.pile[card] = state.pile[top]
                state.pile[top] = kind
                top += 1


@kernel
def begin_round(state):
    """M12: round k is begun by seat 1 + (k-1) mod n."""
    seat = np.int64(state.rounds_begun) % state.seats
    state.rounds_begun += 1
    for someone in range(state.seats):
        for kind in range(state.kinds):
            state.filled[someone, kind] = 0
            state.empty[someone, kind] = 0
    state.tray = (np.int64(1) << np.int64(state.places)) - 1
    state.tried = 0
    state.loose = state.places - state.fixtures
    state.turned = 1
    while face_up(state) == STEAL:  # M7: nobody has a ring yet
        state.turned += 1
    state.robbed = NOBODY
    begin(state, 1 << seat)


# --- a turn


@kernel
def turn_up(state, seat, events):
    """M3: this seat turns up the next card, and further ones while steal cards are of no use to it (M7)."""
    while state.turned < state.cards:
        card = np.int64(state.pile[state.turned])
        state.turned += 1
        tell(events, TURNED_UP, seat, 0 if card == STEAL else state.values[card])
        if card != STEAL or may_steal(state, seat):
            begin(state, 1 << seat)
            return
        tell(events, SET_ASIDE, seat, has_empty_ring(state, seat))
    end_round(state, seat, PILE_EMPTY, events)


@kernel
def face_up(state):
    """The card that waits for a move of the seat whose turn it is."""
    return np.int64(state.pile[state.turned - 1])


@kernel
def may_rob(state, thief, victim, kind):
    """M6: a diamond moves from somebody else's ring into an own empty one of the same value."""
    return thief != victim and state.empty[thief, kind] > 0 and state.filled[victim, kind] > 0


@kernel
def may_steal(state, thief):
    for victim in range(state.seats):
        for kind in range(state.kinds):
            if may_rob(state, thief, victim, kind):
                return True
    return False


@kernel
def has_empty_ring(state, seat):
    for kind in range(state.kinds):
        if state.empty[seat, kind]:
            return 1
    return 0


@kernel
def legal(state, seat, moves):
    if not (state.pending >> seat) & 1:
        return 0
    if face_up(state) != STEAL:  # M4, M5: whatever is on the tray, known to be fixed or not
        count = 0
        for place in range(state.places):
            moves[count] = place
            count += (state.tray >> place) & 1
        return count
    moves[0] = DECLINE  # M8
    count = 1
    for victim in range(state.seats):
        for kind in range(state.kinds):
            if may_rob(state, seat, victim, kind):
                moves[count] = FIRST_THEFT + MOST_VALUES * victim + kind
                count += 1
    return count


@kernel
def play(state, seat, move, events):
    state.robbed = NOBODY
    if move < DECLINE:
        try_to_take(state, seat, move, events)
    elif move == DECLINE:  # M8: the card counts as unused, so the same seat turns up the next one (M7)
        tell(events, DECLINED, seat)
        turn_up(state, seat, events)
    else:
        victim, kind = divmod(np.int64(move) - FIRST_THEFT, MOST_VALUES)
        steal(state, seat, victim, kind, events)


@kernel
def try_to_take(state, seat, place, events):
    """M4: one try, for the ring just turned up; then the next player clockwise follows."""
    kind = face_up(state)
    diamond = np.int64(1) << np.int64(place)
    if state.fixed & diamond:
        state.empty[seat, kind] += 1
        state.tried |= diamond
        tell(events, STUCK, seat, place, state.values[kind], state.marks)
    else:
        state.filled[seat, kind] += 1
        state.tray ^= diamond
        state.loose -= 1
        tell(events, TAKEN, seat, place, state.values[kind])
    if state.loose == 0:  # M10: asked first, since this reason holds if the pile is used up as well
        end_round(state, seat, ALL_LOOSE_TAKEN, events)
    else:
        turn_up(state, (seat + 1) % state.seats, events)


@kernel
def steal(state, thief, victim, kind, events):
    """M6; the robbed player is next (M9)."""
    state.filled[victim, kind] -= 1
    state.empty[victim, kind] += 1
    state.empty[thief, kind] -= 1
    state.filled[thief, kind] += 1
    tell(events, STOLEN, thief, victim, state.values[kind])
    if state.turned < state.cards:
        state.robbed = victim
        tell(events, ROBBED_IS_NEXT, victim)
    turn_up(state, victim, events)


# --- the end of a round


@kernel
def end_round(state, seat, reason, events):
    """M10; M12: the sums add up, and another round is dealt, or the match is over."""
    for someone in range(state.seats):
        state.totals[someone] += dollars(state, someone)
    state.robbed = NOBODY
    tell(events, ROUND_OVER, seat, reason)
    if state.rounds_begun < state.rounds:
        state.stage = UNDEALT
        state.pending = 0
    else:
        finish(state, highest(state.totals, state.seats), reason)


@kernel
def dollars(state, seat):
    """M11: what a seat's rings of this round are worth."""
    total = np.int64(0)
    for kind in range(state.kinds):
        counting = np.int64(state.filled[seat, kind])
        if state.empty_rings_cost:
            counting -= state.empty[seat, kind]
        total += counting * state.values[kind]
    return total


@kernel
def scores(state, out):
    """M12: the rounds that are over, and the running one as it stands."""
    for seat in range(state.seats):
        out[seat] = state.totals[seat]
        if state.stage == PLAYING:
            out[seat] += dollars(state, seat)


# --- what nobody can know


@kernel
def redeal(state, seat, words):
    """G4: nobody knows more than another.  Tried diamonds stay fixed, and cards turned up stay (M5)."""
    untried = state.tray & ~state.tried
    left = 0
    for place in range(state.places):
        left += (untried >> place) & 1
    chosen, cursor = choose(untried, left, left - state.loose, words, 0)
    state.fixed = state.tried | chosen
    stack(state, np.int64(state.turned))  # so that the outcome tells nothing about how the cards lay
    shuffle(state.pile[state.turned :], state.cards - state.turned, words, cursor)
