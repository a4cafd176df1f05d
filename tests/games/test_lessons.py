"""Every lesson of every game: it can be gone through, it answers whatever is played, and together
they teach every rule."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera_kit.lessons.learning import answers, least, run, walk
from tessera_kit.lessons.taught import (
    END,
    FILE,
    not_in_a_lesson,
    not_in_the_table,
    table_of,
    taught_otherwise,
)
from tests.every_game import EVERY_GAME
from tests.variants import GAMES
from tools.paths import EXAMPLES, PACKAGE

LESSONS = [
    pytest.param(game, lesson, id=f"{game.rules.name}-{lesson.name}")
    for game in EVERY_GAME
    for lesson in game.lessons()
]
TAUGHT = [pytest.param(game, id=game.rules.name) for game in EVERY_GAME if game.lessons()]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)
every_game = pytest.mark.parametrize("game", TAUGHT)
MOST_AT_ONCE = 2
"""Sentences on the screen."""


def sentences(lesson: Lesson) -> Iterator[str]:
    """All that a lesson says at once, in English."""
    for step in lesson.steps:
        yield from (said for said in (step.says, step.right) if said)
    yield from (wrong.says for wrong in answers(lesson))


def table(game: AnyGame) -> str:
    """The table that lies in its folder."""
    folders = [PACKAGE / "games", EXAMPLES, GAMES]
    pages = [path for folder in folders for path in folder.glob(f"*/{FILE}")]
    return "".join(table_of(game, page.read_text("utf-8")) for page in pages)


@every_lesson
def test_whatever_the_rules_allow_is_right_or_answered(game: AnyGame, lesson: Lesson) -> None:
    assert not walk(game, lesson).forgotten


@every_lesson
def test_every_answer_is_said_to_some_play(game: AnyGame, lesson: Lesson) -> None:
    reached = walk(game, lesson).answers
    assert [wrong.says for wrong in answers(lesson) if id(wrong) not in reached] == []


@every_lesson
def test_it_can_be_finished_within_par(game: AnyGame, lesson: Lesson) -> None:
    assert least(game, lesson) == lesson.par


@every_lesson
def test_it_can_be_opened_at_every_step(game: AnyGame, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        opened = run(game, lesson, number)
        assert opened.text == step.says
        assert opened.awaits_answer == bool(step.plays)


@every_lesson
def test_the_last_step_tells_something_before_it_is_over(game: AnyGame, lesson: Lesson) -> None:
    assert lesson.steps[-1].right or not lesson.steps[-1].plays


@every_lesson
def test_what_a_step_says_that_it_is_about_has_a_paragraph(game: AnyGame, lesson: Lesson) -> None:
    assert {step.about for step in lesson.steps if step.about} <= game.why.keys()


@every_lesson
def test_no_more_than_two_sentences_are_said_at_once(game: AnyGame, lesson: Lesson) -> None:
    assert [said for said in sentences(lesson) if len(END.split(said)) > MOST_AT_ONCE] == []


@every_game
def test_every_sentence_of_the_rules_stands_in_the_table(game: AnyGame) -> None:
    assert not_in_the_table(game, table(game)) == []


@every_game
def test_every_rule_of_the_table_has_the_lessons_that_teach_it(game: AnyGame) -> None:
    assert taught_otherwise(game, table(game)) == set()


@every_game
def test_a_rule_is_taught_where_everybody_reads_it(game: AnyGame) -> None:
    assert not_in_a_lesson(game, table(game)) == []


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.rules.name)
def test_each_lesson_has_a_name_of_its_own(game: AnyGame) -> None:
    names = [lesson.name for lesson in game.lessons()]
    assert len({*names}) == len(names)
    assert all(re.fullmatch("[a-z-]{1,20}", name) for name in names)
