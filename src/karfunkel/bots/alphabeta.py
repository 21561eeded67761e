"""Search for games of two seats in which all lies open and nothing is left to chance.

Alpha-beta with iterative deepening (Knuth, Moore 1975): all lines of one move, then of two, and so on.
What came of a position is kept in a table of preallocated records, so that another way to it costs
nothing.  The move that was best there before is tried first, then the others by how they look at once.

No game is named here: what must be known of one comes from ``judgement``.  Values are those of
``judgement.appraise``.  A game won after n moves from the root is worth ``WON - n``, so that a quick
victory is the better one; a value beyond ``PROVEN`` is no estimate.
"""

import math
from typing import Any

import numpy as np

from karfunkel.bots import judgement
from karfunkel.bots.judgement.common import ODDS, at_random
from karfunkel.bots.mind import Choice, Deadline, Situation, Thought
from karfunkel.games import verbs
from karfunkel.games.journal import NO_EVENTS
from karfunkel.games.kernel import kernel, record
from karfunkel.games.stage import OVER, first_seat

ENTRY = record(
    [
        ("key", "i8"),
        ("value", "i4"),
        ("move", "i2"),  # the best one
        ("depth", "i1"),  # so many moves were looked ahead; 0: the place is free
        ("bound", "i1"),
    ]
)
EXACT, AT_LEAST, AT_MOST = range(3)  # what the value of an entry is

FRAME = record(
    [
        ("key", "i8"),
        ("seat", "i8"),  # who is to move
        ("depth", "i8"),  # so many moves ahead it is to be looked
        ("alpha", "i8"),
        ("beta", "i8"),
        ("floor", "i8"),  # the best value so far, or alpha
        ("ceiling", "i8"),  # beta, or just above the floor: then it is enough to know what is better
        ("best", "i8"),
        ("known", "i8"),  # ``best`` is the value of the position
        ("reply", "i8"),  # the move that was best before, or NONE
        ("count", "i8"),  # of legal moves
        ("turn", "i8"),  # so many of them have been tried
        ("place", "i8"),  # in the list: the one being tried
        ("choice", "i8"),  # and the best one
        ("sign", "i8"),  # -1 where the other seat is to move next
    ]
)

TALLY = record(
    [
        ("positions", "i8"),  # looked at so far
        ("limit", "i8"),  # when so many were, the search stops
        ("stopped", "i1"),  # it was cut short: what it returns is worth nothing
    ]
)

LONGEST = 60
WON = 1_000_000
PROVEN = WON - LONGEST - 1
INFINITE = WON + 1
TAKEN, UNSEEN = -INFINITE - 1, INFINITE + 1  # in place of values
NONE = -1

UNLIMITED = 1 << 62
SLOTS = 1 << 20  # the table takes 16 MB, and only while it thinks
BROAD = 5  # so deep every move gets a value of its own; deeper down it is enough that one is worse


class AlphaBeta:
    def __init__(
        self, depth: int = LONGEST, positions: int = UNLIMITED, oversight: float = 0, slots: int = SLOTS
    ) -> None:
        """It looks so many moves ahead, or at so many positions.

        ``oversight`` is the share of its own moves that it does not think of.
        """
        self._depth = depth
        self._positions = positions
        self._oversight = oversight
        self._slots = slots

    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        moves = _in_mind(situation, self._oversight, generator)
        search = Search(situation, moves, self._positions, self._slots, deadline.flag)
        for depth in range(1, self._depth + 1):
            if not search.deepen(depth) or search.proven:
                break
        return search.thought()


def _in_mind(situation: Situation, oversight: float, generator: Any) -> list[int]:
    """The moves it thinks of, in any order: among equals the first one will be played."""
    moves = list(situation.game.legal(situation.position, situation.seat))
    for last in range(len(moves) - 1, 0, -1):
        other = int(at_random(last + 1, generator))
        moves[last], moves[other] = moves[other], moves[last]
    return moves[: max(1, round((1 - oversight) * len(moves)))]


class Search:
    """The search for the best of some moves in one position."""

    def __init__(self, situation: Situation, moves: list[int], limit: int, slots: int, flag: Any) -> None:
        rules = situation.game.rules
        self._seat = situation.seat - 1
        self._moves = moves  # the best one first
        self.values = dict.fromkeys(moves, INFINITE)
        self._states = np.zeros((LONGEST + 1, rules.MOST_MOVES + 1), rules.STATE)
        self._states[0, 0] = situation.position
        self._frames = np.zeros(LONGEST + 1, FRAME)
        self._lists = np.zeros((2, LONGEST + 1, rules.MOST_MOVES), np.int64)
        self._table = np.zeros(slots, ENTRY)
        self._tally = np.zeros(1, TALLY)[0]
        self._tally.limit = limit
        self._flag = flag

    @property
    def proven(self) -> bool:
        """Whether it is known who will win."""
        return abs(self.values[self._moves[0]]) > PROVEN

    def deepen(self, depth: int) -> bool:
        """Look so many moves ahead; whether there was time for it."""
        best = -INFINITE
        for move in list(self._moves):
            floor = -INFINITE if depth <= BROAD else best
            value = self._value(move, depth, floor, floor + 1) if floor == best > -INFINITE else INFINITE
            if value > floor and not self._tally.stopped:
                value = self._value(move, depth, floor, INFINITE)
            if self._tally.stopped:
                return False
            self.values[move] = value if value > floor else min(value, self.values[move])
            if value > best:
                best = value
                self._moves.remove(move)
                self._moves.insert(0, move)
        return True

    def _value(self, move: int, depth: int, floor: int, ceiling: int) -> int:
        """What a move is worth: exact between floor and ceiling, otherwise a bound on its side of them."""
        return int(
            value_of(
                self._states, self._frames, self._lists, self._table, self._tally, self._flag, NO_EVENTS,
                self._seat, move, depth, floor, ceiling,
            )
        )  # fmt: skip

    def thought(self) -> Thought:
        """What came of it: the moves, best first."""
        best = self._moves[0]
        others = sorted(self._moves[1:], key=lambda move: -self.values[move])
        choices = [Choice(best, 1.0, chance_of(self.values[best]))]
        for move in others:
            value = min(self.values[move], self.values[best])
            choices.append(Choice(move, 0.0, chance_of(value)))
        return Thought(tuple(choices), int(self._tally.positions), self.proven)


def chance_of(value: int) -> float:
    """The chance of winning that a value stands for."""
    if abs(value) > PROVEN:
        return float(value > 0)
    return 1 / (1 + math.exp(-value / ODDS))


@kernel
def value_of(states, frames, lists, table, tally, flag, events, seat, move, depth, alpha, beta):
    """What a move in the position ``states[0, 0]`` is worth to its seat, looking ``depth`` moves ahead.

    Exact between alpha and beta; otherwise a bound on its side of them.  Walks down and up without recursion,
    which Numba cannot keep on disk; ``frames[ply]`` is how far things are in the position ``states[ply, 0]``.
    """
    root = frames[0]
    root.seat, root.depth, root.floor, root.ceiling = seat, depth, alpha, beta
    states[0, 1] = states[0, 0]
    tally.positions += 1
    value = glance(states[0, 1], seat, move, 1, events)
    if depth == 1 or states[0, 1].stage == OVER:
        return value
    root.place = 0
    ply = 1
    enter(states, frames, lists, table, tally, events, ply)
    while True:
        if flag[0] or tally.positions >= tally.limit:
            tally.stopped = 1
            return np.int64(0)
        frame, parent = frames[ply], frames[ply - 1]
        if frame.known:
            value = parent.sign * frame.best
            if ply == 1:
                return value
            if parent.ceiling < parent.beta and parent.floor < value < parent.beta:
                parent.ceiling = parent.beta  # better than thought: now its true value is wanted
                enter(states, frames, lists, table, tally, events, ply)
            else:
                ply -= 1
                learn(parent, value)
        elif frame.turn == frame.count or frame.best >= frame.beta:
            remember(frame, lists[0, ply], table, ply)
        else:
            value = choose(states, frame, lists[0, ply], lists[1, ply], tally, events, ply)
            if states[ply, frame.place + 1].stage == OVER:
                learn(frame, value)
            else:
                frame.ceiling = frame.beta if frame.turn == 0 else frame.floor + 1
                ply += 1
                enter(states, frames, lists, table, tally, events, ply)


@kernel
def enter(states, frames, lists, table, tally, events, ply):
    """Begin with the position that the move chosen one ply above leads to."""
    frame, parent = frames[ply], frames[ply - 1]
    states[ply, 0] = states[ply - 1, parent.place + 1]
    state = states[ply, 0]
    frame.seat = first_seat(state.pending)
    frame.depth = parent.depth - 1
    parent.sign = 1 if frame.seat == parent.seat else -1
    low, high = parent.sign * parent.floor, parent.sign * parent.ceiling
    frame.alpha, frame.beta = min(low, high), max(low, high)
    frame.floor, frame.best, frame.turn, frame.known = frame.alpha, -INFINITE, 0, 0
    frame.reply = NONE
    if frame.depth == 1:
        best_at_once(states, frame, lists[0, ply], tally, events, ply)
        return
    frame.key = judgement.sight(state)
    entry = table[frame.key & (len(table) - 1)]
    moves, values = lists[0, ply], lists[1, ply]
    if entry.key == frame.key and entry.depth:
        value = seen_from(np.int64(entry.value), -ply)
        if entry.depth >= frame.depth and (
            entry.bound == EXACT or (value >= frame.beta if entry.bound == AT_LEAST else value <= frame.alpha)
        ):
            frame.best, frame.known = value, 1
            return
        frame.reply = entry.move
    frame.count = verbs.legal(state, frame.seat, moves)
    for place in range(frame.count):
        values[place] = UNSEEN


@kernel
def best_at_once(states, frame, moves, tally, events, ply):
    """One move ahead: the best by how it looks at once; ``beta`` or more is good enough."""
    count = verbs.legal(states[ply, 0], frame.seat, moves)
    best = np.int64(-INFINITE)
    for place in range(count):
        states[ply, 1] = states[ply, 0]
        best = max(best, glance(states[ply, 1], frame.seat, moves[place], ply + 1, events))
        tally.positions += 1
        if best >= frame.beta:
            break
    frame.best, frame.known = best, 1


@kernel
def choose(states, frame, moves, values, tally, events, ply):
    """The move to be tried next; what it is worth at first sight.

    The one that was best before comes first, and if it is good enough the others are not even looked at.
    """
    place = place_of(frame.reply, moves, frame.count) if frame.turn == 0 else NONE
    if place != NONE:
        spread(states, frame, moves, values, place, place + 1, tally, events, ply)
    else:
        if frame.turn <= 1:
            spread(states, frame, moves, values, 0, frame.count, tally, events, ply)
        place = greatest(values, frame.count)
    value = values[place]
    values[place] = TAKEN
    frame.place = place
    return value


@kernel
def place_of(move, moves, count):
    for place in range(count):
        if moves[place] == move:
            return np.int64(place)
    return np.int64(NONE)


@kernel
def spread(states, frame, moves, values, begin, end, tally, events, ply):
    """Set out, beside a position, where some of its moves lead to, and how that looks at once."""
    for place in range(begin, end):
        if values[place] == UNSEEN:
            states[ply, place + 1] = states[ply, 0]
            values[place] = glance(states[ply, place + 1], frame.seat, moves[place], ply + 1, events)
            tally.positions += 1


@kernel
def glance(state, seat, move, ply, events):
    """Play a move, the ``ply``-th from the root; what that is worth to who makes it, at first sight."""
    verbs.play(state, seat, move, events)
    if state.stage != OVER:
        return np.int64(judgement.appraise(state, seat))
    won = np.int64(state.winners)
    if won == 0:
        return np.int64(0)
    return np.int64(WON - ply if (won >> seat) & 1 else ply - WON)


@kernel
def greatest(values, count):
    best = 0
    for place in range(1, count):
        if values[place] > values[best]:
            best = place
    return best


@kernel
def learn(frame, value):
    """The value of the move that was tried has been found."""
    frame.turn += 1
    if value > frame.best:
        frame.best, frame.choice = value, frame.place
        frame.floor = max(frame.floor, value)


@kernel
def remember(frame, moves, table, ply):
    """The value of a position has been found."""
    frame.known = 1
    entry = table[frame.key & (len(table) - 1)]
    entry.key = frame.key
    entry.value = seen_from(np.int64(frame.best), ply)
    entry.move = moves[frame.choice]
    entry.depth = frame.depth
    entry.bound = AT_LEAST if frame.best >= frame.beta else AT_MOST if frame.best <= frame.alpha else EXACT


@kernel
def seen_from(value, plies):
    """A value as it is so many moves nearer to the end: what is proven is nearer too."""
    if value > PROVEN:
        return value + plies
    if value < -PROVEN:
        return value - plies
    return value
