"""A game to look at, step by step: forward and back, by itself at a chosen speed, from anybody's
chair."""

from collections.abc import Callable

from tessera.kit.game import AnyGame
from tessera.kit.motion import Flight
from tessera.kit.view import AnySeen
from tessera.screens.page import Draw, Page
from tessera.screens.services import Services
from tessera.screens.setup.begin import begin_from
from tessera.screens.sounds import ToldEvent
from tessera.screens.table.flights import Motion
from tessera.screens.table.spectate import look_on, viewers
from tessera.screens.table.words.log import Log
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable

SPEEDS = {"slow": 3000, "normal": 1500, "fast": 600, "fastest": 200}
"""Milliseconds from one event to the next."""


class Replay(Page):
    """`at` is the number of events that have happened on the screen."""

    name = "replay"

    @property
    def shows_notice(self) -> bool:
        """In the turn panel, unless a sheet may lie over it."""
        return self.panel is None

    def __init__(
        self,
        services: Services,
        id: str,
        game: AnyGame,
        table: AnyTable,
        at: int | None,
        view: Draw,
    ) -> None:
        super().__init__(services, id, view)
        self.id = id
        self.game = self.game_shown = game
        self.table = table
        self.at = 0 if at is None else min(at, table.played)
        self.viewer = viewers(table)[0]
        self.speed = services.settings.recall("replay", "normal")
        self.turned = False
        self.panel: str | None = None
        self.log = Log(game, table, lambda: services.preferences(game))
        self._cancel: Callable[[], None] | None = None
        self._goes_on = False
        """Whether it played when something was laid over it."""
        self._motion = Motion(services, game, table)
        self._motion.look(self.at, self.viewer)

    def arrive(self) -> None:
        """The focus is on the button that lets it play."""
        self.services.focus = "primary"

    @property
    def seen(self) -> AnySeen:
        """What the chosen viewer sees now."""
        return look_on(self.services, self.game, self.table, self.at, self.viewer)

    def flights(self) -> tuple[Flight, ...]:
        """What was done, or taken back, since the last look."""
        return self._motion.flights(self.at, self.viewer)

    @property
    def plays(self) -> bool:
        """Whether it goes on by itself."""
        return self._cancel is not None

    @property
    def sentence(self) -> str:
        """What was done last; nothing at the beginning."""
        return self.log.so_far(self.services.say, self.at)

    def press(self, target: str) -> None:
        """One of the controls, or an event of the log."""
        verb, _, rest = target.partition(" ")
        jumps = {"first": 0, "last": self.table.played}
        if target in jumps:
            self._go(jumps[target])
        elif target == "previous":
            self._go(self.log.beside(self.services.say, self.at, -1))
        elif target == "next":
            self._stop()
            self._forward()
        elif verb == "go":
            self._go(int(rest))
        elif target == "play":
            self._stop() if self.plays else self._start()
        elif target == "turn":
            self.turned = not self.turned
        elif target == "branch":
            begin_from(self.services, self.table, self.at)
        elif verb == "open":
            self.panel = None if self.panel == rest else rest
        elif target == "close" and self.panel:
            self.services.focus = f"app:open {self.panel}"
            self.panel = None

    def change(self, field: str, value: str) -> None:
        """The slider, the speed, the viewer, or a preference of the game."""
        if field == "at" and value.isdecimal():
            self._go(int(value))
        elif field == "speed" and value in SPEEDS:
            self.speed = value
            self.services.remember("replay", value)
        elif field == "viewer" and value.isdecimal():
            self.viewer = viewers(self.table)[int(value)]
        elif field in self.services.preferences(self.game):
            self.services.remember(f"{self.game.rules.name}/{field}", value)

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

    def _go(self, at: int) -> None:
        """Jumps, and stops: who jumps wants to look."""
        self._stop()
        self._show(at)

    def _show(self, at: int) -> None:
        self.at = max(0, min(at, self.table.played))
        self.services.announce(self.sentence or self.services.say("The beginning of the game."))

    def _forward(self) -> None:
        """Goes to the next place, and what is done on the way is heard."""
        was = self.at
        self._show(self.log.beside(self.services.say, self.at, 1))
        people = frozenset(range(len(self.table.players)))
        for n in range(was, self.at):
            step = ToldEvent(*self.table.observe_step(OPEN, n), self.log.lines[n])
            self.services.sounds.tell(self.game, step, people, self.speed, felt=False)

    def _start(self) -> None:
        if self.at == self.table.played:
            self._show(0)
        self._wait()

    def _wait(self) -> None:
        wait = SPEEDS.get(self.speed, SPEEDS["normal"])
        self._cancel = self.services.device.after(wait, self._step)

    def _step(self) -> None:
        self._cancel = None
        self._forward()
        if self.at < self.table.played:
            self._wait()

    def _stop(self) -> None:
        if self._cancel:
            self._cancel()
            self._cancel = None
