"""A table at which somebody sits: what is pressed, carried or keyed there is played, and what comes
of it is told."""

from abc import abstractmethod

from tessera.core.rules import CHANCE
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.settings.model import PACE, chosen
from tessera.screens.table.carrying import Carrying, follow
from tessera.screens.table.context import Context
from tessera.screens.table.focus import put_back
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.part import Part
from tessera.screens.table.turns import Turns
from tessera.screens.table.words.aloud import Aloud
from tessera.screens.table.words.hearing import let_hear
from tessera.screens.table.words.why import Why
from tessera.session.table import Change


class SeatedPage(TablePage):
    """A game, a lesson or a puzzle on the screen."""

    def _sit_down(self, context: Context, *, zoomed: bool = False) -> None:
        super()._sit_down(context, zoomed=zoomed)
        self._unsubscribe = context.table.subscribe(self._changed)

    def _parts(self) -> tuple[Part, ...]:
        self.turns = Turns(self.context, self.zoom)
        self.carrying = Carrying(self.context, self.press_game)
        self.why = Why(self.context, self.panels, self._asked, self._topic)
        self.aloud = Aloud(self.context)
        return self.why, self.aloud

    def _asked(self) -> str:
        """What is asked now, for who wants to know why."""
        return self.context.asked(self.context.seen)

    def _topic(self) -> str:
        """What that is about, as a key of `Game.why`."""
        return self.game.view.topic(self.context.seen)

    def why_button(self, seen: AnySeen) -> Node | None:
        """The question behind the words of the prompt."""
        return self.why.button(seen)

    @property
    def pace(self) -> str:
        """A key of `PACES`, as it is chosen on this device."""
        return chosen(self.services, PACE)

    @property
    def board_focus(self) -> str:
        cursor = self.context.ui.cursor
        return f"game:{cursor}" if cursor else ""

    @property
    def carried(self) -> str:
        return self.carrying.carried

    def pick_up(self, target: str) -> bool:
        picked_up = self.carrying.pick_up(target)
        if picked_up:
            self.zoom.look_closely()
        return picked_up

    def drop(self, target: str) -> bool:
        return self.carrying.drop(target)

    def reach(self, target: str) -> tuple[str, ...]:
        return self.game.view.reach(self.context.seen, target)

    def key(self, key: str) -> bool:
        """A short cut, or it moves the cursor and the focus goes with it."""
        context = self.context
        if key == "Escape":
            return put_back(context)
        if context.handover.nobody:
            return False
        if super().key(key):
            return True
        ui = self.game.view.key(context.seen, key)
        if ui is not None:
            context.ui = ui
            self.services.focus = f"game:{ui.cursor}"
        return ui is not None

    def leave(self) -> None:
        """Nothing goes on unseen."""
        super().leave()
        self._unsubscribe()

    def _changed(self, change: Change) -> None:
        """Something was done on the table, or taken back."""
        context, table = self.context, self.context.table
        told = len(context.log.lines)
        context.keep()  # Before anything else: whatever goes wrong there, this move is kept.
        context.refused = None
        self.services.messages.dismiss()
        for part in self.parts:
            part.changed(change)
        noticed = follow(context, change)
        came = table.rules.current_player(change.before) == CHANCE
        context.thrown_at = table.played if came and change.event is not None else -1
        context.log.follow(table)
        let_hear(context, change, self.pace)
        self._follow(change, told, noticed)

    @abstractmethod
    def _follow(self, change: Change, told: int, noticed: tuple[str, ...]) -> None:
        """Says what was done and what comes next. So many events had been told before, and of what
        was chosen on the board there is this to notice."""
