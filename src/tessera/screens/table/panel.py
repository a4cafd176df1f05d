"""The panel beside the board: what is to be done, the dice or cards, and the one button for it."""

from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.returning import RETURNS
from tessera.scene.widgets import pressable
from tessera.screens.components import notice
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.values import IDLE, HandPlace, PrimaryAction, Prompt
from tessera.screens.table.words.news import hand_over, turn_title


def primary_action(context: Context, seen: AnySeen) -> PrimaryAction:
    """The label and target of the one button by the rules of the game, before the parts change
    them."""
    say, view = seen.say, context.game.view
    if view.must_pass(seen):
        return PrimaryAction(say("Pass"), "game:pass")
    if context.source.offers and (offered := view.suggested_action(seen)):
        return PrimaryAction(say(offered), "game:offer")
    match seen.due:
        case Due.THROW:
            return PrimaryAction(say(view.throw), "app:throw")
        case Due.CHOICE:
            badge = view.badge(seen.players[context.acting(seen)].colour)
            return PrimaryAction(say("Your move"), IDLE, idle=True, badge=badge)
        case Due.END:
            return PrimaryAction(say("End turn"), "app:end")
        case Due.HANDOVER:
            return PrimaryAction(say("Hand over"), "app:hand over")
        case Due.LETTER:
            return PrimaryAction(say("Send"), "app:send")
        case Due.NOTHING:
            return PrimaryAction(say("Play again"), "app:again")
        case _:
            return PrimaryAction(say("Please wait"), IDLE, idle=True)


def turn_panel(context: Context, seen: AnySeen, shown: AnySeen) -> Node:
    """The words of the prompt and "Why?" behind them, which a short message takes along; then the
    hand that is shown, and the one button."""
    slots, services = context.slots, context.services
    prompt = _prompt(context, seen)
    action = slots.fold(Part.primary, primary_action(context, seen), seen)
    refuses = context.shows_notice and not services.messages.advises
    message = notice(services, prompt.why) if refuses else None
    words = Node("span", {}, prompt.words, key="what")
    services.primary = context.table.played, action.press, action.label
    controls: Nodes = slots.fold(Part.controls, (_primary(action),), seen)
    return Node(
        "section",
        # Not for the style sheet to find out: a panel that asks for what is in it with `:has(…)` is
        # styled anew with every die.
        {"class": classes("turn-panel", says=message), RETURNS: True},
        # A heading and no name of the section: readers would say that name, and when it is left, at
        # each way from the board to the button and back.
        Node("h2", {"class": "visually-hidden"}, prompt.title, key="title"),
        Node(
            "p",
            {"class": classes("prompt", wordy=prompt.wordy)},
            *(prompt.lines or (words,)),
            None if message else prompt.why,
            key="prompt",
        ),
        message,
        _ending(context, seen),
        # With keys, for messages come and go before them, and the focus rests on the button.
        _hand(context, seen, shown),
        Node("div", {"class": "do"}, *controls, key="do"),
        *[node for foot in slots[Part.foot] for node in foot(seen, action)],
        key="turn panel",
    )


def _ending(context: Context, seen: AnySeen) -> Node | None:
    """The rows of a game that is over; None while it goes on."""
    if seen.due is not Due.NOTHING:
        return None
    rows = [node for ending in context.slots[Part.ending] for node in ending(seen)]
    return Node("div", {"class": "ending"}, *rows, key="ending") if rows else None


def _prompt(context: Context, seen: AnySeen) -> Prompt:
    handing = seen.due is Due.HANDOVER
    on_turn = seen.viewer if handing else context.turn(seen)
    prompt = Prompt(
        turn_title(context, seen, seen.players[on_turn or 0]),
        hand_over(context) if handing else context.asked(seen),
    )
    return context.slots.fold(Part.prompt, prompt, seen)


def _hand(context: Context, seen: AnySeen, shown: AnySeen) -> Node:
    """The place of the dice or cards as the parts have it. Dice that can be thrown are drawn so."""
    place = HandPlace(
        context.memo("hand", context.game.view.hand, shown), ready=seen.due is Due.THROW
    )
    place = context.slots.fold(Part.hand, place, shown)
    lies: Attributes = {"class": classes("hand", ready=place.ready), "data-press": place.press}
    return Node("div", lies, place.hand, key=place.key)


def _primary(action: PrimaryAction) -> Node:
    """The one button that changes its meaning and never goes away, so focus can rest on it. With a
    badge it says whose move it is, and asks for no press."""
    look = classes("button large", primary=not action.quiet, yours=action.badge)
    idle = "true" if action.idle else None
    shown = action.badge, action.label
    return pressable(
        action.press, look, *shown, key="primary", data_primary=True, aria_disabled=idle
    )
