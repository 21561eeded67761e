"""What is told of the moves of Carat, in every language."""

import msgspec
import pytest

from karfunkel.games.carat import GAME
from karfunkel.games.carat.events import (
    Drawn,
    DrawnOpenly,
    Laid,
    LaidOpenly,
    NotWon,
    Scored,
    Won,
    WonByNeutral,
)
from karfunkel.games.contract import Ended, Event
from karfunkel.words import catalogue
from karfunkel.words.languages import LANGUAGES
from tests.games.carat.table import Table, dealt, play_on, surround

CLEAR = Won("D4", 3, (5, 2, 4, 1), (), "R", 1, 4, 12)
TIE = Won("D4", 3, (5, 0, 5, 3), ("RB",), "G", 4, 3, 9)
THREE_WAY_TIE = Won("D4", 5, (4, 0, 4, 4), ("RBG",), "Y", 2, 3, 15)
CORNER = Won("A1", 1, (0, 0, 0, 3), (), "G", 4, 1, 1)
NEUTRAL = WonByNeutral("D4", 2, (5, 1, 6, 0), (), "B", None, 3, 6)
TWO_TIES = NotWon("D4", 4, (6, 3, 3, 6), ("RG", "YB"), None, None, 4, 0)
TIES_AT_NOTHING = NotWon("D1", 4, (6, 0, 0, 6), ("RG", "YB"), None, None, 2, 0)
ALL_TIE = NotWon("D4", 4, (2, 2, 2, 2), ("RYBG",), None, None, 4, 0)


def last_scored(table: Table) -> Scored:
    (event,) = [event for event in table.events if isinstance(event, Scored)]
    return event


@pytest.mark.parametrize(
    ("diamonds", "value", "seats", "event"),
    [
        (("R5", "B4", "Y2", "G1"), 3, 4, CLEAR),
        (("R5", "B5", "G1", "G2"), 3, 4, TIE),
        (("R4", "B4", "G1", "G3"), 5, 4, THREE_WAY_TIE),
        (("R5", "B2", "B4", "Y1"), 2, 2, NEUTRAL),
        (("R6", "G6", "B3", "Y3"), 4, 4, TWO_TIES),
        (("R2", "Y2", "B2", "G2"), 4, 4, ALL_TIE),
    ],
)
def test_C13_a_scored_chip_is_told_with_all_that_decided_it(
    diamonds: tuple[str, ...], value: int, seats: int, event: Event
) -> None:
    assert last_scored(surround(*diamonds, value=value, seats=seats)) == event


def test_C3_C13_chips_at_the_edge_and_in_the_corner_are_told_likewise() -> None:
    table = Table("c2=1RYBG", "c1=6BYRG", "d1=6RBYG", layout={"D1": 4})
    assert last_scored(table) == TIES_AT_NOTHING
    moves = ("b2=1RYBG", "a2=2RYBG", "a1=3RYBG")
    table = Table(*moves, seats=4, layout={"A1": 1})
    assert next(event for event in table.events if isinstance(event, Scored)) == CORNER


def test_ties_below_the_winner_cancel_nothing_out() -> None:
    assert last_scored(surround("R6", "B3", "G3", "Y1")).cancelled == ()


def test_C11_the_chips_of_a_move_are_told_from_A1_to_G7_between_laying_and_drawing() -> None:
    table = Table("b2=1RYBG", "b1=2RYBG", "c1=3RYBG", "c2=4RYBG", "a2=5RYBG", "a1=6RYBG")
    laid, *chips, drawn = table.events
    assert laid == Laid(2, "a1", "6RYBG")
    assert [event.place for event in chips if isinstance(event, Scored)] == ["A1", "B1", "A2", "B2"]
    assert isinstance(drawn, Drawn)
    assert drawn.left == 28


def test_C6_only_who_draws_a_tile_sees_it() -> None:
    table = Table("c3=1RYBG", seats=3)
    drawn = table.events[-1]
    tile = table.deal["supply"][3]
    assert drawn == Drawn(1, tile, 32)
    assert drawn.seen_by(1) == drawn
    assert [drawn.seen_by(seat) for seat in (0, 2, 3)] == [Drawn(1, None, 32)] * 3
    assert tile not in "".join(GAME.narrate(drawn.seen_by(2) or drawn, "en"))


def test_C6_open_hands_are_told_to_everyone() -> None:
    table = Table("c3=1RYBG", open_hands=True)
    laid, drawn = table.events
    assert laid == LaidOpenly(1, "c3", "1RYBG")
    assert isinstance(drawn, DrawnOpenly)
    assert drawn.tile
    assert drawn.seen_by(0) == drawn.seen_by(2) == drawn


def test_what_is_laid_and_scored_is_seen_by_all_and_remembered() -> None:
    for event in (Laid(1, "c3", "1RYBG"), LaidOpenly(1, "c3", "1RYBG"), CLEAR, NEUTRAL, TWO_TIES):
        assert event.seen_by(0) == event.seen_by(2) == event.remembered() == event


def test_a_move_reveals_something_by_a_hidden_tile_laid_or_a_tile_drawn() -> None:
    assert Laid.reveals
    assert Drawn.reveals
    assert DrawnOpenly.reveals
    assert not LaidOpenly.reveals
    assert not Won.reveals


def test_C7_nothing_is_drawn_once_the_supply_is_used_up() -> None:
    state = dealt(2, open_hands=True)
    play_on(state, 34)
    events = play_on(state, 2)
    assert not any(isinstance(event, Drawn) for event in events)
    assert not any(event.reveals for event in events)


def test_events_go_through_json() -> None:
    kinds = Laid | LaidOpenly | Won | WonByNeutral | NotWon | Drawn | DrawnOpenly
    for event in [*play_on(dealt(2), 35), *play_on(dealt(3, open_hands=True), 35)]:
        assert msgspec.json.decode(msgspec.json.encode(event), type=kinds) == event


def test_a_move_never_tells_more_than_its_journal_holds() -> None:
    for _ in range(10):
        state = dealt(4)
        while GAME.pending(state):
            assert len(play_on(state, 1)) <= GAME.rules.MOST_EVENTS + 1  # and that the game has ended


TOLD: list[tuple[Event, str, str, str]] = [
    (
        Laid(1, "d4", "3RYBG"),
        "Seat 1 lays 3RYBG on d4. (C7)",
        "Platz 1 legt 3RYBG auf d4. (C7)",
        "Plaats 1 legt 3RYBG op d4. (C7)",
    ),
    (
        LaidOpenly(2, "a1", "6GBYR"),
        "Seat 2 lays 6GBYR on a1. (C7)",
        "Platz 2 legt 6GBYR auf a1. (C7)",
        "Plaats 2 legt 6GBYR op a1. (C7)",
    ),
    (
        Drawn(1, "3RYBG", 12),
        "Seat 1 draws 3RYBG; 12 tiles are left in the supply. (C7)",
        "Platz 1 zieht 3RYBG; 12 Spielsteine bleiben im Vorrat. (C7)",
        "Plaats 1 trekt 3RYBG; er blijven 12 speelstenen in de voorraad. (C7)",
    ),
    (
        DrawnOpenly(1, "3RYBG", 1),
        "Seat 1 draws 3RYBG; one tile is left in the supply. (C7)",
        "Platz 1 zieht 3RYBG; ein Spielstein bleibt im Vorrat. (C7)",
        "Plaats 1 trekt 3RYBG; er blijft één speelsteen in de voorraad. (C7)",
    ),
    (
        Drawn(1, "3RYBG", 0),
        "Seat 1 draws 3RYBG; the supply is used up. (C7)",
        "Platz 1 zieht 3RYBG; der Vorrat ist aufgebraucht. (C7)",
        "Plaats 1 trekt 3RYBG; de voorraad is op. (C7)",
    ),
    (
        Drawn(1, None, 12),
        "Seat 1 draws a tile; 12 tiles are left in the supply. (C7)",
        "Platz 1 zieht einen Spielstein; 12 bleiben im Vorrat. (C7)",
        "Plaats 1 trekt een speelsteen; er blijven er 12 in de voorraad. (C7)",
    ),
    (
        CLEAR,
        (
            "Chip D4: Red has the most carats with 5, ahead of Blue (4), Yellow (2) and Green (1): "
            "4 colours × 3 = 12 points for Seat 1. (C13, C14)"
        ),
        (
            "Chip D4: Rot hat mit 5 die meisten Carat, vor Blau (4), Gelb (2) und Grün (1): "
            "4 Farben × 3 = 12 Punkte für Platz 1. (C13, C14)"
        ),
        (
            "Fiche D4: rood heeft met 5 de meeste karaat, vóór blauw (4), geel (2) en groen (1): "
            "4 kleuren × 3 = 12 punten voor Plaats 1. (C13, C14)"
        ),
    ),
    (
        TIE,
        (
            "Chip D4: Red and Blue tie at 5 and cancel out, so Green wins with 3: "
            "3 colours × 3 = 9 points for Seat 4. (C13, C14)"
        ),
        (
            "Chip D4: Rot und Blau haben je 5 und heben sich auf, also gewinnt Grün mit 3: "
            "3 Farben × 3 = 9 Punkte für Platz 4. (C13, C14)"
        ),
        (
            "Fiche D4: rood en blauw hebben elk 5 en heffen elkaar op, dus wint groen met 3: "
            "3 kleuren × 3 = 9 punten voor Plaats 4. (C13, C14)"
        ),
    ),
    (
        THREE_WAY_TIE,
        (
            "Chip D4: Red, Blue and Green tie at 4 and cancel out, so Yellow wins with 0, "
            "without even touching it: 3 colours × 5 = 15 points for Seat 2. (C13, C14)"
        ),
        (
            "Chip D4: Rot, Blau und Grün haben je 4 und heben sich auf, also gewinnt Gelb mit 0, "
            "ohne auch nur daran zu liegen: 3 Farben × 5 = 15 Punkte für Platz 2. (C13, C14)"
        ),
        (
            "Fiche D4: rood, blauw en groen hebben elk 4 en heffen elkaar op, dus wint geel met 0, "
            "zonder hem zelfs maar te raken: 3 kleuren × 5 = 15 punten voor Plaats 2. (C13, C14)"
        ),
    ),
    (
        CORNER,
        "Chip A1: only Green touches it and wins with 3: 1 colour × 1 = 1 point for Seat 4. (C13, C14)",
        "Chip A1: Nur Grün liegt daran und gewinnt mit 3: 1 Farbe × 1 = 1 Punkt für Platz 4. (C13, C14)",
        "Fiche A1: alleen groen raakt hem en wint met 3: 1 kleur × 1 = 1 punt voor Plaats 4. (C13, C14)",
    ),
    (
        NEUTRAL,
        (
            "Chip D4: Blue has the most carats with 6, ahead of Red (5) and Yellow (1): "
            "3 colours × 2 = 6 points for nobody, as nobody plays Blue. (C13, C14, C15)"
        ),
        (
            "Chip D4: Blau hat mit 6 die meisten Carat, vor Rot (5) und Gelb (1): "
            "3 Farben × 2 = 6 Punkte für niemanden, denn niemand spielt Blau. (C13, C14, C15)"
        ),
        (
            "Fiche D4: blauw heeft met 6 de meeste karaat, vóór rood (5) en geel (1): "
            "3 kleuren × 2 = 6 punten voor niemand, want niemand speelt blauw. (C13, C14, C15)"
        ),
    ),
    (
        TWO_TIES,
        (
            "Chip D4: Red and Green tie at 6, Yellow and Blue at 3, so all four cancel out "
            "and nobody wins it. (C13, C15)"
        ),
        (
            "Chip D4: Rot und Grün haben je 6, Gelb und Blau je 3, also heben sich alle vier auf, "
            "und niemand gewinnt ihn. (C13, C15)"
        ),
        (
            "Fiche D4: rood en groen hebben elk 6, geel en blauw elk 3, dus heffen alle vier elkaar op "
            "en niemand wint hem. (C13, C15)"
        ),
    ),
    (
        TIES_AT_NOTHING,
        (
            "Chip D1: Red and Green tie at 6, Yellow and Blue at 0, so all four cancel out "
            "and nobody wins it. (C13, C15)"
        ),
        (
            "Chip D1: Rot und Grün haben je 6, Gelb und Blau je 0, also heben sich alle vier auf, "
            "und niemand gewinnt ihn. (C13, C15)"
        ),
        (
            "Fiche D1: rood en groen hebben elk 6, geel en blauw elk 0, dus heffen alle vier elkaar op "
            "en niemand wint hem. (C13, C15)"
        ),
    ),
    (
        ALL_TIE,
        "Chip D4: all four colours tie at 2, so they cancel out and nobody wins it. (C13, C15)",
        "Chip D4: Alle vier Farben haben je 2, also heben sie sich auf, und niemand gewinnt ihn. (C13, C15)",
        (
            "Fiche D4: alle vier de kleuren hebben elk 2, dus heffen ze elkaar op en niemand wint hem. "
            "(C13, C15)"
        ),
    ),
    (
        Ended((1, 3), "all_tiles"),
        "All tiles are laid and all chips are turned over. Seat 1 and Seat 3 share the victory. (C16)",
        (
            "Alle Spielsteine sind gelegt und alle Chips umgedreht. "
            "Platz 1 und Platz 3 teilen sich den Sieg. (C16)"
        ),
        (
            "Alle speelstenen zijn gelegd en alle fiches omgedraaid. "
            "Plaats 1 en Plaats 3 delen de overwinning. (C16)"
        ),
    ),
]


@pytest.mark.parametrize(("event", "english", "german", "dutch"), TOLD)
def test_every_event_is_told_in_every_language(event: Event, english: str, german: str, dutch: str) -> None:
    assert GAME.narrate(event, "en") == english
    assert GAME.narrate(event, "de") == german
    assert GAME.narrate(event, "nl") == dutch


def test_every_kind_of_event_is_among_those_told() -> None:
    kinds = {type(event) for event, *_ in TOLD}
    assert kinds == {Laid, LaidOpenly, Drawn, DrawnOpenly, Won, WonByNeutral, NotWon, Ended}


def test_players_are_called_by_their_names() -> None:
    assert "9 points for Anna" in GAME.narrate(TIE, "en", {4: "Anna"})
    assert GAME.narrate(Laid(1, "d4", "3RYBG"), "nl", {1: "Piet"}) == "Piet legt 3RYBG op d4. (C7)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_options_and_end_have_words(language: str) -> None:
    assert catalogue.say(language, "carat-title") == "Carat"
    assert catalogue.has(language, "carat-about")
    for option in GAME.option_type.__struct_fields__:
        assert "\n" not in catalogue.say(language, f"carat-option-{option}")
    for reason in GAME.rules.REASONS:
        assert catalogue.has(language, f"carat-ended-{reason}")
        assert GAME.endings[reason]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    for seats in (2, 3, 4):
        for event in play_on(dealt(seats, three_tiles=True)):
            assert GAME.narrate(event, language)
