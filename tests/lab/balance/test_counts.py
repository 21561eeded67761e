"""What is counted adds up to what the games themselves say."""

from collections import Counter
from pathlib import Path

import pytest

from karfunkel.games import NAMES
from karfunkel.games.halbedelstein.events import Turned
from karfunkel.lab.balance import cards
from karfunkel.lab.balance.study import Study, Told, studies, told
from karfunkel.lab.balance.tables import table_of
from karfunkel.match.match import Match

GAMES = 6


def played(game: str, variant: str) -> list[tuple[Match, Told]]:
    """Some games of every seat count of a variant."""
    matches = [
        study.plan.play(number)
        for study in studies(game, "greedy", "jade", None, 0 if game != "halbedelstein" else 4)
        if study.variant == variant
        for number in range(1, GAMES + 1)
    ]
    return [(match, told(match, table_of(game))) for match in matches]


@pytest.mark.parametrize("game", NAMES)
def test_every_case_is_a_legal_table_and_has_a_name_of_its_own(game: str) -> None:
    every = studies(game, "random", "jade", None, 0)
    assert len({(study.variant, study.plan.seats) for study in every}) == len(every)
    for study in every:
        assert told(study.plan.play(1), table_of(game)).entries > 0


@pytest.mark.parametrize("game", NAMES)
def test_keys_are_counted_that_tables_show_and_none_twice(game: str) -> None:
    table = table_of(game)
    keys = [count.key for count in table.counts]
    assert len(set(keys)) == len(keys)
    known = set(keys)
    found: set[str] = set()
    for variant in table.variants:
        for _, game_told in played(game, variant.name):
            found |= set(game_told.counts)
    for ratio in table.ratios:
        assert {ratio.of, ratio.to} <= known | found


@pytest.mark.parametrize("variant", ["plain", "three-tiles", "two-colours"])
def test_C11_C15_all_chips_are_counted_and_all_points(variant: str) -> None:
    for match, game in played("carat", variant):
        counts = Counter(game.counts)
        assert counts["won"] + counts["neutral"] + counts["nobody"] == 49 == counts["turned"]
        assert counts["points"] == sum(game.scores)
        values = range(1, 7)
        assert [counts[f"laid {value}"] for value in values] == [6] * 6
        assert sum(counts[f"own {value}"] + counts[f"given {value}"] for value in values) == counts["points"]
        assert counts["neutral"] == 0 or (match.seats < 4 and variant != "two-colours")


@pytest.mark.parametrize("variant", ["plain", "marks", "rounds"])
def test_M4_every_entry_is_a_try_or_a_chance_to_steal(variant: str) -> None:
    for match, game in played("mister_diamond", variant):
        counts = Counter(game.counts)
        assert counts["taken"] + counts["stuck"] == counts["tries"]
        assert counts["steals"] + counts["declined"] == counts["chances"]
        assert counts["tries"] + counts["chances"] == game.entries
        assert counts["next"] == counts["steals"]
        assert counts["again"] <= counts["stuck"]
        assert counts["rounds"] == (match.seats if variant == "rounds" else 1)
        assert (counts["all loose"] == counts["rounds"]) == (counts["taken"] == 26 * counts["rounds"])


@pytest.mark.parametrize("variant", ["plain", "junior"])
def test_D7_D8_diamonds_won_and_returned_are_those_of_the_result(variant: str) -> None:
    for match, game in played("diamantenraub", variant):
        counts = Counter(game.counts)
        assert counts["won"] + counts["extra"] == counts["diamonds"]
        assert counts["diamonds"] - counts["lost"] == sum(game.scores)
        if variant == "plain":
            hands = sum(entry.text[0] in "SK" for entry in match.entries)
            assert counts["swapped"] + counts["kept"] + counts["reduced"] == hands
            assert counts["two"] >= counts["reduced"]
        else:
            assert not counts.keys() & {"beaten", "extra", "lost", "swapped", "five", "two"}
        hits = sum(counts[f"hit {reason}"] for reason in ("number", "colour", "up", "down", "diamond"))
        assert hits >= counts["beaten"]


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_H1_turns_and_stones_are_those_of_the_game(variant: str) -> None:
    for match, game in played("halbedelstein", variant):
        counts = Counter(game.counts)
        fixed = 2 if variant == "basic" else 0
        assert counts["turns"] == game.entries - fixed
        events = [event for entry in match.entries for event in entry.events if isinstance(event, Turned)]
        assert counts["idle"] == sum(not event.captured for event in events)
        assert counts["stones"] == sum(event.captured for event in events)
        assert counts["clockwise"] == sum(entry.text == "cw" for entry in match.entries)


def test_legal_moves_and_choices_are_those_of_every_entry() -> None:
    for match, game in played("diamantenraub", "plain"):
        counts = [len(match.game.legal(entry.before, entry.seat)) for entry in match.entries]
        assert (game.entries, game.legal) == (len(counts), sum(counts))
        assert game.choices == sum(count > 1 for count in counts)


def test_D4_cards_are_counted_once_for_each_time_they_are_played() -> None:
    for match, game in played("diamantenraub", "plain"):
        plays = [entry.text for entry in match.entries if entry.text.startswith("P")]
        assert sum(game.pieces["played"]) == len(plays) == pytest.approx(sum(game.pieces["lot"]))
        assert game.pieces["played"] == [float(f"P{card}" in plays) for card in range(1, 81)]
        assert max(game.pieces["held"]) == 1
        assert all(map(lambda most, least: most >= least, game.pieces["chances"], game.pieces["played"]))
        assert sum(game.pieces["beaten"]) == game.counts.get("beaten", 0)


def test_D3_every_card_of_the_house_deck_has_a_kind_and_the_counts_are_those_of_the_rule() -> None:
    kinds = Counter(map(cards.kind_of, cards.house_deck()))
    assert kinds == {
        "no symbol": 14,
        "arrow up": 4,
        "arrow down": 8,
        "diamond": 18,
        "loss": 4,
        "two cards": 4,
        "five cards": 4,
        "ammunition: number": 10,
        "ammunition: colour": 8,
        "ammunition: arrow": 4,
        "ammunition: diamond": 2,
    }


def test_games_of_other_bots_or_seeds_are_kept_in_other_files() -> None:
    def files(bot: str, seed: str) -> set[str]:
        every: list[Study] = studies("halbedelstein", bot, seed, None, 4)
        return {study.file(Path()).name for study in every}

    cases = len(table_of("halbedelstein").variants)
    assert len(files("greedy", "a") | files("random", "a") | files("greedy", "b")) == 3 * cases
    assert files("greedy", "a") == files("greedy", "a")
