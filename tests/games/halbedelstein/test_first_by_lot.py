"""The house rule of game 2: the first turn by lot."""

import json

import pytest

from karfunkel.bots.alphabeta import AlphaBeta
from karfunkel.bots.mind import Deadline, Situation
from karfunkel.games import chance
from karfunkel.games.faults import Fault, IllegalMove
from karfunkel.games.halbedelstein import GAME
from karfunkel.games.halbedelstein.deals import LOTS
from karfunkel.match import seeds
from karfunkel.match.match import Match
from karfunkel.match.record import parse_record, replay, write_record

OPTIONS = {"rules": "advanced", "first_by_lot": True}


def match_with(pit: str) -> Match:
    return Match.new(GAME, GAME.options(OPTIONS, 2), 2, part={"first": pit})


def test_H11_the_lots_are_the_pits_that_may_be_lifted_first() -> None:
    match = Match.new(GAME, GAME.options({"rules": "advanced"}, 2), 2)
    assert set(match.legal(1)) == set(LOTS)
    for pit in LOTS:
        assert match_with(pit).legal(1) == (pit,)


def test_H11_only_the_first_turn_is_drawn() -> None:
    match = match_with("A7")
    with pytest.raises(IllegalMove, match=r"the lot says which pit is lifted first \(H11\)"):
        match.play(1, "B8")
    match.play(1, "A7")
    free = Match.new(GAME, GAME.options({"rules": "advanced"}, 2), 2)
    free.play(1, "A7")
    assert match.legal(2) == free.legal(2)
    match.play(2, "A5")
    free.play(2, "A5")
    assert match.legal(1) == free.legal(1)


def test_G2_H11_every_lot_is_drawn_by_some_seed() -> None:
    drawn = {
        Match.new(GAME, GAME.options(OPTIONS, 2), 2, seeds.seed_from_text("lots", number)).deal["first"]
        for number in range(200)
    }
    assert drawn == set(LOTS)


def test_G6_H11_lots_that_do_not_belong_are_refused() -> None:
    with pytest.raises(Fault, match=r"first_by_lot belongs to rules=advanced \(H11, G6\)"):
        GAME.options({"first_by_lot": True}, 2)
    for deal in ({}, {"first": "B1"}, {"first": 5}, {"first": ["B5"]}, {"pit": "B5"}, None):
        with pytest.raises(Fault, match="H11"):
            GAME.layouts(GAME.options(OPTIONS, 2), 2, deal)


def test_H11_a_record_holds_the_lot_and_one_that_does_not_speak_of_it_has_none() -> None:
    match = match_with("B6")
    match.play(1, "B6")
    again = replay(parse_record(write_record(match)))
    assert again.deal == {"first": "B6"}
    assert again.state.tobytes() == match.state.tobytes()
    older = json.loads(write_record(Match.new(GAME, GAME.options({"rules": "advanced"}, 2), 2)))
    del older["options"]["first_by_lot"]
    assert len(replay(parse_record(json.dumps(older))).legal(1)) == len(LOTS)


@pytest.mark.compiled_only
def test_H11_both_seats_win_after_equally_many_lots() -> None:
    """With perfect play, as the search proves (docs/decisions/first-turn.md)."""
    winners = {}
    for pit in LOTS:
        match = match_with(pit)
        match.play(1, pit)
        situation = Situation(GAME, match.state, 2, tuple)
        found = AlphaBeta(slots=1 << 23).think(situation, Deadline(), chance.generator(1))
        assert found.proven
        winners[pit] = 2 if found.choices[0].value else 1
    assert {pit for pit, winner in winners.items() if winner == 1} == {"B6", "B8", "A7", "A4", "A3", "A1"}
    assert {pit for pit, winner in winners.items() if winner == 2} == {"B5", "B7", "A8", "A6", "A5", "A2"}
