"""Stores of texts that can be told to refuse, to be slow, and to forget."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence

from tessera.storage.ports import Faults, StoreError, Write
from tessera.storage.write_queue import judge


class FakeStore:
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


class FakeDurableStore:
    """A durable store. It answers at once, or if it is `slow`, one request with each `turn`.
    Requests that have no answer yet are lost when their page goes."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = texts if texts is not None else {}
        self.on_closed: Callable[[], None] = lambda: None
        self.fault: str | None = None
        """Why it refuses to write, if it does."""
        self.slow = False
        self.transactions: list[int] = []
        """How many writes each had."""
        self._asked: deque[Callable[[], None]] = deque()

    def found(self, prefixes: tuple[str, ...]) -> Mapping[str, str]:
        return {key: text for key, text in self.texts.items() if key.startswith(prefixes)}

    def read(self, prefixes: tuple[str, ...], then: Callable[[Mapping[str, str]], None]) -> None:
        self._ask(lambda: then({k: t for k, t in self.texts.items() if k.startswith(prefixes)}))

    def commit(self, writes: Sequence[Write], answer: Callable[[Faults], None]) -> None:
        self.transactions.append(len(writes))
        self._ask(lambda: self._change(writes, answer))

    def turn(self) -> bool:
        """Answers the first request that is waiting. Whether there was one."""
        if self._asked:
            self._asked.popleft()()
            return True
        return False

    def _ask(self, answer: Callable[[], None]) -> None:
        self._asked.append(answer)
        while not self.slow and self.turn():
            pass

    def _change(self, writes: Sequence[Write], answer: Callable[[Faults], None]) -> None:
        if self.fault:
            answer([self.fault] * len(writes))
            return
        changes, faults = judge(writes, self.texts)
        for name, text in changes.items():
            self.texts.pop(name, None)
            if text is not None:
                self.texts[name] = text
        answer(faults)
