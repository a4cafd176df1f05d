"""A tablet without a browser: what it shows can be read and pressed."""

from __future__ import annotations

from collections.abc import Callable

from tessera.features import FEATURES
from tessera.scene.node import Node
from tessera.screens.app import App
from tessera.screens.router import Router
from tessera.screens.table.page import TablePage
from tessera_kit.fakes.device import FakeDevice, as_device

WAITING = ("Please wait", "Skip ahead")
"""The words of the one big button when what comes next comes by itself."""


class Tablet:
    """An app on a stand-in, and the hands and eyes of whoever holds it."""

    def __init__(
        self, address: str = "#/", *, language: str = "en", device: FakeDevice | None = None
    ) -> None:
        self.device = device or FakeDevice()
        self.app = App(as_device(self.device), language, address, Router(FEATURES))
        self.address = address
        self.focus = self.take_focus()
        """Where the focus was when the screen came."""
        self._follow()

    def attempt(self, action: Callable[[], object]) -> None:
        """Does something as the browser does. A fault is raised, unless the device may fail."""
        self.app.attempt(action)

    # --- hands ---

    def visit(self, address: str) -> None:
        """Follows a link or goes back."""
        self.address = address
        self.app.show(address)
        self.focus = self.take_focus()
        self._follow()

    def press(self, target: str, *, by_keyboard: bool = False) -> None:
        """Presses what has this target, of the frame or of the game; it must be on the screen."""
        self._press(target, nodes(self.page), by_keyboard=by_keyboard)

    def _press(self, target: str, everything: list[Node], *, by_keyboard: bool) -> None:
        there = {node.attributes.get("data-press") for node in everything}
        presses = [press for press in (f"app:{target}", f"game:{target}") if press in there]
        assert len(presses) == 1, f"{target!r} on the screen: {presses}"
        meant = presses[0].startswith("game:") or self.app.meant(target)
        assert meant, f"{target!r} means nothing"
        self.attempt(lambda: self.app.press(presses[0], by_keyboard=by_keyboard))
        self._follow()

    def tap(self, label: str, *, by_keyboard: bool = False) -> None:
        """Presses the button of this label."""
        targets = {target_of(b) for b in self.buttons() if name_of(b) == label}
        assert len(targets) == 1, f"{label!r} means {targets}"
        self.press(targets.pop(), by_keyboard=by_keyboard)

    def choose(self, field: str, value: str) -> None:
        """Fills in a field of a form; it must be on the screen."""
        assert self.find("data-change", field), f"no {field!r} on the screen"
        assert self.app.takes(field), f"{field!r} means nothing"
        self.attempt(lambda: self.app.change(field, value))

    def seat(self, seat: int, choice: str) -> None:
        """Presses a seat of the set-up, or of "Who plays?", and chooses there: `kind hard`, `colour
        red`, `name Ana`, `person Ana`, `places 2`, `leave`."""
        word, _, value = choice.partition(" ")
        self.press(f"seat {seat}")
        if word == "name":
            self.choose(f"name {seat}", value)
            self.enter(f"name {seat}")
        else:
            self.press(choice)
        if self.find("data-press", "app:close dialog"):
            self.press("close dialog")
        elif self.find("data-change", f"name {seat}"):
            self.press(f"seat {seat}")

    def enter(self, field: str) -> None:
        """Presses Enter in a field."""
        (there,) = self.find("data-change", field)
        does = self.app.meant(str(there.attributes["data-enter"]))
        assert does
        self.attempt(does)

    def adjust(self, setting: str, value: str) -> None:
        """Opens the settings, chooses a value and closes them. They are opened by the button in the
        head of the page, which Python doesn't draw."""
        self.attempt(lambda: self.app.press("app:settings", by_keyboard=False))
        self.choose(f"setting {setting}", value)
        self.press("settings close")

    def wait(self) -> int:
        """Lets computers think and time pass until the next timer. The answer is the milliseconds
        that it took."""
        self.attempt(self.device.thinker.answer)
        timer = min(self.device.timers, key=lambda timer: timer.due)
        self.device.timers.remove(timer)
        self.device.clock = timer.due
        self.attempt(timer.action)
        self._follow()
        return timer.milliseconds

    def pass_time(self, milliseconds: int) -> None:
        """Lets so many milliseconds pass, with all that comes by itself."""
        end = self.device.clock + milliseconds
        while any(timer.due <= end for timer in self.device.timers):
            self.wait()
        self.device.clock = end

    def fetch(self) -> None:
        """Answers everything that was asked of the network: it comes, or fails."""
        while self.device.fetched:
            self.attempt(self.device.fetched.pop(0))
        self._follow()

    def take_focus(self) -> str | None:
        """The target that the focus is to go to next; asking for it clears it, as the browser does
        after drawing."""
        services = self.app.services
        focus, services.focus = services.focus, None
        return focus

    def put_away(self) -> None:
        """Brings another app to the front."""
        for action in list(self.device.watching):
            self.attempt(action)

    def _follow(self) -> None:
        while self.device.addresses:
            self.visit(self.device.addresses.pop(0))

    # --- eyes ---

    @property
    def page(self) -> Node:
        """All that is on the screen."""
        return self.app.draw()

    def find(self, name: str, value: str) -> list[Node]:
        """The nodes that have an attribute of this value."""
        return self.page.find_all(name, value)

    def buttons(self) -> list[Node]:
        """Everything that can be pressed."""
        return [node for node in nodes(self.page) if node.attributes.get("data-press")]

    def text(self, of_class: str) -> str:
        """The text of the only element with this class."""
        (node,) = with_class(self.page, of_class)
        return node.text()

    @property
    def primary(self) -> str:
        """The label of the one big button."""
        return primary_of(nodes(self.page)).text()

    @property
    def waits(self) -> bool:
        """Whether what comes next comes by itself."""
        return self.primary in WAITING

    def press_primary(self, *, by_keyboard: bool = False) -> None:
        """Presses the one big button."""
        everything = nodes(self.page)
        self._press(target_of(primary_of(everything)), everything, by_keyboard=by_keyboard)

    def playable(self) -> list[str]:
        """The names of the squares that can be played now."""
        squares = with_class(self.page, "square")
        free = [node for node in squares if node.attributes["aria-disabled"] is None]
        return [target_of(node).removeprefix("square ") for node in free]

    @property
    def said(self) -> str:
        """The words that a screen reader said last."""
        (status,) = self.find("role", "status")
        number, words = self.app.services.messages.spoken_count, status.children[-1:]
        return "".join(
            node.text() for node in words if isinstance(node, Node) and node.key == str(number)
        )

    @property
    def notice(self) -> str | None:
        """The short message on the screen, if there is one."""
        notices = with_class(self.page, "notice")
        return notices[0].text() if notices else None

    @property
    def play(self) -> TablePage:
        """The game on the screen."""
        assert isinstance(self.app.screen, TablePage)
        return self.app.screen


def nodes(node: Node) -> list[Node]:
    """This node and all below it, in the order of the page."""
    # A generator within a generator takes seven times as long, and nothing is done more often.
    flat, todo = [], [node]
    while todo:
        node = todo.pop()
        flat.append(node)
        if node.children:
            todo += [child for child in reversed(node.children) if isinstance(child, Node)]
    return flat


def with_class(node: Node, name: str) -> list[Node]:
    """The nodes that have this class among others."""
    return [n for n in nodes(node) if name in str(n.attributes.get("class") or "").split()]


def name_of(node: Node) -> str:
    """The name by which a screen reader calls the element."""
    return str(node.attributes.get("aria-label") or node.text() or node.attributes.get("title", ""))


def primary_of(everything: list[Node]) -> Node:
    """The one big button."""
    (button,) = [node for node in everything if node.attributes.get("data-primary")]
    return button


def target_of(node: Node) -> str:
    """The target that a press on the element sends, without its name space."""
    return str(node.attributes["data-press"]).partition(":")[2]
