"""How a lesson or a puzzle lies on the screen: as a game does, with its sentence for a prompt."""

from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node, classes
from tessera.screens.lesson.guided import GuidedTable
from tessera.screens.table.frame import Shown, board_place, frame
from tessera.screens.table.marks import marked, marks
from tessera.screens.table.turn_panel import (
    IDLE,
    OneButton,
    hand_place,
    primary,
    turn_panel,
    what_is_due,
)


def guided_frame(page: GuidedTable, foot: Node) -> Node:
    """The whole screen; `foot` stands under the button."""
    run, game, seen = page.run, page.game, page.context.seen
    table = run.table
    winners = getattr(game.rules.result(table.state), "winners", ())
    found = marks(game, table, seen.viewer, run.learner, run.since, table.played)
    board = marked(seen.say, game.view.board(seen), found)
    colour = seen.players[run.learner].colour
    return frame(
        page,
        seen,
        Shown(seen, game.rules.on_turn(table.state), winners),
        page.title,
        classes("table", "lesson", colour, right=page.is_right, wrong=run.wrong),
        _turn_panel(page, seen, foot),
        page.aloud.buttons(seen),
        board_place(page, board, f"board {run.number if run.step.position else ''}"),
        controls=seen.say("Controls"),
        pace=page.pace,
    )


def _turn_panel(page: GuidedTable, seen: AnySeen, foot: Node) -> Node:
    """The sentence, the dice or cards, and the one button."""
    run, game = page.run, page.game
    picks = run.step.asks_for_dice and not run.done
    hand = page.picking.draw() if picks else game.view.hand(seen)
    tick = Node("span", {"aria-hidden": "true"}, "✓ ")
    ready = seen.due is Due.THROW and not picks
    press = None if picks else IDLE
    return turn_panel(
        page,
        seen,
        page.title,
        [
            Node("b", {"class": "lesson-word"}, tick if page.is_right else None, page.heading),
            Node("span", {}, page.sentence, key=f"says {page.sentence}"),
        ],
        hand_place(page, hand, ready=ready, press=press, key=f"hand {picks}"),
        Node("div", {"class": "do"}, _primary(page, seen), key="do"),
        foot,
    )


def _primary(page: GuidedTable, seen: AnySeen) -> Node:
    """The one button: what comes next, or what is due while something is asked."""
    meant = _due(page, seen)
    yours = meant.idle and page.run.asks
    badge = page.game.view.badge(seen.players[page.run.learner].colour) if yours else None
    return primary(meant, badge)


def _due(page: GuidedTable, seen: AnySeen) -> OneButton:
    say, run = seen.say, page.run
    if run.coming:
        return OneButton(say("Please wait"), IDLE, idle=True)
    if run.wrong:
        return OneButton(say("Try again"), "app:back")
    if page.is_over:
        return OneButton(say(page.next_label), "app:onward")
    if run.done:
        return OneButton(say("Next"), "app:next")
    if run.step.asks_for_dice:
        return OneButton(say("That is my answer"), "app:check")
    return what_is_due(page.game, seen, offers=page.offers)
