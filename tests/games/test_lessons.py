"""Every lesson of every game: it can be gone through, it answers whatever is played, and together
they teach every rule."""

from __future__ import annotations

import pytest

from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tests.every_game import EVERY_GAME
from tests.games.learning import answers, least, run, walk

LESSONS = [
    pytest.param(game, lesson, id=f"{game.rules.name}-{lesson.name}")
    for game in EVERY_GAME
    for lesson in game.lessons()
]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)


@every_lesson
def test_whatever_the_rules_allow_is_right_or_answered(game: AnyGame, lesson: Lesson) -> None:
    assert not walk(game, lesson).forgotten


@every_lesson
def test_every_answer_is_said_to_some_play(game: AnyGame, lesson: Lesson) -> None:
    reached = walk(game, lesson).answers
    assert [wrong.says for wrong in answers(lesson) if id(wrong) not in reached] == []


@every_lesson
def test_it_can_be_finished_within_par(game: AnyGame, lesson: Lesson) -> None:
    assert least(game, lesson) <= lesson.par


@every_lesson
def test_it_can_be_opened_at_every_step(game: AnyGame, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        opened = run(game, lesson, number)
        assert opened.says == step.says
        assert opened.asks == bool(step.plays)
