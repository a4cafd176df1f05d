"""A lesson on the screen: its sentence and its steps, and the other lessons for a log."""

from tessera.kit.view import Due
from tessera.scene.node import Node, classes
from tessera.screens.lesson.course import course
from tessera.screens.lesson.laid import WAIT, Meaning, bar, laid
from tessera.screens.lesson.model import LessonPage
from tessera.screens.table.parts import header


def view(page: LessonPage) -> Node:
    """The whole screen."""
    say = page.services.say
    again, leave = say("Repeat this lesson"), say("Skip this lesson")
    controls = bar(page, say("Lessons"), again, leave, "onward")
    return laid(page, _meaning(page), _steps(page), controls, _lessons(page))


def _steps(page: LessonPage) -> Node:
    """How far the lesson is."""
    say, run = page.services.say, page.run
    last = len(page.lesson.steps)
    parts = [
        Node("i", {"class": classes(done=n < run.number or page.is_over, here=n == run.number)})
        for n in range(last)
    ]
    words = say("Step {at} of {last}", at=run.number + 1, last=last)
    done = Node("span", {"class": "steps-bar", "aria-hidden": "true"}, *parts)
    return Node("div", {"class": "foot steps-done"}, done, Node("small", {}, words), key="steps")


def _meaning(page: LessonPage) -> Meaning:
    say, run = page.services.say, page.run
    if run.coming:
        return say("Please wait"), WAIT
    if run.wrong:
        return say("Try again"), "app:back"
    if page.is_over:
        more = page.progress.after(page.lesson)
        return (say("Next lesson") if more else say("To the lessons")), "app:onward"
    if run.done:
        return say("Next"), "app:next"
    if run.step.asks_for_dice:
        return say("That is my answer"), "app:check"
    seen, view = page.context.seen, page.game.view
    if seen.due is Due.THROW:
        return view.throw, "app:throw"
    if view.must_pass(seen):
        return say("Pass"), "game:pass"
    if offered := view.offer(seen):
        return offered, "game:offer"
    return say("Your move"), WAIT


def _lessons(page: LessonPage) -> Node:
    """All lessons of the game, beside the board or on a sheet over it."""
    say = page.services.say
    look = classes("log", open=page.controls.panel == "log")
    return Node(
        "aside",
        {"class": look, "aria-label": say("Lessons")},
        header(say, say("Lessons")),
        course(page.services, page.game, page.progress, page.lesson),
        key="log",
    )
