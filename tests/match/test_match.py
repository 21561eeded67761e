"""A match: who may do what and when, how it ends early (G5), what the log tells, what is taken back."""

from typing import Any

import pytest

from karfunkel import games
from karfunkel.games.faults import Fault, IllegalMove
from karfunkel.match.match import SECRET, Match
from karfunkel.match.record import parse_record, replay, write_record

SEED = bytes(range(32))


def match_of(name: str, seats: int = 2, **options: Any) -> Match:
    game = games.load(name)
    return Match.new(game, game.options(options, seats), seats, SEED)


def play_first(match: Match, *seats: int) -> None:
    """The first legal move of each of these seats, in turn."""
    for seat in seats:
        match.play(seat, match.legal(seat)[0])


# --- G5


@pytest.mark.parametrize(("how", "reason"), [("resign", "resigned"), ("time", "time")])
@pytest.mark.parametrize("name", games.NAMES)
def test_G5_with_two_seats_the_other_has_won_and_scores_stay(name: str, how: str, reason: str) -> None:
    match = match_of(name)
    while len(match.entries) < 12 and match.pending():
        play_first(match, match.pending()[0])
    scores = match.scores()
    events = match.resign(2) if how == "resign" else match.run_out_of_time(2)
    outcome = match.outcome()
    assert outcome
    assert (outcome.winners, outcome.reason, outcome.scores) == ((1,), reason, scores)
    assert [type(event).__name__ for event in events] == ["Ended"]
    assert match.pending() == ()
    assert match.legal(1) == match.legal(2) == ()
    assert (outcome.pits is not None) == (name == "halbedelstein")
    again = replay(parse_record(write_record(match)))
    assert again.outcome() == outcome


def test_G5_a_seat_may_give_up_when_it_is_not_its_turn() -> None:
    match = match_of("carat")
    assert match.pending() == (1,)
    match.resign(2)
    assert match.outcome()


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", ["carat", "mister_diamond", "diamantenraub"])
def test_G5_with_more_seats_the_game_goes_on_without_such_an_end(name: str, seats: int) -> None:
    match = match_of(name, seats)
    for end in (match.resign, match.run_out_of_time):
        with pytest.raises(IllegalMove, match=r"only a game for two ends like that \(G5\)"):
            end(1)
    assert match.outcome() is None
    assert match.entries == []


def test_G5_after_the_end_nobody_gives_up_or_moves() -> None:
    match = match_of("halbedelstein")
    match.resign(1)
    for again in (match.resign, match.run_out_of_time):
        with pytest.raises(IllegalMove, match="the game is over"):
            again(2)
    with pytest.raises(IllegalMove, match="the game is over"):
        match.play(2, "cw")
    assert [str(entry) for entry in match.entries] == ["1 resign"]


@pytest.mark.parametrize("chooser", [1, 2])
def test_G5_giving_up_in_the_middle_of_a_simultaneous_step_replays(chooser: int) -> None:
    for quitter in (1, 2):
        match = match_of("diamantenraub")
        play_first(match, chooser)
        match.resign(quitter)
        assert [entry.seat for entry in match.entries] == [chooser, quitter]
        again = replay(parse_record(write_record(match)))
        assert again.outcome() == match.outcome()
        assert write_record(again) == write_record(match)


def test_G5_giving_up_can_be_taken_back() -> None:
    match = match_of("halbedelstein")
    play_first(match, 1, 2, 1)
    state = match.state.tobytes()
    match.resign(2)
    assert match.take_back(2) == 1
    assert match.outcome() is None
    assert match.state.tobytes() == state
    assert match.pending() == (2,)


# --- seats, turns, the simultaneous step


@pytest.mark.parametrize("seat", [-1, 0, 3, 99])
def test_G1_there_are_only_the_seats_one_to_n(seat: int) -> None:
    match = match_of("carat")
    with pytest.raises(Fault, match="there is no seat"):
        match.play(seat, "d4=3RYBG")
    with pytest.raises(Fault, match="there is no seat"):
        match.resign(seat)


def test_G2_the_same_seed_deals_the_same_and_another_one_differently() -> None:
    for name in ("carat", "mister_diamond", "diamantenraub"):
        game = games.load(name)
        options = game.options({}, 2)
        same = [Match.new(game, options, 2, SEED).deal for _ in range(2)]
        assert same[0] == same[1] != Match.new(game, options, 2, bytes(32)).deal
        assert Match.new(game, options, 2).deal != Match.new(game, options, 2).deal


def test_G2_a_part_dealt_by_hand_stands_and_the_record_states_no_seed() -> None:
    game = games.load("carat")
    chips = [1] * 10 + [2] * 10 + [3] * 10 + [4] * 10 + [5] * 9
    match = Match.new(game, game.options({}, 2), 2, SEED, {"chips": chips})
    assert match.deal["chips"] == chips
    assert match.deal["supply"] == Match.new(game, game.options({}, 2), 2, SEED).deal["supply"]
    assert match.seed is None


def test_G3_a_shared_victory_is_a_legal_result() -> None:
    game = games.load("mister_diamond")
    options = game.options({"edition": "one.txt"}, 2)
    deal = {"rounds": [{"places": 3, "fixed": [1], "cards": [1000, 1000]}]}
    match = Match(game, options, 2, deal)
    match.play(1, "T2")
    match.play(2, "T3")
    outcome = match.outcome()
    assert outcome
    assert (outcome.scores, outcome.winners) == ((1000, 1000), (1, 2))


def test_D15_the_others_may_choose_in_any_order_and_each_only_once() -> None:
    match = match_of("diamantenraub", 3)
    play_first(match, 3)
    assert (match.pending(), match.chosen()) == ((1, 2), (3,))
    with pytest.raises(IllegalMove, match="it is not that seat's turn"):
        play_first_text(match, 3)
    play_first(match, 1)
    assert [entry.seat for entry in match.entries] == [1, 3]
    play_first(match, 2)
    assert [entry.seat for entry in match.entries] == [1, 2, 3]
    assert match.chosen() == ()


def play_first_text(match: Match, seat: int) -> None:
    match.play(seat, "P1")


# --- the log


def test_D15_the_log_keeps_a_choice_secret_until_all_have_chosen() -> None:
    match = match_of("diamantenraub", 3)
    play_first(match, 2)
    text = match.entries[0].text
    assert [match.log(seat)[0][1] for seat in range(4)] == [SECRET, SECRET, text, SECRET]
    play_first(match, 1, 3)
    assert [match.log(seat)[1][1] for seat in range(4)] == [text] * 4


def test_D12_the_log_tells_only_the_owner_which_cards_were_thrown_and_drawn() -> None:
    match = match_of("diamantenraub", 2)
    play_first(match, 1, 2)
    match.play(1, "S")
    reduced = match.legal(2)[-1]
    assert reduced.startswith("K")
    assert "," in reduced
    match.play(2, reduced)
    told = {viewer: match.log(viewer)[-2:] for viewer in range(3)}
    for viewer in range(3):
        events = [event for entry in told[viewer] for event in entry[2]]
        for event in events:
            if type(event).__name__ in ("Swapped", "Reduced"):
                assert (event.thrown is not None) == (event.seat == viewer)  # type: ignore[attr-defined]
                assert (event.drawn is not None) == (event.seat == viewer)  # type: ignore[attr-defined]
    assert [[entry[1] for entry in told[viewer]] for viewer in range(3)] == [
        ["S", "K"],
        ["S", "K"],
        ["S", reduced],
    ]


def test_C6_the_log_tells_only_the_owner_which_tile_was_drawn() -> None:
    match = match_of("carat")
    play_first(match, 1)
    drawn = {viewer: match.log(viewer)[0][2][-1] for viewer in range(3)}
    assert [drawn[viewer].tile is not None for viewer in range(3)] == [False, True, False]  # type: ignore[attr-defined]


def test_M5_the_log_forgets_where_a_try_failed_until_the_match_is_over() -> None:
    match = match_of("mister_diamond")
    fixed = match.deal["rounds"][0]["fixed"]
    events = match.play(1, f"T{fixed[0]}")
    assert next(event.place for event in events if type(event).__name__ == "Stuck") == fixed[0]  # type: ignore[attr-defined]
    for viewer in range(3):
        _, text, told = match.log(viewer)[0]
        assert text == "T?"
        assert next(event.place for event in told if type(event).__name__ == "Stuck") is None  # type: ignore[attr-defined]
        assert f"T{fixed[0]}" not in str(match.log(viewer))
    match.resign(2)
    assert match.log(0)[0][1] == f"T{fixed[0]}"


def test_M5_with_marks_the_log_tells_where_a_try_failed() -> None:
    match = match_of("mister_diamond", marks="on")
    fixed = match.deal["rounds"][0]["fixed"]
    match.play(1, f"T{fixed[0]}")
    assert [match.log(viewer)[0][1] for viewer in range(3)] == [f"T{fixed[0]}"] * 3


# --- taking back


def test_a_move_that_showed_nothing_hidden_is_taken_back_with_all_that_followed() -> None:
    match = match_of("halbedelstein")
    play_first(match, 1, 2)
    state = match.state.tobytes()
    play_first(match, 1, 2)
    assert match.take_back(1) == 2
    assert match.state.tobytes() == state
    assert [str(entry) for entry in match.entries] == ["1 cw", "2 cw"]


@pytest.mark.parametrize("name", ["carat", "mister_diamond"])
def test_a_move_that_showed_something_hidden_stays(name: str) -> None:
    match = match_of(name)
    play_first(match, 1)
    state = match.state.tobytes()
    assert not match.can_take_back(1)
    with pytest.raises(Fault, match="cannot be taken back"):
        match.take_back(1)
    assert match.state.tobytes() == state


def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    match = match_of("halbedelstein")
    assert not match.can_take_back(1)
    assert not match.can_take_back(2)


def test_D15_a_choice_is_taken_back_as_long_as_the_step_is_open() -> None:
    match = match_of("diamantenraub", 3)
    play_first(match, 3, 1)
    chosen = match.entries[1].text
    assert match.take_back(1) == 1
    assert [str(entry) for entry in match.entries] == [f"3 {chosen}"]
    assert match.pending() == (1, 2)


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_D15_no_choice_is_taken_back_once_the_cards_are_turned_up(order: tuple[int, int]) -> None:
    match = match_of("diamantenraub")
    play_first(match, *order)
    assert [match.can_take_back(seat) for seat in (1, 2)] == [False, False]
