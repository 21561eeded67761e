"""OpenSpiel's searches as players at our tables, beside our own bots.

The guest is called ``openspiel``, and ``openspiel-10`` thinks ten times as long as the bots that it meets.
It is the faster of OpenSpiel's two implementations (``searches``): ``MCTSBot`` where nothing is hidden,
``ISMCTSBot`` where something is.  Where all choose at once neither can play; there ``MCTSBot`` plays the
form in turn, and sees what nobody may see.

A second guest, ``all-seeing``, is ``MCTSBot`` in any game, looking at all hands, piles and hidden pieces.
How it does says how much is left to luck.
"""

from typing import Any

import msgspec
import pyspiel

from karfunkel.bots.thinking import Player
from karfunkel.games.contract import Game, Position
from karfunkel.interop.openspiel import IN_TURN, PREFIX, OpenSpielGame, parameters_of
from karfunkel.interop.searches import RandomRollouts, TimedISMCTSBot, TimedMCTSBot
from karfunkel.lab.plan import Chooser, players
from karfunkel.match import seeds
from karfunkel.match.match import Match

GUEST = "openspiel"
SEER = "all-seeing"
UCT_C = 2.0  # what OpenSpiel's own examples take


def guest(times: int = 1) -> str:
    """The name of the guest who thinks so many times as long as others."""
    return GUEST if times == 1 else f"{GUEST}-{times}"


def search_of(game: Game) -> str:
    return "ISMCTSBot" if game.facts.hidden and not game.facts.simultaneous else "MCTSBot"


class Guest:
    """OpenSpiel's search on a seat."""

    def __init__(self, seat: int, seed: bytes, seconds: float, sees_all: bool = False) -> None:
        self._sees_all = sees_all
        self._seat = seat
        self._seed = seed
        self._seconds = seconds
        self._host = Player("random", seat, seed)  # who tells it what its seat may know
        self._game: OpenSpielGame | None = None
        self._bot: Any = None

    def look_at(self, match: Match) -> Position:
        """How a match stands, as far as the search may know."""
        sees_all = self._sees_all or match.game.facts.simultaneous
        return match.state if sees_all else self._host.situation(match).position

    def choose(self, match: Match) -> str:
        position = self.look_at(match)
        if self._game is None:
            self._game = game_of(match)
            by_sets = search_of(match.game) == "ISMCTSBot" and not self._sees_all
            search = TimedISMCTSBot if by_sets else TimedMCTSBot
            lots = seeds.bot_seed(self._seed, self._seat) % 2**32
            self._bot = search(self._game, UCT_C, self._seconds, lots)
            RandomRollouts(self._game, lots).evaluate(
                self._game.state_at(position)
            )  # compiled before time runs
        state = self._game.state_at(position)
        return match.game.format_move(match.state, self._bot.step_with_policy(state)[1])


def game_of(match: Match) -> OpenSpielGame:
    """The game of a match as OpenSpiel knows it; in turn where all choose at once."""
    facts = match.game.facts
    options = msgspec.to_builtins(match.options)
    name = PREFIX + facts.name + (IN_TURN if facts.simultaneous else "")
    given = {option: options[option] for option in parameters_of(match.game) if option in options}
    game: OpenSpielGame = pyspiel.load_game(name, {"players": match.seats, **given})
    return game


def invited(bots: tuple[str, ...], seed: bytes, think: float | None) -> dict[int, Chooser]:
    """Our bots and guests, each on a seat; ``think`` is what a bot of ours gets."""
    assert think is not None
    ours = {seat: name for seat, name in enumerate(bots, start=1) if GUEST not in name and name != SEER}
    hosts = players(tuple(ours.get(seat, "random") for seat in range(1, len(bots) + 1)), seed, think)
    table: dict[int, Chooser] = {}
    for seat, name in enumerate(bots, start=1):
        if seat in ours:
            table[seat] = hosts[seat]
        elif name == SEER:
            table[seat] = Guest(seat, seed, think, sees_all=True)
        else:
            table[seat] = Guest(seat, seed, think * float(name.partition("-")[2] or 1))
    return table
