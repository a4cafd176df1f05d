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
                # The second may meet what the first has left to do, so they change.
                order = [*range(len(browsers))][:: -1 if done % 2 else 1]
                taken = timed([browsers[number] for number in order], selector)
                then, now = (taken[order.index(number)] for number in (0, 1))
                if then and now:
                    done += name == case.last
                    yield f"{case.name}: {name}", (then, now)
            if done == before or case.people < 0:
                break
            for opened in browsers:
                move_on(opened, case)
        if done >= PRESSES:
            break


def timed(browsers: Sequence[Engine], selector: str) -> list[float | None]:
    """The milliseconds that a press takes in each; None where nothing can be pressed."""
    chromiums = [opened for opened in browsers if isinstance(opened, Chromium)]
    if not chromiums:
        for opened in browsers:
            rest(opened, selector)
        return [press(opened, selector) for opened in browsers]
    place = PLACE.replace("SELECTOR", json.dumps(selector))
    places = [opened.run(place) for opened in chromiums]
    before = [opened.processor_time() for opened in chromiums]
    for opened, there in zip(chromiums, places, strict=True):
        if there:
            opened.tap(*there)
    # Both come to rest side by side, each on a processor of its own.
    sleep(MOVES)
    for opened in chromiums:
        opened.run(AT_REST)
    after = [opened.processor_time() for opened in chromiums]
    taken = zip(places, before, after, strict=True)
    return [end - start if there else None for there, start, end in taken]


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
