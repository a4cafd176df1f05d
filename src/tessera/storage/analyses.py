"""What analyses have found, kept beside the games and never in them: it can be found again.

Each lies in the durable store under the sum of the game that it is about. So it fits a copy of the
same game, and none that went on otherwise. All of them together have a limit; the oldest go first,
and all of them before a game finds no room.

    tessera analysis 1 2026-11-21T09:15:00Z part 6f1c
    chance 3 4 0 0 | 0.5 0.5 | 0.53 0.47 | 0.25
    …

Those of a whole analysis are packed as a record in a link is: a fifth is left of a round between
24. The others are written every second, and packing takes time.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from hashlib import sha256

from tessera.core.record import Record
from tessera.kit.analysis import GameStep
from tessera.kit.analysis_text import read_step, write_step
from tessera.storage.addresses import MAX_LINK
from tessera.storage.links import read_link, write_link
from tessera.storage.write_queue import WriteQueue

ANALYSIS = "tessera/analysis/"
HEAD = "tessera analysis "
"""Then comes the version of the analyst, which grows when it finds something else in the same
game."""
WHOLE, PART = "whole", "part"
LIMIT = 2_000_000
"""Characters of all together: some hundred long games."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The steps of the game saved under `id` that are known, whether they are all, and which
    version of its analyst found them."""

    id: str = ""
    steps: tuple[GameStep, ...] = ()
    whole: bool = False
    version: int = 1


def sum_of(record: Record) -> str:
    """What tells a game from all others: what was agreed, and what happened; neither who played it
    nor when it was saved."""
    agreed = (record.game, record.version, record.setup)
    text = repr((*agreed, record.events[: record.played]))
    return sha256(text.encode()).hexdigest()[:32]


class Analyses:
    """What is kept of all games of this device."""

    def __init__(self, store: WriteQueue, now: Callable[[], str]) -> None:
        self._store = store
        self._now = now

    def read(self, record: Record, then: Callable[[Kept], None]) -> None:
        """Gives what is known of a game, later; nothing where that can't be read."""
        key = ANALYSIS + sum_of(record)
        self._store.read((key,), lambda texts: then(_read(texts.get(key, ""))))

    def read_all(self, then: Callable[[Iterator[tuple[str, Kept]]], None]) -> None:
        """Gives all that is known, later, with the sums of the games. Each is read when it is its
        turn: that takes longer than the store."""
        self._store.read((ANALYSIS,), lambda texts: then(_read_all(texts)))

    def keep(self, record: Record, kept: Kept) -> None:
        """Keeps what is known of a game, as far as the store allows."""
        state = WHOLE if kept.whole else PART
        head = f"{HEAD}{kept.version} {self._now()} {state} {kept.id}"
        steps = "\n".join(map(write_step, kept.steps))
        if kept.whole and len(packed := write_link(steps)) <= MAX_LINK:
            steps = packed
        self._change(
            {ANALYSIS + sum_of(record): f"{head}\n{steps}"}, self._tidy if kept.whole else None
        )

    def clear(self, then: Callable[[], None]) -> None:
        """Makes room: forgets everything, and goes on if there was something."""

        def found(texts: Mapping[str, str]) -> None:
            if texts:
                self._change(dict.fromkeys(texts), then)

        self._store.read((ANALYSIS,), found)

    def _tidy(self) -> None:
        """Forgets the oldest beyond the limit."""
        self._store.read((ANALYSIS,), lambda texts: self._forget(_beyond(texts)))

    def _forget(self, keys: list[str]) -> None:
        if keys:
            self._change(dict.fromkeys(keys), None)

    def _change(self, changes: Mapping[str, str | None], then: Callable[[], None] | None) -> None:
        done = partial(_done, then)
        self._store.commit(changes, (), lambda there: True, done)


def _done(then: Callable[[], None] | None, fault: str | None) -> None:
    """A store that refuses an analysis loses nothing: it is made anew."""
    if then and fault is None:
        then()


def _beyond(texts: Mapping[str, str]) -> list[str]:
    """The keys of what no longer fits, when the latest come first."""
    latest_first = sorted(texts, key=lambda key: _when(texts[key]), reverse=True)
    room, gone = LIMIT, []
    for key in latest_first:
        room -= len(texts[key])
        if room < 0:
            gone.append(key)
    return gone


def _when(text: str) -> str:
    """What is later comes later in the alphabet, whatever version found it."""
    return text.removeprefix(HEAD).partition(" ")[2][:80]


def _read_all(texts: Mapping[str, str]) -> Iterator[tuple[str, Kept]]:
    return ((key.removeprefix(ANALYSIS), _read(text)) for key, text in texts.items())


def _read(text: str) -> Kept:
    """Nothing of what can't be read."""
    head, _, steps = text.partition("\n")
    try:
        version, _, state, id = head.removeprefix(HEAD).split(" ")
        if steps and " " not in steps:
            steps = read_link(steps)
        found = Kept(id, tuple(map(read_step, steps.splitlines())), state == WHOLE, int(version))
    except ValueError:
        return Kept()
    return found if head.startswith(HEAD) else Kept()
