"""The results of analyses, kept beside the games and never in them, for they can be found again.

Each lies in the durable store under the sum of its game. So it fits a copy of the same game, and
none that went on differently. All of them together have a limit; the oldest go first, and all of
them before a game finds no room.

    tessera analysis 1 2026-11-21T09:15:00Z part 6f1c
    changes
    chance 3 1 0 0|500000 500000|30000 -30000|0.25
    …

Steps are written as changes, and those of a whole analysis packed as a record in a link is, to a
ninth in a game of 24. Those of a partial one aren't: they are written every few seconds, and
packing takes time.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from hashlib import sha256

from tessera.core.record import Record
from tessera.kit.analysis import GameStep
from tessera.kit.analysis_text import Changes, read_steps
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
SLICE = 0.008
"""Seconds at once of writing what is to be kept."""
EFFORT = 4
"""Of packing: a game of 24 takes a quarter of the time that the most takes, and a sixteenth more
room."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The steps of the game saved under `id` that are known, whether they are all, and which
    version of its analyst found them."""

    id: str = ""
    steps: tuple[GameStep, ...] = ()
    whole: bool = False
    version: int = 1


@lru_cache(maxsize=1)
def sum_of(record: Record) -> str:
    """The key of a game: a sum of its options and its events, and neither of its players nor of the
    time when it was saved."""
    # Cached: an analysis is kept many times while it grows.
    agreed = (record.game, record.version, record.setup, *record.position)
    text = repr((*agreed, record.events[: record.played]))
    return sha256(text.encode()).hexdigest()[:32]


class Analyses:
    """The analyses of all games of this device."""

    def __init__(self, store: WriteQueue, now: Callable[[], str]) -> None:
        self._store = store
        self._now = now
        self._changes = Changes()

    def read(self, record: Record, then: Callable[[Kept], None]) -> None:
        """Calls `then` later with the analysis of a game; with an empty one if there is none, or it
        can't be read."""
        key = ANALYSIS + sum_of(record)
        self._store.read((key,), lambda texts: then(_read(texts.get(key, ""))))

    def read_all(self, then: Callable[[Iterator[tuple[str, Kept]]], None]) -> None:
        """Calls `then` later with all analyses, each after the sum of its game."""
        # An iterator: parsing them takes longer than the store does.
        self._store.read((ANALYSIS,), lambda texts: then(_read_all(texts)))

    def done(self, then: Callable[[set[tuple[str, str]]], None]) -> None:
        """Calls `then` later with the sums of the games whose analysis is whole, each with the
        version of the analyst."""

        def found(texts: Mapping[str, str]) -> None:
            heads = {key: text.partition("\n")[0].split(" ") for key, text in texts.items()}
            whole = {key: head[2] for key, head in heads.items() if head[4:5] == [WHOLE]}
            then({(key.removeprefix(ANALYSIS), version) for key, version in whole.items()})

        self._store.read((ANALYSIS,), found)

    def prepare(self, steps: Sequence[GameStep]) -> bool:
        """Writes steps that are to be kept, for as long as a slice; whether all are written."""
        return self._changes.write_on(steps, SLICE)

    def keep(self, record: Record, kept: Kept) -> None:
        """Stores the analysis of a game, unless the store refuses."""
        state = WHOLE if kept.whole else PART
        head = f"{HEAD}{kept.version} {self._now()} {state} {kept.id}"
        steps = self._changes.write(kept.steps)
        if kept.whole and len(packed := write_link(steps, EFFORT)) <= MAX_LINK:
            steps = packed
        self._change(
            {ANALYSIS + sum_of(record): f"{head}\n{steps}"}, self._tidy if kept.whole else None
        )

    def clear(self, then: Callable[[], None]) -> None:
        """Makes room: deletes all analyses, and then calls `then`, if there were any."""
        self._store.read((ANALYSIS,), lambda texts: self._forget(texts, then))

    def _tidy(self) -> None:
        """Deletes the oldest beyond the limit."""
        self._store.read((ANALYSIS,), lambda texts: self._forget(_beyond(texts)))

    def _forget(self, keys: Iterable[str], then: Callable[[], None] | None = None) -> None:
        if gone := dict.fromkeys(keys):
            self._change(gone, then)

    def _change(self, changes: Mapping[str, str | None], then: Callable[[], None] | None) -> None:
        done = partial(_done, then)
        self._store.commit(changes, (), lambda there: True, done)


def _done(then: Callable[[], None] | None, fault: str | None) -> None:
    """Calls `then` if the store has made the change."""
    # If not, nothing is lost: an analysis can be made anew.
    if then and fault is None:
        then()


def _beyond(texts: Mapping[str, str]) -> list[str]:
    """The keys of the oldest analyses, for which the limit leaves no room."""
    latest_first = sorted(texts, key=lambda key: _when(texts[key]), reverse=True)
    room, gone = LIMIT, []
    for key in latest_first:
        room -= len(texts[key])
        if room < 0:
            gone.append(key)
    return gone


def _when(text: str) -> str:
    """A key for sorting analyses by time."""
    # The time comes first in it, after the version of the analyst has been cut off.
    return text.removeprefix(HEAD).partition(" ")[2][:80]


def _read_all(texts: Mapping[str, str]) -> Iterator[tuple[str, Kept]]:
    return ((key.removeprefix(ANALYSIS), _read(text)) for key, text in texts.items())


def _read(text: str) -> Kept:
    """The analysis of a stored text; an empty one if it can't be read."""
    head, _, steps = text.partition("\n")
    try:
        version, _, state, id = head.removeprefix(HEAD).split(" ")
        if steps and " " not in steps:
            steps = read_link(steps)
        analysis = Kept(id, tuple(read_steps(steps)), state == WHOLE, int(version))
    except ValueError:
        return Kept()
    return analysis if head.startswith(HEAD) else Kept()
