"""A lesson on the screen: its sentence and its steps, and the other lessons for a log."""

from tessera.kit.view import Due
from tessera.scene.node import Node, classes
from tessera.screens.components import home_button, icon_button
from tessera.screens.lesson.course import course
from tessera.screens.lesson.laid import WAIT, Meaning, laid
from tessera.screens.lesson.model import LessonPage
from tessera.screens.settings_view import settings_button
from tessera.screens.table_parts import flag, header, opens


def view(page: LessonPage) -> Node:
    """The whole screen."""
    return laid(page, _meaning(page), _steps(page), _bar(page), _lessons(page))


def _bar(page: LessonPage) -> Node:
    say, controls = page.services.say, page.controls
    return Node(
        "nav",
        {"class": "bar", "aria-label": say("Controls")},
        home_button(say),
        icon_button("again", say("Repeat this lesson"), "repeat"),
        icon_button("zoom", say("Zoom in"), "zoom", aria_pressed=flag(controls.zoomed)),
        opens("log", say("Lessons"), "log", controls.panel),
        settings_button(say),
        icon_button("last", say("Skip this lesson"), "onward"),
        key="bar",
    )


def _steps(page: LessonPage) -> Node:
    """How far the lesson is."""
    say, run = page.services.say, page.run
    last = len(page.lesson.steps)
    parts = [
        Node("i", {"class": classes(done=n < run.number or page.is_over, here=n == run.number)})
        for n in range(last)
    ]
    words = say("Step {at} of {last}", at=run.number + 1, last=last)
    bar = Node("span", {"class": "steps-bar", "aria-hidden": "true"}, *parts)
    return Node("div", {"class": "foot steps-done"}, bar, Node("small", {}, words), key="steps")


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
