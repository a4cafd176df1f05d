"""The last round shown again on the board, event by event, while the game waits for nobody.

It is what whoever looks may know, as everything is. A press on the board, the end, or anything that
this person does, leads back to now; what computers do meanwhile is shown in its turn.
"""

from collections.abc import Callable
from dataclasses import replace

from tessera.kit.view import AnySeen, Ui
from tessera.screens.play.hint import Hint
from tessera.screens.table.context import Context
from tessera.screens.table.marks import Mark, looks_on, marks
from tessera.screens.table.parts.part import Part
from tessera.screens.table.spectate import spectate
from tessera.screens.table.words.news import whose_turn
from tessera.session.table import Change

BEFORE, STEP = 700, 1400
"""Milliseconds that the position before the round is shown, and each one after it."""


LOOKS = {"last", "hint", "call", "open", "close", "turn", "zoom"}
"""The first words of targets that only show something else."""


class LastRound(Part):
    """`at` is after how many events the table is shown; None while it is shown as it is."""

    def __init__(self, context: Context, hint: Hint) -> None:
        self._context = context
        self._hint = hint
        self.at: int | None = None
        self._stop: Callable[[], None] | None = None
        self.presses = {"last round": self._toggle}

    @property
    def is_over(self) -> bool:
        return self.shows

    def close(self) -> None:
        """Leads back to now."""
        self.back()

    @property
    def since(self) -> int:
        """Since when everything is new for whoever looks."""
        table, own = self._context.table, self._own
        return table.played if own is None else table.round_began(own, table.played)

    @property
    def _own(self) -> int | None:
        table = self._context.table
        return looks_on(table, self._context.viewer, table.played)

    @property
    def is_there(self) -> bool:
        """Whether there is anything to show."""
        return any(self._context.log.lines[self.since :])

    @property
    def shows(self) -> bool:
        """Whether the past is on the table."""
        return self.at is not None

    @property
    def shown(self) -> int:
        """After how many events the table is shown."""
        return self._context.table.played if self.at is None else self.at

    def marks(self, seen: AnySeen) -> dict[str, Mark]:
        """What is marked on the board that is shown."""
        context = self._context
        return marks(context.game, context.table, seen.viewer, self._own, self.since, self.shown)

    def seen(self, now: AnySeen) -> AnySeen:
        """What is shown: the table as it is, or as it was."""
        if self.at is None:
            return now
        context = self._context
        then = spectate(context.services, context.game, context.table, self.at, now.viewer)
        return replace(then, ui=Ui(now.ui.cursor))

    @property
    def sentence(self) -> str:
        """What was done last in what is shown."""
        say = self._context.services.say
        if self.shown == self.since:
            return say("Since your last turn")
        return self._context.log.so_far(say, self.shown)

    def make_room(self, target: str) -> None:
        """Whoever does something is back in the present; to look closer isn't to do something."""
        if target.partition(" ")[0] not in LOOKS:
            self.dismiss()

    def _toggle(self) -> None:
        """Shows it, or leads back to now. A hint is about now."""
        self._hint.dismiss()
        if self.shows:
            self.back()
        else:
            self.show()

    def show(self) -> None:
        """Shows it, if there is anything."""
        if self.is_there:
            self.at = self.since
            self._wait(BEFORE)

    def back(self) -> None:
        """Now is on the table again, and it is said what there is to do."""
        self.dismiss()
        self._context.services.messages.announce(whose_turn(self._context))

    def dismiss(self) -> None:
        """The past is on the table no more."""
        if self._stop:
            self._stop()
        self._stop = self.at = None

    def leave(self) -> None:
        """Nothing is shown to nobody."""
        self.dismiss()

    def changed(self, change: Change) -> None:
        """What a person does, or takes back, is not to be missed, and neither is the end."""
        table = self._context.table
        seat, over = table.rules.on_turn(change.before), table.rules.result(table.state)
        if over or change.event is None or seat is None or table.players[seat].is_person:
            self.dismiss()

    def _wait(self, milliseconds: int) -> None:
        services = self._context.services
        services.messages.announce(self.sentence)
        self._stop = services.device.after(milliseconds, self._step)

    def _step(self) -> None:
        self._stop = None
        if self.shown == self._context.table.played:
            self.back()
            return
        self.at = self._context.log.beside(self._context.services.say, self.shown, 1)
        self._wait(STEP)
