"""Options, decks and deals of Diamantenraub: what is taken, and what is refused with which words."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from karfunkel.games import chance
from karfunkel.games.diamantenraub import GAME, deals, rules
from karfunkel.games.faults import Fault
from karfunkel.games.options import parse_assignments
from tests.games.diamantenraub.table import HOUSE_DECK, PLAIN, house_deal, options

OWN_DECK = [*HOUSE_DECK[:78], "R20R:x20+*", "R20R:x20+*"]
"""Numbers up to twenty, two symbols on a card, and a card twice (D3)."""


def words(deal: int) -> Any:
    found = np.empty(rules.WORDS, np.uint32)
    chance.fill(found, chance.generator(deal))
    return found


def written(folder: Path, lines: list[str], name: str = "mybox.txt") -> Path:
    path = folder / name
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


# --- options


def test_options_have_their_defaults_in_the_order_of_records() -> None:
    assert list(GAME.recorded(options(2)).items()) == [("junior", False), ("deck", "house")]


def test_G6_options_are_read_from_the_command_line() -> None:
    given = parse_assignments(GAME.option_type, ["junior=true", "deck=box.txt"])
    chosen = options(4, **given)
    assert (chosen.junior, chosen.deck) == (True, "box.txt")


BAD_OPTIONS = [
    ({"seats": 2}, r"there is no option 'seats'; there is junior, deck \(G6\)"),
    ({"junior": 1}, "option junior is true or false, not 1"),
    ({"junior": "yes"}, 'option junior is true or false, not "yes"'),
    ({"deck": 3}, "option deck is a text, not 3"),
    ({"deck": ""}, "option deck: expected house or a file, not ''"),
    ({"deck": "/"}, "option deck: expected house or a file, not '/'"),
    ({"deck": "a\nb"}, r"option deck: expected house or a file, not 'a\\nb'"),
    ({"deck": "mine/house"}, "option deck: a file of one's own may not be called 'house'; please rename it"),
]


@pytest.mark.parametrize(("given", "message"), BAD_OPTIONS)
def test_G6_bad_options_are_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(Fault, match=message):
        GAME.options(given, 3)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_G6_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(Fault, match=rf"Diamantenraub is for 2 to 4 seats, not {seats} \(G6\)"):
        options(seats)


# --- decks


def test_D3_an_own_deck_is_a_file_of_eighty_cards_with_comments_and_blank_lines(tmp_path: Path) -> None:
    lines = [
        "# my box",
        "",
        *OWN_DECK[:40],
        "  ",
        "# the other half",
        *(f"  {card} # !" for card in OWN_DECK[40:]),
    ]
    path = written(tmp_path, lines)
    chosen = options(3, deck=str(path))
    deal = GAME.draw(chosen, 3, words)
    assert deal["deck"] == OWN_DECK
    assert GAME.fresh(chosen, 3).deck.tolist() == GAME.layouts(chosen, 3, deal)[0].deck.tolist()


def test_D3_a_record_calls_an_own_deck_by_its_base_name_and_needs_no_file(tmp_path: Path) -> None:
    path = written(tmp_path, OWN_DECK)
    chosen = options(2, deck=str(path))
    deal = GAME.draw(chosen, 2, words)
    path.unlink()
    recorded = GAME.recorded(chosen)
    assert recorded == {"junior": False, "deck": "mybox.txt"}
    (state,) = GAME.layouts(options(2, **recorded), 2, deal)
    assert list(GAME.view(state, 0).deck) == OWN_DECK


BAD_LINES = [
    ("X7R", "'X7R' is no card; a card is a side, L or R, a number, a colour, R, Y, B or G"),
    ("L7", "'L7' is no card"),
    ("L0R", "'L0R' is no card"),
    ("L07R", "'L07R' is no card"),
    ("l7r", "'l7r' is no card"),
    ("L7R x5", "'L7R x5' is no card"),
    ("L٧R", "'L٧R' is no card"),
    ("L7R\u00a0L8R", "is no card"),
    ("L21R", "'L21R' has the number 21; numbers go from 1 to 20"),
    ("L7R:", "'L7R:' has the symbol '', which is none; symbols are x1 to x20, xR"),
    ("L7R:x", "'L7R:x' has the symbol 'x'"),
    ("L7R:x0", "'L7R:x0' has the symbol 'x0'"),
    ("L7R:x05", "'L7R:x05' has the symbol 'x05'"),
    ("L7R:x21", "'L7R:x21' has the symbol 'x21'"),
    ("L7R:xM", "'L7R:xM' has the symbol 'xM'"),
    ("L7R:-5", "'L7R:-5' has the symbol '-5'"),
    ("L7R:three", "'L7R:three' has the symbol 'three'"),
    ("L7R:x5+", r"'L7R:x5\+' has the symbol ''"),
    ("L7R:x5,x6", "'L7R:x5,x6' has the symbol 'x5,x6'"),
    ("L7R:x5+^+*", r"'L7R:x5\+\^\+\*' has 3 symbols; a card has two at most"),
]


@pytest.mark.parametrize(("line", "message"), BAD_LINES)
def test_D2_a_faulty_line_of_a_deck_is_refused_with_file_line_and_reason(
    tmp_path: Path, line: str, message: str
) -> None:
    path = written(tmp_path, ["# box", *HOUSE_DECK[:10], line, *HOUSE_DECK[11:]])
    with pytest.raises(Fault, match=rf"mybox\.txt, line 12: .*{message}.*\(D2\)$"):
        GAME.draw(options(2, deck=str(path)), 2, words)
    with pytest.raises(Fault, match=message):
        GAME.fresh(options(2, deck=str(path)), 2)


BAD_FILES = [
    (HOUSE_DECK[:79], r"line 79: the deck ends here with 79 cards; it needs 80 \(D3\)"),
    ([], r"line 1: the deck ends here with 0 cards; it needs 80 \(D3\)"),
    (["", *HOUSE_DECK, "", "L1R"], r"line 83: this is one card more than the 80 of a deck \(D3\)"),
]


@pytest.mark.parametrize(("lines", "message"), BAD_FILES)
def test_D3_a_deck_of_more_or_fewer_than_eighty_cards_is_refused(
    tmp_path: Path, lines: list[str], message: str
) -> None:
    path = written(tmp_path, lines)
    with pytest.raises(Fault, match=message):
        GAME.draw(options(2, deck=str(path)), 2, words)


def test_D3_a_deck_file_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    chosen = options(2, deck=str(tmp_path / "nothing.txt"))
    with pytest.raises(Fault, match=r"cannot read .*nothing\.txt: No such file or directory"):
        GAME.draw(chosen, 2, words)
    with pytest.raises(Fault, match="Is a directory"):
        GAME.draw(options(2, deck=str(tmp_path)), 2, words)
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Fault, match=r"cannot read .*binary\.txt: it is no text in UTF-8"):
        GAME.draw(options(2, deck=str(binary)), 2, words)


def test_D3_records_with_an_earlier_house_deck_stay_readable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier = [*HOUSE_DECK[:79], "R9G"]
    (tmp_path / "earlier").mkdir()
    written(tmp_path, HOUSE_DECK, "house.txt")
    written(tmp_path / "earlier", earlier, "2026.txt")
    deal = house_deal(2) | {"deck": earlier}
    with pytest.raises(Fault, match="card 80 of the house deck is R10G, not R9G"):
        GAME.layouts(options(2), 2, deal)
    monkeypatch.setattr(deals, "DECKS", tmp_path)
    (state,) = GAME.layouts(options(2), 2, deal)
    assert GAME.view(state, 0).deck[79] == "R9G"
    assert GAME.draw(options(2), 2, words)["deck"] == HOUSE_DECK


# --- deals


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_D1_a_drawn_deal_is_complete_and_can_be_laid_out(seats: int) -> None:
    chosen = options(seats)
    deal = GAME.draw(chosen, seats, words)
    assert list(deal) == ["deck", "piles"]
    assert deal["deck"] == HOUSE_DECK
    assert all(type(card) is int for pile in deal["piles"] for card in pile)
    (state,) = GAME.layouts(chosen, seats, deal)
    fresh = GAME.fresh(chosen, seats)
    rules.deal(fresh, words(0))
    assert fresh.tobytes() == state.tobytes()


def test_D1_the_same_words_make_the_same_deal_and_others_another() -> None:
    chosen = options(2)
    assert GAME.draw(chosen, 2, words) == GAME.draw(chosen, 2, words)
    assert GAME.draw(chosen, 2, words) != GAME.draw(chosen, 2, lambda deal: words(deal + 1))


def test_D1_part_of_a_deal_may_be_given_by_hand() -> None:
    chosen = options(2)
    piles = house_deal(2)["piles"]
    assert GAME.draw(chosen, 2, words, {"piles": piles}) == house_deal(2)
    drawn = GAME.draw(chosen, 2, words, {"deck": HOUSE_DECK})
    assert drawn == GAME.draw(chosen, 2, words)
    unread = options(2, deck="not-there.txt")
    assert GAME.draw(unread, 2, words, {"deck": OWN_DECK})["deck"] == OWN_DECK


def changed(**parts: Any) -> dict[str, Any]:
    deal = house_deal(2)
    for name, change in parts.items():
        deal[name] = change(deal[name])
    return deal


def with_first(value: object) -> Any:
    return lambda items: [value, *items[1:]]


BAD_DEALS: list[tuple[object, str]] = [
    (None, "deal: expected an object with deck and piles"),
    ([], "deal: expected an object with deck and piles"),
    ("house", "deal: expected an object"),
    ({}, "deal: deck is missing"),
    ({"deck": HOUSE_DECK}, "deal: piles is missing"),
    ({**house_deal(2), "rounds": []}, "deal: there is no 'rounds'; there is deck and piles"),
    (changed(deck=lambda _: None), r"deal: deck: expected 80 cards, not null \(D3\)"),
    (changed(deck=lambda _: {}), r"deal: deck: expected 80 cards, not {} \(D3\)"),
    (changed(deck=lambda deck: deck[:-1]), r"deal: deck: expected 80 cards, not 79 \(D3\)"),
    (changed(deck=with_first(7)), r"deal: deck: card 1: expected a text like L7R:x5, not 7 \(D2\)"),
    (changed(deck=with_first(None)), "deal: deck: card 1: expected a text like L7R:x5, not null"),
    (changed(deck=with_first("L7")), r"deal: deck: card 1: 'L7' is no card; .*\(D2\)"),
    (changed(deck=with_first("L1R")), r"card 1 of the house deck is L1R:v, not L1R; another deck .* \(D3\)"),
    (changed(deck=lambda deck: deck[::-1]), "card 1 of the house deck is L1R:v, not R10G"),
    (changed(piles=lambda _: 20), r"deal: piles: expected 2 piles, one a seat, not 20 \(D1\)"),
    (changed(piles=lambda piles: piles[:1]), r"deal: piles: expected 2 piles, one a seat, not 1 \(D1\)"),
    (changed(piles=lambda piles: [*piles, []]), "deal: piles: expected 2 piles, one a seat, not 3"),
    (changed(piles=with_first({})), r"deal: piles: seat 1: expected 20 cards, not {} \(D1\)"),
    (changed(piles=with_first([1, 2])), r"deal: piles: seat 1: expected 20 cards, not 2 \(D1\)"),
    (changed(piles=with_first([True] * 20)), r"seat 1: expected a card's number, 1 to 80, not true \(D1\)"),
    (changed(piles=with_first([1.0] * 20)), "seat 1: expected a card's number, 1 to 80, not 1.0"),
    (changed(piles=with_first(["1"] * 20)), 'seat 1: expected a card\'s number, 1 to 80, not "1"'),
    (changed(piles=with_first([0] * 20)), "seat 1: expected a card's number, 1 to 80, not 0"),
    (changed(piles=with_first([*range(1, 20), 81])), "seat 1: expected a card's number, 1 to 80, not 81"),
    (changed(piles=with_first([*range(1, 20), 10**30])), "expected a card's number, 1 to 80, not 1000"),
    (changed(piles=with_first([[]] * 20)), r"expected a card's number, 1 to 80, not \[\]"),
    (changed(piles=with_first([*range(1, 20), 5])), r"seat 1: card 5 is dealt twice, first to seat 1 \(D1\)"),
    (changed(piles=with_first([*range(2, 22)])), r"seat 2: card 21 is dealt twice, first to seat 1 \(D1\)"),
    (changed(piles=with_first("x" * 500)), r'seat 1: expected 20 cards, not "x+… \(D1\)'),
]


@pytest.mark.parametrize(("deal", "message"), BAD_DEALS)
def test_D1_a_bad_deal_is_refused_with_the_exact_fault(deal: object, message: str) -> None:
    with pytest.raises(Fault, match=message):
        GAME.layouts(options(2), 2, deal)


@pytest.mark.parametrize(
    ("deal", "message"), [(deal, text) for deal, text in BAD_DEALS if isinstance(deal, dict)]
)
def test_D1_a_bad_part_of_a_deal_is_refused_as_well(deal: dict[str, object], message: str) -> None:
    if "missing" not in message:
        with pytest.raises(Fault, match=message):
            GAME.draw(options(2), 2, words, deal)


def test_D3_another_deck_needs_no_likeness_to_the_house_deck() -> None:
    deal = house_deal(4) | {"deck": [PLAIN] * 80}
    assert GAME.layouts(options(4, deck="all-ones.txt"), 4, deal)
