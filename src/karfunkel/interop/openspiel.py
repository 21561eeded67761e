"""Our games as games of OpenSpiel, for its bots and algorithms.

Importing this makes ``pyspiel.load_game`` know, with the number of players and each game's own options::

    karfunkel_halbedelstein(rules=advanced)
    karfunkel_carat(players=3,three_tiles=true)
    karfunkel_mister_diamond(players=4)
    karfunkel_diamantenraub                 all choose at once
    karfunkel_diamantenraub_in_turn         one after the other, and everything lies open

Players are our seats, counted from 0, and actions are our moves.  A chance node picks one of ``deals``
deals, all alike likely, which ``seed`` fixes: OpenSpiel must be able to list them, and there are far too
many in truth.  Winners share (G3): who wins alone gets 1, and all returns add up to 0.

What OpenSpiel 2.0.2 cannot do with games in Python: ``MCTSBot.step`` crashes, while ``step_with_policy``
is the same search and works; the ISMCTSBot in C++ does not find ``resample_from_infostate``, while that in
``open_spiel.python.algorithms.ismcts`` does.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec
import numpy as np

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is not installed here; pip install open_spiel gets it") from missing

from karfunkel import games
from karfunkel.games import carat, chance, diamantenraub, halbedelstein, mister_diamond
from karfunkel.games.contract import SPECTATOR, Game, Position
from karfunkel.games.journal import NO_EVENTS
from karfunkel.interop import course
from karfunkel.interop.course import A_DEAL, THE_END

CHANCE = {"deals": 1000, "seed": 0}
PREFIX, IN_TURN = "karfunkel_", "_in_turn"
AT_ONCE = int(pyspiel.PlayerId.SIMULTANEOUS)

ACTIONS = {
    "carat": carat.rules.TILES * carat.rules.MOVES_OF_A_TILE,
    "mister_diamond": mister_diamond.rules.FIRST_THEFT
    + mister_diamond.rules.MOST_SEATS * mister_diamond.rules.MOST_VALUES,
    "diamantenraub": diamantenraub.rules.KEEP_TWO + diamantenraub.rules.CARDS**2,
    "halbedelstein": halbedelstein.rules.COUNTER_CLOCKWISE + 1,
}
"""By game: its moves are below this."""

LONG = 10_000
"""OpenSpiel wants a bound on the length of games.  Where nobody has proved one, this is far away."""


class Standing:
    """Where a game stands: the position, who is to move, and what that seat may do.  It never changes.

    OpenSpiel clones a state by ``copy.deepcopy`` of every attribute.  So a state has only this one, and
    clones share it.
    """

    __slots__ = ("actions", "game", "player", "position")

    def __init__(self, game: "OpenSpielGame", position: Any, player: int, actions: list[int]) -> None:
        self.game = game
        self.position = position  # an array of one record
        self.player = player
        self.actions = actions

    def __deepcopy__(self, memo: object) -> "Standing":
        return self

    def __reduce__(self) -> tuple[Callable[[str, bytes], "Standing"], tuple[str, bytes]]:
        return _restored, (str(self.game), self.position.tobytes())


def _restored(game: str, position: bytes) -> Standing:
    loaded: OpenSpielGame = pyspiel.load_game(game)
    return loaded.standing(np.frombuffer(position, loaded.rules.STATE).copy())


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its options, and the memory that its kernels work in."""

    game: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: dict[str, Any]) -> None:
        game = self.game
        self.rules = game.rules
        given = {name: value for name, value in parameters.items() if name not in ("players", *CHANCE)}
        self.seats: int = parameters["players"]
        self.options = game.options(given, self.seats)
        self.at_once = self.kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        self.all_open = self.kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
        super().__init__(self.kind, self._info(parameters), parameters)
        self.moves = np.empty(self.rules.MOST_MOVES, np.int64)
        self.words = np.zeros(self.rules.WORDS, np.uint32)
        self._fixed_words = np.zeros(self.rules.WORDS, np.uint32)
        chance.fill(self._fixed_words, chance.generator(0))
        self.scratch = np.zeros(1, self.rules.STATE)
        deals = parameters.get("deals", 0)
        self.outcomes = [(deal, 1 / deals) for deal in range(deals)]
        self._first_seed = parameters.get("seed", 0) * deals
        self.returns = [_returns(winners, self.seats) for winners in range(1 << self.seats)]
        fresh = np.zeros(1, self.rules.STATE)
        fresh[0] = game.fresh(self.options, self.seats)
        self._start = self.standing(fresh)
        if not game.facts.chance:
            self._start = self.dealt(fresh, 0)

    def _info(self, parameters: dict[str, Any]) -> pyspiel.GameInfo:
        usual = self.game.options({}, self.seats)
        return pyspiel.GameInfo(
            num_distinct_actions=ACTIONS[self.game.facts.name],
            max_chance_outcomes=parameters.get("deals", 0),
            num_players=self.seats,
            min_utility=-1 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=(self.options == usual and self.game.facts.longest) or LONG,
        )

    def max_chance_nodes_in_history(self) -> int:
        return getattr(self.options, "rounds", 1) if self.game.facts.chance else 0

    def new_initial_state(self) -> "OpenSpielState":
        return OpenSpielState(self, self._start)

    def state_at(self, position: Position) -> "OpenSpielState":
        """A state in the midst of a game, without the moves that led to it."""
        positions = np.zeros(1, self.rules.STATE)
        positions[0] = position
        return OpenSpielState(self, self.standing(positions))

    def make_py_observer(self, kind: Any = None, parameters: object = None) -> "Observer":
        return Observer(recalls=kind is not None and kind.perfect_recall)

    # --- what states ask for

    def copy(self, positions: Any) -> Any:
        other = np.zeros(1, self.rules.STATE)  # not empty: see contract.copy
        course.copy(positions, other)
        return other

    def standing(self, positions: Any) -> Standing:
        return self._standing(positions, *course.look(positions, self.moves))

    def _standing(self, positions: Any, player: int, count: int) -> Standing:
        actions = self.moves[:count].tolist()
        return Standing(self, positions, AT_ONCE if player >= 0 and self.at_once else player, actions)

    def dealt(self, positions: Any, deal: int) -> Standing:
        """One of the deals is made."""
        other = self.copy(positions)
        course.deal(other, self.words, chance.generator(self._first_seed + deal))
        return self.standing(other)

    def played(self, at: Standing, seat: int, move: int) -> Standing:
        other = self.copy(at.position)
        return self._standing(other, *course.step(other, seat, move, self.moves, NO_EVENTS))

    def redealt(self, positions: Any, seat: int, generator: Any) -> Any:
        """A position that looks the same to that seat, by chance or, without any, always the same one."""
        other = self.copy(positions)
        words = self._fixed_words
        if generator is not None:
            words = self.words
            chance.fill(words, generator)
        course.redeal(other, seat, words)
        return other


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: OpenSpielGame, at: Standing) -> None:
        super().__init__(game)
        self.at = at

    def current_player(self) -> int:
        return self.at.player

    def is_terminal(self) -> bool:
        return self.at.player == THE_END

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.game.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        at = self.at
        if at.player != AT_ONCE:
            return at.actions
        moves = at.game.moves
        found: list[int] = moves[: course.legal(at.position, player, moves)].tolist()
        return found

    def _apply_action(self, action: int) -> None:
        at = self.at
        if at.player == A_DEAL:
            self.at = at.game.dealt(at.position, action)
        else:
            self.at = at.game.played(at, at.player, action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        game = self.at.game.game
        for seat in game.pending(self.position):
            self.at = self.at.game.played(self.at, seat - 1, actions[seat - 1])

    def returns(self) -> list[float]:
        at = self.at
        return at.game.returns[int(self.position.winners) if at.player == THE_END else 0]

    @property
    def position(self) -> Position:
        position: Position = self.at.position[0]
        return position

    # --- texts

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == A_DEAL else self.at.game.game.format_move(self.position, action)

    def __str__(self) -> str:
        """What somebody sees who looks on."""
        if self.at.player == A_DEAL:
            return "a deal is due"
        return msgspec.json.encode(self.at.game.game.view(self.position, SPECTATOR)).decode()

    def observation_string(self, player: int | None = None) -> str:
        """The same text if, and only if, the player sees the same: a position redealt with fixed words."""
        at = self.at
        if at.game.all_open:
            return str(at.position.tobytes().hex())
        seat = at.player if player is None else player
        return str(at.game.redealt(at.position, seat, None).tobytes().hex())

    def information_state_string(self, player: int | None = None) -> str:
        """All that was to be seen from the beginning: the moves as they came, and what is seen now."""
        seat = self.at.player if player is None else player
        heard = (self._heard(past.player, past.action, seat) for past in self.full_history())
        return f"{','.join(heard)} {self.observation_string(seat)}"

    def _heard(self, player: int, action: int, viewer: int) -> str:
        if player >= 0 and player != viewer and self.at.game.at_once:  # some choices stay hidden (D12)
            return self.at.game.game.open_move(self.position, player + 1, action, viewer + 1)
        return str(action)

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> "OpenSpielState":
        """A state that looks the same to the player, everything hidden drawn anew."""
        game = self.at.game
        generator = chance.generator(int(random() * 2**53))
        other: OpenSpielState = self.clone()
        other.at = game.standing(game.redealt(self.at.position, player, generator))
        return other


class Observer:
    """What a player sees, as text only."""

    tensor = None

    def __init__(self, recalls: bool) -> None:
        self.dict: dict[str, object] = {}
        self._recalls = recalls

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: OpenSpielState, player: int) -> str:
        return state.information_state_string(player) if self._recalls else state.observation_string(player)


def _returns(winners: int, seats: int) -> list[float]:
    """What each player gets when these seats, as bits, have won."""
    share = 1 / (winners.bit_count() or seats)
    won = [share if winners >> seat & 1 or not winners else 0.0 for seat in range(seats)]
    return [(part - 1 / seats) / (1 - 1 / seats) for part in won]


# --- registration


def _kind(game: Game, in_turn: bool) -> pyspiel.GameType:
    facts = game.facts
    kinds = pyspiel.GameType
    at_once = facts.simultaneous and not in_turn
    hidden = facts.hidden and not in_turn
    return kinds(
        short_name=PREFIX + facts.name + (IN_TURN if in_turn else ""),
        long_name=facts.title + (", one after the other, all open" if in_turn else ""),
        dynamics=kinds.Dynamics.SIMULTANEOUS if at_once else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if facts.chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if hidden
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=facts.seats[-1],
        min_num_players=facts.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification=parameters_of(game),
    )


def parameters_of(game: Game) -> dict[str, bool | int | str]:
    """The number of players and what chance is, then the game's options but for lists and files."""
    parameters: dict[str, bool | int | str] = {"players": game.facts.seats[0]}
    if game.facts.chance:
        parameters |= CHANCE
    for option in msgspec.structs.fields(game.option_type):
        if option.type is not str and isinstance(option.default, bool | int | str):
            parameters[option.name] = option.default
    return parameters


def _register(name: str, in_turn: bool) -> None:
    """Make a game known, and a class that makes it.  OpenSpiel lets go of what makes games only after
    Python has ended, which a class survives and a function does not."""
    game = games.load(name)
    kind = _kind(game, in_turn)
    pyspiel.register_game(kind, type(name, (OpenSpielGame,), {"game": game, "kind": kind}))


for _name in games.NAMES:
    _register(_name, in_turn=False)
    if games.load(_name).facts.simultaneous:
        _register(_name, in_turn=True)
