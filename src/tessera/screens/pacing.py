"""When what happens by itself happens: computers move, and some cards come, at a pace that people
can follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tessera.games.box import Due
from tessera.session.referee import advance

if TYPE_CHECKING:
    from tessera.screens.play import Play

PACES = {"slow": 2600, "normal": 1500, "fast": 500}
"""Milliseconds before each throw or move of a computer. Dice tumble for 900 of them, except at
the fast pace."""


class Pacing:
    """The one thing that is to happen next without anybody pressing anything."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.pace = play.app.recall("pace", "normal")
        self._cancel: Callable[[], None] | None = None

    def choose(self, pace: str) -> None:
        """Another pace, kept on this device."""
        if pace in PACES:
            self.pace = pace
            self._play.app.remember("pace", pace)

    def schedule(self) -> None:
        """Lets what comes by itself come after a while, and calls off what was to come before."""
        self.call_off()
        if (wait := self._wait()) is not None:
            self._cancel = self._play.app.device.after(wait, self._advance)

    def call_off(self) -> None:
        """Nothing happens by itself any more."""
        if self._cancel:
            self._cancel()
            self._cancel = None

    def _wait(self) -> int | None:
        pace = PACES.get(self.pace, PACES["normal"])
        waits = self._play.seen.due
        if waits is Due.CHANCE:
            pause = self._play.pause
            return None if pause is None else min(pause, pace)
        return pace if waits is Due.COMPUTER else None

    def _advance(self) -> None:
        self._cancel = None
        advance(self._play.table, self._play.box.bots)
