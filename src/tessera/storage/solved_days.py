"""On which days the puzzle of the day was found, and how. One short text keeps years of them:
`2026-11-24 1.3s` says that it was found at once on that day, that nobody looked on the next, that
the third try found it on the day after, and that it was shown on the last."""

from __future__ import annotations

from datetime import date, timedelta

NOTHING, SHOWN = ".", "s"
TRIES = "123456789"
"""At which try it was found; the last stands for more as well."""
MOST = 3_900
"""Days that are kept, the latest."""
DAY = timedelta(days=1)


class SolvedDays:
    """What a text says. One that can't be read says nothing, as on a new device."""

    def __init__(self, text: str = "") -> None:
        first, _, found = text.partition(" ")
        self._found: dict[date, str] = {}
        try:
            begun = date.fromisoformat(first)
            for n, how in enumerate(found[:MOST]):
                if how in (*TRIES, SHOWN):
                    self._found[begun + n * DAY] = how
        except (ValueError, OverflowError):
            self._found = {}

    def __str__(self) -> str:
        if not self._found:
            return ""
        last = max(self._found)
        first = max(min(self._found), last - (MOST - 1) * DAY)
        days = range((last - first).days + 1)
        return f"{first} {''.join(self.of(first + n * DAY) for n in days)}"

    def of(self, day: date) -> str:
        """One of `TRIES`, `SHOWN`, or `NOTHING`."""
        return self._found.get(day, NOTHING)

    def note(self, day: date, how: str) -> None:
        """What came of it first counts."""
        self._found.setdefault(day, how)

    def streak(self, today: date) -> int:
        """How many days in a row it was found, the last of them today, or yesterday where today's
        is still to be found."""
        day = today if self.of(today) != NOTHING else today - DAY
        n = 0
        while self.of(day) in TRIES:
            n, day = n + 1, day - DAY
        return n

    def joined(self, other: SolvedDays) -> SolvedDays:
        """The days of two devices. Of one that both know the better counts."""
        both = SolvedDays()
        for day in {*self._found, *other._found}:
            both.note(day, min({self.of(day), other.of(day)} - {NOTHING}))
        return both
