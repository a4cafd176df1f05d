"""The tasks of the page's thread that are too long, while the worker analyses a whole game."""

from tools.measure.engines import Engine
from tools.measure.games import finished
from tools.measure.press.cases import THERE, WAKE, go_on

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


def long_tasks(browser: Engine, address: str, game: str) -> list[float]:
    """The milliseconds of each task over 50 ms in the first seconds of an analysis."""
    browser.open(address)
    browser.run(WAKE)
    go_on(browser, address, finished(game), "analysis")
    tasks: list[float] = browser.run(THERE + LONG)
    return tasks
