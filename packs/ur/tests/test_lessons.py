"""The lessons of Ur answer whatever is played, and can be gone through."""

from __future__ import annotations

import pytest

from tessera.kit.lessons import Lesson
from tessera.testing.learning import answers, least, walk
from tessera_ur import GAME
from tests.games.test_lessons import not_in_a_lesson, not_in_the_table, taught_otherwise
from tests.screens.lesson.lesson_presses import press_everything

LESSONS = GAME.lessons()
NAMES = [lesson.name for lesson in LESSONS]


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_whatever_the_rules_allow_is_right_or_answered(lesson: Lesson) -> None:
    walked = walk(GAME, lesson)
    assert walked.forgotten == []
    assert [wrong.says for wrong in answers(lesson) if id(wrong) not in walked.answers] == []
    assert press_everything(GAME, lesson)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_it_can_be_finished_within_par(lesson: Lesson) -> None:
    assert least(GAME, lesson) == lesson.par


def test_together_they_teach_every_rule_of_the_page() -> None:
    assert not_in_the_table(GAME) == []
    assert taught_otherwise(GAME) == set()
    assert not_in_a_lesson(GAME) == []
