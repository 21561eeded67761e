"""Search for games with hidden information, luck or several players, in which one moves after the other.

Monte Carlo tree search over information sets (Cowling, Powley, Whitehouse 2012): every simulation redeals
what the searching seat cannot see, walks down the tree and plays on to the end.  Positions that look
alike to everyone are one node, whatever is in the hands; moves are tried by how they have done so far (UCB).

No game is named here: what must be known of one comes from ``judgement``.  The tree is one table of
preallocated records, found by hash: an entry for each node and for each move made at a node.  The moves of
a node have their places behind it, so that they are mostly one stretch of memory.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from karfunkel.bots import judgement
from karfunkel.bots.abreast import abreast
from karfunkel.bots.judgement.common import WORD, mix
from karfunkel.bots.mind import Choice, Deadline, Situation, Thought, alone
from karfunkel.games import chance, verbs
from karfunkel.games.contract import Position
from karfunkel.games.journal import NO_EVENTS
from karfunkel.games.kernel import kernel, record
from karfunkel.games.machine import size
from karfunkel.games.stage import OVER, PLAYING, first_seat, highest

ENTRY = record(
    [
        ("key", "i8"),  # 0: the place is free
        ("total", "f8"),  # of the values for the seat that moved
        ("visits", "i4"),
        ("offered", "i4"),  # how often it could be chosen since it was tried first
    ]
)

SETTINGS = record(
    [
        ("exploration", "f8"),  # how much UCB favours what was tried seldom
        ("urgency", "f8"),  # what a move never tried is taken to be worth
        ("weight_of_lead", "f8"),  # how much the lead counts, beside winning
        ("whole_lead", "f8"),  # a lead that counts in full
        ("horizon", "i8"),  # so many moves beyond the tree a simulation is played on before it is judged
    ]
)

STEP = record(
    [
        ("seat", "i8"),
        ("slot", "i8"),  # the entry of the move made
    ]
)

NO_HORIZON = 1 << 30
LONGEST_PATH = 64
FEWEST_SLOTS, MOST_SLOTS = 1 << 14, 1 << 20  # the table takes 25 MB at the most, and only while it thinks
GROWING = 3 / 4  # when so much of it is used, the tree grows no more
SLICE = 1000  # simulations between two looks at Python, where a keyboard interrupt may wait


class InfosetSearch:
    def __init__(
        self,
        effort: int,
        exploration: float = 0.7,
        urgency: float = 1.0,
        weight_of_lead: float = 0.2,
        whole_lead: float = 40,
        horizon: int = NO_HORIZON,
    ) -> None:
        """``effort`` is the number of simulations, for each thread, of which each has a tree of its own."""
        self._effort = effort
        self._settings = np.zeros(1, SETTINGS)[0]
        self._settings.exploration = exploration
        self._settings.urgency = urgency
        self._settings.weight_of_lead = weight_of_lead
        self._settings.whole_lead = whole_lead
        self._settings.horizon = horizon

    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        position, seat = situation.position, situation.seat - 1
        rules = situation.game.rules
        moves = np.empty(rules.MOST_MOVES, np.int64)
        count = rules.legal(position, seat, moves)
        if count == 1:
            return alone(int(moves[0]))
        options = moves[: judgement.sift(position, seat, moves, count)].copy()
        trees = abreast(
            deadline.threads, generator, lambda own: self._grow(situation, options, deadline, own)
        )
        visits, sums = sum(tree.visits for tree in trees), sum(tree.sums for tree in trees)
        return Thought(
            _ranked(position, seat, options, visits, sums), effort=sum(tree.simulations for tree in trees)
        )

    def _grow(self, situation: Situation, options: Any, deadline: Deadline, generator: Any) -> "_Tree":
        """A tree, and what it says of the moves at its root."""
        position, seat = situation.position, situation.seat - 1
        game, rules = situation.game, situation.game.rules
        table = np.zeros(_slots(self._effort), ENTRY)
        used = np.zeros(1, np.int64)
        root, states = np.zeros(1, rules.STATE), np.zeros(1, rules.STATE)
        root[0] = position
        moves = np.empty(rules.MOST_MOVES, np.int64)
        words = np.empty(rules.WORDS if game.facts.hidden or game.facts.chance else 0, np.uint32)
        path = np.zeros(LONGEST_PATH, STEP)
        ends = np.zeros((3, max(game.facts.seats)))
        scores = np.zeros(max(game.facts.seats))
        sums = np.zeros((len(options), 2, max(game.facts.seats)))
        done = 0
        while done < self._effort and not (done and deadline.flag[0]):
            done += simulate(
                root, seat, min(SLICE, self._effort - done), deadline.flag, options, table, used,
                self._settings, states, words, moves, path, ends, scores, sums, generator, NO_EVENTS,
            )  # fmt: skip
        node = node_key(judgement.sight(position), seat)
        visits = np.array([table[slot_of(table, node, move)].visits for move in options.tolist()])
        return _Tree(visits, sums, int(done))


class _Tree(NamedTuple):
    """By move at the root."""

    visits: Any
    sums: Any
    """of the shares of the victory, and of the scores, by seat"""
    simulations: int


def _slots(effort: int) -> int:
    return min(max(1 << (16 * effort).bit_length(), FEWEST_SLOTS), MOST_SLOTS)


def _ranked(position: Position, seat: int, options: Any, visits: Any, sums: Any) -> tuple[Choice, ...]:
    """The moves at the root, best first."""
    seats = int(position.seats)
    found: list[Choice] = []
    for place in sorted(range(len(options)), key=lambda place: -visits[place]):
        move, weight = int(options[place]), float(not found)
        if visits[place]:
            wins, scores = sums[place] / visits[place]
            found.append(Choice(move, weight, float(wins[seat]), tuple(scores[:seats].tolist())))
        else:
            found.append(Choice(move, weight))
    return tuple(found)


NODE = -1  # in place of a move: the node itself
MOVE_MARK = 0x2545F4914F6D  # times a number of move, below 2^14, it still fits beside a node's key


@kernel
def node_key(sight, seat):
    """The key of a node; odd, so never 0."""
    return mix(sight, seat) | 1


@kernel
def entry_key(node, move):
    return ((node + (move + 1) * MOVE_MARK) & WORD) | 1


@kernel
def slot_of(table, node, move):
    """Where the entry of a move made at a node stands, or the free place where it belongs."""
    last = len(table) - 1
    key = entry_key(node, move)
    slot = ((node >> 1) + move) & last
    while table[slot].key != key and table[slot].key != 0:
        slot = (slot + 1) & last
    return slot


@kernel
def enter(table, used, node, move):
    """The place of such an entry, which is made if need be."""
    slot = slot_of(table, node, move)
    if table[slot].key == 0:
        table[slot].key = entry_key(node, move)
        used[0] += 1
    return slot


@kernel
def simulate(
    root, searcher, count, flag, options, table, used, settings, states, words, moves, path, ends, scores,
    sums, generator, events,
):  # fmt: skip
    """So many simulations from a position as the searching seat sees it; fewer when the flag is raised."""
    state = states[0]
    for done in range(count):
        if done and flag[0]:
            return done
        states[0] = root[0]
        if len(words):
            chance.fill(words, generator)
            verbs.redeal(state, searcher, words)
        length = 0
        first = 0
        inside = True
        while inside and state.stage == PLAYING and length < len(path):
            seat = first_seat(state.pending)
            found = judgement.sift(state, seat, moves, verbs.legal(state, seat, moves))
            node = node_key(judgement.sight(state), seat)
            growing = length == 0 or used[0] < GROWING * len(table)
            if table[slot_of(table, node, NODE)].key == 0:
                inside = False
                if growing:
                    enter(table, used, node, NODE)
            choice = by_bound(table, node, moves, found, settings, growing)
            if choice < 0:  # the table is full, and this was never seen
                break
            path[length].seat = seat
            path[length].slot = enter(table, used, node, moves[choice])
            if length == 0:
                first = index_of(options, moves[choice])
            length += 1
            verbs.play(state, seat, moves[choice], events)
        play_on(state, settings.horizon, moves, generator, events)
        judge(state, settings, scores, ends)
        for step in range(length):
            entry = table[path[step].slot]
            entry.visits += 1
            entry.total += ends[2, path[step].seat]
        for seat in range(state.seats):
            sums[first, 0, seat] += ends[0, seat]
            sums[first, 1, seat] += scores[seat]
    return count


@kernel
def index_of(options, move):
    index = 0
    while options[index] != move:
        index += 1
    return index


@kernel
def by_bound(table, node, moves, found, settings, growing):
    """UCB1 over the moves that are legal now; the first one never tried is taken for worth ``urgency``.

    None (-1) where all are untried and the table is full.
    """
    best, choice, untried = -1.0, -1, -1
    for place in range(found):
        entry = table[slot_of(table, node, moves[place])]
        if entry.key == 0:
            if untried < 0:
                untried = place
            continue
        entry.offered += 1
        seldom = math.sqrt(math.log(entry.offered) / entry.visits)
        bound = entry.total / entry.visits + settings.exploration * seldom
        if bound > best:
            best, choice = bound, place
    if untried >= 0 and growing and best < settings.urgency:
        return untried
    return choice


@kernel
def play_on(state, horizon, moves, generator, events):
    """Play a simulation to its end, to the end of the round, or so many moves."""
    while state.stage == PLAYING and horizon > 0:
        seat = first_seat(state.pending)
        found = verbs.legal(state, seat, moves)
        verbs.play(state, seat, judgement.stroll(state, seat, moves, found, generator), events)
        horizon -= 1


@kernel
def judge(state, settings, scores, ends):
    """By seat: the share of the victory, the lead from 0 to 1, and the value made of both."""
    spread = judgement.forecast(state, scores)
    share_out(state, spread, scores, ends[0])
    for seat in range(state.seats):
        best = -math.inf
        for other in range(state.seats):
            if other != seat:
                best = max(best, scores[other])
        lead = min(max((scores[seat] - best) / settings.whole_lead, -1.0), 1.0)
        ends[1, seat] = (1 + lead) / 2
        weight = settings.weight_of_lead
        ends[2, seat] = (1 - weight) * ends[0, seat] + weight * ends[1, seat]


@kernel
def share_out(state, spread, scores, shares):
    """By seat its share of the victory: what it is, or what the scores to expect make of it."""
    if spread > 0:
        best = -math.inf
        for seat in range(state.seats):
            best = max(best, scores[seat])
        whole = 0.0
        for seat in range(state.seats):
            shares[seat] = math.exp((scores[seat] - best) / spread)
            whole += shares[seat]
        for seat in range(state.seats):
            shares[seat] /= whole
        return
    winners = np.int64(state.winners) if state.stage == OVER else highest(scores, np.int64(state.seats))
    for seat in range(state.seats):
        shares[seat] = ((winners >> seat) & 1) / size(winners) if winners else 1 / state.seats
