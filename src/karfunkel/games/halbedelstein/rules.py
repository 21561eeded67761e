"""The Halbedelstein-Spiel: two mancala games on four rows of eight pits (H1-H11).

Source: the leaflet of the Halbedelstein-Spiel with its "Spielvariante 2".  Ours are the order of fixing
directions (H4), the bounds on endless sowings and quiet games (H2, H3) and the mover's win when both
have lost (H6, H10); and a house rule, the first turn by lot (H11).

A seat's pits form a ring that runs clockwise B1...B8, A8...A1 and back to B1: pits 0-7 are the inner row,
8-15 the outer one.  A row is one 64-bit word with a byte for each pit, so that a whole sowing is two
additions from a table, and the questions about a row are bit work.
"""

import numpy as np

from karfunkel.games.chance import pick
from karfunkel.games.journal import tell
from karfunkel.games.kernel import kernel, record
from karfunkel.games.machine import unsigned
from karfunkel.games.stage import HEAD, begin, finish

INNER, OUTER = 0, 1

STATE = record(
    [
        ("rows", "i8", (2, 2)),  # by seat, INNER and OUTER: eight pits of a byte each, ring order
        ("step", "i1", (2,)),  # sowing direction: 1 clockwise, -1 counter-clockwise, 0 not fixed yet (H4)
        ("plunders", "i1", (2,)),  # whether the seat's captures have begun (H9)
        ("advanced", "i1"),
        ("plunder_from_start", "i1"),
        ("by_lot", "i1"),  # the pit that seat 1 lifts first is drawn by lot (H11)
        ("drawn", "i1"),  # that pit, until it was lifted; otherwise NONE_DRAWN
        ("quiet", "i1"),  # turns in a row in which nothing was captured (H3)
        *HEAD,
    ]
)

PITS = 16
CLOCKWISE, COUNTER_CLOCKWISE = 16, 17  # moves 0-15 lift a pit, these two fix a direction
MOST_MOVES = 16
WORDS = 4  # one for the lot, and some to pass over

NONE_DRAWN = 0
FIRST_TO_LIFT, TO_LIFT = 4, 12  # at the beginning of game 2 these pits in a row may be lifted (H7, H8)

REASONS = ("inner_row_empty", "only_singles", "quiet")
INNER_ROW_EMPTY, ONLY_SINGLES, QUIET = range(3)

LAST_SOWING = 1000  # H2
QUIET_TURNS = 100  # H3
MOST_STONES = 64

FIXED, LIFTED, SOWN, CAPTURED, PLUNDERED, SETTLED, TURNED = range(7)  # kinds of events
MOST_EVENTS = 3 * LAST_SOWING + 2

PIT = 0x7F  # one pit of a row; the top bit of a byte is never needed
TWO_OR_MORE = 0x7E7E7E7E7E7E7E7E  # touches every pit that holds more than a single stone


def _sowings() -> np.ndarray:
    """What a ring gains when so many stones are sown from a pit: two rows to add (H1)."""
    gains = np.zeros((2, 16, MOST_STONES + 1, 16), dtype=np.int8)
    for way, step in enumerate((1, -1)):
        for pit in range(16):
            for stones in range(1, MOST_STONES + 1):
                gains[way, pit, stones] = gains[way, pit, stones - 1]
                gains[way, pit, stones, (pit + step * stones) % 16] += 1
    return gains.view("<i8")


SOWINGS = _sowings()


@kernel
def setup(state, advanced, plunder_from_start, by_lot):
    state.seats = 2
    state.by_lot = by_lot
    state.advanced = advanced
    state.plunder_from_start = plunder_from_start


@kernel
def deal(state, words):
    """H4, H7: the stones are set out.  Only the first turn may be left to chance (H11)."""
    set_out(state)
    if state.by_lot:
        state.drawn = FIRST_TO_LIFT + pick(words, 0, TO_LIFT)[0]


@kernel
def set_out(state):
    for seat in range(2):
        state.rows[seat, INNER] = 0x0202020202020202
        state.rows[seat, OUTER] = 0x0202020202020202
        state.plunders[seat] = 1
        if state.advanced:
            state.rows[seat, INNER] = 0x0202020200000000  # only B5-B8
            state.step[seat] = 1
            state.plunders[seat] = state.plunder_from_start
    begin(state, 1)


@kernel
def lay(state, source):
    set_out(state)
    state.drawn = source.drawn


@kernel
def stones_in(row, pit):
    """The stones in a pit, of which its row is given."""
    return (row >> (8 * (pit & 7))) & PIT


@kernel
def legal(state, seat, moves):
    if not (state.pending >> seat) & 1:
        return 0
    if state.step[seat] == 0:
        moves[0] = CLOCKWISE
        moves[1] = COUNTER_CLOCKWISE
        return 2
    if state.drawn != NONE_DRAWN:
        moves[0] = state.drawn
        return 1
    fewest = 2 if state.advanced else 1  # H8, H4
    inner = state.rows[unsigned(seat), INNER]
    outer = state.rows[unsigned(seat), OUTER]
    count = 0
    for pit in range(8):
        moves[count] = pit
        count += stones_in(inner, pit) >= fewest
    for pit in range(8, 16):
        moves[count] = pit
        count += stones_in(outer, pit) >= fewest
    return count


@kernel
def play(state, seat, move, events):
    state.pending = 2 >> seat
    if move >= CLOCKWISE:  # fixing a direction is no turn (H3)
        state.step[seat] = 1 if move == CLOCKWISE else -1
        tell(events, FIXED, seat, state.step[seat])
        return
    state.drawn = NONE_DRAWN
    captured = sow_out(state, seat, move, events)
    state.plunders[seat] = 1
    state.quiet = 0 if captured else state.quiet + 1
    judge(state, seat)


@kernel
def sow_out(state, seat, pit, events):
    """All sowings of a turn (H1); how many stones they captured."""
    own, rival = unsigned(seat), unsigned(1 - seat)
    own_inner, own_outer = state.rows[own, INNER], state.rows[own, OUTER]
    rival_inner, rival_outer = state.rows[rival, INNER], state.rows[rival, OUTER]
    step = np.int64(state.step[seat])
    way = unsigned(0 if step == 1 else 1)
    plunders = state.plunders[seat]
    advanced = state.advanced
    first = pit
    captured = 0
    stones = stones_in(own_inner if pit < 8 else own_outer, pit)
    for sowing in range(1, LAST_SOWING + 1):
        kept = ~(PIT << (8 * (pit & 7)))
        own_inner &= kept if pit < 8 else -1
        own_outer &= kept if pit >= 8 else -1
        tell(events, LIFTED, seat, pit, stones)
        own_inner += SOWINGS[way, unsigned(pit), unsigned(stones), INNER]
        own_outer += SOWINGS[way, unsigned(pit), unsigned(stones), OUTER]
        start = pit
        pit = (pit + step * stones) & 15
        tell(events, SOWN, seat, start, stones, pit)
        stones = stones_in(own_inner if pit < 8 else own_outer, pit)
        if stones == 1 or sowing == LAST_SOWING:
            break
        if pit < 8 and plunders:
            # H5, H9: B(k) faces B(9-k), behind which lies A(9-k): on the rival's ring 7-pit and 8+pit
            loot = stones_in(rival_inner, 7 - pit)
            if loot:
                rival_inner &= ~(PIT << (8 * (7 - pit)))
                if advanced:
                    loot += stones_in(rival_outer, 8 + pit)
                    rival_outer &= ~(PIT << (8 * pit))
                captured += loot
                tell(events, PLUNDERED if advanced else CAPTURED, seat, pit, loot)
                if rival_inner == 0:  # H2: the game is over, nothing is sown any more
                    own_inner += loot << (8 * pit)
                    tell(events, SETTLED, seat, pit, stones + loot)
                    break
                stones += loot
    tell(events, TURNED, seat, first, pit, sowing, captured)
    state.rows[own, INNER], state.rows[own, OUTER] = own_inner, own_outer
    state.rows[rival, INNER], state.rows[rival, OUTER] = rival_inner, rival_outer
    return captured


@kernel
def has_only_singles(state, seat):
    return (state.rows[unsigned(seat), INNER] | state.rows[unsigned(seat), OUTER]) & TWO_OR_MORE == 0


@kernel
def judge(state, seat):
    """The end of a turn: H6 and H10, then H3."""
    rival = 1 - seat
    own_row_empty = state.rows[unsigned(seat), INNER] == 0
    rival_row_empty = state.rows[unsigned(rival), INNER] == 0
    if rival_row_empty or (state.advanced and has_only_singles(state, rival)):
        finish(state, 1 << seat, INNER_ROW_EMPTY if rival_row_empty else ONLY_SINGLES)
    elif own_row_empty or (state.advanced and has_only_singles(state, seat)):
        finish(state, 1 << rival, INNER_ROW_EMPTY if own_row_empty else ONLY_SINGLES)
    elif state.quiet == QUIET_TURNS:
        finish(state, 0, QUIET)


@kernel
def scores(state, out):
    for seat in range(2):
        out[seat] = 0
        for pit in range(8):
            out[seat] += stones_in(state.rows[seat, INNER], pit) + stones_in(state.rows[seat, OUTER], pit)


@kernel
def redeal(state, seat, words):
    """Nothing is hidden in this game."""
