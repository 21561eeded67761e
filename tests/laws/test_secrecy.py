"""The law of secrecy (G4): what a seat cannot see makes no difference to anything it is shown."""

from random import Random

from karfunkel.bots import NAMES
from karfunkel.bots.mind import Deadline
from karfunkel.bots.thinking import Player
from karfunkel.games.carat.events import Drawn, Laid
from tests.laws.cases import CASES
from tests.laws.conserved import CONSERVED
from tests.laws.pairs import logged, redealt, refusals, seen, steps_together, told, twin_of, words
from tests.laws.walk import SCALE, Walk, law

HIDDEN = tuple(case for case in CASES if case.game.facts.hidden)


@law(examples=2)
def test_G4_positions_that_differ_only_in_hidden_things_look_alike_byte_for_byte(walk: Walk) -> None:
    texts = {text for seat in walk.match.pending() for text in walk.match.legal(seat)[:20]}
    for match in walk.some_positions(0.25):
        texts.update(text for seat in match.pending() for text in match.legal(seat)[:5])
        for seat in range(match.seats + 1):
            twin = redealt(match, seat, walk.random)
            CONSERVED[walk.case.name](match, twin.state)
            assert seen(match, seat) == seen(twin, seat)
            assert logged(match, seat) == logged(twin, seat)
            assert match.outcome() == twin.outcome()
            if seat:
                tried = walk.random.sample(sorted(texts), min(8, len(texts)))
                assert refusals(match, seat, tried) == refusals(twin, seat, tried)


@law(examples=2)
def test_G4_what_a_bot_is_given_depends_only_on_what_its_seat_sees(walk: Walk) -> None:
    for match in walk.some_positions(0.25):
        for seat in range(match.seats + 1):
            twin = redealt(match, seat, walk.random)
            chance = words(match.game, walk.random)
            given = match.game.redeal(match.state, seat, chance)
            assert given.tobytes() == match.game.redeal(twin.state, seat, chance).tobytes()


def at_once() -> Deadline:
    """No time to think: searches take their first steps only, which are the same every time."""
    deadline = Deadline()
    deadline.stop()
    return deadline


@law(examples=1)
def test_G4_a_bot_chooses_the_same_whatever_lies_hidden(walk: Walk) -> None:
    for match in walk.some_positions(0.15):
        for seat in match.pending():
            twin = redealt(match, seat, walk.random)
            for name in NAMES:
                choice = Player(name, seat, bytes(32)).choose(match, at_once())
                assert choice in match.legal(seat)
                assert Player(name, seat, bytes(32)).choose(twin, at_once()) == choice


@law(examples=2)
def test_G4_events_and_log_tell_a_seat_no_more_than_it_sees(walk: Walk) -> None:
    for match in walk.some_positions(0.2):
        for seat in range(match.seats + 1):
            one, other = twin_of(match, match.state), redealt(match, seat, walk.random)
            for events, others in steps_together(one, other, seat, walk.random):
                assert told(events, seat) == told(others, seat)
                assert logged(one, seat) == logged(other, seat)


@law(examples=1)
def test_G4_what_a_seat_foresees_depends_only_on_what_it_sees_and_comes_true(walk: Walk) -> None:
    for match in walk.some_positions(0.1):
        for seat in match.pending():
            foreseen = match.foresee(seat)
            assert tuple(foreseen) == match.legal(seat)
            assert redealt(match, seat, walk.random).foresee(seat) == foreseen
            for text in walk.random.sample(sorted(foreseen), min(5, len(foreseen))):
                happened = [event.seen_by(seat) for event in twin_of(match, match.state).play(seat, text)]
                assert [event for event in happened if event in foreseen[text]] == list(foreseen[text])


def test_G4_every_chip_that_a_move_scores_and_all_of_an_open_game_are_foreseen() -> None:
    for case in (case for case in CASES if case.name in ("carat", "halbedelstein")):
        walk = Walk(case, 1)
        told = 0
        while walk.match.pending():
            seat, text = walk.choose()
            foreseen = walk.match.foresee(seat)[text]
            happened = [event for event in walk.match.play(seat, text) if not isinstance(event, Laid | Drawn)]
            assert happened == list(foreseen)
            told += len(happened)
        assert told > 30


def test_G4_the_steps_compared_are_not_empty() -> None:
    """So many steps in which hidden things lay otherwise and nobody could tell, for every game."""
    for case in HIDDEN:
        steps = differences = 0
        for seed in range(20 * SCALE):
            walk = Walk(case, seed)
            for match in walk.some_positions(0.1):
                for seat in range(match.seats + 1):
                    one, other = twin_of(match, match.state), redealt(match, seat, Random(seed))
                    differences += one.state.tobytes() != other.state.tobytes()
                    steps += sum(1 for _ in steps_together(one, other, seat, walk.random))
            if steps and differences > 10:
                break
        assert differences > 10, case
        assert steps or case.game.facts.name == "carat", case
