"""Carat: diamonds fight for the chips that lie between them (C1-C18).

Source: the German and the Dutch rulebook.  Where they part the German one is followed (C13).

Fields are numbered a1, b1 ... f1, a2 ... f6, places of chips likewise A1, B1 ... G7; a set of fields or of
tiles is one word with a bit for each.  What touches a chip is one word too: carats by colour and the number
of diamonds.  Laying a tile is four additions; what a chip is worth to whom can be read off its word whenever
somebody asks, so nothing else needs keeping up to date.
"""

import numpy as np

from karfunkel.games.chance import shuffle
from karfunkel.games.journal import tell
from karfunkel.games.kernel import kernel, record
from karfunkel.games.machine import lowest, size, unsigned, write_four
from karfunkel.games.stage import HEAD, begin, finish

FIELDS = TILES = 36
PLACES = 49
COLOURS = "RYBG"
ORDERS = ("RYBG", "RYGB", "RBYG", "RBGY", "RGYB", "RGBY")  # C1: clockwise from red
NEUTRAL = -1

STATE = record(
    [
        ("laid", "i8"),  # the fields that hold a tile
        ("hands", "i8", (4,)),  # the tiles in each seat's hand
        ("touching", "i4", (PLACES,)),  # by place: the carats of each colour, 6 bits each, and the diamonds
        ("chips", "i1", (PLACES,)),  # by place: the number on the chip
        ("supply", "i1", (TILES,)),  # all tiles in drawing order, those drawn already included
        ("drawn", "i1"),  # how many of them are drawn
        ("board", "u1", (FIELDS,)),  # on fields in ``laid``: the tile and its turn, 4 * tile + turn
        ("player", "i1", (4,)),  # by colour: the seat that plays it, or NEUTRAL (C5)
        ("hand_size", "i1"),  # tiles dealt to each seat (C6, C18)
        ("open_hands", "i1"),
        *HEAD,
    ]
)

# A move is 144 * tile + 4 * field + turn.  A tile is 6 * (value - 1) + its order; unturned it has red at
# its north-west corner, and each turn is a quarter clockwise.
MOVES_OF_A_TILE = 4 * FIELDS
MOST_MOVES = 3 * MOVES_OF_A_TILE
WORDS = (PLACES - 1) + (TILES - 1) + 16  # the two shuffles, and some to pass over

REASONS = ("all_tiles",)
ALL_TILES = 0

LAID, LAID_OPENLY, WON, WON_BY_NEUTRAL, NOT_WON, DRAWN, DRAWN_OPENLY = range(7)  # kinds of events
MOST_EVENTS = 1 + 4 + 1

DIAMOND = 1 << 24  # a word in ``touching`` counts its diamonds above the carats of four colours ...
FULL = 4 * DIAMOND  # ... and has this bit when none is missing any more


def _fields(columns: range, rows: range) -> int:
    return sum(1 << (6 * row + column) for row in rows for column in columns)


BOARD = _fields(range(6), range(6))
INNER_FIELDS = _fields(range(1, 5), range(1, 5))
ALL_BUT_A, ALL_BUT_F = _fields(range(1, 6), range(6)), _fields(range(5), range(6))


def _diamonds() -> np.ndarray:
    """What a tile, by its turn, adds to the chips at SW, SE, NW and NE: a diamond each (C10, C12)."""
    words = np.zeros((4 * TILES, 4), dtype=np.int32)
    for tile in range(TILES):
        carats, order = tile // 6 + 1, ORDERS[tile % 6]
        for turn in range(4):
            for corner, clockwise in enumerate((3, 2, 0, 1)):
                colour = COLOURS.index(order[(clockwise - turn) % 4])
                words[4 * tile + turn, corner] = DIAMOND + (carats << 6 * colour)
    return words


def _missing() -> np.ndarray:
    """At the edge a place touches two fields, in a corner one; the fields it lacks count as filled (C3)."""
    fields = np.full((7, 7), 4)
    for edge in (0, 6):
        fields[edge, :] //= 2
        fields[:, edge] //= 2
    return ((4 - fields) * DIAMOND).astype(np.int32).reshape(PLACES)


DIAMONDS = _diamonds()
MISSING = _missing()


@kernel
def setup(state, seats, hand_size, open_hands):
    state.seats = seats
    state.hand_size = hand_size
    state.open_hands = open_hands
    for colour in range(4):
        state.player[colour] = NEUTRAL
    for place in range(PLACES):
        state.chips[place] = 1 + place // 10  # C2: ten of each, nine of the last
        state.touching[place] = MISSING[place]
    for tile in range(TILES):
        state.supply[tile] = tile


@kernel
def deal(state, words):
    """C4, C6: the chips are shuffled, then the tiles; then everyone draws."""
    cursor = shuffle(state.chips, PLACES, words, 0)
    shuffle(state.supply, TILES, words, cursor)
    draw_hands(state)


@kernel
def lay(state, source):
    for place in range(PLACES):
        state.chips[place] = source.chips[place]
    for tile in range(TILES):
        state.supply[tile] = source.supply[tile]
    draw_hands(state)


@kernel
def draw_hands(state):
    """C6, C18: one tile at a time round the table."""
    drawn = 0
    for _ in range(state.hand_size):
        for seat in range(state.seats):
            state.hands[seat] |= 1 << np.int64(state.supply[drawn])
            drawn += 1
    state.drawn = drawn
    begin(state, 1)


@kernel
def open_fields(laid):
    """The fields on which a tile may be laid."""
    if laid == 0:
        return INNER_FIELDS  # C8
    beside = (laid & ALL_BUT_F) << 1 | (laid & ALL_BUT_A) >> 1
    return (beside | laid << 6 | laid >> 6) & ~laid & BOARD  # C9


@kernel
def legal(state, seat, moves):
    if not (state.pending >> seat) & 1:
        return 0
    fields = open_fields(state.laid)
    hand = state.hands[unsigned(seat)]
    if hand & (hand - 1) == 0:
        return list_moves(lowest(hand), fields, moves)
    return list_moves_of_several(hand, fields, moves)


@kernel
def list_moves(tile, fields, moves):
    """All the moves with one tile: every open field, four turns each (C10)."""
    all_of_them = 4 * size(fields)
    first = MOVES_OF_A_TILE * tile
    count = 0
    while fields:
        write_four(moves, count, first + 4 * lowest(fields))
        fields &= fields - 1
        count += 4
    return all_of_them


@kernel
def list_moves_of_several(hand, fields, moves):
    """The same with two tiles or three (C18), in a single pass over the fields."""
    each = 4 * size(fields)
    first = MOVES_OF_A_TILE * lowest(hand)
    hand &= hand - 1
    second = MOVES_OF_A_TILE * lowest(hand)
    hand &= hand - 1
    count = 0
    if hand == 0:
        while fields:
            move = 4 * lowest(fields)
            write_four(moves, count, first + move)
            write_four(moves, each + count, second + move)
            fields &= fields - 1
            count += 4
        return 2 * each
    third = MOVES_OF_A_TILE * lowest(hand)
    while fields:
        move = 4 * lowest(fields)
        write_four(moves, count, first + move)
        write_four(moves, each + count, second + move)
        write_four(moves, 2 * each + count, third + move)
        fields &= fields - 1
        count += 4
    return 3 * each


@kernel
def play(state, seat, move, events):
    """C7: lay a tile, then draw one."""
    tile = move // MOVES_OF_A_TILE
    field = (move - MOVES_OF_A_TILE * tile) >> 2
    lay_tile(state, field, 4 * tile + (move & 3))
    if len(events):
        tell(events, LAID_OPENLY if state.open_hands else LAID, seat, move)
        for corner in range(4):
            tell_scoring(state, corner_of(field, corner), events)
    hand = state.hands[unsigned(seat)] ^ (1 << tile)
    drawn = np.int64(state.drawn)
    if drawn < TILES:
        hand |= 1 << np.int64(state.supply[unsigned(drawn)])
        state.drawn = drawn + 1
        tell(
            events, DRAWN_OPENLY if state.open_hands else DRAWN, seat, state.supply[drawn], TILES - 1 - drawn
        )
    state.hands[unsigned(seat)] = hand
    if state.laid == BOARD:
        finish(state, best_seats(state), ALL_TILES)  # C16
    else:
        following = seat + 1
        state.pending = 1 << (following if following < state.seats else 0)


@kernel
def lay_tile(state, field, tile_and_turn):
    """C11: each of its diamonds joins those round one chip."""
    state.laid |= 1 << field
    state.board[unsigned(field)] = tile_and_turn
    for corner in range(4):
        place = unsigned(corner_of(field, corner))
        state.touching[place] += DIAMONDS[unsigned(tile_and_turn), corner]


@kernel
def corner_of(field, corner):
    """The place at a corner of a field: SW, SE, NW, NE, which is also the order A1 ... G7 (C3)."""
    return field + field // 6 + (corner & 1) + 7 * (corner >> 1)


@kernel
def carats_of(touching, colour):
    """C13: the carats of a colour round a chip."""
    return (np.int64(touching) >> (6 * colour)) & 63


@kernel
def unshared(own, other, another, last):
    """C13: one more than a total that no other colour has, or 0 where it cancels out."""
    return 0 if (own == other) | (own == another) | (own == last) else own + 1


@kernel
def won_from(touching, chip):
    """C11-C14: the points that a chip brings each colour: all to one, or none; no branches, for speed."""
    red, yellow = carats_of(touching, 0), carats_of(touching, 1)
    blue, green = carats_of(touching, 2), carats_of(touching, 3)
    r = unshared(red, yellow, blue, green)
    y = unshared(yellow, red, blue, green)
    b = unshared(blue, red, yellow, green)
    g = unshared(green, red, yellow, blue)
    best = max(max(r, y), max(b, g))
    colours = np.int64(red > 0) + np.int64(yellow > 0) + np.int64(blue > 0) + np.int64(green > 0)
    points = colours * np.int64(chip) if (best > 0) & (touching & FULL != 0) else 0
    return (
        points if r == best else 0,
        points if y == best else 0,
        points if b == best else 0,
        points if g == best else 0,
    )


@kernel
def points(state):
    """The points of the four colours, neutral ones too."""
    red, yellow, blue, green = 0, 0, 0, 0
    for place in range(PLACES):
        r, y, b, g = won_from(state.touching[unsigned(place)], state.chips[unsigned(place)])
        red += r
        yellow += y
        blue += b
        green += g
    return red, yellow, blue, green


@kernel
def sum_of(state, seat, red, yellow, blue, green):
    """C15, C17: what the seat's colours have won."""
    total = red if state.player[0] == seat else 0
    total += yellow if state.player[1] == seat else 0
    total += blue if state.player[2] == seat else 0
    total += green if state.player[3] == seat else 0
    return total


@kernel
def scores(state, out):
    red, yellow, blue, green = points(state)
    for seat in range(state.seats):
        out[seat] = sum_of(state, seat, red, yellow, blue, green)


@kernel
def best_seats(state):
    """All seats that share the best score (G3)."""
    red, yellow, blue, green = points(state)
    best, seats = -1, 0
    for seat in range(state.seats):
        score = sum_of(state, seat, red, yellow, blue, green)
        if score > best:
            best, seats = score, 0
        seats |= np.int64(score == best) << seat
    return seats


@kernel
def winner_of(touching):
    """C13: the colour that wins a chip, or -1."""
    r, y, b, g = won_from(touching, 1)
    return 0 if r else 1 if y else 2 if b else 3 if g else -1


@kernel
def tell_scoring(state, place, events):
    """C11, C15: the chip is scored if the last diamond round it has just been laid."""
    touching = np.int64(state.touching[place])
    if touching & FULL:
        colour = winner_of(touching)
        seat = np.int64(state.player[colour]) if colour >= 0 else NEUTRAL
        kind = NOT_WON if colour < 0 else WON_BY_NEUTRAL if seat == NEUTRAL else WON
        r, y, b, g = won_from(touching, state.chips[place])
        tell(events, kind, seat, place, state.chips[place], touching, colour, r + y + b + g)


@kernel
def redeal(state, seat, words):
    """C6: what a seat cannot know are the other hands, unless they lie open, and the supply.

    Those tiles are put in order before they are shuffled, and the tiles that the seat knows take the
    places drawn already, so that the outcome tells nothing about how they lay or were drawn.
    """
    hidden = 0
    for other in range(state.seats):
        if other != seat and not state.open_hands:
            hidden |= state.hands[other]
    for tile in range(state.drawn, TILES):
        hidden |= 1 << np.int64(state.supply[tile])
    known = 0
    for tile in range(TILES):
        if not (hidden >> tile) & 1:
            state.supply[known] = tile
            known += 1
    rest = state.supply[known:]
    for i in range(TILES - known):
        rest[i] = lowest(hidden)
        hidden &= hidden - 1
    shuffle(rest, TILES - known, words, 0)
    dealt = 0
    for other in range(state.seats):
        if other != seat and not state.open_hands:
            tiles = size(state.hands[other])
            state.hands[other] = 0
            for i in range(dealt, dealt + tiles):
                state.hands[other] |= 1 << np.int64(rest[i])
            dealt += tiles
