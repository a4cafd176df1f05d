"""What is wrong with a game's lessons is told in a sentence that says where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tessera.games import sequence_dice
from tessera.games.one_card import GAME
from tessera.games.one_card.rules.state import FOLD, Event, State
from tessera.games.one_card.view import OneCardView
from tessera.kit.game import AnyGame
from tessera.kit.lesson_text import read
from tessera.kit.view import Seen
from tessera_kit.lessons.promises import (
    check_lessons,
    check_lessons_answer_whatever_is_played,
    check_lessons_can_be_finished_within_par,
    check_lessons_can_be_gone_through_by_pressing,
)
from tessera_kit.lessons.taught import check_every_rule_is_taught
from tests.every_game import EVERY_GAME
from tools.paths import EXAMPLES, ROOT


class OnlyFold(OneCardView):
    """Both buttons fold."""

    def press(self, seen: Seen[State, Event], target: str, /) -> Event:
        return FOLD


SOUND = """
lesson first
title The higher card
teaches goal
par 2

position players=2 / cards - - / said - -
says Two cards are dealt.
plays deal 6
then deal 5

# It goes on from there.
says Stay!
plays stay
wrong fold: Yours is the higher card.
then stay
right You have won.
"""


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.rules.name)
def test_every_game_keeps_it(game: AnyGame) -> None:
    check_lessons(game)


@pytest.mark.parametrize(
    ("sound", "wrong", "told"),
    [
        ("plays stay", "plays play", "step 2, “Stay!”: the rules refuse “play” (unreadable)"),
        ("then deal 5", "then deal 6", "step 1, “Two cards are dealt.”: the rules refuse “deal 6”"),
        (
            "cards - -",
            "cards 7 -",
            "the rules refuse “players=2\ncards 7 -\nsaid - -” (unreadable)",
        ),
    ],
)
def test_what_the_rules_refuse_is_found(sound: str, wrong: str, told: str) -> None:
    check_lessons(replace(GAME, lessons=lambda: read(SOUND)))
    broken = replace(GAME, lessons=lambda: read(SOUND.replace(sound, wrong)))
    with pytest.raises(AssertionError) as found:
        check_lessons(broken)
    assert told in str(found.value)


@pytest.mark.parametrize(
    ("promise", "sound", "wrong", "told"),
    [
        (check_lessons_can_be_finished_within_par, "par 2", "par 3", "first: par is 2, and not 3"),
        (
            check_lessons_answer_whatever_is_played,
            "wrong fold",
            "# wrong fold",
            "no answer to fold",
        ),
        (
            check_lessons_answer_whatever_is_played,
            "wrong fold: Yours",
            "wrong stay: No play leads here.\nwrong fold: Yours",
            "first: no play leads to “No play leads here.”",
        ),
    ],
)
def test_what_a_lesson_owes_is_found(
    promise: Callable[[AnyGame], None], sound: str, wrong: str, told: str
) -> None:
    promise(replace(GAME, lessons=lambda: read(SOUND)))
    with pytest.raises(AssertionError) as found:
        promise(replace(GAME, lessons=lambda: read(SOUND.replace(sound, wrong))))
    assert told in str(found.value)


def test_what_no_press_can_do_is_found() -> None:
    check_lessons_can_be_gone_through_by_pressing(GAME)
    with pytest.raises(AssertionError, match="no press does what is asked in “There are six"):
        check_lessons_can_be_gone_through_by_pressing(replace(GAME, view=OnlyFold()))


@pytest.mark.parametrize(
    ("sound", "wrong", "told"),
    [
        ("There are six cards, numbered 1 to 6. You", "You", "not in the table: There are six"),
        ("| `alone` |", "| `lone` |", "alone says that stay teaches"),
        ("Both stayed and show", "Both showed", "in no lesson: show"),
        ("## `one_card`", "## `two_cards`", "has no heading `one_card`"),
    ],
)
def test_what_the_table_of_lessons_lacks_is_found(
    tmp_path: Path, sound: str, wrong: str, told: str
) -> None:
    page = (EXAMPLES / "one_card" / "lessons.md").read_text(encoding="utf-8")
    (tmp_path / "lessons.md").write_text(page, encoding="utf-8")
    check_every_rule_is_taught(GAME, tmp_path)
    (tmp_path / "lessons.md").write_text(page.replace(sound, wrong), encoding="utf-8")
    with pytest.raises(AssertionError) as found:
        check_every_rule_is_taught(GAME, tmp_path)
    assert told in str(found.value)


def test_the_lesson_that_authors_are_shown_is_a_sound_one() -> None:
    page = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
    shown = page.partition("```\nlesson ")[2].partition("```")[0]
    lessons = read(f"lesson {shown}")
    assert [step.plays for lesson in lessons for step in lesson.steps] == [("place c2",)]
    check_lessons(replace(sequence_dice.GAME, lessons=lambda: lessons))
