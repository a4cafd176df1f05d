"""Presses of the player who is to act: throws, and choices on the board or in the hand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tessera.core.rules import Illegal
from tessera.kit.view import AnySeen, Due, Several, Ui, Unclear
from tessera.screens.table.context import Context
from tessera.screens.table.focus import focus_first_target
from tessera.screens.table.words.news import not_now, refusal, whose_turn


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
