"""A class types what docs/teaching-python.md says, as it stands there, and the page answers so."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tessera.core.rules import Rules
from tessera_kit.fakes.tablet import Tablet
from tessera_plain import trial
from tests.effort import PYODIDE
from tests.features.writing.test_write import answer, text
from tools.paths import ROOT

pytestmark = pytest.mark.skipif(PYODIDE, reason="one interpreter is enough")
PAGE = (ROOT / "docs" / "teaching-python.md").read_text(encoding="utf-8")
LESSON = PAGE.partition("## A first lesson\n")[2].partition("\nLater lessons")[0]
STEP = re.compile(r"^\d\. \*\*(.+?)\*\*(.*?)(?=^\d\. |\n\n)", re.MULTILINE | re.DOTALL)
BECOMES = re.compile(r"`([^`]+)` becomes `([^`]+)`")
MISTAKE = re.compile(r"^\| ([^|]+) \| (Line [^|]+) \|$", re.MULTILINE)
TITLES = ("Read and play.", "A number.", "A condition.", "An expression.", "A name of one's own")
SHOWS: dict[str, Callable[[Rules[Any, Any], Any], bool]] = {
    "A number.": lambda rules, start: start.win == 20,
    "A condition.": lambda rules, start: rules.apply(start, "die 2").seat == 1,
    "An expression.": lambda rules, start: rules.apply(start, "die 6").gained == 12,
}
"""The difference that a step makes to the game, by its title."""


@pytest.fixture
def tablet(monkeypatch: pytest.MonkeyPatch) -> Tablet:
    monkeypatch.setattr(trial, "WORLDS", 1)  # Programs are looked over by tests of their own.
    return Tablet("#/write")


def typed(program: str, words: str) -> str:
    """The program after all that these words say to change."""
    for old, new in BECOMES.findall(" ".join(words.split())):
        assert program.count(old) == 1, old
        program = program.replace(old, new)
    return program


def test_every_step_makes_a_game_that_is_played(tablet: Tablet) -> None:
    steps = STEP.findall(LESSON)
    assert tuple(title for title, _ in steps) == TITLES
    for word in re.findall("`([^`]+)`", steps[0][1]):
        assert word in str(text(tablet))
    for title, words in steps:
        program = typed(str(text(tablet)), words)
        assert title == TITLES[0] or program != text(tablet)
        tablet.choose("program", program)
        tablet.tap("Run")
        answer(tablet)
        rules = tablet.play.context.game.rules
        start = rules.new(rules.standard_setup(2))
        assert title not in SHOWS or SHOWS[title](rules, start)
        assert "throws a" in throw(tablet)
        tablet.tap("Back to the code")
        assert text(tablet) == program
    tablet.tap("Keep")
    answer(tablet)
    assert tablet.notice == "Hog is on this device now."


def throw(tablet: Tablet) -> str:
    """The page after the first throw."""
    tablet.press_primary()
    tablet.pass_time(5_000)
    return tablet.page.text()


@pytest.mark.parametrize(("words", "says"), MISTAKE.findall(LESSON))
def test_a_mistake_on_purpose_is_answered_so(tablet: Tablet, words: str, says: str) -> None:
    tablet.choose("program", typed(str(text(tablet)), words))
    tablet.tap("Run")
    answer(tablet)
    assert tablet.text("fault").startswith(says)


def test_there_are_three_mistakes() -> None:
    assert len(MISTAKE.findall(LESSON)) == 3
