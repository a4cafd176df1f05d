"""Stores of texts that can be told to refuse, to be slow, and to forget."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping

from tessera.storage.ports import Changes, Done, Guard, StoreError
from tessera.storage.revisions import DELETED, GAME, QUARANTINE


class Drawer:
    """Keeps texts in a dictionary, as local storage does; when `full`, it refuses to write."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = dict(texts or {})
        self.full = False
        self.code = "full"

    def names(self) -> list[str]:
        return list(self.texts)

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        if self.full:
            raise StoreError(self.code)
        self.texts[key] = text

    def delete(self, key: str) -> None:
        self.texts.pop(key, None)


class Notebook:
    """A durable store. Unless it is `slow`, it answers at once; else with each `turn`. What was
    asked and not turned to is lost when its page goes."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = texts if texts is not None else {}
        self.fault: str | None = None
        """Why it refuses to write, if it does."""
        self.slow = False
        self._asked: deque[Callable[[], None]] = deque()

    def found(self) -> Mapping[str, str]:
        kept = (GAME, DELETED, QUARANTINE)
        return {key: text for key, text in self.texts.items() if key.startswith(kept)}

    def read(self, prefixes: tuple[str, ...], then: Callable[[Mapping[str, str]], None]) -> None:
        self._ask(lambda: then({k: t for k, t in self.texts.items() if k.startswith(prefixes)}))

    def commit(self, changes: Changes, keys: tuple[str, ...], guard: Guard, done: Done) -> None:
        self._ask(lambda: self._change(changes, keys, guard, done))

    def turn(self) -> bool:
        """Answers the first of what was asked; whether there was anything."""
        if self._asked:
            self._asked.popleft()()
            return True
        return False

    def _ask(self, answer: Callable[[], None]) -> None:
        self._asked.append(answer)
        while not self.slow and self.turn():
            pass

    def _change(self, changes: Changes, keys: tuple[str, ...], guard: Guard, done: Done) -> None:
        if self.fault:
            done(self.fault)
        elif not guard({key: self.texts[key] for key in keys if key in self.texts}):
            done("conflict")
        else:
            for name, text in changes.items():
                self.texts.pop(name, None)
                if text is not None:
                    self.texts[name] = text
            done(None)
