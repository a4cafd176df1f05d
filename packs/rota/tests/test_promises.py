"""What Rota promises as every game does: its lessons can be learned from, and old games open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tessera_kit.app_promises import OF_LESSONS, OF_TESTS
from tessera_kit.promises import check_the_cases_of_its_rules_hold
from tessera_rota import GAME

Promise = Callable[..., None]
HERE = Path(__file__).parent


@pytest.mark.parametrize("promise", OF_LESSONS, ids=lambda promise: promise.__name__)
def test_of_its_lessons(promise: Promise) -> None:
    promise(GAME)


def test_the_cases_of_its_rules_hold() -> None:
    check_the_cases_of_its_rules_hold(GAME.rules, HERE)


@pytest.mark.parametrize("promise", OF_TESTS, ids=lambda promise: promise.__name__)
def test_of_what_lies_beside_its_tests(promise: Promise) -> None:
    promise(GAME, HERE)
