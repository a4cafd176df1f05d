"""The one queue before the durable store.

A store that is asked for a thousand transactions at once answers the last of them so late that it
seems dead. So there is one transaction at a time, and it takes all writes that are waiting.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager

from tessera.storage.ports import Changes, Done, DurableStore, Faults, Guard, Write

MOST = 100
"""The most writes in one transaction; likewise characters. In Chromium, slowed down four times, a
hundred games take a third of the time after which a store is taken for dead."""
MOST_CHARACTERS = 1_000_000


class WriteQueue:
    """The writes and reads to be made, in the order in which they were asked for."""

    def __init__(self, store: DurableStore) -> None:
        self._store = store
        self._waiting: deque[Write | Callable[[], None]] = deque()
        self._is_busy = False
        self._held = 0
        self._most = MOST

    def found(self, *prefixes: str) -> Mapping[str, str]:
        """The texts whose keys begin with one of these, as they were when the page opened."""
        return self._store.found(prefixes)

    def read(self, prefixes: tuple[str, ...], then: Callable[[Mapping[str, str]], None]) -> None:
        """Calls `then` with the texts whose keys begin with one of these, once all earlier writes
        are made."""
        self._waiting.append(lambda: self._store.read(prefixes, then))
        self._go_on()

    def commit(self, changes: Changes, keys: tuple[str, ...], guard: Guard, done: Done) -> None:
        """Makes all changes together unless the guard objects to the texts under `keys`."""
        # If nothing is under way it begins at once, so that a page being closed has begun it.
        self._waiting.append(Write(changes, keys, guard, done))
        self._go_on()

    def when_answered(self, then: Callable[[], None]) -> None:
        """Calls `then` once all earlier reads and writes are answered."""
        self._waiting.append(then)
        self._go_on()

    @contextmanager
    def together(self) -> Iterator[None]:
        """A context that collects reads and writes, and begins none of them until its end."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self._go_on()

    def _go_on(self) -> None:
        while self._waiting and not self._is_busy and not self._held:
            first = self._waiting[0]
            if isinstance(first, Write):
                self._begin(self._take())
            else:
                self._waiting.popleft()
                first()

    def _take(self) -> list[Write]:
        """The writes of the next transaction, in their order."""
        writes: list[Write] = []
        room = MOST_CHARACTERS
        while self._waiting and len(writes) < self._most:
            write = self._waiting[0]
            if not isinstance(write, Write):
                break
            room -= _size(write)
            if writes and room < 0:
                break
            writes.append(write)
            self._waiting.popleft()
        return writes

    def _begin(self, writes: list[Write]) -> None:
        self._is_busy = True
        self._store.commit(writes, lambda faults: self._answered(writes, faults))

    def _answered(self, writes: list[Write], faults: Faults) -> None:
        self._is_busy = False
        answered = list(zip(writes, faults, strict=True))
        if "full" not in faults:
            self._most = min(2 * self._most, MOST)
        elif len(writes) > 1:  # There may be room for some of them.
            self._most = len(writes) // 2
            self._waiting.extendleft(reversed(writes))
            answered = []
        else:
            answered += [(write, "full") for write in self._take_larger(writes[0])]
        try:
            with ExitStack() as answers:  # All are called, even if one of them raises.
                for write, fault in reversed(answered):
                    answers.callback(write.done, fault)
        finally:
            self._go_on()

    def _take_larger(self, refused: Write) -> list[Write]:
        """Removes from the queue, and returns, the writes that need at least as much room as the
        refused one."""
        size = _size(refused)
        larger = {w: None for w in self._waiting if isinstance(w, Write) and _size(w) >= size > 0}
        self._waiting = deque(w for w in self._waiting if w not in larger)
        return list(larger)


def _size(write: Write) -> int:
    return sum(len(text or "") for text in write.changes.values())


def judge(writes: Sequence[Write], there: Mapping[str, str]) -> tuple[Changes, Faults]:
    """The changes of all writes whose guards agree, together, and for each write None or
    "conflict". Each guard sees the texts that are `there` with the changes of earlier writes."""
    texts, changes = dict(there), dict[str, str | None]()
    faults: list[str | None] = []
    for write in writes:
        if not write.guard({key: texts[key] for key in write.keys if key in texts}):
            faults.append("conflict")
            continue
        faults.append(None)
        for key, text in write.changes.items():
            changes[key] = text
            texts.pop(key, None)
            if text is not None:
                texts[key] = text
    return changes, faults
