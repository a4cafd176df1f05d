"""How a lesson or a puzzle lies on the screen: as a game does, with its sentence for a prompt."""

from tessera.kit.view import AnySeen, Due
from tessera.scene.late import BOARD, LATE, LOOK, PARTS, THROWN, WORDS
from tessera.scene.node import Node, classes
from tessera.screens.components import home_button, icon_button, notice
from tessera.screens.lesson.teaching import Teaching
from tessera.screens.settings_view import settings_button
from tessera.screens.table.marks import marked, marks
from tessera.screens.table.parts import flag, opens, players
from tessera.screens.table.words.aloud import asked_aloud
from tessera.screens.table.words.why import PANEL, why_button, why_sheet

Meaning = tuple[str, str]
"""The label of the one button, and what it presses."""
WAIT = "app:wait"


def laid(page: Teaching, meaning: Meaning, foot: Node, bar: Node, aside: Node) -> Node:
    """The whole screen, in the order of reading and of the Tab key. `foot` stands under the button,
    `aside` beside the board or on a sheet over it."""
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
            LATE: LOOK,
            "data-game": game.rules.name,
            "data-shape": seen.shape or None,
            "data-pace": page.pace,
            "data-panel": page.controls.panel or "none",
        },
        Node("h1", {"class": "visually-hidden"}, page.title),
        players(game, seen, game.rules.on_turn(table.state), result.winners if result else ()),
        _turn_panel(page, seen, meaning, foot),
        asked_aloud(context),
        Node(
            "div",
            {"class": classes("board-place", zoomed=page.controls.zoomed), LATE: BOARD},
            board,
            key=f"board {page.run.number if page.run.step.position else ''}",
        ),
        bar,
        aside,
        why_sheet(context, page.why) if page.controls.panel == PANEL and page.why else None,
        key="table",
    )


def bar(page: Teaching, all_of_them: str, again: str, leave: str, press: str) -> Node:
    """The controls: `all_of_them` names the list, `again` and `leave` label two of them, and
    `press` is what the last one does."""
    say, controls = page.services.say, page.controls
    return Node(
        "nav",
        {"class": "bar", "aria-label": say("Controls")},
        home_button(say),
        icon_button("again", again, "repeat"),
        icon_button("zoom", say("Zoom in"), "zoom", aria_pressed=flag(controls.zoomed)),
        opens("log", all_of_them, "log", controls.panel),
        settings_button(say),
        icon_button("last", leave, press),
        key="bar",
    )


def _turn_panel(page: Teaching, seen: AnySeen, meaning: Meaning, foot: Node) -> Node:
    """The sentence, the dice or cards, and the one button."""
    run, game = page.run, page.game
    picks = run.step.asks_for_dice and not run.done
    hand = page.picking.draw() if picks else game.view.hand(seen)
    tick = Node("span", {"aria-hidden": "true"}, "✓ ")
    ready = seen.due is Due.THROW and not picks
    why = why_button(page.context, seen, page.controls.panel) if run.asks else None
    message = notice(page.services, why)
    return Node(
        "section",
        {"class": "turn-panel", "aria-label": page.title, LATE: PARTS},
        Node(
            "p",
            {"class": "prompt", LATE: WORDS},
            Node("b", {"class": "lesson-word"}, tick if page.is_right else None, page.heading),
            Node("span", {}, page.sentence, key=f"says {page.sentence}"),
            None if message else why,
            key="prompt",
        ),
        message,
        Node(
            "div",
            {
                "class": classes("hand", ready=ready),
                THROWN: page.context.thrown,
                "data-press": None if picks else "app:throw",
            },
            hand,
            key=f"hand {picks}",
        ),
        Node("div", {"class": "do"}, _primary(page, seen, *meaning), key="do"),
        foot,
        key="turn panel",
    )


def _primary(page: Teaching, seen: AnySeen, label: str, press: str) -> Node:
    """The one button that changes its meaning and never goes away, so focus can rest on it."""
    idle = press == WAIT
    yours = idle and page.run.asks
    badge = page.game.view.badge(seen.players[page.run.learner].colour) if yours else None
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
        page.services.say(label),
        key="primary",
    )
