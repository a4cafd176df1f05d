"""Games that are written in the page, without a worker: a test says when they are looked over."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.resources import files
from itertools import count
from types import ModuleType

from tessera.games import INSTALLED
from tessera.screens.packs import Fault
from tessera.storage.ports import Store
from tessera.storage.programs import Written, WrittenGames
from tessera_plain import trial

Then = Callable[[Written | Fault], None]
_numbers = count(1)


class FakePrograms:
    """See `tessera.screens.packs.Programs`. Whatever is to be looked over waits."""

    def __init__(self, journal: Store, site: Store) -> None:
        self.written = WrittenGames(journal, site)
        self.offline = False
        self.starts = True
        """Whether a program that was looked over can be started."""
        self.waiting: list[tuple[str, Then]] = []
        self.marked: list[int] = []
        self.installed: dict[str, str] = {}
        self.text, self.names = self.written.text, self.written.names
        self.may_run, self.kept = self.written.may_run, self.written.kept
        self.keep = self.written.allow

    def prepare(self, then: Callable[[str], None]) -> None:
        begin = (files("tessera_plain") / "pig.txt").read_text(encoding="utf-8")
        then("" if self.offline else begin)

    def look_over(self, text: str, then: Then) -> Callable[[], None]:
        asked = text, then
        self.waiting.append(asked)
        return lambda: self.waiting.remove(asked) if asked in self.waiting else None

    def answer(self) -> None:
        """Looks over what waits."""
        text, then = self.waiting.pop(0)
        try:
            then(Written(*trial.look_over(text)))
        except trial.ProgramFault as fault:
            then(Fault(fault.code, fault.line, fault.facts))

    def install(self, name: str, text: str) -> bool:
        if self.starts:
            self.installed[name] = text
            module = ModuleType(f"own_{next(_numbers)}_{name}")
            sys.modules[module.__name__] = module
            exec(compile(text, f"{name}.py", "exec"), vars(module))
            INSTALLED[name] = module.__name__
        return self.starts

    def mark(self, line: int) -> None:
        self.marked.append(line)

    def forget(self, name: str) -> None:
        self.written.forbid(name)
        self.installed.pop(name, None)
        INSTALLED.pop(name, None)
