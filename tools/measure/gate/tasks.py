"""The tasks of the page's thread that are too long, while the worker analyses a whole game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.measure.gate.cases import STEPS, THERE, asked, go_on
from tools.measure.gate.page import address, browser

ANALYSED = 20
"""Seconds of an analysis that are looked at."""
LONG = f"""
const long = [];
await there(".analysing progress:not([value='0']), p.answer");
const watch = new PerformanceObserver((list) => long.push(...list.getEntries()));
watch.observe({{ type: "longtask" }});
for (let n = 0; n < {ANALYSED} && document.querySelector(".analysing"); n += 1) {{
  await new Promise((go) => setTimeout(go, 1000));
}}
return long.map(({{ duration }}) => duration);
"""
"""Tasks of more than 50 ms, which only Chromium tells of."""


def analyses(builds: Sequence[Path]) -> Iterator[tuple[str, tuple[float, float]]]:
    """The milliseconds of tasks over 50 ms in the first seconds of an analysis."""
    for game in STEPS:
        then, now = (sum(long_tasks(build, game)) or 1 for build in builds)
        yield f"{game}: long tasks of an analysis", (then, now)


def long_tasks(build: Path, game: str) -> list[float]:
    """The milliseconds of each of these tasks."""
    opened = browser("chromium", build)
    go_on(opened, address(build), asked(build, f"finished({game!r})"), "analysis")
    tasks: list[float] = opened.run(THERE + LONG)
    return tasks
