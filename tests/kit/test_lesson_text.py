"""Lessons are read from text, and a line that is wrong is told with its number."""

from __future__ import annotations

import pytest

from tessera.kit.lesson_text import Unreadable, read, sentences
from tessera.kit.lessons import Lesson, Step, Wrong

TEXT = """\
# For authors.
lesson taken
title Taken squares
teaches replace, all-own
par 2

position players=2 / ..GB / / seat 1: roll 3 5
says Take one: which?
plays replace c2 | replace d4
wrong replace b4 | pass: No: look.
shown roll 2 4, place a2
# The rest.
wrong *: Neither.
then roll 1 3, place a4
right Well done.

says There is more to say.
"""
LESSON = Lesson(
    "taken",
    "Taken squares",
    ("replace", "all-own"),
    2,
    (
        Step(
            "Take one: which?",
            ("replace c2", "replace d4"),
            wrong=(
                Wrong(("replace b4", "pass"), "No: look.", ("roll 2 4", "place a2")),
                Wrong(("*",), "Neither."),
            ),
            right="Well done.",
            then=("roll 1 3", "place a4"),
            position="players=2\n..GB\n\nseat 1: roll 3 5",
        ),
        Step("There is more to say."),
    ),
)


def test_a_text_is_read() -> None:
    assert read(TEXT) == (LESSON,)
    assert [lesson.name for lesson in read(TEXT + "\n" + TEXT)] == ["taken", "taken"]


def test_a_game_may_say_its_positions_in_short() -> None:
    (lesson,) = read(TEXT.replace("position players=2 / ..GB / ", "position "), str.strip)
    assert lesson.steps[0].position == "/ seat 1: roll 3 5"


def test_all_that_people_read_is_found_with_the_lines() -> None:
    assert list(sentences(TEXT)) == [
        (3, "Taken squares"),
        (8, "Take one: which?"),
        (10, "No: look."),
        (13, "Neither."),
        (15, "Well done."),
        (17, "There is more to say."),
    ]


@pytest.mark.parametrize(
    ("sound", "wrong", "told"),
    [
        (
            "plays replace c2",
            "play replace c2",
            "line 9, “play replace c2 | replace d4”: a step has",
        ),
        ("right Well", "says Well", "line 15, “says Well done.”: a step has position, says, about"),
        ("then roll 1 3, place a4", "then", "line 14, “then ”: a step has"),
        (
            "wrong *: Neither.",
            "wrong * Neither.",
            "line 13, “wrong * Neither.”: after `wrong` come",
        ),
        ("wrong *: Neither.", "shown pass", "line 13, “shown pass”: a step has"),
        ("says There", "right There", "line 17, “right There is more to say.”: this step says"),
        ("par 2\n\n", "par 2\n", "line 2, “lesson taken”: a lesson begins with lesson, title"),
        ("par 2", "par two", "line 2, “lesson taken”: a lesson begins with"),
        ("par 2\n", "", "line 2, “lesson taken”: a lesson begins with"),
        ("title Taken squares\nteaches", "teaches", "line 2, “lesson taken”: a lesson begins with"),
        (
            "position players=2 / ..GB / / seat 1: roll 3 5\n",
            "",
            "line 7, “says Take one: which?”: the",
        ),
        (TEXT[: TEXT.index("position")], "", "line 1, “position players=2 / ..GB / / seat 1"),
    ],
)
def test_a_line_that_is_wrong_is_told(sound: str, wrong: str, told: str) -> None:
    assert sound in TEXT
    with pytest.raises(Unreadable) as found:
        read(TEXT.replace(sound, wrong))
    assert told in str(found.value)
