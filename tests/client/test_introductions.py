"""What happens in the lessons of the browser client is what the games say."""

import json

import pytest

from scripts.introductions.writing import GAMES, place_of, written


@pytest.mark.parametrize("game", GAMES)
def test_lessons_stand_as_the_game_works_them_out(game: str) -> None:
    assert place_of(game).read_text() == written(game), "make introductions writes them anew"


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_answered(game: str) -> None:
    lessons = json.loads(place_of(game).read_text())["lessons"]
    assert len(lessons) >= 5
    for lesson in lessons:
        options = lesson.get("options") or lesson.get("outcomes") or lesson["view"]["tray"]
        numbers = [option["number"] if isinstance(option, dict) else option for option in options]
        assert len(set(numbers)) > 1, lesson["id"]
        if lesson["choose"] == "move":
            assert all(outcome["events"] for outcome in lesson["outcomes"].values())
        else:
            assert lesson["answer"], lesson["id"]
            assert set(lesson["answer"]) < set(numbers), lesson["id"]


def test_M4_the_first_lesson_has_a_diamond_for_every_place_26_of_them_loose() -> None:
    lesson = json.loads(place_of("mister_diamond").read_text())["lessons"][0]
    first = [outcome["events"][0]["event"] for outcome in lesson["outcomes"].values()]
    assert (first.count("taken"), first.count("stuck")) == (26, 16)
