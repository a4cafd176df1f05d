"""Deleted games go for good once this device has seen more than so many days since.

Days are counted and not worked out: a clock that stood at 1970 and is right again makes nothing
fifty years old. There is something to count only while there are deleted games.

    12
    2026-11-25 2026-11-26
    6f1c2a9b03d4 17 3

Twelve days were seen; the latest of them; and revision 17 of a game was found deleted on the third.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tessera.storage.saves import DAYS, Saves
from tessera.storage.settings import Settings

NAME = "deleted"
"""Of the setting."""
LATEST = 40
"""Days that are told from new ones: a clock may go back and forth between them."""


@dataclass(frozen=True, slots=True)
class Ages:
    """How many days were seen, the latest of them, and at which of them each deleted game was
    found, by its id and revision."""

    seen: int = 0
    latest: tuple[str, ...] = ()
    since: dict[tuple[str, int], int] = field(default_factory=dict)

    def on(self, day: str) -> Ages:
        """With a day that may be a new one."""
        if day in self.latest:
            return self
        return replace(self, seen=self.seen + 1, latest=(*self.latest, day)[-LATEST:])


def clear(saves: Saves, settings: Settings, day: str) -> None:
    """Throws away what was deleted too long ago."""
    deleted = saves.repository.deleted()
    if not deleted:
        return
    stored = settings.recall(NAME, "")
    ages = read(stored).on(day)
    found = {(id, revision.number): ages.seen for id, revision in deleted.items()}
    since = {game: min(ages.since.get(game, now), now) for game, now in found.items()}
    old = {game for game, seen in since.items() if ages.seen - seen > DAYS}
    with saves.repository.together():
        for id, _ in old:
            saves.repository.forget(id)
    kept = {game: seen for game, seen in since.items() if game not in old}
    text = write(replace(ages, since=kept))
    if text != stored:
        settings.remember(NAME, text)


def write(ages: Ages) -> str:
    """The text of a setting; `read` gives an equal value back."""
    games = [f"{id} {number} {seen}" for (id, number), seen in ages.since.items()]
    return "\n".join([str(ages.seen), " ".join(ages.latest), *games])


def read(text: str) -> Ages:
    """What a setting says; one that can't be read says that no day was seen, and nothing goes too
    early."""
    try:
        seen, latest, *games = text.split("\n")
        words = [line.split(" ") for line in games]
        since = {(id, int(number)): int(found) for id, number, found in words}
        return Ages(int(seen), tuple(latest.split()), since)
    except ValueError:
        return Ages()
