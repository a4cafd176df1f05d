"""The days on which the puzzle of the day was solved, and the results. One short text has years of
them: `2026-11-24 1.3s` says that it was solved at the first try on that day, not tried on the next,
solved at the third try on the day after, and that the solution was shown on the last. Another run
of days may follow, as `2040-01-01 1`: so a clock that is wrong for a day costs none of the
others."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date, timedelta

NOTHING, SHOWN = ".", "s"
TRIES = "123456789"
"""The number of the try that solved it; the last stands for more as well."""
MOST = 3_911
"""The most characters of a text; the earliest days are dropped."""
GAP = 12
"""The number of days after which another run is shorter than the dots between."""
RUN = re.compile(r"(\d{4}-\d\d-\d\d) ([.s1-9]+)(?: |$)", re.ASCII)
DAY = timedelta(days=1)


class SolvedDays:
    """The days of a text; none if it can't be read."""

    def __init__(self, text: str = "") -> None:
        self._found: dict[date, str] = {}
        for first, marks in RUN.findall(text[:MOST]):
            with suppress(ValueError, OverflowError):
                begun = date.fromisoformat(first)
                for n, how in enumerate(marks):
                    if how != NOTHING:
                        self._found[begun + n * DAY] = how

    def __str__(self) -> str:
        days = sorted(self._found)
        while len(text := self._text(days)) > MOST:
            days = days[1:]
        return text

    def _text(self, days: list[date]) -> str:
        """The text of these days, with one run for days that lie close together."""
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
        """The result of a day: one of `TRIES`, `SHOWN`, or `NOTHING`."""
        return self._found.get(day, NOTHING)

    def note(self, day: date, how: str) -> None:
        """Notes the result of a day, unless it has one."""
        self._found.setdefault(day, how)

    def streak(self, today: date) -> int:
        """The number of days in a row on which it was solved, up to today; up to yesterday if there
        is no result for today yet."""
        day = today if self.of(today) != NOTHING else today - DAY
        n = 0
        while self.of(day) in TRIES:
            n, day = n + 1, day - DAY
        return n

    @property
    def longest(self) -> int:
        """The most days in a row on which it was ever solved."""
        longest = n = 0
        before: date | None = None
        for day in sorted(self._found):
            n = (n + 1 if before == day - DAY else 1) if self._found[day] in TRIES else 0
            longest, before = max(longest, n), day
        return longest

    def joined(self, other: SolvedDays) -> SolvedDays:
        """The days of two devices; for a day that both know, the better result counts."""
        both = SolvedDays()
        for day in {*self._found, *other._found}:
            both.note(day, min({self.of(day), other.of(day)} - {NOTHING}))
        return both
