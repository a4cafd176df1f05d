"""A game to look at, step by step: forward and back, by itself at a chosen speed, from anybody's
chair."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tessera.kit.game import Game
from tessera.kit.view import Seen
from tessera.scene.node import Node
from tessera.screens.log import Log
from tessera.screens.page import Page
from tessera.screens.replay_layout import layout
from tessera.screens.watching import eyes, look
from tessera.session.branch import branch
from tessera.session.table import Table

if TYPE_CHECKING:
    from tessera.screens.app import App

SPEEDS = {"slow": 3000, "normal": 1500, "fast": 600, "fastest": 200}
"""Milliseconds from one event to the next."""


class Replay(Page):
    """`at` is the number of events that have happened on the screen."""

    name = "replay"

    def __init__(
        self, app: App, id: str, game: Game[Any, Any], table: Table[Any, Any], at: int | None
    ) -> None:
        super().__init__(app)
        self.id = id
        self.game = game
        self.table = table
        self.at = 0 if at is None else min(at, table.played)
        self.eye = eyes(table)[0]
        self.speed = app.recall("replay", "normal")
        self.turned = False
        self.panel: str | None = None
        self.log = Log(game, table)
        self._cancel: Callable[[], None] | None = None

    @property
    def seen(self) -> Seen[Any, Any]:
        """What the chosen eye sees now."""
        return look(self.app, self.game, self.table, self.at, self.eye)

    @property
    def plays(self) -> bool:
        """Whether it goes on by itself."""
        return self._cancel is not None

    @property
    def sentence(self) -> str:
        """What the last event did."""
        return self.log.told(self.app.say, self.at - 1) if self.at else ""

    def draw(self) -> Node:
        """Board, players, the controls, and the log to jump from."""
        return layout(self, self.seen)

    def press(self, target: str) -> None:
        """One of the controls, or an event of the log."""
        verb, _, rest = target.partition(" ")
        jumps = {"first": 0, "last": self.table.played}
        if target in jumps:
            self._go(jumps[target])
        elif target in ("previous", "next"):
            self._go(self._beside(1 if target == "next" else -1))
        elif verb == "go":
            self._go(int(rest))
        elif target == "play":
            self._stop() if self.plays else self._start()
        elif target == "turn":
            self.turned = not self.turned
        elif target == "branch":
            self._branch()
        elif verb == "open":
            self.panel = None if self.panel == rest else rest
        elif target == "close":
            self.app.focus = f"open {self.panel}"
            self.panel = None

    def change(self, field: str, value: str) -> None:
        """The slider, the speed, whose eyes, or a preference of the game."""
        if field == "at" and value.isdecimal():
            self._go(int(value))
        elif field == "speed" and value in SPEEDS:
            self.speed = value
            self.app.remember("replay", value)
        elif field == "eye" and value in eyes(self.table):
            self.eye = value
        elif field in self.app.wishes(self.game):
            self.app.remember(f"{self.game.rules.name}/{field}", value)

    def leave(self) -> None:
        """Nothing goes on unseen."""
        self._stop()

    def _go(self, at: int) -> None:
        """Jumps, and stops: who jumps wants to look."""
        self._stop()
        self._show(at)

    def _show(self, at: int) -> None:
        self.at = max(0, min(at, self.table.played))
        self.app.announce(self.sentence or self.app.say("The beginning of the game."))

    def _beside(self, step: int) -> int:
        """The next place, forward or back, at which there is something to say: cards are dealt in
        silence."""
        at = self.at + step
        while 0 < at < self.table.played and not self.log.told(self.app.say, at - 1):
            at += step
        return at

    def _start(self) -> None:
        if self.at == self.table.played:
            self._show(0)
        self._wait()

    def _wait(self) -> None:
        wait = SPEEDS.get(self.speed, SPEEDS["normal"])
        self._cancel = self.app.device.after(wait, self._step)

    def _step(self) -> None:
        self._cancel = None
        self._show(self._beside(1))
        if self.at < self.table.played:
            self._wait()

    def _stop(self) -> None:
        if self._cancel:
            self._cancel()
            self._cancel = None

    def _branch(self) -> None:
        """Goes on from here as a new game, and keeps the old one."""
        device = self.app.device
        id, seed = device.entropy()[:12], device.entropy()
        self.app.saves.save(id, branch(self.table, self.at, seed, device.now()))
        self.app.notify_next(self.app.say("This is a new game now. The old one is kept."))
        device.go(f"#/play/{id}")
