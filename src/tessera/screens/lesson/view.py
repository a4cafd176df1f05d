"""How a lesson lies on the screen: as a game does, with the lesson's sentence for a prompt and the
other lessons for a log."""

from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Attributes, Node, classes
from tessera.screens.components import home_button, icon_button, notice
from tessera.screens.lesson.course import course
from tessera.screens.lesson.model import LessonPage
from tessera.screens.marks import marked, marks
from tessera.screens.play.aloud import asked_aloud
from tessera.screens.play.why import PANEL, why_button, why_sheet
from tessera.screens.settings_view import settings_button
from tessera.screens.table_parts import flag, header, opens, players


def view(page: LessonPage) -> Node:
    """The whole screen, in the order of reading and of the Tab key."""
    say, context, seen = page.services.say, page.context, page.context.seen
    game, table = page.game, page.run.table
    result = game.rules.result(table.state)
    found = marks(game, table, seen.viewer, page.run.learner, page.run.since, table.played)
    board = marked(say, game.view.board(seen), found)
    learner = seen.players[page.run.learner]
    return Node(
        "main",
        {
            "class": classes(
                "table", "lesson", learner.colour, right=page.is_right, wrong=page.run.wrong
            ),
            "data-game": game.rules.name,
            "data-shape": seen.shape or None,
            "data-pace": page.pace,
            "data-panel": page.controls.panel or "none",
        },
        Node("h1", {"class": "visually-hidden"}, say(page.lesson.title)),
        players(game, seen, game.rules.on_turn(table.state), result.winners if result else ()),
        _turn_panel(page, seen),
        asked_aloud(context),
        Node(
            "div",
            {"class": classes("board-place", zoomed=page.controls.zoomed)},
            board,
            key=f"board {page.run.number if page.run.step.position else ''}",
        ),
        _bar(page),
        _lessons(page),
        why_sheet(context, page.why) if page.controls.panel == PANEL and page.why else None,
        key="table",
    )


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


def _turn_panel(page: LessonPage, seen: AnySeen) -> Node:
    """The lesson's sentence, the dice or cards, and the one button."""
    say, run, game = page.services.say, page.run, page.game
    picks = run.step.asks_for_dice and not run.done
    hand = page.picking.draw() if picks else game.view.hand(seen)
    tick = Node("span", {"aria-hidden": "true"}, "✓ ")
    ready = seen.due is Due.THROW and not picks
    why = why_button(page.context, seen, page.controls.panel) if run.asks else None
    message = notice(page.services, why)
    return Node(
        "section",
        {"class": "turn-panel", "aria-label": say(page.lesson.title)},
        Node(
            "p",
            {"class": "prompt"},
            Node("b", {"class": "lesson-word"}, tick if page.is_right else None, page.heading),
            Node("span", _sentence_look(page), page.sentence, key=f"says {page.sentence}"),
            None if message else why,
        ),
        message,
        Node(
            "div",
            {"class": classes("hand", ready=ready), "data-press": None if picks else "app:throw"},
            hand,
            key=f"hand {picks}",
        ),
        Node("div", {"class": "do"}, _primary(page, seen)),
        _steps(page),
        key="turn panel",
    )


def _sentence_look(page: LessonPage) -> Attributes:
    """What is said of a throw comes when the dice lie still."""
    return {"class": "after-throw" if page.context.thrown else None}


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


def _primary(page: LessonPage, seen: AnySeen) -> Node:
    """The one button that changes its meaning and never goes away, so focus can rest on it."""
    say, game = page.services.say, page.game
    label, press = _meaning(page, seen)
    idle = press == "app:wait"
    yours = idle and page.run.asks
    badge = game.view.badge(seen.players[page.run.learner].colour) if yours else None
    return Node(
        "button",
        {
            "type": "button",
            "class": classes("button large primary", yours=yours),
            "data-press": press,
            "data-primary": True,
            "aria-disabled": "true" if idle else None,
        },
        badge,
        say(label),
        key="primary",
    )


def _meaning(page: LessonPage, seen: AnySeen) -> tuple[str, str]:
    """The label of the button, yet to be translated, and what it presses."""
    say, run, view = page.services.say, page.run, page.game.view
    if run.coming:
        return say("Please wait"), "app:wait"
    if run.wrong:
        return say("Try again"), "app:back"
    if page.is_over:
        more = page.progress.after(page.lesson)
        return (say("Next lesson") if more else say("To the lessons")), "app:onward"
    if run.done:
        return say("Next"), "app:next"
    if run.step.asks_for_dice:
        return say("That is my answer"), "app:check"
    if seen.due is Due.THROW:
        return view.throw, "app:throw"
    if view.must_pass(seen):
        return say("Pass"), "game:pass"
    if offered := view.offer(seen):
        return offered, "game:offer"
    return say("Your move"), "app:wait"


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
