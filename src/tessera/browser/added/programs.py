"""Games that are written in the page: tried in a worker of their own, and there at each launch once
they are kept."""

import json
import sys
from collections.abc import Callable
from pkgutil import get_data
from typing import Any

from tessera import games
from tessera.browser.added import sheets, written_files
from tessera.browser.added.pack_files import keep, path_of
from tessera.browser.added.written_files import PLAIN, TEXTS, WATCHED
from tessera.browser.input.writing import mark, watch_typing
from tessera.browser.thinker import spawn
from tessera.browser.timer import Drawn, later, when_done
from tessera.screens.packs import Fault
from tessera.storage.added import AddedGames
from tessera.storage.offer import Wheel
from tessera.storage.programs import Written, WrittenGames
from tessera.thinking.messages import READY

STARTING, PATIENCE = 40_000, 20_000
"""Milliseconds within which a worker must begin to look a program over, and then come to an end. On
a slow tablet Pig takes two seconds."""


class BrowserPrograms:
    """The programs of this device. `drawn` is called after things that happen later."""

    def __init__(self, drawn: Drawn, written: WrittenGames, added: AddedGames) -> None:
        self._drawn, self._written, self._added = drawn, written, added
        self._plain: Wheel | None = None
        self.text, self.names = written.text, written.names
        self.may_run, self.kept, self.keep = written.may_run, written.kept, written.allow
        self.mark = mark

    async def restore(self) -> None:
        """Brings back the programs that were kept."""
        kept = self._written.kept()
        if kept and await self._bring():
            for one in kept:
                self._put(one.name, self._written.text(one.name))

    async def _bring(self) -> Wheel | None:
        if self._plain is None:
            self._plain = await written_files.plain()
        return self._plain

    def prepare(self, then: Callable[[str], None]) -> None:
        async def fetching() -> str:
            wheel = await self._bring()
            if wheel:
                for name in ("games.json", wheel.name):
                    await keep(name)
                watch_typing()
            begin = get_data(PLAIN, "pig.txt") if wheel else b""
            return (begin or b"").decode()

        when_done(self._drawn, fetching(), then)

    def look_over(self, text: str, then: Callable[[Written | Fault], None]) -> Callable[[], None]:
        trial = TrialWorker(text, lambda outcome: self._drawn(lambda: then(outcome)))
        return trial.stop

    def install(self, name: str, text: str) -> bool:
        self._forget(name)
        return self._put(name, text) and games.find(name) is not None

    def _put(self, name: str, text: str) -> bool:
        assert self._plain
        self._added.try_again(name)
        written_files.write(name, text + WATCHED)
        TEXTS[name] = text
        try:
            sheets.adopt(name, (PLAIN,), [path_of(self._plain)])
        except (OSError, ValueError):
            games.LEFT_OUT.add(name)
        return name not in games.LEFT_OUT

    def forget(self, name: str) -> None:
        self._written.forbid(name)
        self._forget(name)

    def _forget(self, name: str) -> None:
        """Removes a program from this page."""
        TEXTS.pop(name, None)
        sheets.shed(name)
        if module := games.INSTALLED.pop(name, None):
            sys.modules.pop(module, None)


class TrialWorker:
    """One program in a worker, which is ended whatever it does."""

    def __init__(self, text: str, then: Callable[[Written | Fault], None]) -> None:
        self._text, self._then = text, then
        self._port = spawn(self._heard, self._failed)
        self._stop_waiting = later(STARTING if self._port else 0, self._failed)

    def stop(self) -> None:
        """Ends the worker; nothing is reported any more."""
        self._stop_waiting()
        if self._port:
            self._port.close()
        self._port = None

    def _heard(self, message: str) -> None:
        if message == READY and self._port:
            self._port.post(json.dumps({"trial": self._text}))
            return
        answer: dict[str, Any] = json.loads(message)
        if "begun" in answer:
            self._stop_waiting()
            self._stop_waiting = later(PATIENCE, lambda: self._report(Fault("endless")))
        elif "about" in answer:
            self._report(Written(*answer["about"]))
        elif "fault" in answer:
            code, line, facts = answer["fault"]
            self._report(Fault(code, line, facts))

    def _failed(self) -> None:
        self._report(Fault("no_worker"))

    def _report(self, outcome: Written | Fault) -> None:
        self.stop()
        self._then(outcome)
