"""Presses of the player who is to act: throws, and choices on the board or in the hand, dragged or
not. And the focus where nobody has moved it: those who play by keyboard need not search for what
comes next."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tessera.core.rules import CHANCE, Illegal
from tessera.kit.view import AnySeen, Due, Several, Ui, Unclear
from tessera.screens.table.context import Context
from tessera.screens.table.words.news import not_now, refusal, whose_turn
from tessera.session.table import Change


def press(context: Context, target: str) -> None:
    """Brings what was pressed on the board or in the hand to the table, or says why it can't be."""
    services = context.services
    context.refused = None
    seen = context.seen
    if seen.due not in (Due.CHOICE, Due.THROW):
        if chosen := context.game.view.premove(seen, target):
            context.ui = chosen
            return
        services.messages.notify(not_now(context, seen.due))
        return
    if words := declared(context, seen, target):
        services.messages.notify(words)
        return
    try:
        meant = context.game.view.press(seen, target)
    except Illegal as refused:
        _refuse(context, refused)
        return
    if isinstance(meant, Unclear):
        _refuse(context, meant.says)
        meant = meant.ui
    if isinstance(meant, Ui):
        context.ui = meant
        context.look_closely()
        if services.by_keyboard:
            focus_first_target(context)
    elif meant is not None:
        if target not in ("pass", "offer"):
            context.ui = replace(context.ui, cursor=target)
        try:
            play(context, meant.actions if isinstance(meant, Several) else (meant,))
        except Illegal as refused:
            _refuse(context, refused)


def declared(context: Context, seen: AnySeen, target: str) -> str:
    """The note on a declaration of this target that was made in this turn already; empty if it
    wasn't."""
    declarations = context.game.view.declarations(seen)
    return next(
        (declaration.noted for declaration in declarations if declaration.target == target), ""
    )


def throw(context: Context) -> None:
    """Throws, or says why there is nothing to be thrown now."""
    services, awaited = context.services, context.seen.due
    if awaited is Due.THROW and context.table.awaits_own_dice:
        services.messages.notify(services.say("Tap what your dice show."))
    elif awaited is Due.THROW:
        context.source.throw()
    elif awaited is Due.CHOICE:
        services.messages.notify(services.say(context.game.view.choose_first))
        if services.by_keyboard:
            focus_first_target(context)
    else:
        services.messages.notify(not_now(context, awaited))


def play(context: Context, actions: Sequence[Any]) -> None:
    """Plays what one press stands for. Where that is several actions, they are told together,
    without the instructions in between."""
    services, played = context.services, context.table.played
    since = services.messages.spoken_count
    context.source.play(actions)
    if len(actions) > 1 and context.table.played > played:
        sentences = context.log.sentences(services.say, len(actions))
        over = context.seen.due is Due.NOTHING
        services.messages.unsay(since)
        services.messages.announce(*sentences, *([] if over else [whose_turn(context)]))


def _refuse(context: Context, refused: Illegal) -> None:
    """Says why a press is refused, and remembers it for the "Why?" button."""
    context.refused = refused
    context.services.messages.notify(refusal(context, refused))


def lead(context: Context) -> None:
    """Moves the focus to what comes next, for those who have no other way to it."""
    if context.services.by_keyboard:
        go_to_what_is_due(context)


def go_to_what_is_due(context: Context) -> None:
    """Moves the focus to the button for what comes next, or to the board where something is to be
    chosen there."""
    seen, view = context.seen, context.game.view
    offered = context.source.offers and view.suggested_action(seen)
    if context.nobody:
        context.services.focus = "primary"
    elif seen.due is Due.CHOICE and not view.must_pass(seen) and not offered:
        focus_first_target(context)
    elif seen.due not in (Due.COMPUTER, Due.CHANCE):
        context.services.focus = "primary"


def focus_first_target(context: Context) -> None:
    """Moves the focus to the target where the game's view would begin to choose, or go on with a
    choice."""
    context.ui = replace(context.ui, cursor=context.game.view.first_target(context.seen))
    context.services.focus = f"game:{context.ui.cursor}"


def put_back(context: Context) -> bool:
    """Clears the choice and leaves the focus where it is; whether there was a choice."""
    chosen = context.ui.chosen
    if chosen:
        in_pocket = chosen == context.game.view.pocket(context.seen)  # No cursor goes there.
        context.ui = Ui(context.ui.cursor if in_pocket else chosen)
        context.services.messages.dismiss()
        context.services.focus = f"game:{context.ui.cursor}"
        context.services.messages.announce(whose_turn(context))
    return bool(chosen)


class DragAndDrop:
    """The drag of one person over the board. `press` presses a target of the game."""

    def __init__(self, context: Context, press: Callable[[str], None]) -> None:
        self._context = context
        self._press = press
        self._chosen_before = False

    @property
    def carried(self) -> str:
        """The target that is chosen to be played now; empty while none is."""
        context = self._context
        chosen = context.ui.chosen
        return chosen if chosen and context.seen.due is Due.CHOICE else ""

    def pick_up(self, target: str) -> bool:
        """Chooses this target instead of the one chosen before; whether that is possible."""
        context, seen = self._context, self._context.seen
        if seen.due is not Due.CHOICE:
            return False
        try:
            free = replace(seen, ui=replace(seen.ui, chosen=""))
            meant = context.game.view.press(free, target)
        except Illegal:
            return False
        if not isinstance(meant, Ui) or meant.chosen != target:
            return False
        self._chosen_before = context.ui.chosen == target
        context.ui = meant
        return True

    def drop(self, target: str) -> bool:
        """Plays what was picked up to this target, or puts it back; whether it was played. A drop
        on its own place counts as a press with an unsteady hand."""
        context = self._context
        played, lifted = context.table.played, context.ui.chosen
        if target == lifted and not self._chosen_before:
            return False
        if target and target != lifted:
            self._press(target)
        if context.table.played != played:
            return True
        context.ui = replace(context.ui, chosen="")
        return False


def put_back_choice(context: Context, change: Change) -> tuple[str, ...]:
    """Clears the choice after a person has played or taken something back; a choice made while
    others played stays as long as it can still be played. The sentence that says so if it can't."""
    actor = context.table.rules.current_player(change.before)
    by_person = actor not in (None, CHANCE) and context.table.players[actor].is_person
    by_others = change.event is not None and not by_person
    chosen, seen = context.ui.chosen, context.seen
    if by_others and (seen.due is not Due.CHOICE or context.game.view.destinations(seen, chosen)):
        return ()
    context.ui = replace(context.ui, chosen="", held=())
    if not by_others or not chosen:
        return ()
    return (context.services.say("What you had chosen can't be played now, so it was put back."),)
