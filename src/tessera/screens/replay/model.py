"""A game to look at, step by step: forward and back, by itself at a chosen speed, from anybody's
chair."""

from collections.abc import Callable
from functools import partial

from tessera.kit.game import AnyGame
from tessera.screens.page import Draw, Presses
from tessera.screens.replay.context import ReplayContext
from tessera.screens.replay.more import SPEEDS, ReplaySheet
from tessera.screens.replay.steps import Steps
from tessera.screens.services import Services
from tessera.screens.services.sounds import ToldEvent
from tessera.screens.setup.begin import begin_from
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.turning import Turning
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable


class Replay(TablePage):
    """One game that is looked at. `view` draws it."""

    name = "replay"
    context: ReplayContext

    def __init__(
        self,
        services: Services,
        id: str,
        game: AnyGame,
        table: AnyTable,
        at: int | None,
        view: Draw,
    ) -> None:
        """`at` is the number of events that have happened on the screen."""
        self._cancel: Callable[[], None] | None = None
        self._goes_on = False
        """Whether it played when something was laid over it."""
        context = ReplayContext(services, id, game, table, at or 0)
        super().__init__(services, id, context, view)

    def _parts(self) -> tuple[Part, ...]:
        self.turning = Turning(self.panels)
        self.more = ReplaySheet(self.context, self.panels, self._branch)
        return self.turning, Steps(self.context, self.panels, self._go), self.more

    def _presses(self) -> Presses:
        return {
            "first": partial(self._go, 0),
            "previous": self._back,
            "play": self._toggle,
            "next": self._next,
            "last": partial(self._go, self.context.table.played),
        }

    @property
    def shows_notice(self) -> bool:
        """In the turn panel, unless a sheet may lie over it."""
        return self.panels.panel is None

    def arrive(self) -> None:
        """The focus is on the button that lets it play."""
        self.services.focus = "primary"

    @property
    def plays(self) -> bool:
        """Whether it goes on by itself."""
        return self._cancel is not None

    @property
    def sentence(self) -> str:
        """What was done last; nothing at the beginning."""
        return self.context.log.so_far(self.services.say, self.context.at)

    def cover(self) -> None:
        """It pauses."""
        self._goes_on = self.plays
        self._stop()

    def uncover(self) -> None:
        """It plays on, if it did."""
        if self._goes_on:
            self._wait()

    def leave(self) -> None:
        """Nothing goes on unseen."""
        self._stop()
        super().leave()

    def _go(self, at: int) -> None:
        """Jumps, and stops: who jumps wants to look."""
        self._stop()
        self._show(at)

    def _back(self) -> None:
        context = self.context
        self._go(context.log.beside(self.services.say, context.at, -1))

    def _next(self) -> None:
        self._stop()
        self._forward()

    def _toggle(self) -> None:
        if self.plays:
            self._stop()
        else:
            if self.context.at == self.context.table.played:
                self._show(0)
            self._wait()

    def _branch(self) -> None:
        """A game of one's own goes on from here."""
        begin_from(self.services, self.context.table, self.context.at)

    def _show(self, at: int) -> None:
        self.context.go(at)
        self.services.messages.announce(
            self.sentence or self.services.say("The beginning of the game.")
        )

    def _forward(self) -> None:
        """Goes to the next place, and what is done on the way is heard."""
        context, table, was = self.context, self.context.table, self.context.at
        self._show(context.log.beside(self.services.say, was, 1))
        people = frozenset(range(len(table.players)))
        for n in range(was, context.at):
            step = ToldEvent(*table.observe_step(OPEN, n), context.log.lines[n])
            self.services.sounds.tell(self.game, step, people, self.more.speed, felt=False)

    def _wait(self) -> None:
        wait = SPEEDS.get(self.more.speed, SPEEDS["normal"])
        self._cancel = self.services.device.after(wait, self._step)

    def _step(self) -> None:
        self._cancel = None
        self._forward()
        if self.context.at < self.context.table.played:
            self._wait()

    def _stop(self) -> None:
        if self._cancel:
            self._cancel()
            self._cancel = None
