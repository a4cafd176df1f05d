"""The app: an address leads to a screen, presses go to it, and every change is drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from tessera.games import find
from tessera.i18n import LANGUAGES, speaker
from tessera.kit.game import Game
from tessera.scene.node import Node
from tessera.screens.claim import Claim
from tessera.screens.device import Device
from tessera.screens.export import export
from tessera.storage.ports import StoreError
from tessera.storage.repository import Repository
from tessera.storage.saves import Saves


class Screen(Protocol):
    """One page of the app."""

    name: str
    """For the style sheet."""

    def draw(self) -> Node:
        """The whole page."""

    def press(self, target: str) -> None:
        """Something with `data-press` was pressed."""

    def change(self, field: str, value: str) -> None:
        """A form field with `data-change` has another value."""

    def key(self, key: str) -> bool:
        """A key was pressed while the focus is on the board; whether it meant something."""

    def leave(self) -> None:
        """Another screen follows: whatever was to happen later is called off."""


class App:
    """The model of the whole page. The browser calls `show`, `press`, `change`, `key`, and puts
    what `draw` gives on the screen after each of them."""

    def __init__(
        self, device: Device, language: str, address: str, route: Callable[[App, str], Screen]
    ) -> None:
        """`route` knows which screen an address leads to."""
        self.device = device
        self.say = speaker(language)
        self.saves = Saves(
            Repository(device.store, device.durable_store, device.tabs.name, device.now), find
        )
        self.by_keyboard = False
        """Whether the last press came from the keyboard, so that the focus may be led on."""
        self.focus: str | None = None
        """The `data-press` of what should have the focus next."""
        self.reveal: str | None = None
        """The `data-press` of what should be scrolled into the middle next."""
        self._notice: str | None = None
        self._next_notice: str | None = None
        self.inbox: str | None = ""
        """A text that came from outside and waits to be looked at; None for one too large."""
        self._spoken: tuple[str, ...] = ()
        self._spoken_count = 0
        self._route = route
        self.address = address
        """Of the screen, like `#/play/6f1c`."""
        self.screen = route(self, address)
        self.claim = Claim(self)

    def show(self, address: str) -> None:
        """Goes to the screen of an address like `#/play/6f1c`."""
        self._notice, self._next_notice = self._next_notice, None
        self.address = address
        self.reload()

    def reload(self) -> None:
        """Makes the screen anew: what it shows is no longer so."""
        self.turn_to(lambda: self._route(self, self.address))

    def turn_to(self, screen: Callable[[], Screen]) -> None:
        """Leaves one screen for another at the same address."""
        self.screen.leave()
        self.screen = screen()
        self.claim.follow()

    def language(self, code: str) -> None:
        """Changes the language and remembers it."""
        if code in LANGUAGES:
            self.say = speaker(code)
            self.remember("language", code)

    def press(self, target: str, *, by_keyboard: bool) -> None:
        """Somebody pressed what has this `data-press`."""
        self.by_keyboard = by_keyboard
        self.dismiss()
        verb, _, rest = target.partition(" ")
        if verb == "export":
            export(self, rest)
        elif target != "dismiss":
            self.screen.press(target)

    def change(self, field: str, value: str) -> None:
        """Somebody changed the form field with this `data-change`."""
        self.screen.change(field, value)

    def receive(self, text: str | None) -> None:
        """Somebody has chosen a file, or wants a text looked at as if it came from one."""
        self.inbox = text
        if self.address == "#/open":
            self.reload()
        else:
            self.device.go("#/open")

    def key(self, key: str) -> bool:
        """Somebody pressed a key on the board."""
        self.by_keyboard = True
        return self.screen.key(key)

    def announce(self, *sentences: str) -> None:
        """Has a screen reader say something."""
        self._spoken = sentences
        self._spoken_count += 1

    def notify(self, sentence: str) -> None:
        """Shows a short message until the next press, and says it."""
        self._notice = sentence
        self.announce(sentence)

    def notify_next(self, sentence: str) -> None:
        """Shows a short message on the screen that comes next."""
        self._next_notice = sentence
        self.announce(sentence)

    def dismiss(self) -> None:
        """Takes the message away: what it was about has changed."""
        self._notice = None

    def remember(self, name: str, value: str) -> None:
        """Keeps a preference, if the device lets us; the app works without."""
        try:
            self.device.store.set(f"tessera/{name}", value)
        except StoreError:
            self.notify(self.say("This device doesn't let us remember that."))

    def recall(self, name: str, default: str) -> str:
        """A preference kept earlier."""
        return self.device.store.get(f"tessera/{name}") or default

    def wishes(self, game: Game[Any, Any]) -> dict[str, str]:
        """What was chosen on this device for the looks of a game."""
        chosen = {w.name: self.recall(f"{game.rules.name}/{w.name}", "") for w in game.preferences}
        return {
            wish.name: chosen[wish.name]
            if chosen[wish.name] in dict(wish.values)
            else wish.values[0][0]
            for wish in game.preferences
        }

    def draw(self) -> Node:
        """The whole of what Python shows."""
        spoken = Node("p", {}, " ".join(self._spoken), key=str(self._spoken_count))
        notice = None
        if self._notice:
            notice = Node(
                "div",
                {"class": "notice", "data-press": "dismiss"},
                self._notice,
                key=f"notice {self._spoken_count}",
            )
        return Node(
            "div",
            {"class": "app", "data-screen": self.screen.name},
            Node("div", {"class": "screen"}, self.screen.draw(), key=self.screen.name),
            notice,
            Node("div", {"class": "visually-hidden", "role": "status"}, spoken, key="spoken"),
        )
