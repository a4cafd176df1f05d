"""What is wrong with a game's lessons is told in a sentence that says where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.games import sequence_dice
from tessera.games.one_card import GAME
from tessera.kit.game import AnyGame
from tessera.kit.lesson_text import read
from tessera.testing.lessons import check_lessons
from tests.every_game import EVERY_GAME
from tools.paths import ROOT

SOUND = """
lesson first
title The higher card
teaches goal
par 1

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


def test_the_lesson_that_authors_are_shown_is_a_sound_one() -> None:
    page = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    shown = page.partition("```\nlesson ")[2].partition("```")[0]
    lessons = read(f"lesson {shown}")
    assert [step.plays for lesson in lessons for step in lesson.steps] == [("place c2",)]
    check_lessons(replace(sequence_dice.GAME, lessons=lambda: lessons))
