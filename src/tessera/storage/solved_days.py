"""On which days the puzzle of the day was found, and how. One short text keeps years of them:
`2026-11-24 1.3s` says that it was found at once on that day, that nobody looked on the next, that
the third try found it on the day after, and that it was shown on the last. Another run of days may
follow, as `2040-01-01 1`: a clock that was wrong for a day costs none of the others."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date, timedelta

NOTHING, SHOWN = ".", "s"
TRIES = "123456789"
"""At which try it was found; the last stands for more as well."""
MOST = 3_911
"""Characters that are kept, of the latest days."""
GAP = 12
"""Days after which another run is shorter than the dots between."""
RUN = re.compile(r"(\d{4}-\d\d-\d\d) ([.s1-9]+)(?: |$)", re.ASCII)
DAY = timedelta(days=1)


class SolvedDays:
    """What a text says. One that can't be read says nothing, as on a new device."""

    def __init__(self, text: str = "") -> None:
        self._found: dict[date, str] = {}
        for first, found in RUN.findall(text[:MOST]):
            with suppress(ValueError, OverflowError):
                begun = date.fromisoformat(first)
                for n, how in enumerate(found):
                    if how != NOTHING:
                        self._found[begun + n * DAY] = how

    def __str__(self) -> str:
        days = sorted(self._found)
        while len(text := self._text(days)) > MOST:
            days = days[1:]
        return text

    def _text(self, days: list[date]) -> str:
        """These days, a run for those that lie close together."""
        words: list[str] = []
        before: date | None = None
        for day in days:
            if before and day - before <= GAP * DAY:
                words.append(NOTHING * ((day - before).days - 1))
            else:
                words.append(f" {day} ")
            words.append(self._found[day])
            before = day
        return "".join(words).strip()

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
