"""Chooses among several stored revisions of one game the one that counts.

A game may lie in local storage and in the durable store, alive or deleted. The newest undamaged
revision wins; deleting makes a revision too. One that can't be read never wins over one that can,
and is never thrown away.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple
from zlib import crc32

from tessera.storage.envelope import MAGIC, BadEnvelope, Envelope, unwrap

GAME = "tessera/game/"
DELETED = "tessera/deleted/"
EARLIER = "tessera/earlier/"
QUARANTINE = "tessera/aside/"
"""The prefixes of keys; the id of the game follows. Never to be changed, or games would be lost."""
ID = re.compile(r"[0-9a-z_-]{1,60}", re.ASCII)
"""The id of a game, made so that addresses and backups can contain it."""
UNKNOWN = 1 << 60
"""The revision of a text that only a newer Tessera can read: above all that this one writes."""


@dataclass(frozen=True)
class Revision:
    """A text as it was stored, and whether it was stored among the deleted games."""

    stored: str
    deleted: bool = False

    @cached_property
    def _opened(self) -> tuple[Envelope | None, str]:
        return _opened(self.stored)

    @cached_property
    def envelope(self) -> Envelope | None:
        """The envelope of the text; None for a revision that is damaged or newer."""
        return self._opened[0]

    @property
    def fault(self) -> str:
        """The reason why it can't be read: "damaged" or "newer"; "" if it can."""
        return self._opened[1]

    @property
    def number(self) -> int:
        """The number of the revision, one more with every write; -1 for a damaged one, `UNKNOWN`
        for one of a newer Tessera."""
        if self.envelope:
            return self.envelope.number
        return UNKNOWN if self.fault == "newer" else -1

    @property
    def tab(self) -> str:
        """The name of the tab that wrote it; "" if unknown."""
        return self.envelope.tab if self.envelope else ""

    @property
    def moment(self) -> str:
        """The time of writing, ISO 8601 in UTC; "" if unknown."""
        return self.envelope.moment if self.envelope else ""

    @property
    def text(self) -> str:
        """The text of the record, intact or not, without its envelope."""
        if self.envelope:
            return self.envelope.text
        return self.stored.partition("\n")[2] if self.stored.startswith(MAGIC) else self.stored

    @cached_property
    def rests(self) -> bool:
        """Whether nobody is playing it: the game is over, or deleted."""
        return not self.fault and (self.deleted or is_over(self.text))


# Remembered, because each write compares itself with the one before, in two stores.
@lru_cache(maxsize=4)
def _opened(stored: str) -> tuple[Envelope | None, str]:
    try:
        return unwrap(stored), ""
    except BadEnvelope as error:
        return None, error.code


class Chosen(NamedTuple):
    """The revision that counts, and those for quarantine: damaged ones, and one written by another
    tab under the same number."""

    best: Revision
    quarantine: tuple[Revision, ...]


def choose(revisions: Iterable[Revision]) -> Chosen:
    """The choice among the revisions of one game, at least one. Among equal numbers the first
    counts."""
    best, *rest = sorted(dict.fromkeys(revisions), key=lambda revision: -revision.number)
    if best.fault == "damaged":
        return Chosen(best, tuple(rest))
    quarantine = [
        revision
        for revision in rest
        if revision.fault == "damaged"
        or (revision.number == best.number and revision.text != best.text)
    ]
    return Chosen(best, tuple(quarantine))


def sort_out(
    stores: Iterable[Mapping[str, str]],
) -> tuple[dict[str, list[Revision]], dict[str, str]]:
    """The revisions of each game that the stores have, by its id, and the texts in quarantine."""
    revisions: dict[str, list[Revision]] = {}
    quarantine: dict[str, str] = {}
    for texts in stores:
        for key, stored in texts.items():
            if key.startswith(QUARANTINE):
                quarantine[key.removeprefix(QUARANTINE)] = stored
            else:
                place = DELETED if key.startswith(DELETED) else GAME
                revision = Revision(stored, place == DELETED)
                revisions.setdefault(key.removeprefix(place), []).append(revision)
    return revisions, quarantine


def is_over(text: str) -> bool:
    """Whether the game of a record's text has ended."""
    return "\nresult " in text.partition("\n\n")[0]


def saved_at(text: str) -> str:
    """The time of the last event, to sort by; empty for a text without one."""
    head, _, _ = text.partition("\n\n")
    _, _, rest = head.partition("\nsaved ")
    return rest.partition("\n")[0][:20]


def keys_of(id: str, revision: Revision) -> tuple[str, str]:
    """The key under which a revision belongs, and the one under which the game must not be too."""
    return (DELETED + id, GAME + id) if revision.deleted else (GAME + id, DELETED + id)


def may_replace(new: Revision, there: Mapping[str, str]) -> bool:
    """Whether the new revision may replace the texts that are stored, alive or deleted: all are
    older, or the same."""
    return all(text == new.stored or Revision(text).number < new.number for text in there.values())


def quarantine_name(stored: str) -> str:
    """The name of a text in quarantine, which is always the same for the same text."""
    return f"{crc32(stored.encode('utf-8', 'replace')):08x}"
