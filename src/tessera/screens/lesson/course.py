"""The lessons of a game one below the other, with what is done."""

from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.scene.node import Node, classes
from tessera.screens.components import picture
from tessera.screens.lesson.progress import Progress
from tessera.screens.services import Services


def course(services: Services, game: AnyGame, progress: Progress, here: Lesson | None) -> Node:
    """A link for each. `here` is the one that is on the table, or next to be gone through."""
    items = [
        _item(services, game, progress, number, here=lesson is here)
        for number, lesson in enumerate(progress.lessons)
    ]
    return Node("ol", {"class": "lessons"}, *items)


def _item(
    services: Services, game: AnyGame, progress: Progress, number: int, *, here: bool
) -> Node:
    say, lesson = services.say, progress.lessons[number]
    done, reached = progress.is_done(lesson), progress.reached(lesson)
    steps = len(lesson.steps)
    far = say("Step {at} of {last}", at=reached + 1, last=steps) if reached else ""
    mark = picture("kept") if done else str(number + 1)
    state = say("Done") if done and not reached else far
    return Node(
        "li",
        {"class": classes(done=done, here=here)},
        Node(
            "a",
            {
                "href": f"#/learn/{game.rules.name}/{lesson.name}",
                "aria-current": "step" if here else None,
            },
            Node("span", {"class": "lesson-mark", "aria-hidden": "true"}, mark),
            Node("b", {}, say(lesson.title)),
            Node("small", {}, state) if state else None,
        ),
        key=lesson.name,
    )
