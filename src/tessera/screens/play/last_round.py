"""The last round shown again on the board, event by event, while the game waits for nobody.

It is what whoever looks may know, as everything is. A press on the board, the end, or anything that
this person does, leads back to now; what computers do meanwhile is shown in its turn.
"""

from collections.abc import Callable
from dataclasses import replace

from tessera.kit.view import AnySeen, Ui
from tessera.scene.node import Node
from tessera.screens.table.context import Context
from tessera.screens.table.marks import Mark, looks_on, marks
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import PrimaryAction, Prompt, Shown
from tessera.screens.table.seeing import spectate
from tessera.screens.table.words.news import whose_turn
from tessera.session.table import Change

BEFORE, STEP = 700, 1400
"""Milliseconds that the position before the round is shown, and each one after it."""
LAST_ROUND = "app:last round"
"""Shows again what the others did, and leads back to now."""
LOOKS = {"last", "hint", "call", "open", "close", "turn", "zoom"}
"""The first words of targets that only show something else."""
LONG = 70
"""A sentence of more characters is written smaller: on a phone it has two lines or three."""


class LastRound(Part):
    """`at` is after how many events the table is shown; None while it is shown as it is."""

    def __init__(self, context: Context) -> None:
        self._context = context
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

    def shown_at(self, at: int) -> int:
        return at if self.at is None else self.at

    def shown(self, shown: Shown) -> Shown:
        """The table as it is, or as it was."""
        if self.at is None:
            return shown
        context, now = self._context, shown.seen
        then = spectate(context.services, context.game, context.table, self.at, now.viewer)
        turn = context.table.on_turn(max(self.at - 1, self.since))
        return Shown(replace(then, ui=Ui(now.ui.cursor)), turn, ())

    def marks(self, seen: AnySeen) -> dict[str, Mark]:
        """What is new on the board that is shown."""
        context, at = self._context, self.shown_at(self._context.table.played)
        return marks(context.game, context.table, seen.viewer, self._own, self.since, at)

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        """What was done in the past that lies there; nothing is asked about it."""
        if not self.shows:
            return prompt
        told = self.sentence
        line = Node("span", {"class": "then"}, told, key=f"then {self.at}")
        return Prompt(prompt.title, told, (line,), wordy=len(told) > LONG)

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        """Leads back where there is nothing else to be done."""
        if self.shows and action.idle:
            return PrimaryAction(seen.say("Back to now"), LAST_ROUND)
        return action

    @property
    def sentence(self) -> str:
        """What was done last in what is shown."""
        say, at = self._context.services.say, self.shown_at(self._context.table.played)
        if at == self.since:
            return say("Since your last turn")
        return self._context.log.so_far(say, at)

    def pressing(self, target: str) -> None:
        """Whoever does something is back in the present; to look closer isn't to do something."""
        if target.partition(" ")[0] not in LOOKS:
            self.dismiss()

    def takes(self, target: str) -> bool:
        """A press leads back to now: what was pressed may have changed since."""
        shows = self.shows
        if shows:
            self.back()
        return shows

    def _toggle(self) -> None:
        """Shows it, or leads back to now."""
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

    def handed_on(self) -> None:
        self.dismiss()

    def leave(self) -> None:
        """Nothing is shown to nobody."""
        self.dismiss()

    def changed(self, change: Change) -> None:
        """What a person does, or takes back, is not to be missed, and neither is the end."""
        table = self._context.table
        seat, over = table.rules.on_turn(change.before), table.result
        if over or change.event is None or seat is None or table.players[seat].is_person:
            self.dismiss()

    def _wait(self, milliseconds: int) -> None:
        services = self._context.services
        services.messages.announce(self.sentence)
        self._stop = services.device.after(milliseconds, self._step)

    def _step(self) -> None:
        self._stop = None
        at = self.shown_at(self._context.table.played)
        if at == self._context.table.played:
            self.back()
            return
        self.at = self._context.log.beside(self._context.services.say, at, 1)
        self._wait(STEP)
