"""The choices that decided a game, each with a small board, the better play, and a way to try it
again. Where luck decided there are none: then the turning points come first."""

from functools import partial

from tessera.features.story.analysis.model import AnalysisPage
from tessera.features.story.analysis.words import (
    better_play,
    move_of,
    play_made,
    seen_before,
    why_better,
)
from tessera.i18n import Nn_
from tessera.kit.analysis import GameStep
from tessera.scene.node import Attributes, Node
from tessera.screens.components import button, flag
from tessera.screens.table.signs import signed

YOURS = Nn_("Your costly move", "Your {n} costly moves")
ALL = Nn_("The costly move", "The {n} costly moves")


def deciding(page: AnalysisPage) -> Node | None:
    """The section; None while the analysis runs, and where nobody's choices decided."""
    steps = page.deciding
    if page.runs or not steps:
        return None
    say, part = page.services.say, page.parts.part
    players = page.table.players
    own = [seat for seat, player in enumerate(players) if player.is_person]
    title = YOURS if [step.seat for step in steps] == own * len(steps) else ALL
    items = [
        Node(
            "li",
            {},
            part(f"pictured {number}", partial(_pictured, page, step)),
            part(f"deciding {number}", partial(_told, page, step)),
            key=str(step.at),
        )
        for number, step in enumerate(steps)
    ]
    return Node(
        "section",
        {"class": "deciding"},
        Node("h2", {}, say.count(title, len(steps))),
        Node("ol", {}, *items),
        key="deciding",
    )


def _pictured(page: AnalysisPage, step: GameStep) -> Node:
    """The board as it was, with the better play marked."""
    board = page.game.view.board(seen_before(page, step))
    drawn = signed(page.services.say, board, better_play(page, step))
    look: Attributes = {"class": "small-board", "inert": True, "aria-hidden": "true"}
    return Node("div", look, Node("div", {}, drawn))


def _told(page: AnalysisPage, step: GameStep) -> Node:
    """The move, the better one with its reason, and the ways from there."""
    say, point = page.services.say, page.point_after(step)
    better = say("Better: {words}.", words=better_play(page, step).words)
    shows = button(move_of(page, step), f"point {point}", aria_pressed=flag(page.point == point))
    return Node(
        "div",
        {"class": "told-beside"},
        Node("span", {}, play_made(page, step)),
        Node("b", {}, better),
        Node("span", {}, why_better(page, step)),
        Node(
            "div", {"class": "ways-from"}, shows, button(say("Try it again"), f"branch {step.at}")
        ),
    )
