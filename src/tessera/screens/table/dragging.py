"""Drag and drop of pieces and cards. It makes the same presses as clicking does, so that whether a
play is legal is checked and told in one way."""

from collections.abc import Callable
from dataclasses import replace

from tessera.core.rules import CHANCE, Illegal
from tessera.kit.view import Due, Ui
from tessera.screens.table.context import Context
from tessera.session.table import Change


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
