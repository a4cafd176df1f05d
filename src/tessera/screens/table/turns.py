"""What whoever is to act does: throws, chooses on the board or in the hand."""

from dataclasses import replace
from typing import Any

from tessera.core.rules import Illegal
from tessera.kit.view import Due, Several, Ui, Unclear
from tessera.screens.table.context import Context
from tessera.screens.table.focus import aim
from tessera.screens.table.parts.calls import noted
from tessera.screens.table.parts.zoom import Zoom
from tessera.screens.table.words.news import not_now, refusal, whose_turn
from tessera.session.turn import throw


class Turns:
    """Brings what is pressed to the table, or says why it can't be."""

    def __init__(self, context: Context, zoom: Zoom) -> None:
        self.context = context
        self.services = context.services
        self._zoom = zoom

    def press(self, target: str) -> None:
        """Something on the board or in the hand."""
        context, services = self.context, self.services
        context.refused = None
        seen = context.seen
        if seen.due not in (Due.CHOICE, Due.THROW):
            if chosen := context.game.view.beforehand(seen, target):
                context.ui = chosen
                return
            services.messages.notify(not_now(context, seen.due))
            return
        if noted(context, target):
            return
        try:
            meant = context.game.view.press(seen, target)
        except Illegal as refused:
            self._refuse(refused)
            return
        if isinstance(meant, Unclear):
            self._refuse(meant.says)
            meant = meant.ui
        if isinstance(meant, Ui):
            context.ui = meant
            self._zoom.look_closely()
            if services.by_keyboard:
                aim(context)
        elif meant is not None:
            if target not in ("pass", "offer"):
                context.ui = replace(context.ui, cursor=target)
            try:
                self.play(meant.actions if isinstance(meant, Several) else (meant,))
            except Illegal as refused:
                self._refuse(refused)

    def _refuse(self, refused: Illegal) -> None:
        """Says why, and remembers it for whoever asks for the rule."""
        self.context.refused = refused
        self.services.messages.notify(refusal(self.context, refused))

    def throw(self) -> None:
        context, awaited = self.context, self.context.seen.due
        if awaited is Due.THROW:
            throw(context.table)
        elif awaited is Due.CHOICE:
            self.services.messages.notify(self.services.say(context.game.view.choose_first))
            if self.services.by_keyboard:
                aim(context)
        else:
            self.services.messages.notify(not_now(context, awaited))

    def play(self, actions: tuple[Any, ...]) -> None:
        """Plays what one press stands for. Of several actions all are told together, and not what
        there was to do between them."""
        context, services = self.context, self.services
        since = services.messages.spoken_count
        for action in actions:
            context.table.play(action)
        if len(actions) > 1:
            told = context.log.sentences(services.say, len(actions))
            over = context.seen.due is Due.NOTHING
            services.messages.unsay(since)
            services.messages.announce(*told, *([] if over else [whose_turn(context)]))
