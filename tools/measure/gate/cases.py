"""The games in which presses are measured, and what is pressed there: games between two people from
their beginning, between many, about the 300th event, and the play that wins one. At Sequence they
pass the tablet: taking it, choosing a card, playing it, and handing the tablet on. At the others
they throw, and press a square."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from time import monotonic_ns
from typing import Any, NamedTuple

from tools.measure.engines import Engine
from tools.measure.games import ENDS, ending

READY = """
for (let n = 0; document.body?.dataset.state !== "ready"; n += 1) {
  if (n > 2000) throw new Error("never ready");
  await new Promise((go) => setTimeout(go, 50));
}
"""
THERE = """
const there = async (selector) => {
  for (let n = 0; n < 200; n += 1) {
    if (document.querySelector(selector)) return document.querySelector(selector);
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error(`never there: ${selector}`);
};
"""
FOLLOW = """
while (!document.querySelector("READY")) {
  const next = await there("[data-primary]");
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
THROW = "[data-primary][data-press='app:throw']:not([aria-disabled])"
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

LATE, WINS = 0, -1
"""Numbers of people that stand for other cases: a game that goes on late, and one that the next
play wins."""
PRESSES = 60
"""Pairs of presses of each kind."""
WON = "the play that wins"


class Case(NamedTuple):
    """A game between so many people; LATE and WINS stand for other games."""

    game: str
    people: int

    @property
    def name(self) -> str:
        """The name of the case in the table, before those of its presses."""
        kinds = {LATE: "late", WINS: "ending"}
        return f"{self.game}, {kinds.get(self.people, f'{self.people} people')}"

    @property
    def steps(self) -> dict[str, str]:
        """The selectors of the presses that are measured in one turn, by name."""
        if self.people != WINS:
            return STEPS[self.game]
        _, targets = ending(self.game)
        return {WON: able(targets[-1])}

    @property
    def last(self) -> str:
        """The name of the last of them, of which PRESSES are wanted."""
        return WON if self.people == WINS else [*STEPS[self.game]][-1]


CASES = (
    *(Case(game, people) for game in STEPS for people in (2, LATE)),
    *(Case(game, WINS) for game in ENDS),
    Case("sequence", 12),
    Case("sequences", 12),
    Case("sequences", 24),
)


def begin(browser: Engine, build: Path, address: str, case: Case, deal: int) -> None:
    """Opens a game of this case, and waits until the first press to be measured is possible.
    Games of the same deal are the same ones."""
    targets: list[str] = []
    if case.people == WINS:
        record, targets = asked(build, f"ending({case.game!r})")
    elif case.people == LATE:
        record = asked(build, f"late({case.game!r})")
    else:
        record = asked(build, f"begun({case.game!r}, {case.people}, {deal})")
    go_on(browser, address, record, "play")
    ready = ".handover, .card" if case.game == "sequence" else THROW
    browser.run(THERE + FOLLOW.replace("READY", able(targets[0]) if targets else ready))
    for target in targets[:-1]:
        press(browser, able(target))


@cache
def asked(build: Path, call: str) -> Any:
    """The value of a call to `tools.measure.games` in a build, which writes its own format."""
    code = f"import json; from tools.measure import games; print(json.dumps(games.{call}))"
    command = [sys.executable, "-c", code]
    path = {**os.environ, "PYTHONPATH": f"{build / 'src'}:{build}"}
    return json.loads(subprocess.check_output(command, cwd=build, env=path, text=True))


def able(target: str) -> str:
    """The CSS selector of what can be pressed now, by the beginning of its target."""
    return f"[data-press^='{target}']:not([aria-disabled])"


def go_on(browser: Engine, address: str, record: str, screen: str) -> None:
    """Puts a record among the saved games and opens a screen of it."""
    browser.open("about:blank")
    browser.open(address)
    browser.run(READY)
    id = f"{monotonic_ns():x}"  # A new game each time: what is kept of the last would win.
    browser.run(f"localStorage.setItem('tessera/game/{id}', {json.dumps(record)});")
    browser.open("about:blank")
    browser.open(f"{address}#/{screen}/{id}")
    browser.run(READY)


def rest(browser: Engine, selector: str) -> None:
    """Waits until there is something to press and nothing moves."""
    browser.run(REST.replace("SELECTOR", json.dumps(selector)))


def press(browser: Engine, selector: str) -> float | None:
    """Presses it; the milliseconds till the next picture, or None where there is none."""
    taken: float | None = browser.run(f"{PRESS} return press({selector!r});")
    return taken


def move_on(browser: Engine, case: Case) -> None:
    """Goes on to the next turn."""
    browser.run(DRAW_AND_HAND_ON if case.game == "sequence" else MOVE_ON)
