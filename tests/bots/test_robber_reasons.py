"""Diamantenraub: the reasons given with hints are facts of the table and of the own hand."""

from karfunkel.bots.reasons import Reason, reasons_for, tell
from karfunkel.bots.reasons.diamantenraub import (
    Costs,
    CostsMe,
    FiveCards,
    HandWorth,
    Hits,
    IsHit,
    MayBeHit,
    MoreLoot,
    Strong,
    TwoCards,
)
from karfunkel.games import load
from karfunkel.games.diamantenraub import rules
from karfunkel.words.catalogue import Speaker
from karfunkel.words.languages import LANGUAGES
from tests.games.diamantenraub.table import Seat, Table

GAME = load("diamantenraub")


def why(table: Table, card: str) -> tuple[Reason, ...]:
    """The reasons that seat 1 is given for a card of its hand."""
    return reasons_for(GAME, table.state, 1, table.number(1, card) - 1)


def test_D5_it_tells_what_a_card_hits_and_what_hits_it() -> None:
    table = Table(Seat(hand="L5Y:xB L6G L7G"), Seat(hand="L1R", left="L2R:xG", right="R8B"))
    assert Hits(2, "R8B") in why(table, "L5Y:xB")
    assert not [reason for reason in why(table, "L5Y:xB") if isinstance(reason, IsHit)]
    assert IsHit(2, "L2R:xG") in why(table, "L6G")


def test_D5_it_counts_the_unseen_cards_that_would_hit_a_card() -> None:
    table = Table(Seat(hand="L6G", pile=""), Seat(hand="L2R:xG L3R:x6 L4R:xB", pile="L5R"))
    (found,) = [reason for reason in why(table, "L6G") if isinstance(reason, MayBeHit)]
    assert found.hitting == 2
    assert found.unseen == 60  # seat 1 has thrown 19 away itself and knows them


def test_D7_it_compares_strengths_as_the_cards_lie_after_what_they_hit() -> None:
    table = Table(Seat(hand="L5Y:xB L6Y:v", right="R3Y"), Seat(hand="L1R", left="L9R", right="R8B"))
    assert Strong(8, 9, "no") in why(table, "L5Y:xB")
    assert Strong(9, 17, "yes") in why(table, "L6Y:v")


def test_D8_it_tells_of_more_loot_and_of_losses_on_both_sides() -> None:
    table = Table(Seat(hand="L5B:* L6Y:-R"), Seat(hand="L1R", left="L9R", right="R8G:-B"))
    assert {MoreLoot(), CostsMe(2, "R8G:-B")} <= set(why(table, "L5B:*"))
    assert Costs(2, "L9R") in why(table, "L6Y:-R")


def test_D11_it_tells_of_hand_limits() -> None:
    table = Table(Seat(hand="L5B:five L6Y:two"), Seat(hand="L1R"))
    assert FiveCards() in why(table, "L5B:five")
    assert TwoCards() in why(table, "L6Y:two")


def test_D12_it_compares_a_hand_with_the_cards_not_seen_yet() -> None:
    table = Table(Seat(hand="L5B L7Y L6G"), Seat(hand="L9R"))
    table.play("L6G", "L9R")
    assert reasons_for(GAME, table.state, 1, rules.KEEP) == (HandWorth(6.0, 1.0),)


def test_D14_in_the_junior_game_only_strength_counts() -> None:
    table = Table(Seat(hand="L5B:xR"), Seat(hand="L1R", left="L9R"), junior=True)
    assert why(table, "L5B:xR") == (Strong(5, 9, "no"),)


def test_G4_reasons_are_the_same_whatever_the_others_hold() -> None:
    one, other = (Table(Seat(hand="L6G"), Seat(hand=hand, pile="L2R L3R")) for hand in ("L2R:xG", "L2R:xG"))
    other.state.hands[1, 0], other.state.piles[1, 18] = one.state.piles[1, 18], one.state.hands[1, 0]
    assert one.state.tobytes() != other.state.tobytes()
    assert why(one, "L6G") == why(other, "L6G")


def test_every_reason_is_told_in_every_language_with_its_rule() -> None:
    facts: tuple[Reason, ...] = (
        Hits(2, "R8B"),
        IsHit(2, "R8B"),
        MayBeHit(3, 60),
        Strong(5, 9, "yes"),
        Strong(5, 9, "no"),
        MoreLoot(),
        Costs(2, "L9R"),
        CostsMe(2, "L9R"),
        FiveCards(),
        TwoCards(),
        HandWorth(5.5, 5.0),
    )
    for language in LANGUAGES:
        told = [tell(fact, Speaker(language)) for fact in facts]
        assert len(set(told)) == len(facts)
        assert all(f"({fact.rules[0]})" in text for fact, text in zip(facts, told, strict=True))
