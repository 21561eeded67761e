"""What bots learn from games of their own: ``python -m karfunkel.lab.lessons``.

Bots play Diamantenraub with every number of seats, by the book and the junior game.  From who won at last the
weights of ``judgement/diamantenraub.worth`` are fitted (softmax regression), and written to
``judgement/lessons/diamantenraub.py``; the next round of lessons is played with them.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel import games
from karfunkel.bots.judgement import diamantenraub, lessons
from karfunkel.bots.judgement.diamantenraub import WEIGHTS, lateness, worth
from karfunkel.bots.rounds import MOVES, simulate
from karfunkel.games import chance, verbs
from karfunkel.games.journal import NO_EVENTS
from karfunkel.games.kernel import kernel
from karfunkel.games.machine import lowest
from karfunkel.games.stage import PLAYING

rules = diamantenraub.rules
LONGEST = 80  # steps in a game
SOFT = 20.0  # how strongly weights are kept from being large: so many positions' worth


@kernel
def play_game(
    states, effort, flag, scratch, words, moves, regrets, shares, values, odds, gains, chances, chosen,
    picked, things, where, units, generator, events,
):  # fmt: skip
    """A game of self-play.  What every seat has is noted at each step; returns how many steps there were."""
    state = states[0]
    chance.fill(words, generator)
    verbs.deal(state, words)
    seats = np.int64(state.seats)
    step = 0
    while state.stage == PLAYING:
        note(state, things[step], units)
        where[step] = state.step
        step += 1
        pending = np.int64(state.pending)
        left = pending
        while left:
            seat = lowest(left)
            left &= left - 1
            regrets[:, :] = 0.0
            shares[:] = 0.0
            simulate(
                states, seat, 0, effort, flag, 1, True, scratch, words, moves, regrets, shares, values, odds,
                gains, chances, chosen, generator, events,
            )  # fmt: skip
            picked[seat] = by_share(state, seat, shares, moves[0], generator)
        for seat in range(seats):
            if (pending >> seat) & 1:
                verbs.play(state, seat, picked[seat], events)
    return step


@kernel
def note(state, things, units):
    """What every seat has, thing by thing: worth is linear in its weights."""
    late = lateness(state)
    for seat in range(np.int64(state.seats)):
        for weight in range(len(units)):
            things[seat, weight] = worth(state, seat, units[weight], late)


@kernel
def by_share(state, seat, shares, moves, generator):
    found = verbs.legal(state, seat, moves)
    mark = chance.next_word(generator) / chance.WORD * shares.sum()
    for choice in range(found - 1):
        mark -= shares[choice]
        if mark < 0:
            return moves[choice]
    return moves[found - 1]


def collect(seats: int, junior: bool, count: int, effort: int, seed: int) -> tuple[Any, Any, Any]:
    """What every seat had at each step of so many games, which kind of step it was, and who won."""
    game = games.load("diamantenraub")
    options = game.options({"junior": junior}, seats)
    table = [np.empty(1, rules.STATE), np.empty(3, rules.STATE)]
    words, generator = np.empty(rules.WORDS, np.uint32), chance.generator(seed)
    moves, regrets = np.empty((2, rules.MOST_MOVES), np.int64), np.zeros((seats + 1, MOVES))
    row, odds = np.zeros(rules.MOST_MOVES), np.zeros((2, rules.MOST_MOVES))
    chosen, picked = np.zeros((2, seats), np.int64), np.zeros(seats, np.int64)
    things, where = np.zeros((LONGEST, seats, WEIGHTS)), np.zeros(LONGEST, np.int64)
    found, steps, won = [], [], []
    fresh = game.fresh(options, seats)
    for _ in range(count):
        table[0][0] = fresh
        length = play_game(
            table[0], effort, np.zeros(1, np.int8), table[1], words, moves, regrets, row, row.copy(), odds,
            row.copy(), np.zeros(seats), chosen, picked, things, where, np.eye(WEIGHTS), generator, NO_EVENTS,
        )  # fmt: skip
        winners = int(table[0][0].winners)
        shares = [(winners >> seat & 1) / winners.bit_count() for seat in range(seats)]
        found.append(things[:length].copy())
        steps.append(where[:length].copy())
        won += [shares] * length
    return np.concatenate(found), np.concatenate(steps), np.array(won)


def fit(things: Any, won: Any, rounds: int = 15) -> Any:
    """The weights by which softmax foretells the winners best (Newton's method)."""
    weights = np.zeros(WEIGHTS)
    for _ in range(rounds):
        odds = np.exp(np.clip(things @ weights, -30, 30))
        odds /= odds.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsk->nk", odds, things)
        slope = np.einsum("ns,nsk->k", won - odds, things) - SOFT * weights
        flat = (things * np.sqrt(odds)[..., None]).reshape(-1, WEIGHTS)
        bend = flat.T @ flat - mean.T @ mean + SOFT * np.eye(WEIGHTS)
        weights += np.linalg.solve(bend, slope)
    return weights


def surprise(things: Any, won: Any, weights: Any) -> float:
    """The mean logarithmic loss."""
    scores = things @ weights
    scores -= np.log(np.exp(scores).sum(axis=1, keepdims=True))
    return float(-(won * scores).sum(axis=1).mean())


def learn(count: int, effort: int, seed: int) -> Any:
    taught = np.zeros((2, 3, 2, WEIGHTS))
    for junior in (False, True):
        for seats in (2, 3, 4):
            things, steps, won = collect(seats, junior, count, effort, seed)
            for step in sorted(set(steps.tolist())):
                own = steps == step
                taught[int(junior), seats - 2, step] = fit(things[own], won[own])
                loss = surprise(things[own], won[own], taught[int(junior), seats - 2, step])
                print(f"junior {junior}, {seats} seats, step {step}: {own.sum()} positions, loss {loss:.4f}")
    return taught


def written(taught: Any) -> str:
    """The lessons as a module."""
    rows = ",\n".join(
        f"    # {'junior' if junior else 'by the book'}, {seats + 2} seats, {('card', 'hand')[step]}\n    "
        + ", ".join(f"{weight:.3f}" for weight in taught[junior, seats, step])
        for junior, seats, step in np.ndindex(taught.shape[:3])
    )
    shape = ", ".join(map(str, taught.shape))
    return (
        '"""Weights of ``worth`` in Diamantenraub, as ``karfunkel.lab.lessons`` wrote them; '
        'not to be changed by hand."""\n\nimport numpy as np\n\n# fmt: off\n# ruff: noqa: E501\n'
        f"LESSONS = np.array([\n{rows},\n]).reshape({shape})\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m karfunkel.lab.lessons", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="for each variant and number of seats")
    parser.add_argument("--effort", type=int, default=60, help="simulations for each choice")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    target = Path(lessons.__file__).with_name("diamantenraub.py")
    target.write_text(written(learn(given.games, given.effort, given.seed)), encoding="utf-8")
    print(target)


if __name__ == "__main__":
    main()
