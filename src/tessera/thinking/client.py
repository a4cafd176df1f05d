"""Thinking beside the page, in a worker; and in the page itself where, and while, there is none.

A worker can be refused, take long to start, fail, be ended by the system for want of memory, or
hang. Nothing is lost by that: a question that is open is thought about again in the page, with the
same chance, and an analysis goes on there with the step after the last one that came. A worker that
has failed gets no second chance in the same game.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from typing import Protocol

from tessera.kit.bot import Choice
from tessera.thinking.analysis import Heard, Task
from tessera.thinking.messages import (
    READY,
    about,
    ask,
    commission,
    forget,
    read_answer,
    read_report,
)
from tessera.thinking.request import TIME, Question, Told
from tessera.thinking.slices import Later, Slices

PATIENCE = 3.0
"""Seconds beyond its time after which a worker that hasn't answered is taken to hang. The last
thought of a bot may be slow on a slow tablet, but not as slow as that."""
SILENCE = 20.0
"""Seconds without a word after which a worker that analyses is taken to hang. It says something
every half second, but a slow tablet takes long to start one."""


class Port(Protocol):
    """The way to a worker."""

    def post(self, text: str) -> None:
        """Sends the worker a message."""

    def close(self) -> None:
        """Ends the worker, whatever it does; nothing is heard from it any more."""


class Errand(Protocol):
    """What the worker is asked for."""

    @property
    def wait(self) -> float:
        """Seconds without an answer after which the worker is taken to hang."""

    def message(self, number: int) -> str:
        """What the worker is told."""

    def hear(self, text: str) -> None:
        """Passes on what the worker says to it."""

    def here(self) -> Callable[[], None]:
        """Has the page do what is left of it; the answer calls that off."""


@dataclass
class Asking:
    """A question to a bot."""

    slices: Slices
    question: Question
    told: Told

    @property
    def wait(self) -> float:
        return TIME[self.question.level] + PATIENCE

    def message(self, number: int) -> str:
        return ask(number, self.question)

    def hear(self, text: str) -> None:
        game = self.slices.find(self.question.game)
        assert game is not None
        read = game.rules.read
        ranking = read_answer(text)
        self.told(tuple(Choice(tuple(map(read, c.actions)), c.win_probability) for c in ranking))

    def here(self) -> Callable[[], None]:
        return self.slices.think(self.question, self.told)


@dataclass
class Analysed:
    """A game to be analysed."""

    slices: Slices
    task: Task
    heard: Heard
    wait: float = SILENCE

    def message(self, number: int) -> str:
        return commission(number, self.task)

    def hear(self, text: str) -> None:
        found = read_report(text)
        if found.steps:
            self.task = replace(self.task, start=found.steps[-1].until)
        self.heard(found)

    def here(self) -> Callable[[], None]:
        return self.slices.analyse(self.task, self.heard)


@dataclass
class Sent:
    """An errand under way."""

    errand: Errand
    stop: Callable[[], None]
    """Ends waiting for the worker, or doing it in the page."""


Spawn = Callable[[Callable[[str], None], Callable[[], None]], Port | None]
"""Starts a worker, or gives None where that is refused. The first argument is called with every
message that it sends, the second if it fails; neither at once."""


class Client:
    """Thinks in a worker that is started for a game with computers, or for an analysis, and ended
    with it."""

    def __init__(self, spawn: Spawn, here: Slices, later: Later) -> None:
        """`here` thinks in the page."""
        self._spawn = spawn
        self._here = here
        self._later = later
        self._port: Port | None = None
        self._ready = False
        self._may_spawn = True
        self._numbers = count(1)
        self._open: dict[int, Sent] = {}

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
        errand = Asking(self._here, question, told)
        return self._send(errand) if self._ready else errand.here()

    def analyse(self, task: Task, heard: Heard) -> Callable[[], None]:
        """See `Thinker.analyse`. It takes so long that it waits for a worker that is starting."""
        errand = Analysed(self._here, task, heard)
        return self._send(errand) if self._port else errand.here()

    def _send(self, errand: Errand) -> Callable[[], None]:
        number = next(self._numbers)
        sent = self._open[number] = Sent(errand, self._waiting(errand))
        self._post(errand.message(number))

        def stop() -> None:
            sent.stop()
            if self._open.pop(number, None):
                self._post(forget(number))

        return stop

    def _post(self, text: str) -> None:
        """What a worker that is still starting is to do, it is told when it is ready."""
        if self._port and self._ready:
            self._port.post(text)

    def _waiting(self, errand: Errand) -> Callable[[], None]:
        return self._later(round(errand.wait * 1000), self._lose)

    def _heard(self, text: str) -> None:
        if text == READY:
            self._ready = True
            for number, sent in self._open.items():
                self._post(sent.errand.message(number))
            return
        number, last = about(text)
        if number in self._open:
            sent = self._open.pop(number)
            sent.stop()
            if not last:
                self._open[number], sent.stop = sent, self._waiting(sent.errand)
            sent.errand.hear(text)

    def _lose(self) -> None:
        """There is no worker any more: what was open is done here."""
        if self._port:
            self._port.close()
        self._port, self._ready = None, False
        while self._open:
            _, sent = self._open.popitem()
            sent.stop()
            sent.stop = sent.errand.here()
