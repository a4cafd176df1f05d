"""How long a press takes on a processor four times slower, from the press to the next picture:
`make bench-press`. Games between two people. At Sequence they pass the tablet: taking it, choosing
a card, playing it, and handing the tablet on. At the others they throw, and press a square.

Two builds can be compared in turns: `python -m tools.measure.bench_press dist /elsewhere/dist`.
Times are medians in milliseconds by the clock, and of the processor time of the page's own thread,
which hardly depends on what else the machine does. Only ratios within one run mean anything.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from collections import defaultdict
from pathlib import Path
from statistics import median

from tools.measure.engines import Chromium
from tools.paths import DIST
from tools.serve import HOST, server

SLOWER, TURNS, ROUNDS = 4, 6, 3
WAKE = """
while (document.body?.dataset.state !== "ready") await new Promise((go) => setTimeout(go, 50));
"""
BEGIN = """
localStorage.setItem("tessera/seats", "person Ana\\nperson Rui");
location.hash = "#/new/GAME";
const found = async (selector) => {
  for (let n = 0; n < 200; n += 1) {
    if (document.querySelector(selector)) return document.querySelector(selector);
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error(`never there: ${selector}`);
};
(await found("[data-press='app:start']")).click();
while (!document.querySelector("READY")) {
  const next = await found("[data-primary]");
  if (!next.hasAttribute("aria-disabled")) next.click();
  await new Promise((go) => setTimeout(go, 100));
}
"""
PRESS = """
const soon = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
const press = async (selector) => {
  const element = document.querySelector(selector);
  if (!element) return null;
  await new Promise((go) => setTimeout(go, 120));
  const start = performance.now();
  element.click();
  await soon();
  return performance.now() - start;
};
"""
REST = "await new Promise((go) => setTimeout(go, 600));"
THROW = "[data-press='app:throw']:not([aria-disabled])"
SQUARE = ".square:not([aria-disabled])"
STEPS = {
    "sequence": {
        "take the tablet": "[data-press='app:take over']",
        "choose a card": ".card.can",
        "play it": SQUARE,
    },
    "tabula": {"throw": THROW, "press a point": SQUARE},
    "sequence_dice": {"throw": THROW, "press a square": SQUARE},
    "sequences": {"throw": THROW},
}
DRAW_AND_HAND_ON = """
for (let n = 0; n < 60 && !document.querySelector(".handover"); n += 1) {
  const next = document.querySelector(".fives button, [data-press='app:hand over']");
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

Times = dict[str, list[tuple[float, float]]]


def play(address: str, game: str, times: Times) -> None:
    """Some turns of one game."""
    cards = game == "sequence"
    begin = BEGIN.replace("GAME", game).replace("READY", ".handover, .card" if cards else THROW)
    browser = Chromium(slower=SLOWER)
    try:
        browser.open(address)
        browser.run(WAKE)
        browser.run(begin)
        for _ in range(TURNS):
            for name, selector in STEPS[game].items():
                browser.run(REST)
                before = browser.processor_time()
                if taken := browser.run(f"{PRESS} return press({selector!r});"):
                    times[f"{game}: {name}"].append((taken, browser.processor_time() - before))
            browser.run(DRAW_AND_HAND_ON if cards else MOVE_ON)
    finally:
        browser.close()


def main() -> None:
    builds = [Path(name).resolve() for name in sys.argv[1:]] or [DIST]
    root = Path(tempfile.mkdtemp(prefix="tessera-press-"))
    all_times: list[Times] = [defaultdict(list) for _ in builds]
    for number, build in enumerate(builds):
        (root / str(number)).symlink_to(build)
    with server(root, port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        for _ in range(ROUNDS):
            for game in STEPS:
                for number, times in enumerate(all_times):
                    play(f"http://{HOST}:{httpd.server_port}/{number}/", game, times)
        httpd.shutdown()
    for build, times in zip(builds, all_times, strict=True):
        print(f"\n{build}\n{'':32}{'median':>8}{'worst':>8}{'processor':>11}{'presses':>9}")
        for name, taken in times.items():
            clock, own = [pair[0] for pair in taken], [pair[1] for pair in taken]
            print(
                f"{name:32}{median(clock):8.0f}{max(clock):8.0f}{median(own):11.0f}{len(taken):9}"
            )


if __name__ == "__main__":
    main()
