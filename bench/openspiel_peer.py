"""Random playouts inside OpenSpiel's C++: one JSON line per game, in the words of our own playouts.

usage: python bench/openspiel_peer.py [--search] [--seconds S] [--seed N] [GAME ...]

The playouts run inside MCTSBot with one simulation of 2,000 rollouts.  The one simulation evaluates the root,
so every rollout is a whole game from the first decision, and nothing is done in Python meanwhile.  Only the
rollouts can be counted there; turns are rollouts times the mean number of turns of a random game, sampled
beforehand.  MCTSBot takes games with turns only, so goofspiel, in which both choose at once, goes through
OpenSpiel's own turn-based wrapper.

With --search it is MCTSBot's search that is measured: so many simulations of one rollout each from the first
decision, and "effort" counts them.
"""

import argparse
import json
import random
import time

import pyspiel

GAMES = {
    "mancala": "mancala",
    "oware": "oware",
    "goofspiel": "turn_based_simultaneous_game(game=goofspiel(num_cards=13))",
    "connect_four": "connect_four",
}
ROLLOUTS = 2000
SIMULATIONS = 5000  # of one search
SAMPLE = 1500
MEMORY = 2000  # megabytes the search tree may take; its one node needs almost none of them


def first_decision(game: pyspiel.Game, rng: random.Random) -> pyspiel.State:
    """A new game with its opening chance moves made: MCTSBot cannot start at one."""
    state = game.new_initial_state()
    while state.is_chance_node():
        play_chance(state, rng)
    return state


def play_chance(state: pyspiel.State, rng: random.Random) -> None:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, chances)[0])


def random_length(game: pyspiel.Game, rng: random.Random) -> int:
    """The turns of one random game; chance moves are none."""
    state, turns = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            play_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            turns += 1
    return turns


def bot_with(game: pyspiel.Game, simulations: int, rollouts: int, seed: int) -> pyspiel.Bot:
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    exploration, solve, verbose = 2.0, False, False
    return pyspiel.MCTSBot(game, evaluator, exploration, simulations, MEMORY, solve, seed, verbose)


def measure_search(name: str, seconds: float, seed: int) -> dict[str, object]:
    game = pyspiel.load_game(GAMES[name])
    rng = random.Random(seed)
    bot = bot_with(game, SIMULATIONS, 1, seed)
    effort, start = 0, time.process_time()
    while (took := time.process_time() - start) < seconds:
        bot.step(first_decision(game, rng))
        effort += SIMULATIONS
    return {"case": name, "counts": "simulations", "effort": effort, "seconds": took}


def measure(name: str, seconds: float, seed: int) -> dict[str, object]:
    game = pyspiel.load_game(GAMES[name])
    rng = random.Random(seed)
    mean_turns = sum(random_length(game, rng) for _ in range(SAMPLE)) / SAMPLE
    bot = bot_with(game, 1, ROLLOUTS, seed)
    games, start = 0, time.process_time()
    while (took := time.process_time() - start) < seconds:
        bot.step(first_decision(game, rng))
        games += ROLLOUTS
    return {
        "case": name,
        "turns": round(games * mean_turns),
        "games": games,
        "seconds": took,
        "mean_turns": mean_turns,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="random playouts of OpenSpiel's nearest games")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--search", action="store_true", help="measure the search, not its playouts")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for name in args.games or GAMES:
        of = measure_search if args.search else measure
        print(json.dumps(of(name, args.seconds, args.seed)), flush=True)


if __name__ == "__main__":
    main()
