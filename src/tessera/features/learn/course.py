"""The list of a game's lessons, with those done marked."""

from collections.abc import Callable

from tessera.features.learn.progress import Progress
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.scene.node import Node, classes
from tessera.screens.components import picture
from tessera.screens.services import Services


def steps_bar(last: int, done: int, here: int | None = None) -> Node:
    """The progress as a bar with a part for each step: those that are done are filled."""
    parts = [Node("i", {"class": classes(done=n < done, here=n == here)}) for n in range(last)]
    return Node("span", {"class": "steps-bar", "aria-hidden": "true"}, *parts)


def no_picture(lesson: Lesson) -> Node | None:
    """No picture, for a list beside the board."""
    return None


def course(
    services: Services,
    game: AnyGame,
    progress: Progress,
    here: Lesson | None,
    picture_of: Callable[[Lesson], Node | None] = no_picture,
) -> Node:
    """A link for each lesson. `here` is the one on the table, or the next one to do."""
    items = []
    for number, lesson in enumerate(progress.lessons, 1):
        done = progress.is_done(lesson)
        way = Node(
            "a",
            {
                "href": f"#/learn/{game.rules.name}/{lesson.name}",
                "aria-current": "step" if lesson is here else None,
            },
            picture_of(lesson),
            _mark(picture("kept") if done else str(number)),
            Node("b", {}, services.say(lesson.title)),
            _how_far(services, progress, lesson),
        )
        items.append(Node("li", {"class": classes(done=done, here=lesson is here)}, way))
    return Node("ol", {"class": "lessons"}, *items)


def _mark(shown: Node | str) -> Node:
    return Node("span", {"class": "lesson-mark", "aria-hidden": "true"}, shown)


def _how_far(services: Services, progress: Progress, lesson: Lesson) -> Node | None:
    say, reached = services.say, progress.reached(lesson)
    if reached:
        return Node("small", {}, say("Step {at} of {last}", at=reached + 1, last=len(lesson.steps)))
    return Node("small", {}, say("Done")) if progress.is_done(lesson) else None
