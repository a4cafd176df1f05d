"""What the lessons of Sequences call right is what the rules count."""

from __future__ import annotations

from tessera.games.sequences import GAME
from tessera.games.sequences.rules import RULES
from tessera.games.sequences.rules.score import score


def test_the_dice_to_be_tapped_are_those_that_score() -> None:
    asked = 0
    for lesson in GAME.lessons():
        variant = RULES.read_position(lesson.steps[0].position.strip()).variant
        for step in lesson.steps:
            if step.asks_for_dice:
                worth = score(RULES.read(step.then[0]), variant)
                faces = sorted(face for dice, _ in worth.groups for face in dice)
                assert step.plays == (" ".join(["pick", *map(str, faces)]),)
                asked += 1
    assert asked > 5
