"""``karfunkel solve``: who wins by force, and how, where all lies open."""

import argparse
from collections.abc import Iterator

from karfunkel import games
from karfunkel.bots.alphabeta import AlphaBeta
from karfunkel.bots.mind import Deadline, Situation, Thought
from karfunkel.cli.inputs import new_match, position_of
from karfunkel.cli.progress import Progress, get_ready
from karfunkel.games import chance
from karfunkel.games.faults import Fault
from karfunkel.match.match import Match

SLOTS = 1 << 23
"""the search's table takes 128 MB"""

UNPROVEN = 1


def run(given: argparse.Namespace) -> int:
    if not given.seconds > 0:
        raise Fault(f"--seconds is a time above 0, not {given.seconds:g}")
    game = games.load(given.game)
    if game.facts.hidden or game.facts.simultaneous:
        raise Fault(f"{game.facts.title} cannot be solved: not everything lies open")
    get_ready(game)
    match = _position(given)
    if not match.pending():
        raise Fault("the game is over there")
    with Progress() as progress:
        progress.tell("searching …")
        line = list(_forced_line(match, given.seconds))
    if not line:
        print(f"not proven in {given.seconds:g} seconds")
        return UNPROVEN
    winner, looked_at = line[0][1], line[0][2]
    print(f"seat {winner} wins by force: {looked_at:,} positions looked at")
    print("with the best play of both:", ", ".join(entry for entry, *_ in line))
    return 0


def _position(given: argparse.Namespace) -> Match:
    if given.record is None:
        return new_match(games.load(given.game), given, 1)[0]
    match, place = position_of(given.record, given.ply)
    if match.game.facts.name != given.game:
        raise Fault(f"{place}: this is a record of {match.game.facts.name}, not of {given.game}")
    return match


def _forced_line(match: Match, seconds: float) -> Iterator[tuple[str, int, int]]:
    """The best move of each seat to the end, who wins, and how many positions that took to prove."""
    while pending := match.pending():
        (seat,) = pending
        found = _proof(match, seat, seconds)
        if not found.proven:
            return
        best = found.choices[0]
        text = match.game.format_move(match.state, best.move)
        yield f"{seat} {text}", seat if best.value else 3 - seat, found.effort
        match.play(seat, text)


def _proof(match: Match, seat: int, seconds: float) -> Thought:
    situation = Situation(match.game, match.state, seat, lambda: match.witnessed(seat))
    with Deadline(seconds) as deadline:
        return AlphaBeta(slots=SLOTS).think(situation, deadline, chance.generator(0))
