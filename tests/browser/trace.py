"""What the page's one thread did, told by the browser itself.

Times are those of the thread, not of the clock on the wall: whoever else uses this machine doesn't
count. Where the processor is slowed down on purpose, that does.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Page

CATEGORIES = ["devtools.timeline", "blink.user_timing"]
SCRIPTS = ("TimerFire", "EventDispatch", "FunctionCall")
"""Where programs run, and not only the browser's own drawing."""


@dataclass(frozen=True)
class Task:
    """Something the thread did in one go: when it began and ended, and how long it was busy.
    Milliseconds."""

    start: float
    end: float
    busy: float


@dataclass
class Trace:
    """What was seen."""

    scripts: list[Task] = field(default_factory=list)
    """Programs that ran, also those that ran within others."""
    timers: list[tuple[int, Task]] = field(default_factory=list)
    """What timers did, with the time that they had been set to."""
    marks: list[tuple[float, str]] = field(default_factory=list)
    """What was written with `performance.mark`."""


@contextmanager
def traced(page: Page, slower: float) -> Iterator[Trace]:
    """Slows the page's processor down, and looks on until the end of the block."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=CATEGORIES)
    trace = Trace()
    yield trace
    events = json.loads(browser.stop_tracing())["traceEvents"]
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    _fill(trace, sorted(events, key=lambda event: event["ts"]))


def _fill(trace: Trace, events: list[dict]) -> None:
    fired = Counter((e["pid"], e["tid"]) for e in events if e["name"] == "TimerFire")
    ((thread, _),) = fired.most_common(1)
    set_to: dict[int, int] = {}
    for event in events:
        if (event["pid"], event["tid"]) != thread:
            continue
        name, start = event["name"], event["ts"] / 1000
        if name == "TimerInstall":
            data = event["args"]["data"]
            set_to[data["timerId"]] = data["timeout"]
        elif event["ph"] == "X" and name in SCRIPTS:
            task = Task(start, start + event["dur"] / 1000, event.get("tdur", 0) / 1000)
            trace.scripts.append(task)
            if name == "TimerFire" and (timer := event["args"]["data"]["timerId"]) in set_to:
                trace.timers.append((set_to[timer], task))
        elif "blink.user_timing" in event["cat"]:
            trace.marks.append((start, name))
