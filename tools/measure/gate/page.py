"""Presses and starts in browsers: from a finger on the page until it rests."""

from __future__ import annotations

import atexit
import json
import tempfile
import threading
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from time import sleep

from tessera_kit.authoring.serve import HOST, server
from tools.measure.bench_start import KEPT, launch
from tools.measure.engines import Chromium, Engine, Firefox
from tools.measure.gate.cases import PRESSES, Case, begin, move_on, press, rest

SLOWER, DEALS = 4, 12
MOVES = 0.3
"""Seconds after a press in which the page isn't asked whether it rests."""
AT_REST = """
const moves = () => document.getAnimations().some((one) => one.playState === "running"
  && one.effect.getComputedTiming().endTime < Infinity);
for (let still = 0, n = 0; still < 2 && n < 60; n += 1) {
  still = moves() ? 0 : still + 1;
  await new Promise((go) => setTimeout(go, 80));
}
"""
PLACE = """
for (let n = 0; n < 40 && !document.querySelector(SELECTOR); n += 1) {
  await new Promise((go) => setTimeout(go, 50));
}
const element = document.querySelector(SELECTOR);
if (!element) return null;
element.scrollIntoView({ block: "nearest", behavior: "instant" });
const { x, y, width, height } = element.getBoundingClientRect();
return [x + width / 2, y + height / 2];
"""


@cache
def address(build: Path) -> str:
    """The address at which a build is served."""
    root = Path(tempfile.mkdtemp(prefix="tessera-gate-"))
    (root / "tessera").symlink_to(build / "dist")
    httpd = server(root, port=0)
    threading.Thread(target=httpd.serve_forever, daemon=True).start()
    atexit.register(httpd.shutdown)
    return f"http://{HOST}:{httpd.server_port}/tessera/"


@cache
def browser(engine: str, build: Path) -> Engine:
    """A browser for a build, kept for all cases; it has been at the menu, and keeps a snapshot."""
    opened = Chromium(slower=SLOWER, touch=True) if engine == "chromium" else Firefox()
    atexit.register(opened.close)
    opened.open(address(build))
    assert opened.run(KEPT), "release or snapshot are not kept"
    return opened


def in_chromium(builds: Sequence[Path], case: Case) -> Iterator[tuple[str, tuple[float, float]]]:
    """Each press of a case in both builds, in milliseconds of the page's thread until it rests."""
    return pairs([browser("chromium", build) for build in builds], builds, case)


def in_firefox(builds: Sequence[Path], case: Case) -> Iterator[tuple[str, tuple[float, float]]]:
    """Each press of a case in both builds, in milliseconds until the next picture."""
    return pairs([browser("firefox", build) for build in builds], builds, case)


def pairs(
    browsers: Sequence[Engine], builds: Sequence[Path], case: Case
) -> Iterator[tuple[str, tuple[float, float]]]:
    """Plays deal after deal in both, and times each press in one right after the other."""
    done = 0
    for deal in range(DEALS if case.people >= 0 else PRESSES):
        for opened, build in zip(browsers, builds, strict=True):
            begin(opened, build, address(build), case, deal)
        while done < PRESSES:
            before = done
            for name, selector in case.steps.items():
                taken = {}
                # The second may meet what the first has left to do, so they change.
                for number in sorted(range(len(browsers)), reverse=bool(done % 2)):
                    taken[number] = timed(browsers[number], selector)
                then, now = taken[0], taken[1]
                if then and now:
                    done += name == case.last
                    yield f"{case.name}: {name}", (then, now)
            if done == before or case.people < 0:
                break
            for opened in browsers:
                move_on(opened, case)
        if done >= PRESSES:
            break


def timed(opened: Engine, selector: str) -> float | None:
    """The milliseconds that a press takes; None where nothing can be pressed."""
    if not isinstance(opened, Chromium):
        rest(opened, selector)
        return press(opened, selector)
    if not (place := opened.run(PLACE.replace("SELECTOR", json.dumps(selector)))):
        return None
    before = opened.processor_time()
    opened.tap(*place)
    sleep(MOVES)
    opened.run(AT_REST)
    return opened.processor_time() - before


def starts(builds: Sequence[Path]) -> Iterator[tuple[str, tuple[float, float]]]:
    """First visits and later launches of both builds in turns, in milliseconds until the menu."""
    for turn in range(6):
        first, later = {}, {}
        order = sorted(range(len(builds)), reverse=bool(turn % 2))
        opened = {number: Chromium() for number in order}
        for number in order:
            first[number] = launch(opened[number], address(builds[number]))["ready"]
            assert opened[number].run(KEPT), "release or snapshot are not kept"
            launch(opened[number], address(builds[number]))
        yield "first visit", (first[0], first[1])
        for _ in range(4):
            for number in order:
                later[number] = launch(opened[number], address(builds[number]))["ready"]
            yield "later launch", (later[0], later[1])
        for one in opened.values():
            one.close()
