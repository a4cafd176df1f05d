"""A lesson on the screen: its sentence and its steps."""

from tessera.scene.node import Node, classes
from tessera.screens.lesson.frame import guided_frame
from tessera.screens.lesson.model import LessonPage


def view(page: LessonPage) -> Node:
    """The whole screen; under the button, how far the lesson is."""
    say, run = page.services.say, page.run
    last = len(page.lesson.steps)
    parts = [
        Node("i", {"class": classes(done=n < run.number or page.is_over, here=n == run.number)})
        for n in range(last)
    ]
    words = say("Step {at} of {last}", at=run.number + 1, last=last)
    done = Node("span", {"class": "steps-bar", "aria-hidden": "true"}, *parts)
    foot = {"class": "foot steps-done"}
    return guided_frame(page, Node("div", foot, done, Node("small", {}, words), key="steps"))
