"""Options, editions and deals of Mister Diamond, and how faulty ones are refused."""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from karfunkel.games import chance
from karfunkel.games.faults import Fault
from karfunkel.games.mister_diamond import GAME, deals, rules
from karfunkel.games.mister_diamond.options import Options
from karfunkel.games.options import parse_assignments
from tests.games.mister_diamond.table import S, a_round, settled

RINGS = [1000, 2000, 3000, 4000, 5000, 6000]
CARDS = [*RINGS * 7, *[S] * 7]
FIXED = list(range(1, 17))

BOX = """\
# my own box
places 20
fixed 5      # counted twice

ring 3000 4
ring 500 2
steal 3
"""


def words(deal: int) -> Any:
    """Different words for each deal, the same at every call."""
    drawn = np.empty(rules.WORDS, np.uint32)
    chance.fill(drawn, chance.generator(deal + 9))
    return drawn


def options(**given: object) -> Options:
    return settled(3, **given)


def draw(part: Any = None, **given: object) -> dict[str, Any]:
    return GAME.draw(options(**given), 3, words, part)


def fault_of_deal(deal: Any, **given: object) -> str:
    with pytest.raises(Fault) as caught:
        GAME.layouts(options(**given), 3, deal)
    message = str(caught.value)
    assert "\n" not in message
    return message


def one_round(**changes: object) -> dict[str, Any]:
    return {"rounds": [{**a_round(FIXED, CARDS, places=42), **changes}]}


# --- options


def test_options_have_the_order_and_the_defaults_of_records() -> None:
    assert GAME.recorded(options()) == {
        "marks": "off",
        "empty_rings_cost": False,
        "rounds": 1,
        "edition": "1993",
    }
    assert list(GAME.recorded(options())) == ["marks", "empty_rings_cost", "rounds", "edition"]


def test_options_may_come_from_the_command_line() -> None:
    texts = ["marks=on", "empty_rings_cost=true", "rounds=1000", "edition=boxes/mine.txt"]
    given = parse_assignments(Options, texts)
    assert GAME.options(given, 8) == Options(
        marks="on", empty_rings_cost=True, rounds=1000, edition="boxes/mine.txt"
    )


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"rounds": 0}, "option rounds is a whole number from 1 to 1000, not 0 (M12, G6)"),
        ({"rounds": -1}, "option rounds is a whole number from 1 to 1000, not -1 (M12, G6)"),
        ({"rounds": 1001}, "option rounds is a whole number from 1 to 1000, not 1001 (M12, G6)"),
        ({"rounds": True}, "option rounds is a whole number, not true"),
        ({"rounds": 1.5}, "option rounds is a whole number, not 1.5"),
        ({"rounds": "many"}, 'option rounds is a whole number, not "many"'),
        ({"marks": "yes"}, 'option marks is off or on, not "yes"'),
        ({"marks": True}, "option marks is off or on, not true"),
        ({"empty_rings_cost": 1}, "option empty_rings_cost is true or false, not 1"),
        ({"edition": 1993}, "option edition is a text, not 1993"),
        ({"edition": ""}, "option edition: expected 1993 or a file, not ''"),
        ({"edition": "a\nb"}, r"option edition: expected 1993 or a file, not 'a\nb'"),
        ({"edition": "boxes/1993"}, "a file of one's own may not be called '1993'; please rename it"),
        (
            {"colours": "R"},
            "there is no option 'colours'; there is marks, empty_rings_cost, rounds, edition (G6)",
        ),
    ],
)
def test_G6_options_the_game_does_not_have_are_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(Fault) as caught:
        GAME.options(given, 3)
    assert message in str(caught.value)


@pytest.mark.parametrize("seats", [0, 1, 9, -2])
def test_G6_a_seat_count_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(Fault, match=f"Mister Diamond is for 2 to 8 seats, not {seats}"):
        GAME.options({}, seats)


# --- editions


def test_M1_an_edition_file_of_ones_own_is_read_when_a_deal_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "mybox.txt"
    path.write_text(BOX)
    (dealt,) = draw(edition=str(path))["rounds"]
    assert dealt["places"] == 20
    assert len(dealt["fixed"]) == 5
    assert Counter(dealt["cards"]) == {3000: 4, 500: 2, "steal": 3}
    state = GAME.fresh(options(edition=str(path)), 3)
    assert (state.places, state.fixtures, state.cards) == (20, 5, 9)


def test_M1_a_record_calls_the_edition_by_its_base_name_and_needs_no_file(tmp_path: Path) -> None:
    path = tmp_path / "mybox.txt"
    path.write_text(BOX)
    own = options(edition=str(path), rounds=2)
    deal = GAME.draw(own, 3, words)
    recorded = GAME.recorded(own)
    assert recorded["edition"] == "mybox.txt"
    path.unlink()
    again = options(**recorded)
    assert GAME.recorded(again) == recorded
    assert [layout.tobytes() for layout in GAME.layouts(again, 3, deal)] == [
        layout.tobytes() for layout in GAME.layouts(own, 3, deal)
    ]


def test_an_edition_file_may_have_a_byte_order_mark_and_other_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "mybox.txt"
    path.write_bytes(b"\xef\xbb\xbf" + BOX.replace("\n", "\r\n").encode())
    assert deals.read_edition(str(path)) == deals.Edition(20, 5, ((500, 2), (3000, 4)), 3)


def test_an_edition_may_go_to_the_limits(tmp_path: Path) -> None:
    path = tmp_path / "big.txt"
    rings = "".join(f"ring {999_990 + number} 12\n" for number in range(1, 11))
    path.write_text(f"places 62\nfixed 0\n{rings}steal 7\n")
    (dealt,) = draw(edition=str(path))["rounds"]
    assert (dealt["places"], dealt["fixed"], len(dealt["cards"])) == (62, [], 127)
    assert max(card for card in dealt["cards"] if card != S) == 1_000_000


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ': the line "places NUMBER" is missing (M1)'),
        ("places 3\nsteal 1\nring 1 1", ': the line "fixed NUMBER" is missing (M1)'),
        ("places 3\nfixed 1\nring 1 1", ': the line "steal NUMBER" is missing (M1)'),
        ("places 3\nfixed 1\nsteal 1", ": there is no ring card; there must be at least one (M1)"),
        (
            "places 3\nfixed 3\nsteal 1\nring 1 1",
            ": of 3 diamonds 3 are fixed; at least one must be loose (M1)",
        ),
        (
            "places 3\nfixed 4\nsteal 1\nring 1 1",
            ": of 3 diamonds 4 are fixed; at least one must be loose (M1)",
        ),
        ("places 63", ', line 1: places is a whole number from 1 to 62, not "63" (M1)'),
        ("places 0", ', line 1: places is a whole number from 1 to 62, not "0" (M1)'),
        ("places many", ', line 1: places is a whole number from 1 to 62, not "many" (M1)'),
        ("places ٣", ', line 1: places is a whole number from 1 to 62, not "\\u0663" (M1)'),
        (f"places {'9' * 5000}", f', line 1: places is a whole number from 1 to 62, not "{"9" * 56}… (M1)'),
        ("places 3.0", ', line 1: places is a whole number from 1 to 62, not "3.0" (M1)'),
        ("places", ', line 1: a places line is "places NUMBER" (M1)'),
        ("places 3 4", ', line 1: a places line is "places NUMBER" (M1)'),
        ("\n# x\nfixed -1", ', line 3: fixed is a whole number from 0 to 62, not "-1" (M1)'),
        ("steal 128", ', line 1: steal is a whole number from 0 to 127, not "128" (M1)'),
        ("steal 1\nsteal 2", ", line 2: steal stands twice (M1)"),
        ("ring 3000", ', line 1: a ring line is "ring VALUE CARDS", as in "ring 3000 7" (M1)'),
        ("ring 3000 7 7", ', line 1: a ring line is "ring VALUE CARDS", as in "ring 3000 7" (M1)'),
        ("ring 0 7", ', line 1: a ring value is a whole number from 1 to 1000000, not "0" (M1)'),
        ("ring 1000001 7", ', line 1: a ring value is a whole number from 1 to 1000000, not "1000001" (M1)'),
        ("ring $3000 7", ', line 1: a ring value is a whole number from 1 to 1000000, not "$3000" (M1)'),
        ("ring 3000 0", ', line 1: a number of ring cards is a whole number from 1 to 127, not "0" (M1)'),
        ("ring 1 1\nring 1 2", ", line 2: ring 1 stands twice; give all its cards in one line (M1)"),
        ("rings 3", ', line 1: "rings" is unknown; a line begins with places, fixed, ring or steal (M1)'),
        (
            "places 9\nfixed 1\nsteal 27\nring 1 101",
            ": there are 128 cards; at most 127 are possible (M1)",
        ),
        (
            "places 9\nfixed 1\nsteal 1\n" + "".join(f"ring {value} 1\n" for value in range(1, 12)),
            ": there are 11 different ring values; at most 10 are possible (M1)",
        ),
    ],
)
def test_M1_a_faulty_edition_is_refused_with_file_line_and_reason(
    tmp_path: Path, text: str, message: str
) -> None:
    path = tmp_path / "mybox.txt"
    path.write_text(text, encoding="utf-8")
    for read in (lambda: draw(edition=str(path)), lambda: GAME.fresh(options(edition=str(path)), 3)):
        with pytest.raises(Fault) as caught:
            read()
        assert str(caught.value) == f"{path}{message}"


def test_an_edition_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"cannot read nowhere\.txt: No such file or directory"):
        draw(edition="nowhere.txt")
    with pytest.raises(Fault, match="Is a directory"):
        draw(edition=str(tmp_path))
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(Fault, match="it is no text in UTF-8"):
        draw(edition=str(tmp_path / "picture.png"))


# --- drawing


def test_a_drawn_deal_is_complete_and_can_be_laid_out() -> None:
    for rounds in (1, 3):
        deal = draw(rounds=rounds)
        assert len(GAME.layouts(options(rounds=rounds), 3, deal)) == rounds


def test_M12_every_round_is_drawn_by_words_of_its_own() -> None:
    first, second, third = draw(rounds=3)["rounds"]
    assert first != second != third != first
    assert draw(rounds=2)["rounds"] == [first, second]
    assert draw(rounds=1)["rounds"] == [first]


def test_a_deal_is_laid_out_as_it_is_written() -> None:
    deal = one_round(fixed=list(range(27, 43)), cards=[S, 2000, *CARDS[:1], *CARDS[2:-1]])
    (state,) = GAME.layouts(options(), 3, deal)
    assert int(state.fixed) == ((1 << 42) - 1) & ~((1 << 26) - 1)
    assert [int(state.values[kind]) if kind >= 0 else S for kind in state.pile[:49].tolist()] == deal[
        "rounds"
    ][0]["cards"]


def test_a_layout_is_the_position_that_its_words_deal() -> None:
    state = GAME.fresh(options(), 3)
    rules.deal(state, words(0))
    (layout,) = GAME.layouts(options(), 3, draw())
    assert layout.tobytes() == state.tobytes()


def test_parts_of_a_deal_may_be_given_by_hand() -> None:
    whole = draw(rounds=3)["rounds"]
    cards = list(reversed(CARDS))
    drawn = draw({"rounds": [{"fixed": FIXED}, {}, {"cards": cards, "places": 42}]}, rounds=3)["rounds"]
    assert drawn[0] == {**whole[0], "fixed": FIXED}
    assert drawn[1] == whole[1]
    assert drawn[2] == {**whole[2], "cards": cards}
    assert draw({"rounds": []}, rounds=3)["rounds"] == whole
    assert draw({}, rounds=3)["rounds"] == whole


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ({"fixed": []}, 'a deal of Mister Diamond has no "fixed"; it is an object with rounds'),
        ({"rounds": {}}, "rounds is a list with an object for each round, not {} (M12)"),
        ({"rounds": [{}, {}]}, "2 rounds are given, but the match has 1 round (M12)"),
        ({"rounds": [{"Fixed": []}]}, 'round 1: a round has no "Fixed", only places, fixed, cards'),
        ({"rounds": [{"places": 41}]}, "round 1: places: the edition 1993 has 42, not 41 (M1)"),
        ({"rounds": [{"fixed": [1]}]}, "round 1: fixed diamonds: the edition 1993 has 16, not 1 (M1)"),
        ({"rounds": [{"cards": [1000]}]}, "round 1: steal cards: the edition 1993 has 7, not 0 (M1)"),
    ],
)
def test_faulty_parts_are_refused(part: Any, message: str) -> None:
    with pytest.raises(Fault) as caught:
        draw(part)
    assert str(caught.value) == message


def test_M1_parts_must_fit_an_edition_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mybox.txt"
    path.write_text(BOX)
    with pytest.raises(Fault, match=r"^round 1: fixed diamonds: the edition mybox.txt has 5, not 1 \(M1\)$"):
        draw({"rounds": [{"fixed": [3]}]}, edition=str(path))


# --- checking


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        (None, "a deal of Mister Diamond is an object with rounds, not null"),
        ([], "a deal of Mister Diamond is an object with rounds, not []"),
        (True, "a deal of Mister Diamond is an object with rounds, not true"),
        ("x" * 99, f'a deal of Mister Diamond is an object with rounds, not "{"x" * 56}…'),
        ({}, "rounds is missing in the deal (M12)"),
        ({"rounds": [], "more": 1}, 'a deal of Mister Diamond has no "more"; it is an object with rounds'),
        ({"rounds": 3}, "rounds is a list with an object for each round, not 3 (M12)"),
        ({"rounds": []}, "the deal has 0 rounds, but the match has 1 round (M12)"),
        ({"rounds": [{}, {}]}, "2 rounds are given, but the match has 1 round (M12)"),
        ({"rounds": [None]}, "round 1: a round is an object with places, fixed, cards, not null"),
        ({"rounds": [[]]}, "round 1: a round is an object with places, fixed, cards, not []"),
        ({"rounds": [{}]}, "round 1: places is missing"),
        ({"rounds": [{"places": 42, "fixed": FIXED}]}, "round 1: cards is missing"),
        (one_round(extra=1), 'round 1: a round has no "extra", only places, fixed, cards'),
        (one_round(places=True), "round 1: places is a whole number from 1 to 62, not true"),
        (one_round(places=42.0), "round 1: places is a whole number from 1 to 62, not 42.0"),
        (one_round(places="42"), 'round 1: places is a whole number from 1 to 62, not "42"'),
        (one_round(places=63), "round 1: places is a whole number from 1 to 62, not 63"),
        (one_round(places=41), "round 1: places: the edition 1993 has 42, not 41 (M1)"),
        (one_round(fixed={}), "round 1: fixed is a list of places, not {}"),
        (one_round(fixed=[0]), "round 1: fixed holds 0; places are whole numbers from 1 to 42"),
        (one_round(fixed=[43]), "round 1: fixed holds 43; places are whole numbers from 1 to 42"),
        (one_round(fixed=[True]), "round 1: fixed holds true; places are whole numbers from 1 to 42"),
        (one_round(fixed=[1.0]), "round 1: fixed holds 1.0; places are whole numbers from 1 to 42"),
        (one_round(fixed=[None]), "round 1: fixed holds null; places are whole numbers from 1 to 42"),
        (one_round(fixed=[2, 2]), "round 1: fixed holds 2 twice"),
        (one_round(fixed=[3, 2]), "round 1: fixed is ascending, but 2 comes after 3"),
        (one_round(fixed=FIXED[1:]), "round 1: fixed diamonds: the edition 1993 has 16, not 15 (M1)"),
        (one_round(cards=None), 'round 1: cards is a list of ring values and "steal", top first, not null'),
        (one_round(cards=[0]), 'round 1: cards holds 0; a card is "steal" or a value from 1 to 1000000'),
        (
            one_round(cards=[10**30]),
            f'round 1: cards holds {10**30}; a card is "steal" or a value from 1 to 1000000',
        ),
        (
            one_round(cards=[1e3]),
            'round 1: cards holds 1000.0; a card is "steal" or a value from 1 to 1000000',
        ),
        (
            one_round(cards=[False]),
            'round 1: cards holds false; a card is "steal" or a value from 1 to 1000000',
        ),
        (
            one_round(cards=["Steal"]),
            'round 1: cards holds "Steal"; a card is "steal" or a value from 1 to 1000000',
        ),
        (
            one_round(cards=[["steal"]]),
            'round 1: cards holds ["steal"]; a card is "steal" or a value from 1 to 1000000',
        ),
        (one_round(cards=[]), "round 1: there is no ring card; there must be at least one"),
        (one_round(cards=CARDS[:-1]), "round 1: steal cards: the edition 1993 has 7, not 6 (M1)"),
        (one_round(cards=CARDS[1:]), "round 1: cards of 1000: the edition 1993 has 7, not 6 (M1)"),
        (one_round(cards=[*CARDS, 7000]), "round 1: cards of 7000: the edition 1993 has 0, not 1 (M1)"),
        (one_round(cards=[2000, *CARDS[1:]]), "round 1: cards of 1000: the edition 1993 has 7, not 6 (M1)"),
    ],
)
def test_M1_a_deal_that_is_not_true_to_the_material_is_refused(deal: Any, message: str) -> None:
    assert fault_of_deal(deal) == message


@pytest.mark.parametrize(
    ("rounds", "message"),
    [
        (
            [a_round([1, 2], [1000], places=2)],
            "round 1: of 2 diamonds 2 are fixed; at least one must be loose",
        ),
        ([a_round([1], [S, S])], "round 1: there is no ring card; there must be at least one"),
        ([a_round([1], [1000] * 128)], "round 1: there are 128 cards; at most 127 are possible"),
        (
            [a_round([1], list(range(1, 12)))],
            "round 1: there are 11 different ring values; at most 10 are possible",
        ),
        (
            [a_round([1], [1000]), a_round([1], [1000], places=11)],
            "round 2: places: round 1 has 12, not 11 (M1)",
        ),
        ([a_round([1], [1000]), a_round([], [1000])], "round 2: fixed diamonds: round 1 has 1, not 0 (M1)"),
        (
            [a_round([1], [1000, 1000, S]), a_round([1], [1000, S, S])],
            "round 2: steal cards: round 1 has 1, not 2 (M1)",
        ),
        (
            [a_round([1], [1000])] * 2 + [a_round([1], [999])],
            "round 3: cards of 1000: round 1 has 1, not 0 (M1)",
        ),
    ],
)
def test_M1_a_deal_from_another_edition_must_be_possible_and_the_same_in_every_round(
    rounds: list[Any], message: str
) -> None:
    assert fault_of_deal({"rounds": rounds}, edition="box.txt", rounds=len(rounds)) == message


def test_M12_a_deal_must_have_as_many_rounds_as_the_match() -> None:
    rounds = one_round()["rounds"]
    assert (
        fault_of_deal({"rounds": rounds * 2}, rounds=3)
        == "the deal has 2 rounds, but the match has 3 rounds (M12)"
    )
    assert fault_of_deal({"rounds": rounds * 2}) == "2 rounds are given, but the match has 1 round (M12)"


def test_no_json_value_in_a_deal_makes_more_than_a_fault() -> None:
    values: list[Any] = [None, True, 0, -1, 1.5, 10**40, "", "\ud800", "steal", [], [[]], {}, {"rounds": []}]
    for value in values:
        fault_of_deal(value)
        fault_of_deal({"rounds": value})
        fault_of_deal({"rounds": [value]})
        for key in ("places", "fixed", "cards"):
            fault_of_deal(one_round(**{key: value}))
            fault_of_deal(one_round(**{key: [value]}))
