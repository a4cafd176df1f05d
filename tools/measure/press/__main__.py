"""How long a press takes, from the press to the next picture, in Chromium on a processor four times
slower and in Firefox: `make bench-press`. Of an analysis it tells the tasks of the page's thread
that are too long.

Each case is printed as it comes. `python -m tools.measure.press --only sequence` measures this game
alone, `--only "sequence, late"` one case. `… dist /elsewhere/dist` compares two builds: both play
the same deal, and each press of the second follows that of the first at once, so that both meet the
machine as it is just then.

Times are medians in milliseconds by the clock, and in Chromium of the processor time of the page's
own thread, which hardly depends on what else the machine does. Only ratios within one run mean
anything: for each build after the first, the median over its presses of what one took, divided by
what the first build took for the same.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack
from functools import partial
from math import isnan, nan
from pathlib import Path
from statistics import median
from time import sleep
from typing import NamedTuple

from tessera_kit.authoring.serve import HOST, server
from tools.measure.engines import Chromium, Engine, Firefox, missing
from tools.measure.press.cases import CASES, STEPS, Case, begin, move_on, press, rest
from tools.measure.press.tasks import long_tasks
from tools.paths import DIST

SLOWER, ROUNDS = 4, 3
STILL = 1.0
"""Seconds that what a press has set going is given to come to rest."""
ENGINES: dict[str, Callable[[], Engine]] = {
    f"Chromium, {SLOWER} times slower": partial(Chromium, slower=SLOWER),
    "Firefox": Firefox,
}


class Taken(NamedTuple):
    """The milliseconds of one press. `processor` is nan where the engine tells none."""

    clock: float
    processor: float


Pressed = dict[str, list[tuple[Taken, ...]]]
"""The times of each press in all builds, by the name of the press."""


def play(browsers: Sequence[Engine], addresses: Sequence[str], case: Case, deal: int) -> Pressed:
    """Plays some turns of one game in all builds at once; the times of its presses."""
    pressed: Pressed = defaultdict(list)
    for browser, address in zip(browsers, addresses, strict=True):
        begin(browser, address, case, deal)
    for turn in range(case.turns):
        for name, selector in case.steps.items():
            taken = {}
            # Who goes second may meet what the press before it has left to do, so they change.
            for number in sorted(range(len(browsers)), reverse=bool(turn % 2)):
                sleep(STILL)
                rest(browsers[number], selector)
                taken[number] = timed(browsers[number], selector)
            there = tuple(one for _, one in sorted(taken.items()) if one)
            if len(there) == len(browsers):
                pressed[case.label(name, turn)].append(there)
        for browser in browsers:
            move_on(browser, case)
    return pressed


def timed(browser: Engine, selector: str) -> Taken | None:
    """Presses it; the time it took, or None where nothing was there to press."""
    before = worked(browser)
    clock = press(browser, selector)
    return None if clock is None else Taken(clock, worked(browser) - before)


def worked(browser: Engine) -> float:
    """The processor time of the page's thread in milliseconds, where the engine tells it."""
    return browser.processor_time() if isinstance(browser, Chromium) else nan


def measure(name: str, builds: list[Path], only: Collection[str], rounds: int) -> None:
    """Prints the table of one engine, for the games and cases that `only` names."""
    root = Path(tempfile.mkdtemp(prefix="tessera-press-"))
    for number, build in enumerate(builds):
        (root / str(number)).symlink_to(build)
    with server(root, port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        addresses = [f"http://{HOST}:{httpd.server_port}/{n}/" for n in range(len(builds))]
        tell(f"\n{name}\n{'':38}{'median':>8}{'worst':>8}{'processor':>11}{'presses':>9}")
        for case in CASES:
            if case.game in only or case.name in only:
                compare(name, case, addresses, rounds)
        if name.startswith("Chromium"):
            for game in STEPS:
                if game in only:
                    analyse(name, game, addresses)
        httpd.shutdown()


def compare(name: str, case: Case, addresses: list[str], rounds: int) -> None:
    """Prints the times of one case for all builds."""
    pressed: Pressed = defaultdict(list)
    for deal in range(rounds):
        with ExitStack() as opened:
            browsers = []
            for _ in addresses:
                browsers.append(ENGINES[name]())
                opened.callback(browsers[-1].close)
            for named, taken in play(browsers, addresses, case, deal).items():
                pressed[named] += taken
    for named, all_taken in pressed.items():
        for number in range(len(addresses)):
            own = [taken[number] for taken in all_taken]
            first = [taken[0] for taken in all_taken]
            clock, processor = (list(times) for times in zip(*own, strict=True))
            line = f"{median(clock):8.0f}{max(clock):8.0f}{in_thread(processor):>11}{len(own):9}"
            tell(f"{named:38}{line}{ratios(own, first) if number else ''}")


def ratios(own: list[Taken], first: list[Taken]) -> str:
    """The medians of the ratios to what the same presses took in the first build, as text."""
    pairs = [*zip(own, first, strict=True)]
    clock = median(mine.clock / its.clock for mine, its in pairs)
    processor = median(mine.processor / its.processor for mine, its in pairs)
    of_thread = "" if isnan(processor) else f", {processor:.2f} of the processor"
    return f"   {clock:.2f} by the clock{of_thread}"


def in_thread(processor: list[float]) -> str:
    """The median of the processor times as text; empty where the engine tells none."""
    return "" if isnan(processor[0]) else f"{median(processor):.0f}"


def analyse(name: str, game: str, addresses: list[str]) -> None:
    """Prints the number of tasks that are too long while a game is analysed."""
    for number, address in enumerate(addresses):
        browser = ENGINES[name]()
        try:
            tasks = long_tasks(browser, address, game)
        finally:
            browser.close()
        words = f"{len(tasks)} tasks over 50 ms, the longest {max(tasks, default=0):.0f}"
        which = f"   build {number + 1}" if len(addresses) > 1 else ""
        tell(f"{game + ': analysis':38}{words}{which}")


def tell(line: str) -> None:
    """Prints a line and flushes it, so that it can be read at once."""
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="press", description="How long a press takes.")
    names = [*STEPS, *(case.name for case in CASES)]
    parser.add_argument("builds", nargs="*", type=Path, default=[DIST])
    parser.add_argument("--only", nargs="+", choices=names, default=[*STEPS], metavar="CASE")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="games of each case")
    given = parser.parse_args()
    for name in ENGINES:
        if lacks := missing(name.partition(",")[0]):
            tell(f"\n{name}: {lacks}")
        else:
            measure(name, [build.resolve() for build in given.builds], given.only, given.rounds)


if __name__ == "__main__":
    main()
