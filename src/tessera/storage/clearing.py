"""Deleted games go for good once this device has been used on more than `DAYS` days since.

Days of use are counted, and not computed from dates: a clock that stood at 1970 and is right again
makes nothing fifty years old. They are counted only while there are deleted games.

    12
    2026-11-25 2026-11-26
    6f1c2a9b03d4 17 3

Twelve days were seen; the latest of them; and revision 17 of a game was found deleted on the third.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tessera.storage.repository import Repository
from tessera.storage.settings import Settings

DAYS = 30
"""The least number of days for which a deleted game can be restored."""
NAME = "deleted"
"""The name of the setting."""
LATEST = 40
"""The number of latest days that are remembered, between which a clock may go back and forth
without any counting as a new one."""


@dataclass(frozen=True, slots=True)
class Ages:
    """The number of days seen, the latest of them, and for each deleted game, by its id and
    revision, the number of days seen when it was first found deleted."""

    seen: int = 0
    latest: tuple[str, ...] = ()
    since: dict[tuple[str, int], int] = field(default_factory=dict)

    def on(self, day: str) -> Ages:
        """A copy in which this day counts, if it is a new one."""
        if day in self.latest:
            return self
        return replace(self, seen=self.seen + 1, latest=(*self.latest, day)[-LATEST:])


def clear(repository: Repository, settings: Settings, day: str) -> None:
    """Removes for good the games that were deleted too long ago."""
    deleted = repository.deleted()
    if not deleted:
        return
    stored = settings.recall(NAME, "")
    ages = read(stored).on(day)
    last_seen = {(id, revision.number): ages.seen for id, revision in deleted.items()}
    since = {game: min(ages.since.get(game, now), now) for game, now in last_seen.items()}
    old = {game for game, seen in since.items() if ages.seen - seen > DAYS}
    with repository.together():
        for id, _ in old:
            repository.forget(id)
    younger = {game: seen for game, seen in since.items() if game not in old}
    text = write(replace(ages, since=younger))
    if text != stored:
        settings.remember(NAME, text)


def write(ages: Ages) -> str:
    """The text of a setting; `read` gives an equal value back."""
    games = [f"{id} {number} {seen}" for (id, number), seen in ages.since.items()]
    return "\n".join([str(ages.seen), " ".join(ages.latest), *games])


def read(text: str) -> Ages:
    """The value of a setting's text; for one that can't be read, a value without any days."""
    # So counting begins again, and no game goes too early.
    try:
        seen, latest, *games = text.split("\n")
        words = [line.split(" ") for line in games]
        since = {(id, int(number)): int(date) for id, number, date in words}
        return Ages(int(seen), tuple(latest.split()), since)
    except ValueError:
        return Ages()
