"""The app: an address leads to a screen, presses go to it, and every change is drawn anew.

Whatever a screen raises ends here (`attempt`, `ask`, `draw`): it costs that screen, and never the
app.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from tessera import games
from tessera.scene.late import LATE, PARTS, WORDS
from tessera.scene.node import Attributes, Node
from tessera.screens.broken import Broken, bare
from tessera.screens.by_hand import ByHand
from tessera.screens.components import notice
from tessera.screens.device import Device
from tessera.screens.export import export
from tessera.screens.faults import FAULTS, blamed
from tessera.screens.one_tab.lock import GameLock
from tessera.screens.page import Families, FieldFamilies, Page, Presses, meaning
from tessera.screens.services import Services
from tessera.screens.settings.keys import LISTS_KEYS
from tessera.screens.settings.model import SETTING, SettingsSheet
from tessera.screens.settings.view import settings_view

Route = Callable[[Services, str], Page]
Answer = TypeVar("Answer")


class App:
    """The model of the whole page. The browser calls `show`, `press`, `change`, `key`, and puts
    what `draw` gives on the screen after each of them."""

    def __init__(self, device: Device, language: str, address: str, route: Route) -> None:
        """`route` knows which screen an address leads to."""
        self.services = Services(device, language)
        self.services.reload = self.reload
        self.services.by_hand = self._lay_out
        self.settings = SettingsSheet(self.services)
        self.by_hand = ByHand(self.services)
        self.presses: Presses = {
            "settings": lambda: self.settings.open(self.screen),
            "settings keys": lambda: self.settings.list_keys(self.screen, "app:settings keys"),
            "settings close": self.settings.close,
            "by hand close": self.by_hand.close,
            "by hand copy": self.by_hand.copy,
            "fault": self._tell_of_fault,
        }
        """What controls do on every screen."""
        self.families: Families = {"export": partial(export, self.services)}
        self.field_families: FieldFamilies = {SETTING: self.settings.change}
        self._route = route
        self.address = address
        """Of the screen, like `#/play/6f1c`."""
        self.screen = Page(self.services)
        self._pressed = ""
        """The latest press."""
        self._fault = ""
        """The text of the latest fault."""
        self._blamed = ""
        """The added game that it is in, by its name."""
        self._lock = GameLock(self.services, self.turn_to, self.reload)
        self.reload()

    def show(self, address: str) -> None:
        """Goes to the screen of an address like `#/play/6f1c`."""
        self.services.messages.turn_page()
        self.address = address
        self.reload()

    def reload(self) -> None:
        """Makes the screen anew: what it shows is no longer so."""
        self.services.memory.address = self.address
        self.turn_to(lambda: self._route(self.services, self.address))
        self._note_origin()

    def turn_to(self, screen: Callable[[], Page]) -> None:
        """Leaves one screen for another at the same address."""
        self._leave()
        try:
            self.screen = screen()
            self.screen.arrive()
        except FAULTS as fault:
            self.broke(fault)
        self._lock.follow(self.screen)

    def _leave(self) -> None:
        """Once, whatever comes of it: a screen that was left is not left again. What is being typed
        on it is its own, and has no meaning on another."""
        self.services.device.finish_typing()
        left, self.screen = self.screen, Page(self.services)
        self.attempt(self.close_sheet)
        self.attempt(left.leave)

    def _note_origin(self) -> None:
        if not self.screen.reference:
            self.services.memory.origin = self.address

    # --- what goes wrong ---

    def attempt(self, action: Callable[[], object]) -> None:
        """Does what was pressed, or what comes later. A fault costs no more than that: a short
        message tells of it, and the screen stays for as long as it can be drawn."""
        try:
            action()
        except FAULTS as fault:
            self._note(fault)
            self.services.messages.notify_fault(self.services.say)

    def _note(self, fault: BaseException) -> None:
        self._fault = self.services.fault(fault)
        self._blamed = blamed(fault, games.INSTALLED)

    def ask(self, question: Callable[[Page], Answer], otherwise: Answer) -> Answer:
        """What the screen answers, or else what does instead: the frame only asks to do something
        better with it."""
        try:
            return question(self.screen)
        except FAULTS as fault:
            self.services.fault(fault)
            return otherwise

    def broke(self, fault: BaseException) -> None:
        """The screen can't be shown: it is left for a page that says so."""
        self._note(fault)
        self._tell_of_fault()

    def _tell_of_fault(self) -> None:
        self._leave()
        self.screen = Broken(self.services, self._fault, self._blamed)
        self.screen.arrive()
        self._lock.follow(self.screen)

    # --- what people do ---

    def come_back(self) -> None:
        """The page is in sight again."""
        self.screen.come_back()

    def press(self, pressed: str, *, by_keyboard: bool) -> None:
        """The `data-press` of what was pressed: its name space and its target."""
        self.services.by_keyboard = by_keyboard
        self._pressed = pressed
        self.services.messages.dismiss()
        space, _, target = pressed.partition(":")
        if space == "game":
            self.screen.press_game(target)
        elif does := self.meant(target):
            does()

    def meant(self, target: str) -> Callable[[], None] | None:
        """What `data-press="app:TARGET"` does: the app's own, or the screen's; None for nothing."""
        if does := meaning(target, self.presses, self.families):
            return does
        return partial(self.screen.press, target) if self.screen.meant(target) else None

    def pick_up(self, target: str) -> bool:
        """A piece or a card follows the pointer from now on, if it may."""
        self.services.by_keyboard = False
        self.services.messages.dismiss()
        return self.screen.pick_up(target)

    def change(self, field: str, value: str) -> None:
        """The form field with this `data-change` has another value."""
        if takes := self.takes(field):
            takes(value)

    def takes(self, field: str) -> Callable[[str], None] | None:
        """What a form field does: one of the app's own, or of the screen; None for nothing."""
        if takes := meaning(field, {}, self.field_families):
            return takes
        return partial(self.screen.change, field) if self.screen.takes(field) else None

    def receive(self, text: str | None) -> None:
        """A file was chosen; None is one that is too large to be read."""
        self.services.memory.inbox = text
        if self.address == "#/open":
            self.reload()
        else:
            self.services.device.go("#/open")

    def key(self, key: str) -> bool:
        """A key was pressed; whether it meant something."""
        self.services.by_keyboard = True
        if key == "Escape" and self.layers:
            self.close_layer()
            return True
        if self._is_covered:
            return False
        if key == LISTS_KEYS and self.screen.board_focus:
            self.settings.list_keys(self.screen, self.screen.board_focus)
            return True
        return self.screen.key(key)

    @property
    def layers(self) -> int:
        """How many things lie over the page, each of which a way back closes before it leads to
        another page."""
        return self._is_covered + self.ask(lambda screen: screen.layers, 0)

    def close_layer(self) -> None:
        """Closes what lies on top of all."""
        if self._is_covered:
            self.close_sheet()
        else:
            self.screen.close_layer()

    @property
    def _is_covered(self) -> bool:
        """Whether a sheet of the app's own lies over the screen. There is one at a time."""
        return bool(self.settings.screen or self.by_hand.screen)

    def close_sheet(self) -> None:
        """Closes the sheet that lies over the screen, if there is one."""
        self.settings.close()
        self.by_hand.close()

    def _lay_out(self, text: str, words: str) -> None:
        self.settings.close()
        self.by_hand.open(self.screen, self._pressed, text, words)

    def draw(self) -> Node:
        """The whole of what Python shows."""
        try:
            return self._whole()
        except FAULTS as fault:
            self.broke(fault)
        try:
            return self._whole()
        except FAULTS as fault:
            return bare(self.services.fault(fault))

    def coming(self) -> Node | None:
        """What of the next picture can be made already, where it will stand in the whole."""
        coming = self.ask(lambda screen: screen.coming(), None)
        if coming is None:
            return None
        return Node("div", {}, Node("div", {}, coming, key=self.screen.name))

    def _whole(self) -> Node:
        said = self.services.messages
        spoken = [Node("p", {}, words, key=str(n)) for n, words in said.announcements]
        # Each is said as it comes: not those before it once more.
        live: Attributes = {"class": "visually-hidden", "role": "status", "aria-atomic": "false"}
        sheet, place = self._sheet(), None
        if said.notice and not (sheet or self.screen.shows_notice):
            look = {"class": "notice-place", LATE: WORDS}
            place = Node("div", look, notice(self.services), key="notice place")
        return Node(
            "div",
            {"class": "app", "data-screen": self.screen.name},
            Node(
                "div",
                {"class": "screen", LATE: PARTS},
                self.screen.draw(),
                key=self.screen.name,
            ),
            place,
            Node("div", live, *spoken, key="spoken"),
            sheet,
        )

    def _sheet(self) -> Node | None:
        """The sheet over the screen; one that can't be drawn is closed, and the screen stays."""
        try:
            return self.by_hand.draw() or settings_view(self.settings)
        except FAULTS as fault:
            self._note(fault)
            self.attempt(self.close_sheet)
            self.services.messages.notify_fault(self.services.say)
            return None
