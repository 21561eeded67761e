"""OpenSpiel's searches on our games, as fast as they can be made and by the clock.

On games written in Python the searches of ``open_spiel.python.algorithms`` are several times faster than
those in C++: they let a whole random game be one compiled call, while the others come back into Python for
every move of it.
"""

import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from karfunkel.games import chance
from karfunkel.games.journal import NO_EVENTS
from karfunkel.interop import course
from karfunkel.interop.openspiel import OpenSpielGame, OpenSpielState

NO_LIMIT = 10**9  # simulations: the clock ends the search
FEWEST = 2  # simulations: the first one does not get beyond the root, so no move is known after it


class RandomRollouts:
    """An evaluator for OpenSpiel's searches in Python: a whole random game in one compiled call."""

    def __init__(self, game: OpenSpielGame, seed: int) -> None:
        self._game = game
        self._generator = chance.generator(seed)

    def evaluate(self, state: OpenSpielState) -> list[float]:
        game = self._game
        winners = course.play_out(
            state.at.position, game.scratch, game.words, self._generator, game.moves, NO_EVENTS
        )
        return game.returns[winners]

    def prior(self, state: OpenSpielState) -> list[tuple[int, float]]:
        actions = state.at.actions
        return [(action, 1 / len(actions)) for action in actions]


class _TimeIsUp(Exception):
    pass


class _Clock:
    """Ends a search after so many seconds, and counts its simulations."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.start()

    def start(self) -> None:
        self.simulations = 0
        self._end = time.perf_counter() + self._seconds

    def tick(self) -> None:
        """Before each simulation."""
        if time.perf_counter() >= self._end and self.simulations >= FEWEST:
            raise _TimeIsUp
        self.simulations += 1


class TimedMCTSBot(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's Monte Carlo tree search: it sees everything, so give it what its seat may know."""

    def __init__(self, game: OpenSpielGame, uct_c: float, seconds: float, seed: int) -> None:
        chance_of_its_own = np.random.RandomState(seed)
        super().__init__(game, uct_c, NO_LIMIT, RandomRollouts(game, seed), random_state=chance_of_its_own)
        self.clock = _Clock(seconds)

    def mcts_search(self, state: OpenSpielState) -> Any:
        self.clock.start()
        try:
            return super().mcts_search(state)
        except _TimeIsUp:
            return self._root

    def _apply_tree_policy(self, root: Any, state: OpenSpielState) -> Any:
        self._root = root
        self.clock.tick()
        return super()._apply_tree_policy(root, state)


class TimedISMCTSBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search over information sets: it redeals for every simulation what its seat cannot see."""

    def __init__(self, game: OpenSpielGame, uct_c: float, seconds: float, seed: int) -> None:
        chance_of_its_own = np.random.RandomState(seed)
        super().__init__(
            game,
            RandomRollouts(game, seed),
            uct_c,
            NO_LIMIT,
            random_state=chance_of_its_own,
            use_observation_string=True,
        )
        self.clock = _Clock(seconds)

    def run_search(self, state: OpenSpielState) -> Any:
        self.clock.start()
        try:
            return super().run_search(state)
        except _TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: OpenSpielState) -> OpenSpielState:
        self.clock.tick()
        sample: OpenSpielState = super().sample_root_state(state)
        return sample
