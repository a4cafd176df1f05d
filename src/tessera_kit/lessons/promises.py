"""Promises about lessons: see `tessera_kit.promises`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tessera.core.rules import Illegal, Rules
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Step, events
from tessera_kit.lessons.learning import answers, least, walk
from tessera_kit.lessons.presses import press_everything


def check_lessons(game: AnyGame) -> None:
    """The lessons can be read, and what their steps ask for and what follows is allowed by the
    rules."""
    for lesson in game.lessons():
        state = None
        for number, step in enumerate(lesson.steps, 1):
            where = f"lesson {lesson.name}, step {number}, “{step.says}”"
            with refused_at(where, step.position):
                state = game.rules.read_position(step.position) if step.position else state
            state = _gone_through(game.rules, where, step, state)


def check_lessons_answer_whatever_is_played(game: AnyGame) -> None:
    """Every play that a lesson allows is right or has an answer, and every answer has a play."""
    for lesson in game.lessons():
        walked = walk(game, lesson)
        assert not walked.forgotten, f"{lesson.name}: no answer to {walked.forgotten[0]}"
        spare = [wrong.says for wrong in answers(lesson) if id(wrong) not in walked.answers]
        assert not spare, f"{lesson.name}: no play leads to “{spare[0]}”"


def check_lessons_can_be_finished_within_par(game: AnyGame) -> None:
    """The par of a lesson is the least number of throws, plays and answers."""
    for lesson in game.lessons():
        fewest = least(game, lesson)
        assert fewest == lesson.par, f"{lesson.name}: par is {fewest}, and not {lesson.par}"


def check_lessons_can_be_gone_through_by_pressing(game: AnyGame) -> None:
    """Every step can be done by pressing what its board and hand show."""
    for lesson in game.lessons():
        right = {one.step for one in press_everything(game, lesson) if one.taken == "right"}
        for number, step in enumerate(lesson.steps):
            pressed = number in right or step.asks_for_dice or not step.plays
            assert pressed, f"{lesson.name}: no press does what is asked in “{step.says}”"


@contextmanager
def refused_at(where: str, text: str) -> Iterator[None]:
    """Turns a refusal by the rules into an AssertionError that says where, and why."""
    try:
        yield
    except Illegal as refusal:
        raise AssertionError(f"{where}: the rules refuse “{text}” ({refusal.code})") from refusal


def _gone_through(rules: Rules[Any, Any], where: str, step: Step, before: Any) -> Any:
    """The position after the first play that a step asks for, and what follows it."""
    plays = () if step.asks_for_dice else (play for play in step.plays if "*" not in play)
    done = [_after(rules, where, before, play) for play in map(events, plays)]
    return _after(rules, where, done[0] if done else before, step.then)


def _after(rules: Rules[Any, Any], where: str, state: Any, texts: tuple[str, ...]) -> Any:
    for text in texts:
        with refused_at(where, text):
            state = rules.apply(state, rules.read(text))
    return state
