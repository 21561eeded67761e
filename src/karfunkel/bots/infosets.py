"""Search for games with hidden information, luck, several players or choices made at once.

Monte Carlo tree search over information sets (Cowling, Powley, Whitehouse 2012): every simulation redeals
what the searching seat cannot see, walks down the tree and plays on to the end.  Positions that look
alike to everyone are one node, whatever is in the hands; moves are tried by how they have done so far
(UCB) or, where all choose at once, by regret (Hart, Mas-Colell 2000), so that such choices are mixed.

No game is named here: what must be known of one comes from ``judgement``.  The tree is one table of
preallocated records, found by hash: an entry for each node and for each move made at a node.  The moves of
a node have their places behind it, so that they are mostly one stretch of memory.
"""

import math
from typing import Any

import numpy as np

from karfunkel.bots import judgement
from karfunkel.bots.judgement.common import WORD, mix
from karfunkel.bots.mind import Choice, Deadline, Situation, Thought, alone
from karfunkel.games import chance, verbs
from karfunkel.games.contract import Position
from karfunkel.games.journal import NO_EVENTS
from karfunkel.games.kernel import kernel, record
from karfunkel.games.machine import lowest, size
from karfunkel.games.stage import OVER, PLAYING, first_seat, highest

ENTRY = record(
    [
        ("key", "i8"),  # 0: the place is free
        ("total", "f8"),  # of the values for the seat that moved
        ("regret", "f8"),
        ("share", "f8"),  # of the strategy, summed up over all visits
        ("visits", "i4"),
        ("offered", "i4"),  # how often it could be chosen since it was tried first
    ]
)

SETTINGS = record(
    [
        ("exploration", "f8"),  # how much UCB favours what was tried seldom
        ("urgency", "f8"),  # what a move never tried is taken to be worth
        ("curiosity", "f8"),  # the part of choices made at once that are at random
        ("weight_of_lead", "f8"),  # how much the lead counts, beside winning
        ("whole_lead", "f8"),  # a lead that counts in full
        ("horizon", "i8"),  # so many moves beyond the tree a simulation is played on before it is judged
    ]
)

STEP = record(
    [
        ("seat", "i8"),
        ("slot", "i8"),  # the entry of the move made
        ("choices", "i8"),  # where all chose at once: how many moves there were; otherwise 0
        ("choice", "i8"),  # and which of them was made
    ]
)

NO_HORIZON = 1 << 30
LONGEST_PATH = 64
MOST_SEATS = 8
FEWEST_SLOTS, MOST_SLOTS = 1 << 14, 1 << 20  # the table takes 40 MB at the most, and only while it thinks
GROWING = 3 / 4  # when so much of it is used, the tree grows no more
SLICE = 1000  # simulations between two looks at Python, where a keyboard interrupt may wait


class InfosetSearch:
    def __init__(
        self,
        effort: int,
        exploration: float = 0.7,
        urgency: float = 1.0,
        curiosity: float = 0.1,
        weight_of_lead: float = 0.2,
        whole_lead: float = 40,
        horizon: int = NO_HORIZON,
    ) -> None:
        """``effort`` is the number of simulations."""
        self._effort = effort
        self._settings = np.zeros(1, SETTINGS)[0]
        self._settings.exploration = exploration
        self._settings.urgency = urgency
        self._settings.curiosity = curiosity
        self._settings.weight_of_lead = weight_of_lead
        self._settings.whole_lead = whole_lead
        self._settings.horizon = horizon

    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        position, seat = situation.position, situation.seat - 1
        game, rules = situation.game, situation.game.rules
        moves = np.empty(rules.MOST_MOVES, np.int64)
        found = int(judgement.sift(position, seat, moves, rules.legal(position, seat, moves)))
        if found == 1:
            return alone(int(moves[0]))
        options = moves[:found].copy()
        table = np.zeros(_slots(self._effort), ENTRY)
        used = np.zeros(1, np.int64)
        root, states = np.zeros(1, rules.STATE), np.zeros(1, rules.STATE)
        root[0] = position
        words = np.empty(rules.WORDS if game.facts.hidden or game.facts.chance else 0, np.uint32)
        path = np.zeros(LONGEST_PATH, STEP)
        slots = np.zeros((LONGEST_PATH, rules.MOST_MOVES), np.int64)
        odds = np.zeros((LONGEST_PATH, rules.MOST_MOVES))
        ends = np.zeros((3, max(game.facts.seats)))
        scores = np.zeros(max(game.facts.seats))
        sums = np.zeros((found, 2, max(game.facts.seats)))
        done = 0
        while done < self._effort and not (done and deadline.flag[0]):
            done += simulate(
                root, seat, min(SLICE, self._effort - done), deadline.flag, options, table, used,
                self._settings, states, words, moves, path, slots, odds, ends, scores, sums, generator,
                NO_EVENTS,
            )  # fmt: skip
        return Thought(_ranked(position, seat, table, options, sums), effort=int(done))


def _slots(effort: int) -> int:
    return min(max(1 << (16 * effort).bit_length(), FEWEST_SLOTS), MOST_SLOTS)


def _ranked(position: Position, seat: int, table: Any, options: Any, sums: Any) -> tuple[Choice, ...]:
    """The moves at the root, best first."""
    node = node_key(judgement.sight(position), seat)
    together = size(int(position.pending)) > 1
    seats = int(position.seats)
    found = []
    for place, move in enumerate(options.tolist()):
        entry = table[slot_of(table, node, move)]
        visits = int(entry.visits)
        if visits:
            weight = float(entry.share) if together else float(visits)
            wins, scores = sums[place] / visits
            found.append(Choice(move, weight, float(wins[seat]), tuple(scores[:seats].tolist())))
        else:
            found.append(Choice(move, 0.0))
    found.sort(key=lambda choice: -choice.weight)
    if not together:
        return tuple(Choice(c.move, float(c is found[0]), c.value, c.scores) for c in found)
    whole = sum(choice.weight for choice in found)
    return tuple(Choice(c.move, c.weight / whole, c.value, c.scores) for c in found)


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
    root, searcher, count, flag, options, table, used, settings, states, words, moves, path, slots, odds,
    ends, scores, sums, generator, events,
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
        while inside and state.stage == PLAYING and length + MOST_SEATS <= len(path):
            sight = judgement.sight(state)
            pending = np.int64(state.pending)
            together = size(pending) > 1
            at_root = length == 0
            growing = at_root or used[0] < GROWING * len(table)
            while pending:
                seat = lowest(pending)
                pending &= pending - 1
                found = judgement.sift(state, seat, moves, verbs.legal(state, seat, moves))
                node = node_key(sight, seat)
                if table[slot_of(table, node, NODE)].key == 0:
                    inside = False
                    if growing:
                        enter(table, used, node, NODE)
                if together:
                    choice = by_regret(
                        table,
                        used,
                        node,
                        moves,
                        found,
                        settings,
                        growing,
                        slots[length],
                        odds[length],
                        generator,
                    )
                else:
                    choice = by_bound(table, node, moves, found, settings, growing, slots[length], generator)
                if choice < 0:  # the table is full, and this was never seen
                    inside = False
                    break
                step = path[length]
                step.seat = seat
                step.choices = found if together else 0
                step.choice = choice
                step.slot = enter(table, used, node, moves[choice])
                length += 1
                if at_root and seat == searcher:
                    first = index_of(options, moves[choice])
                verbs.play(state, seat, moves[choice], events)
        play_on(state, settings.horizon, moves, generator, events)
        judge(state, settings, scores, ends)
        for step in range(length):
            learn(table, path[step], slots[step], odds[step], ends[2, path[step].seat])
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
def by_bound(table, node, moves, found, settings, growing, slots, generator):
    """UCB1 over the moves that are legal now; the first one never tried is taken for worth ``urgency``.

    None (-1) where all are untried and the table is full.
    """
    best, choice, untried = -1.0, -1, -1
    for place in range(found):
        slots[place] = slot_of(table, node, moves[place])
        entry = table[slots[place]]
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
def by_regret(table, used, node, moves, found, settings, growing, slots, odds, generator):
    """A move drawn by regret matching, now and then any; the strategy is added to what is remembered.

    None (-1) where one is new and the table is full.
    """
    total = 0.0
    for place in range(found):
        slots[place] = slot_of(table, node, moves[place])
        if table[slots[place]].key == 0:
            if not growing:
                return -1
            enter(table, used, node, moves[place])
        total += table[slots[place]].regret
    mark = chance.next_word(generator) / chance.WORD
    choice = found - 1
    for place in range(found):
        entry = table[slots[place]]
        share = entry.regret / total if total > 0 else 1 / found
        entry.share += share
        odds[place] = (1 - settings.curiosity) * share + settings.curiosity / found
        mark -= odds[place]
        if mark < 0 and choice == found - 1:
            choice = place
            mark = 2.0
    return choice


@kernel
def learn(table, step, slots, odds, value):
    """What a simulation teaches about one step of its path: its move's mean value and all regrets."""
    if step.choices:
        mean = 0.0
        for place in range(step.choices):
            mean += odds[place] * estimate(table[slots[place]], odds[place], place == step.choice, value)
        for place in range(step.choices):
            entry = table[slots[place]]
            gain = estimate(entry, odds[place], place == step.choice, value) - mean
            entry.offered += 1
            odds[place] = max(entry.regret + gain, 0.0)
        for place in range(step.choices):
            table[slots[place]].regret = odds[place]
    entry = table[step.slot]
    entry.visits += 1
    entry.total += value


@kernel
def estimate(entry, odds, chosen, value):
    """What a move would have brought: its mean so far, corrected if it was made (a control variate)."""
    mean = entry.total / entry.visits if entry.visits else 0.5
    return mean + (value - mean) / odds if chosen else mean


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
