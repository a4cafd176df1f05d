"""Calls, files and rooms of a press, and its processor time: `python -m tools.measure.calls`.

Counts are the same on every machine, on one version of Python. `--time` prints milliseconds
instead. Only ratios of two builds that take turns mean anything:
`node tools/pyodide/run.mjs tools/measure/calls.py --time` in each of them.
"""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, median_low
from time import process_time
from types import FrameType
from typing import Any, NamedTuple

import tessera
from tessera.scene.live import Live
from tessera.scene.node import Node
from tessera.screens.stage import Stage
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.surface import FakeDocument, FakeElement
from tessera_kit.fakes.tablet import Tablet, nodes
from tools.measure.games import late

PYTHON = (3, 11)
"""The version whose calls are held by the tests: later ones don't call for a comprehension."""
SOURCES = f"{Path(tessera.__file__).parent}/"
GAMES = {
    "sequence": ("two", 84),
    "sequence_dice": ("two_six", 30),
    "sequences": ("twenty_four", 400),
    "tabula": ("classical", 30),
}
"""The recorded game of each kind, and the number of events after which it is opened."""
PRESSES = 60
"""The number of presses in each game."""


class Cost(NamedTuple):
    """The calls of Tessera's functions, and the files and rooms that these are in."""

    calls: int
    files: int
    rooms: int


class Counting:
    """A profile of the calls of Tessera's own functions, without those of stand-ins."""

    def __init__(self) -> None:
        self._calls = 0
        self._files = set[str]()

    def __enter__(self) -> Counting:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *fault: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(SOURCES):
            self._calls += 1
            self._files.add(name)

    @property
    def cost(self) -> Cost:
        """The cost of what happened so far."""
        rooms = {_room(name[len(SOURCES) :]) for name in self._files}
        return Cost(self._calls, len(self._files), len(rooms))


def _room(name: str) -> str:
    *folders, _ = name.split("/")
    deep = 2 if folders[:1] in (["games"], ["screens"], ["features"]) else 1
    return "/".join(folders[:deep])


class Counted:
    """The page of a tablet, drawn as the browser draws it."""

    def __init__(self, tablet: Tablet) -> None:
        self._app = tablet.app
        self.document = FakeDocument()
        self.stage = Stage(self.document, tablet.app, lambda element: None)
        self.stage.prepare()
        self._made = 0

    @property
    def live(self) -> Live[FakeElement]:
        """The page that is shown."""
        return self.stage.live

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Nodes that are made meanwhile are counted."""
        plain = Node.__init__

        def counted(node: Node, *given: object, **named: object) -> None:
            self._made += 1
            plain(node, *given, **named)  # type: ignore[arg-type]

        Node.__init__ = counted  # type: ignore[method-assign,assignment]
        try:
            yield
        finally:
            Node.__init__ = plain  # type: ignore[method-assign]

    def cost(self, action: Callable[[], object]) -> tuple[int, int]:
        """The Nodes that it makes, and the writes."""
        self._made = 0
        self.document.writes.clear()
        action()
        self.draw()
        self.land()
        return self._made, len(self.document.writes)

    def draw(self) -> bool:
        """Draws the page; whether it waits until dice or a piece have landed."""
        self.stage.draw(self._app.screen.beat())
        return self.stage.beats.holds

    def land(self) -> bool:
        """Shows what the page has waited with."""
        if self.stage.beats.holds:
            self.stage.land()
        return False

    @property
    def characters(self) -> int:
        """The characters of all that was written last."""
        return sum(len(str(value)) for *_, value in self.document.writes)


def able(live: Live[FakeElement]) -> list[Node]:
    """The elements that can be pressed."""
    assert isinstance(live.node, Node)
    return [
        node
        for node in nodes(live.node)
        if node.attributes.get("data-press") and not node.attributes.get("aria-disabled")
    ]


def next_press(live: Live[FakeElement], rng: Random) -> str:
    """The `data-press` of the next press; empty while something comes by itself."""
    there = able(live)
    cards = [node for node in there if "can" in str(node.attributes.get("class")).split()]
    board = [node for node in there if node.attributes.get("data-board")]
    if any(node.attributes.get("aria-pressed") == "true" for node in cards):
        cards = []  # One is chosen: now a square.
    found = [node for node in there if node.attributes.get("data-primary")] or cards or board
    return str(rng.choice(found).attributes["data-press"]) if found else ""


def kind(press: str) -> str:
    """The name of a press, alike in every game."""
    space, _, target = press.partition(":")
    word, _, _ = target.partition(" ")
    plays = {"card": "choose", "square": "play", "point": "play"}
    return target if space == "app" else plays.get(word, word)


def device(game: str) -> FakeDevice:
    """A device with the saved game."""
    recorded, events = GAMES[game]
    return FakeDevice({"tessera/game/late": late(game, events, recorded)})


def played(game: str, measure: Callable[[Callable[[], bool]], Any]) -> dict[str, list[Any]]:
    """The measures of presses by their kinds: with the first drawing, of the second, and of a
    drawing in which nothing has changed."""
    tablet = Tablet("#/play/late", device=device(game))
    page, found, rng = Counted(tablet), defaultdict(list), Random(game)
    for _ in range(PRESSES):
        page.document.writes.clear()
        waits = False
        if press := next_press(page.live, rng):

            def act(press: str = press) -> bool:
                tablet.app.attempt(lambda: tablet.app.press(press, by_keyboard=False))
                return page.draw()

            cost, waits = measure(act)
            found[kind(press)].append(cost)
        else:
            tablet.wait()
            waits = page.draw()
        if waits:
            found["second"].append(measure(page.land)[0])
        found["unchanged"].append(measure(page.draw)[0])
        if tablet.play.context.table.result is not None:
            break
    return found


def opened(game: str, measure: Callable[[Callable[[], bool]], Any]) -> Any:
    """The measure of opening a saved game, until its page is built."""
    tablet = Tablet(device=device(game))

    def act() -> bool:
        tablet.visit("#/play/late")
        Counted(tablet)
        return False

    return measure(act)[0]


def counted(act: Callable[[], bool]) -> tuple[Cost, bool]:
    """The calls of this, and what it gives back."""
    with Counting() as counting:
        waits = act()
    return counting.cost, waits


def timed(act: Callable[[], bool]) -> tuple[float, bool]:
    """The milliseconds of processor time that it takes, and what it gives back."""
    start = clock()
    waits = act()
    return clock() - start, waits


def _processor() -> Callable[[], float]:
    if sys.platform != "emscripten":
        return lambda: process_time() * 1000
    import js  # noqa: PLC0415

    return lambda: js.process.cpuUsage().user / 1000


clock = _processor()


def costs_by_kind(game: str) -> dict[str, Cost]:
    """The median cost of each kind of press in a game."""
    found = played(game, counted)
    middle = {
        name: Cost(*[median_low(one) for one in zip(*many, strict=True)])
        for name, many in found.items()
    }
    return {**middle, "open": opened(game, counted)}


def main() -> None:
    times = "--time" in sys.argv
    for game in GAMES:
        if times:
            for _ in range(2):  # The first time everything is made that stays.
                gc.collect()
                found = played(game, timed)
            for name, many in found.items():
                print(f"{game} {name} {median(many):.3f} {len(many)}")
        else:
            for name, cost in costs_by_kind(game).items():
                print(f"{game:15}{name:12}{cost.calls:6}{cost.files:5}{cost.rooms:4}")


if __name__ == "__main__":
    main()
