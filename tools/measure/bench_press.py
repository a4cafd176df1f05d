"""How long a press takes, from the press to the next picture, in Chromium on a processor four times
slower and in Firefox: `make bench-press`. Games between two people from their beginning, between
twelve, about the 300th event, and the play that wins one. At Sequence they pass the tablet: taking
it, choosing a card, playing it, and handing the tablet on; who takes it first of all in a game that
goes on has everything made that goes at a handover, which stands by itself. At the others they
throw, and press a square. Of an analysis it tells the tasks of the page's thread that are too long,
while the worker looks at a whole game.

Each case is printed as it comes. `python -m tools.measure.bench_press --only sequence` measures
this game alone; `… dist /elsewhere/dist` compares two builds in turns.
Times are medians in milliseconds by the clock, and in Chromium of the processor time of the page's
own thread, which hardly depends on what else the machine does. Only ratios within one run mean
anything.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import threading
from collections import defaultdict
from collections.abc import Callable, Collection
from functools import partial
from math import isnan
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tessera_kit.authoring.serve import HOST, server
from tools.measure.engines import Chromium, Engine, Firefox, missing
from tools.measure.late_games import ENDS, ending, finished, late
from tools.paths import DIST

SLOWER, TURNS, ROUNDS = 4, 6, 3
WAKE = """
for (let n = 0; document.body?.dataset.state !== "ready"; n += 1) {
  if (n > 2000) throw new Error("never ready");
  await new Promise((go) => setTimeout(go, 50));
}
await new Promise((go) => setTimeout(go, 7_000)); // While a menu is seen, all else is imported.
"""
FOUND = """
const found = async (selector) => {
  for (let n = 0; n < 200; n += 1) {
    if (document.querySelector(selector)) return document.querySelector(selector);
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error(`never there: ${selector}`);
};
"""
BEGIN = f"""
localStorage.setItem("tessera/seats", SEATS);
location.hash = "#/new/GAME";
{FOUND}
(await found("[data-press='app:start']")).click();
"""
FOLLOW = """
while (!document.querySelector("READY")) {
  const next = await found("[data-primary]");
  if (!next.hasAttribute("aria-disabled")) next.click();
  await new Promise((go) => setTimeout(go, 100));
}
"""
PRESS = """
const soon = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
const press = async (selector) => {
  for (let n = 0; n < 40 && !document.querySelector(selector); n += 1) {
    await new Promise((go) => setTimeout(go, 50));
  }
  const element = document.querySelector(selector);
  if (!element) return null;
  await new Promise((go) => setTimeout(go, 120));
  const start = performance.now();
  element.click();
  await soon();
  return performance.now() - start;
};
"""
REST = """
for (let n = 0; n < 40 && !document.querySelector(SELECTOR); n += 1) {
  await new Promise((go) => setTimeout(go, 50));
}
await new Promise((go) => setTimeout(go, 600)); // A square can be pressed while dice still roll.
"""
THROW = "[data-press='app:throw']:not([aria-disabled])"
SQUARE = ".square:not([aria-disabled])"
TAKE = "[data-press='app:take over']"
STEPS = {
    "sequence": {
        "take the tablet": TAKE,
        "choose a card": ".card.can",
        "play it": SQUARE,
    },
    "tabula": {"throw": THROW, "press a point": SQUARE},
    "sequence_dice": {"throw": THROW, "press a square": SQUARE},
    "sequences": {"throw": THROW},
}
DRAW_AND_HAND_ON = """
for (let n = 0; n < 60 && !document.querySelector(".handover"); n += 1) {
  const next = document.querySelector(
    ".fives button, [data-press='game:offer'], [data-press='app:hand over']");
  if (next) next.click();
  await new Promise((go) => setTimeout(go, 100));
}
"""

MOVE_ON = f"""
for (let n = 0; n < 20 && !document.querySelector({THROW!r}); n += 1) {{
  document.querySelector({SQUARE!r})?.click();
  await new Promise((go) => setTimeout(go, 100));
}}
"""

ANALYSED = 20
"""Seconds of an analysis that are looked at."""
LONG = f"""
const long = [];
await found(".analysing progress:not([value='0']), p.answer");
const watch = new PerformanceObserver((list) => long.push(...list.getEntries()));
watch.observe({{ type: "longtask" }});
for (let n = 0; n < {ANALYSED} && document.querySelector(".analysing"); n += 1) {{
  await new Promise((go) => setTimeout(go, 1000));
}}
return long.map(({{ duration }}) => duration);
"""
"""Tasks of more than 50 ms, which only Chromium tells of."""

Times = dict[str, list[tuple[float, float]]]
ENGINES: dict[str, Callable[[], Engine]] = {
    f"Chromium, {SLOWER} times slower": partial(Chromium, slower=SLOWER),
    "Firefox": Firefox,
}


LATE, WINS = 0, -1
"""Numbers of people that stand for other cases: a game that goes on late, and one that the next
play wins."""


class Case(NamedTuple):
    """A game between so many people; LATE and WINS stand for other games."""

    game: str
    people: int

    @property
    def name(self) -> str:
        """The name of the case in the table, before those of its presses."""
        kinds = {LATE: f"{self.game}, late", WINS: f"{self.game}, ending", 2: self.game}
        return kinds.get(self.people, f"{self.game}, {self.people} people")

    @property
    def steps(self) -> dict[str, str]:
        """The selectors of the presses that are measured in one turn, by name."""
        if self.people != WINS:
            return STEPS[self.game]
        _, targets = ending(self.game)
        return {"the play that wins": able(targets[-1])}


CASES = (
    *(Case(game, people) for game in STEPS for people in (2, LATE)),
    *(Case(game, WINS) for game in ENDS),
    Case("sequence", 12),
    Case("sequences", 12),
)


def begin(browser: Engine, address: str, case: Case) -> None:
    """Opens a game of this case, and waits until the first press to be measured is possible."""
    browser.open(address)
    browser.run(WAKE)
    start, ready = FOUND, ".handover, .card" if case.game == "sequence" else THROW
    if case.people == WINS:
        record, targets = ending(case.game)
        go_on(browser, address, record, "play")
        ready = able(targets[0])
    elif case.people:
        seats = json.dumps("\n".join(f"person P{n}" for n in range(case.people)))
        start = BEGIN.replace("GAME", case.game).replace("SEATS", seats)
    else:
        go_on(browser, address, late(case.game), "play")
    browser.run(start + FOLLOW.replace("READY", ready))
    if case.people == WINS:
        for target in targets[:-1]:
            browser.run(f"{PRESS} return press({able(target)!r});")


def able(target: str) -> str:
    """The CSS selector of what can be pressed now, by the beginning of its target."""
    return f"[data-press^='{target}']:not([aria-disabled])"


def go_on(browser: Engine, address: str, record: str, screen: str) -> None:
    """Puts a record among the saved games and opens a screen of it."""
    browser.run(f"localStorage.setItem('tessera/game/late', {json.dumps(record)});")
    browser.open("about:blank")
    browser.open(f"{address}#/{screen}/late")
    browser.run(WAKE)


def play(browser: Engine, address: str, case: Case, times: Times) -> None:
    """Plays some turns of one game and adds the milliseconds of each press to `times`."""
    try:
        begin(browser, address, case)
        for turn in range(1 if case.people == WINS else TURNS):
            for name, selector in case.steps.items():
                first = selector == TAKE and case.people == LATE and not turn
                measured = f"{case.name}: {name}{', first' if first else ''}"
                browser.run(REST.replace("SELECTOR", json.dumps(selector)))
                before = worked(browser)
                if taken := browser.run(f"{PRESS} return press({selector!r});"):
                    times[measured].append((taken, worked(browser) - before))
            browser.run(DRAW_AND_HAND_ON if case.game == "sequence" else MOVE_ON)
    finally:
        browser.close()


def worked(browser: Engine) -> float:
    """The processor time of the page's thread in milliseconds, where the engine tells it."""
    return browser.processor_time() if isinstance(browser, Chromium) else float("nan")


def measure(name: str, builds: list[Path], games: Collection[str] = tuple(STEPS)) -> None:
    """Prints the table of one engine."""
    root = Path(tempfile.mkdtemp(prefix="tessera-press-"))
    for number, build in enumerate(builds):
        (root / str(number)).symlink_to(build)
    with server(root, port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        addresses = [f"http://{HOST}:{httpd.server_port}/{n}/" for n in range(len(builds))]
        tell(f"\n{name}\n{'':38}{'median':>8}{'worst':>8}{'processor':>11}{'presses':>9}")
        for case in CASES:
            if case.game in games:
                compare(name, case, addresses)
        if name.startswith("Chromium"):
            for game in games:
                analyse(name, game, addresses)
        httpd.shutdown()


def compare(name: str, case: Case, addresses: list[str]) -> None:
    """Prints the times of one case for all builds, which are measured in turns."""
    all_times: list[Times] = [defaultdict(list) for _ in addresses]
    for _ in range(ROUNDS):
        for address, times in zip(addresses, all_times, strict=True):
            play(ENGINES[name](), address, case, times)
    for number, times in enumerate(all_times):
        for press, taken in times.items():
            clock, own = [pair[0] for pair in taken], [pair[1] for pair in taken]
            line = f"{median(clock):8.0f}{max(clock):8.0f}{in_thread(own):>11}{len(taken):9}"
            tell(f"{press:38}{line}{which(number, addresses)}")


def in_thread(own: list[float]) -> str:
    """The median of the processor times as text; empty where the engine tells none."""
    return "" if isnan(own[0]) else f"{median(own):.0f}"


def analyse(name: str, game: str, addresses: list[str]) -> None:
    """Prints the number of tasks that are too long while a game is analysed."""
    for number, address in enumerate(addresses):
        browser = ENGINES[name]()
        try:
            browser.open(address)
            browser.run(WAKE)
            go_on(browser, address, finished(game), "analysis")
            tasks = browser.run(FOUND + LONG)
        finally:
            browser.close()
        words = f"{len(tasks)} tasks over 50 ms, the longest {max(tasks, default=0):.0f}"
        tell(f"{game + ': analysis':38}{words}{which(number, addresses)}")


def which(number: int, addresses: list[str]) -> str:
    """The build that a line is about, if there are several."""
    return f"   build {number + 1}" if len(addresses) > 1 else ""


def tell(line: str) -> None:
    """Prints a line and flushes it, so that it can be read at once."""
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a press takes.")
    parser.add_argument("builds", nargs="*", type=Path, default=[DIST])
    parser.add_argument("--only", nargs="+", choices=STEPS, default=[*STEPS], metavar="GAME")
    given = parser.parse_args()
    for name in ENGINES:
        if lacks := missing(name.partition(",")[0]):
            tell(f"\n{name}: {lacks}")
        else:
            measure(name, [build.resolve() for build in given.builds], given.only)


if __name__ == "__main__":
    main()
