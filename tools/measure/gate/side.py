"""One build at the gate, inside Pyodide: plays a case and tells the processor time of its presses.

Runs in the folder of either build, so it uses only names that both have. Each line that comes is a
case and a deal, as "sequence 2 0", or empty for the next press. The answer is a line of JSON: the
label and the milliseconds of the press with all drawings that follow it, and of a drawing in which
nothing has changed; null when the case has ended.
"""

import json
import sys
from collections.abc import Callable, Iterator

from pyodide.code import run_js

from tessera.scene.diff import update
from tessera.scene.live import mount
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.surface import FakeDocument
from tessera_kit.fakes.tablet import Tablet
from tools.measure.games import begun, ending, late

PROCESS = run_js("process")
"""Node's, which knows what it has taken of the processor."""
LATE, WINS = 0, -1
SETTLES = 3_000
"""Milliseconds after a press in which dice and pieces come to rest."""


class Page:
    """A tablet whose page is drawn into a document that nobody sees."""

    def __init__(self, record: str) -> None:
        device = FakeDevice({"tessera/game/one": record})
        self.tablet = Tablet("#/play/one", device=device)
        self._document = FakeDocument()
        self._live = mount(self._document, self.tablet.app.draw())

    def timed(self, action: Callable[[], object]) -> float:
        """The processor's milliseconds of an action and the drawing after it."""
        before = PROCESS.cpuUsage()
        action()
        update(self._document, self._live, self.tablet.app.draw())
        after = PROCESS.cpuUsage(before)
        self._document.writes.clear()
        return float(after.user + after.system) / 1000

    def press(self, target: str) -> tuple[float, float]:
        """The milliseconds of a press until all has come to rest, and of an unchanged drawing."""
        app, device = self.tablet.app, self.tablet.device
        taken = self.timed(lambda: app.press(target, by_keyboard=False))
        end = device.clock + SETTLES
        while due := [timer for timer in device.timers if timer.due <= end]:
            timer = min(due, key=lambda timer: timer.due)
            device.timers.remove(timer)
            device.clock = timer.due
            taken += self.timed(timer.action)
        return taken, self.timed(lambda: None)

    def target(self, beginning: str, of_class: str = "") -> str | None:
        """The first target that can be pressed and begins so."""
        for node in self.tablet.buttons():
            target = str(node.attributes["data-press"])
            able = not node.attributes.get("aria-disabled")
            classes = str(node.attributes.get("class") or "").split()
            if able and target.startswith(beginning) and (not of_class or of_class in classes):
                return target
        return None


STEPS = {
    "sequence": (
        ("take the tablet", "app:take over", ""),
        ("choose a card", "game:card", "can"),
        ("play it", "game:", "square"),
    ),
    "sequence_dice": (("throw", "app:throw", ""), ("press a square", "game:", "square")),
    "tabula": (("throw", "app:throw", ""), ("press a point", "game:", "square")),
    "sequences": (("throw", "app:throw", ""),),
}
REST = (("game:", "square"), ("game:offer", ""), ("app:hand over", ""))
"""What else there may be to press in a turn."""
MOST = 60


def turns(page: Page, game: str) -> Iterator[tuple[str, tuple[float, float]]]:
    """Plays on, and tells each press that is measured."""
    for _ in range(MOST):
        for label, beginning, of_class in STEPS[game]:
            if target := page.target(beginning, of_class):
                yield label, page.press(target)
        # What is left of the turn, unmeasured: further squares, a fifth chip, handing on.
        for _ in range(20):
            first = STEPS[game][0]
            if page.target(first[1]):
                break
            for beginning, of_class in (
                ("game:", "square"),
                ("game:offer", ""),
                ("app:hand over", ""),
            ):
                if target := page.target(beginning, of_class):
                    page.press(target)
                    break
            else:
                if not page.tablet.device.timers:
                    return
                page.timed(page.tablet.wait)


def wins(game: str) -> Iterator[tuple[str, tuple[float, float]]]:
    """Wins the same game again and again."""
    record, targets = ending(game)
    for _ in range(MOST):
        page = Page(record)
        if take := page.target("app:take over"):
            page.press(take)
        *before, last = targets
        for beginning in before:
            page.press(page.target(beginning) or "")
        yield "the play that wins", page.press(page.target(last) or "")


def case(game: str, people: int, deal: int) -> Iterator[tuple[str, tuple[float, float]]]:
    """The presses of a case."""
    if people == WINS:
        return wins(game)
    return turns(Page(late(game) if people == LATE else begun(game, people, deal)), game)


presses: Iterator[tuple[str, tuple[float, float]]] = iter(())
# A pipe can seem to end between two lines, so only a word ends this.
while (line := sys.stdin.readline()) != "end\n":
    if words := line.split():
        presses = case(words[0], int(words[1]), int(words[2]))
        print("{}", flush=True)
    elif line:
        print(json.dumps(next(presses, None)), flush=True)
