"""Promises about a game on the screens of the app: see `tessera.testing`."""

from tessera.core.record import write_record
from tessera.kit.game import AnyGame
from tessera.testing.learning import answers, walk
from tessera.testing.playing import playouts
from tessera.testing.walk.sizes import SIZES, queries
from tessera.testing.walk.walk import Ground
from tessera.testing.walk.walker import wander

WALKS = 2
"""At each size."""
LENGTH = 80


def check_nothing_breaks_wherever_one_presses(game: AnyGame) -> None:
    """Whoever presses whatever there is, at three sizes, comes upon no fault."""
    name = game.rules.name
    recorded = {
        f"{name}/{number}": write_record(played.record(game.rules))
        for number, played in enumerate(playouts(game.rules, ("walk",)))
    }
    for told, size in SIZES.items():
        ground = Ground((name,), recorded, size=queries(game, size))
        for number in range(WALKS):
            wander(f"{told} {number}", LENGTH, ground)


def check_lessons_answer_whatever_is_played(game: AnyGame) -> None:
    """Every play that a lesson allows is right or has an answer, and every answer has a play."""
    for lesson in game.lessons():
        walked = walk(game, lesson)
        assert not walked.forgotten, f"{lesson.name}: no answer to {walked.forgotten[0]}"
        spare = [wrong.says for wrong in answers(lesson) if id(wrong) not in walked.answers]
        assert not spare, f"{lesson.name}: no play leads to “{spare[0]}”"
