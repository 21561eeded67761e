"""What is said for a turn of the Halbedelstein-Spiel, and against it."""

from random import Random

import pytest

from karfunkel.bots import hints
from karfunkel.bots.reasons import Wins, reasons_for, tell
from karfunkel.bots.reasons.halbedelstein import Captures, Exposes, LetsWin, Loses, Saves, SowsOn
from karfunkel.games.contract import Position, copy
from karfunkel.games.halbedelstein import GAME
from karfunkel.games.halbedelstein.events import Turned
from karfunkel.match.match import Match
from karfunkel.words.catalogue import Speaker
from karfunkel.words.languages import LANGUAGES
from tests.games.halbedelstein.table import position


def why(state: Position, text: str) -> tuple[object, ...]:
    seat = GAME.pending(state)[0]
    return reasons_for(GAME, state, seat, GAME.parse_move(state, text))


def captured(state: Position, seat: int, move: int) -> int:
    events = GAME.play(copy(state), seat, move)
    return sum(event.captured for event in events if isinstance(event, Turned))


def test_H9_a_capture_is_told_with_the_pits_it_is_opposite_of() -> None:
    state = position("0 0 0 0 4 0 0 0\n3 0 0 0 3 0 0 0\n0 0 2 0 1 0 0 0\n2 0 0 0 0 0 0 0")
    found = why(state, "B3")
    assert Captures(7, ("B5",)) in found


def test_H1_a_long_turn_is_told() -> None:
    state = position("0 0 0 0 0 0 0 0\n2 0 0 0 0 0 0 2\n2 1 1 0 1 0 0 0\n0 0 0 0 0 0 0 0")
    (turn,) = [event for event in GAME.play(copy(state), 1, 0) if isinstance(event, Turned)]
    assert turn.sowings >= 3
    assert SowsOn(turn.sowings, turn.last) in why(state, "B1")


def test_H6_H10_the_end_of_the_game_is_told() -> None:
    wins = position("0 0 0 0 0 0 0 0\n0 0 0 0 3 0 0 0\n0 0 2 0 1 0 0 0\n2 0 0 0 0 0 0 0")
    assert why(wins, "B3")[0] == Wins()
    loses = position("2 0 0 0 0 0 0 0\n0 0 0 0 3 0 0 0\n0 0 0 0 0 0 0 2\n0 0 0 0 0 0 0 0")
    assert Loses() in why(loses, "B8")


def test_what_is_said_about_answers_is_so() -> None:
    """Over random games of both rule sets, against what the rules say when the answers are tried."""
    kinds = set()
    for seed in range(12):
        rules = ("basic", "advanced")[seed % 2]
        match, random = Match.new(GAME, GAME.options({"rules": rules}, 2), 2), Random(seed)
        while match.pending():
            state, seat = match.state, match.pending()[0]
            move = random.choice(GAME.legal(state, seat))
            after = copy(state)
            GAME.play(after, seat, move)
            rival = 3 - seat
            answers = {
                GAME.format_move(after, answer): captured(after, rival, answer)
                for answer in GAME.legal(after, rival)
            }
            for reason in reasons_for(GAME, state, seat, move):
                kinds.add(type(reason))
                if isinstance(reason, Exposes):
                    assert answers[reason.pit] == reason.stones == max(answers.values())
                if isinstance(reason, Saves):
                    assert reason.before > reason.after == max(answers.values())
                if isinstance(reason, LetsWin):
                    end = copy(after)
                    GAME.play(end, rival, GAME.parse_move(after, reason.pit))
                    outcome = GAME.outcome(end)
                    assert outcome
                    assert outcome.winners == (rival,)
                for language in LANGUAGES:
                    assert "(" in tell(reason, Speaker(language)) or reason == Wins()
            match.play(seat, GAME.format_move(state, move))
    assert {Captures, SowsOn, Exposes, Saves, LetsWin} <= kinds


@pytest.mark.compiled_only
def test_a_hint_names_three_turns_and_what_is_proven() -> None:
    match = Match.new(GAME, GAME.options({"rules": "advanced"}, 2), 2)
    given = hints.hint(match, 1, hints.limit(60))
    assert given.advice[0].move == "B8"
    assert given.proven
    assert len(given.advice) == hints.MOVES
    for language in LANGUAGES:
        assert next(hints.lines(hints.narrate(match, given, language))).startswith("B8 – ")
