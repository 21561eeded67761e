"""Our games as games of OpenSpiel: they pass its own checks, and are the same games as ours."""

import subprocess
import sys
from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import Any

import pytest

from karfunkel import games
from karfunkel.games.diamantenraub import rules as diamantenraub
from karfunkel.match.match import Match

pytestmark = pytest.mark.needs("pyspiel", "pip install open_spiel")

Case = tuple[str, str, int, dict[str, object]]

CASES: list[Case] = [
    ("karfunkel_halbedelstein", "halbedelstein", 2, {}),
    ("karfunkel_halbedelstein(rules=advanced)", "halbedelstein", 2, {"rules": "advanced"}),
    ("karfunkel_carat", "carat", 2, {}),
    ("karfunkel_carat(players=3,three_tiles=True)", "carat", 3, {"three_tiles": True}),
    ("karfunkel_carat(players=4)", "carat", 4, {}),
    ("karfunkel_mister_diamond(players=4)", "mister_diamond", 4, {}),
    ("karfunkel_mister_diamond(rounds=2,marks=on)", "mister_diamond", 2, {"rounds": 2, "marks": "on"}),
    ("karfunkel_diamantenraub", "diamantenraub", 2, {}),
    ("karfunkel_diamantenraub(players=4,junior=True)", "diamantenraub", 4, {"junior": True}),
    ("karfunkel_diamantenraub_in_turn(players=3)", "diamantenraub", 3, {}),
]
every_case = pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
HIDDEN = [case for case in CASES if case[1] != "halbedelstein" and "in_turn" not in case[0]]
IN_TURN = [case for case in CASES if case[1] != "diamantenraub" or "in_turn" in case[0]]
hidden_cases = pytest.mark.parametrize("case", HIDDEN, ids=[case[0] for case in HIDDEN])


@pytest.fixture
def openspiel() -> ModuleType:
    from karfunkel.interop import openspiel

    return openspiel


@pytest.fixture
def spiel(openspiel: ModuleType) -> Any:
    """OpenSpiel, which knows our games."""
    return openspiel.pyspiel


def new_match(case: Case, seed: int) -> Match:
    _, name, seats, options = case
    game = games.load(name)
    return Match.new(game, game.options(options, seats), seats, Random(seed).randbytes(32))


def random_state(game: Any, random: Random, steps: int) -> Any:
    """Some way into a game, or to its end."""
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([random.choice(actions) if actions else 0 for actions in legal])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state


@every_case
def test_a_game_passes_the_checks_of_openspiel(spiel: Any, case: Case) -> None:
    """Clones, serialized states, histories, legal actions, masks, returns: played through at random."""
    spiel.random_sim_test(spiel.load_game(case[0]), num_sims=3, serialize=True, verbose=False)


@every_case
@pytest.mark.parametrize("seed", range(3))
def test_a_game_goes_as_the_match_with_the_same_moves(spiel: Any, case: Case, seed: int) -> None:
    random, match = Random(seed), new_match(case, seed)
    game = spiel.load_game(case[0])
    state = game.state_at(match.state)
    while match.pending():
        pending = match.pending()
        moves = {seat: match.game.legal(match.state, seat) for seat in pending}
        chosen = {seat: random.choice(moves[seat]) for seat in pending}
        if state.is_simultaneous_node():
            for player in range(match.seats):
                assert tuple(state.legal_actions(player)) == moves.get(player + 1, ())
            play(match, chosen)
            state.apply_actions([chosen.get(seat, 0) for seat in range(1, match.seats + 1)])
        else:
            seat = pending[0]
            assert state.current_player() == seat - 1
            assert tuple(state.legal_actions()) == moves[seat]
            assert state.action_to_string(chosen[seat]) in match.legal(seat)
            play(match, {seat: chosen[seat]})
            state.apply_action(chosen[seat])
        if state.is_chance_node():  # the match has dealt the next round already (M12)
            state = game.state_at(match.state)
        assert state.position.tobytes() == match.state.tobytes()
    assert state.is_terminal()
    outcome = match.outcome()
    assert outcome is not None
    assert (max(state.returns()) > 0) == (0 < len(outcome.winners) < match.seats)
    for player, won in enumerate(state.returns()):
        assert (won == max(state.returns())) == (not outcome.winners or player + 1 in outcome.winners)


def play(match: Match, chosen: Mapping[int, int]) -> None:
    texts = {seat: match.game.format_move(match.state, move) for seat, move in chosen.items()}
    for seat, text in texts.items():
        match.play(seat, text)


@pytest.mark.parametrize(
    ("winners", "seats", "returns"),
    [(0b01, 2, [1, -1]), (0b11, 2, [0, 0]), (0, 2, [0, 0]), (0b100, 3, [-0.5, -0.5, 1])],
)
def test_G3_who_wins_alone_gets_one_and_all_returns_add_up_to_nothing(
    openspiel: ModuleType, winners: int, seats: int, returns: list[float]
) -> None:
    assert openspiel._returns(winners, seats) == pytest.approx(returns)
    assert openspiel._returns(0b0011, 4) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])


def test_a_deal_is_fixed_by_its_number_and_the_seed(spiel: Any) -> None:
    def dealt(seed: int, deal: int) -> bytes:
        state = spiel.load_game("karfunkel_carat", {"seed": seed, "deals": 50}).new_initial_state()
        assert len(state.chance_outcomes()) == 50
        state.apply_action(deal)
        return bytes(state.position.tobytes())

    assert dealt(1, 7) == dealt(1, 7)
    assert len({dealt(seed, deal) for seed in (1, 2) for deal in range(50)}) == 100


@hidden_cases
def test_G4_a_resampled_state_looks_the_same_to_its_player_and_is_another(spiel: Any, case: Case) -> None:
    random = Random(1)
    game = spiel.load_game(case[0])
    different = 0
    for steps in range(1, 20):
        state = random_state(game, random, steps)
        if state.is_terminal() or state.is_chance_node():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, random.random)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            different += other.position.tobytes() != state.position.tobytes()
    assert different > 10


@hidden_cases
def test_the_observation_is_the_same_if_and_only_if_the_seat_sees_the_same(spiel: Any, case: Case) -> None:
    random = Random(2)
    game = spiel.load_game(case[0])
    view = games.load(case[1]).view
    states = [random_state(game, random, steps) for steps in range(2, 20)]
    states = [state for state in states if not state.is_chance_node()]
    states += [state.resample_from_infostate(0, random.random) for state in states]
    for player in range(game.num_players()):
        seen = {
            (state.observation_string(player), repr(view(state.position, player + 1))) for state in states
        }
        assert len(seen) == len({observed for observed, _ in seen}) == len({viewed for _, viewed in seen})


def test_D12_the_information_state_hides_which_cards_another_player_keeps(spiel: Any) -> None:
    random = Random(3)
    game = spiel.load_game("karfunkel_diamantenraub")
    met = 0
    for _ in range(100):
        state = random_state(game, random, random.randrange(2, 30))
        kept = [] if state.is_terminal() else state.legal_actions(1)
        kept = [move for move in kept if move >= diamantenraub.KEEP_TWO]
        if kept:
            own = state.legal_actions(0)[0]
            children = [state.clone() for _ in kept]
            for child, move in zip(children, kept, strict=True):
                child.apply_actions([own, move])
            assert len({child.information_state_string(1) for child in children}) == len(kept)
            assert len({child.information_state_string(0) for child in children}) == 1
            met += 1
    assert met


def test_the_information_state_tells_the_moves_that_led_to_what_is_seen(spiel: Any) -> None:
    state = random_state(spiel.load_game("karfunkel_carat"), Random(5), 8)
    moves = ",".join(map(str, state.history()))
    for player in range(2):
        told = f"{moves} {state.observation_string(player)}"
        assert state.information_state_string(player) == told


@pytest.mark.parametrize("case", IN_TURN, ids=[case[0] for case in IN_TURN])
def test_openspiel_s_searches_play_legal_moves(spiel: Any, case: Case) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    from karfunkel.interop.searches import RandomRollouts

    random = Random(4)
    game = spiel.load_game(case[0])
    state = random_state(game, random, 5)
    rollouts = RandomRollouts(game, 1)
    in_cpp = spiel.MCTSBot(
        game, spiel.RandomRolloutEvaluator(1, 1), 2.0, 50, 100, solve=True, seed=1, verbose=False
    )
    bots = [in_cpp, mcts.MCTSBot(game, 2.0, 50, rollouts)]
    if game.get_type().information == spiel.GameType.Information.IMPERFECT_INFORMATION:
        bots.append(ismcts.ISMCTSBot(game, rollouts, 2.0, 50, use_observation_string=True))
        bots.append(ismcts.ISMCTSBot(game, rollouts, 2.0, 50))
    before = state.position.tobytes()
    for bot in bots:
        assert bot.step_with_policy(state)[1] in state.legal_actions()
    assert state.position.tobytes() == before


def test_without_openspiel_one_is_told_how_to_get_it() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import karfunkel.interop.openspiel"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "ImportError: OpenSpiel is not installed here; pip install open_spiel gets it" in run.stderr
