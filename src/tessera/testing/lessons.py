"""Promises about lessons: see `tessera.testing`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tessera.core.rules import Illegal, Rules
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Step, events


def check_lessons(game: AnyGame) -> None:
    """The lessons can be read; what their steps ask for and what follows is by the rules."""
    for lesson in game.lessons():
        state = None
        for number, step in enumerate(lesson.steps, 1):
            where = f"lesson {lesson.name}, step {number}, “{step.says}”"
            with refused_at(where, step.position):
                state = game.rules.read_position(step.position) if step.position else state
            state = _gone_through(game.rules, where, step, state)


@contextmanager
def refused_at(where: str, text: str) -> Iterator[None]:
    """Says where the rules refuse a text, and why."""
    try:
        yield
    except Illegal as refusal:
        raise AssertionError(f"{where}: the rules refuse “{text}” ({refusal.code})") from refusal


def _gone_through(rules: Rules[Any, Any], where: str, step: Step, before: Any) -> Any:
    """The position after what is asked first, and what follows."""
    plays = () if step.asks_for_dice else (play for play in step.plays if "*" not in play)
    done = [_after(rules, where, before, play) for play in map(events, plays)]
    return _after(rules, where, done[0] if done else before, step.then)


def _after(rules: Rules[Any, Any], where: str, state: Any, texts: tuple[str, ...]) -> Any:
    for text in texts:
        with refused_at(where, text):
            state = rules.apply(state, rules.read(text))
    return state
