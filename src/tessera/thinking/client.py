"""Thinking beside the page, in a worker; and in the page itself where, and while, there is none.

A worker can be refused, take long to start, fail, be ended by the system for want of memory, or
hang. No question is lost by that: what is open is thought about again in the page, with the same
chance. A worker that has failed gets no second chance in the same game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Protocol

from tessera.kit.bot import Choice
from tessera.thinking.messages import READY, ask, forget, read_answer
from tessera.thinking.request import TIME, Question, Told
from tessera.thinking.slices import Later, Slices

PATIENCE = 3.0
"""Seconds beyond its time after which a worker that hasn't answered is taken to hang. The last
thought of a bot may be slow on a slow tablet, but not as slow as that."""


class Port(Protocol):
    """The way to a worker."""

    def post(self, text: str) -> None:
        """Sends the worker a message."""

    def close(self) -> None:
        """Ends the worker, whatever it does; nothing is heard from it any more."""


@dataclass
class Asked:
    """A question that waits for its answer."""

    question: Question
    told: Told
    stop: Callable[[], None]
    """Ends waiting for the worker, or thinking in the page."""


Spawn = Callable[[Callable[[str], None], Callable[[], None]], Port | None]
"""Starts a worker, or gives None where that is refused. The first argument is called with every
message that it sends, the second if it fails; neither at once."""


class Client:
    """Thinks in a worker that is started for a game with computers, and ended with it."""

    def __init__(self, spawn: Spawn, here: Slices, later: Later) -> None:
        """`here` thinks in the page."""
        self._spawn = spawn
        self._here = here
        self._later = later
        self._port: Port | None = None
        self._ready = False
        self._may_spawn = True
        self._numbers = count(1)
        self._open: dict[int, Asked] = {}

    def start(self) -> None:
        """See `Thinker.start`."""
        if self._may_spawn:
            self._may_spawn = False
            self._port = self._spawn(self._heard, self._lose)

    def stop(self) -> None:
        """See `Thinker.stop`."""
        self._lose()
        self._may_spawn = True

    def think(self, question: Question, told: Told) -> Callable[[], None]:
        """See `Thinker.think`."""
        if not self._ready:
            return self._here.think(question, told)
        assert self._port
        number, wait = next(self._numbers), TIME[question.level] + PATIENCE
        asked = Asked(question, told, self._later(round(wait * 1000), self._lose))
        self._open[number] = asked
        self._port.post(ask(number, question))

        def stop() -> None:
            asked.stop()
            if self._open.pop(number, None) and self._port:
                self._port.post(forget(number))

        return stop

    def _heard(self, text: str) -> None:
        if text == READY:
            self._ready = True
            return
        number, ranking = read_answer(text)
        if asked := self._open.pop(number, None):
            asked.stop()
            game = self._here.find(asked.question.game)
            assert game is not None
            read = game.rules.read
            asked.told(
                tuple(Choice(tuple(map(read, c.actions)), c.win_probability) for c in ranking)
            )

    def _lose(self) -> None:
        """There is no worker any more: what was open is thought about here."""
        if self._port:
            self._port.close()
        self._port, self._ready = None, False
        while self._open:
            _, asked = self._open.popitem()
            asked.stop()
            asked.stop = self._here.think(asked.question, asked.told)
