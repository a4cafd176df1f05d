"""The panel beside the board: what is to be done, the dice or cards, and the one button for it."""

from collections.abc import Sequence
from typing import NamedTuple

from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due
from tessera.scene.diff import RETURNS
from tessera.scene.late import LATE, PARTS, THROWN, WORDS
from tessera.scene.node import Attributes, Node, classes
from tessera.screens.components import notice
from tessera.screens.table.seated import SeatedPage

IDLE = "app:throw"
"""What the one button presses while there is nothing to be done with it: then it says why."""


class OneButton(NamedTuple):
    """What the one button says and presses, and whether there is nothing to be done with it."""

    label: str
    press: str
    idle: bool = False


def what_is_due(game: AnyGame, seen: AnySeen, *, offers: bool = True) -> OneButton:
    """The one button of a game; `offers` says whether it may do what the view offers."""
    say, view = seen.say, game.view
    if view.must_pass(seen):
        return OneButton(say("Pass"), "game:pass")
    if offers and (offered := view.offer(seen)):
        return OneButton(say(offered), "game:offer")
    return {
        Due.THROW: OneButton(say(view.throw), "app:throw"),
        Due.CHOICE: OneButton(say("Your move"), IDLE, idle=True),
        Due.END: OneButton(say("End turn"), "app:end"),
        Due.HANDOVER: OneButton(say("Hand over"), "app:hand over"),
        Due.COMPUTER: OneButton(say("Please wait"), IDLE, idle=True),
        Due.CHANCE: OneButton(say("Please wait"), IDLE, idle=True),
        Due.LETTER: OneButton(say("Send"), "app:send"),
        Due.NOTHING: OneButton(say("Play again"), "app:again"),
    }[seen.due]


def primary(one: OneButton, badge: Node | None = None, *, quiet: bool = False) -> Node:
    """The one button that changes its meaning and never goes away, so focus can rest on it. With a
    badge it says whose move it is, and asks for no press."""
    return Node(
        "button",
        {
            "type": "button",
            "class": classes("button large", primary=not quiet, yours=badge),
            "data-press": one.press,
            "data-primary": True,
            "aria-disabled": "true" if one.idle else None,
        },
        badge,
        one.label,
        key="primary",
    )


def turn_panel(
    page: SeatedPage,
    seen: AnySeen,
    label: str,
    asked: Sequence[Node | None],
    hand: Node,
    *below: Node,
    wordy: bool = False,
) -> Node:
    """The words of the prompt and "Why?" behind them; a short message takes that along."""
    why = page.why_button(seen)
    refuses = page.shows_notice and not page.services.messages.advises
    message = notice(page.services, why) if refuses else None
    prompt = {"class": classes("prompt", wordy=wordy), LATE: WORDS}
    return Node(
        "section",
        # Not for the style sheet to find out: a panel that asks for what is in it with `:has(…)` is
        # styled anew with every die.
        {"class": classes("turn-panel", says=message), LATE: PARTS, RETURNS: True},
        # A heading and no name of the section: readers would say that name, and when it is left, at
        # each way from the board to the button and back.
        Node("h2", {"class": "visually-hidden"}, label, key="title"),
        Node("p", prompt, *asked, None if message else why, key="prompt"),
        message,
        # With keys, for messages come and go before them, and the focus rests on the button.
        hand,
        *below,
        key="turn panel",
    )


def hand_place(
    page: SeatedPage, hand: Node, *, ready: bool, press: str | None = IDLE, key: str = "hand"
) -> Node:
    """Where dice or cards lie, and what a press beside them does. Dice that are `ready` look so."""
    lies: Attributes = {
        "class": classes("hand", ready=ready),
        THROWN: page.context.thrown,
        "data-press": press,
    }
    return Node("div", lies, hand, key=key)
