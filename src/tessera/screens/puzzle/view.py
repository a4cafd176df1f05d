"""A puzzle on the screen: what is asked, and ways to see the answer or to leave it."""

from tessera.scene.node import Node
from tessera.screens.components import button
from tessera.screens.lesson.frame import guided_frame
from tessera.screens.puzzle.model import PuzzlePage


def view(page: PuzzlePage) -> Node:
    """The whole screen; under the button, what else can be done, in the same place for as long as
    it is asked."""
    say, run = page.services.say, page.run
    open_ = run.asks or run.wrong
    foot = Node(
        "div",
        {"class": "foot puzzle-ways"},
        button(say("Undo"), "undo") if run.asks and run.can_undo else None,
        button(say("Show me"), "show") if open_ else None,
        button(say("Skip"), "skip") if open_ else None,
        *(() if open_ else page.daily.draw()),
        key="ways",
    )
    return guided_frame(page, foot)
