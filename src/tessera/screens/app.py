"""The app: an address leads to a screen, presses go to it, and every change is drawn anew.

Whatever a screen raises ends here (`attempt`, `ask`, `draw`): it costs that screen, and never the
app.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from tessera import games
from tessera.scene.node import Attributes, Node
from tessera.scene.readable import chosen_words, readable
from tessera.scene.widgets import icon_button
from tessera.screens.broken import Broken, bare
from tessera.screens.by_hand import ByHand
from tessera.screens.components import notice
from tessera.screens.device import Device
from tessera.screens.faults import FAULTS, blamed
from tessera.screens.one_tab.lock import GameLock
from tessera.screens.page import Families, FieldFamilies, Page, Presses, meaning
from tessera.screens.router import Router
from tessera.screens.services import Services
from tessera.screens.services.leaving import copy
from tessera.screens.settings.keys import LISTS_KEYS
from tessera.screens.settings.model import SETTING, SettingsSheet
from tessera.screens.settings.view import settings_view
from tessera.screens.timer import Idle, Work
from tessera.storage.settings.names import UNASKED

Answer = TypeVar("Answer")


class App:
    """The model of the whole page. The browser calls `show`, `press`, `change`, `key`, and writes
    what `draw` returns into the page after each of them."""

    def __init__(self, device: Device, language: str, address: str, router: Router) -> None:
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
            "by hand copy": lambda: copy(self.services, self.by_hand.text),
            "fault": self._tell_of_fault,
            "read page": lambda: self.services.reading.read(*readable(self.screen.draw())),
        }
        """The functions of controls that are on every screen."""
        self.families: Families = {"export": self._export, **self._hooked("undelete", "discard")}
        self.field_families: FieldFamilies = {SETTING: self.settings.change}
        self.router = router
        self.idle = Idle(device, self._unasked)
        """Work for the time in which nobody presses anything."""
        self.address = address
        """The address of the screen, like `#/play/6f1c`."""
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
        self.idle.stop()
        self.services.messages.turn_page()
        self.services.reading.hush()
        self.address = address
        self.reload()

    def reload(self) -> None:
        """Builds the screen anew, because what it shows is no longer true."""
        self.services.memory.address = self.address
        self.turn_to(lambda: self.router.page(self.services, self.address))
        if not self.screen.reference:
            self.services.memory.origin = self.address

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
        """Leaves the screen, once: an exception on the way doesn't make it be left again. A field
        that is being typed into is finished first, because it means nothing on another screen."""
        self.services.device.finish_typing()
        left, self.screen = self.screen, Page(self.services)
        self.attempt(self.close_sheet)
        self.attempt(left.leave)
        left.end_tasks()

    # --- what goes wrong ---

    def attempt(self, action: Callable[[], object]) -> None:
        """Does what was pressed, or what a timer brings. A fault costs no more than that: a short
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
        """The screen's answer to a question, or `otherwise` if it raises. For questions without
        which the frame can do as well."""
        try:
            return question(self.screen)
        except FAULTS as fault:
            self.services.fault(fault)
            return otherwise

    def broke(self, fault: BaseException) -> None:
        """Leaves a screen that can't be drawn for a page that says so."""
        self._note(fault)
        self._tell_of_fault()

    def _tell_of_fault(self) -> None:
        self._leave()
        self.screen = Broken(self.services, self._fault, self._blamed)
        self.screen.arrive()
        self._lock.follow(self.screen)

    # --- what people do ---

    def come_back(self) -> None:
        """Called when the page is visible again."""
        self.screen.come_back()

    def press(self, pressed: str, *, by_keyboard: bool) -> None:
        """Called when something is pressed; `pressed` is its `data-press`, the name space and the
        target."""
        self.idle.stop()
        self.services.by_keyboard = by_keyboard
        self._pressed = pressed
        self.services.reading.hush()
        self.services.messages.dismiss()
        space, _, target = pressed.partition(":")
        if space == "game":
            self.screen.press_game(target)
        elif does := self.meant(target):
            does()

    def meant(self, target: str) -> Callable[[], None] | None:
        """The function of the control with this `app:` target, of the app or of the screen; None if
        neither has one."""
        if does := meaning(target, self.presses, self.families):
            return does
        return partial(self.screen.press, target) if self.screen.meant(target) else None

    def pick_up(self, target: str) -> bool:
        """Picks up a piece or a card to follow the pointer; whether that is allowed."""
        self.idle.stop()
        self.services.by_keyboard = False
        self.services.messages.dismiss()
        return self.screen.pick_up(target)

    def change(self, field: str, value: str) -> None:
        """Called when the form field with this `data-change` has another value."""
        self.idle.stop()
        if takes := self.takes(field):
            takes(value)
            if self.services.reading.is_on:
                self.services.reading.read(*chosen_words(self._whole(), field, value))

    def _export(self, id: str) -> None:
        # Imported with the first game that is saved as a file: the menu reads no records.
        from tessera.screens.export import export  # noqa: PLC0415

        export(self.services, id)

    def _unasked(self) -> Work | None:
        if not self.services.device.is_whole():
            return None
        try:
            begin = self.router.hook(UNASKED)
        except KeyError:  # The setting is older than the absence of the feature.
            return None
        work: Work = begin(self.services)
        return work

    def _hooked(self, *words: str) -> Families:
        """The functions of controls that features have, imported with the first press."""

        def press(word: str, rest: str) -> None:
            self.router.hook(word)(self.services, rest)

        return {word: partial(press, word) for word in words}

    def takes(self, field: str) -> Callable[[str], None] | None:
        """The function of the form field with this name, of the app or of the screen; None if
        neither has one."""
        if takes := meaning(field, {}, self.field_families):
            return takes
        return partial(self.screen.change, field) if self.screen.takes(field) else None

    def receive(self, text: str | None) -> None:
        """Opens a file that was chosen; None is one that is too large to be read."""
        if self.screen.receive(text):
            return
        self.services.memory.inbox = text
        if self.address == "#/open":
            self.reload()
        else:
            self.services.device.go("#/open")

    def key(self, key: str) -> bool:
        """Answers a key; whether it meant something."""
        self.idle.stop()
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
        """The number of layers over the page. Each way back closes one before another leads to
        another page."""
        return self._is_covered + self.ask(lambda screen: screen.layers, 0)

    def close_layer(self) -> None:
        """Closes the layer on top."""
        if self._is_covered:
            self.close_sheet()
        else:
            self.screen.close_layer()

    @property
    def _is_covered(self) -> bool:
        """Whether a sheet of the app's own is open over the screen. One is open at a time."""
        return bool(self.settings.screen or self.by_hand.screen)

    def close_sheet(self) -> None:
        """Closes the sheet that lies over the screen, if there is one."""
        self.settings.close()
        self.by_hand.close()

    def _lay_out(self, text: str, words: str) -> None:
        self.settings.close()
        self.by_hand.open(self.screen, self._pressed, text, words)

    def draw(self) -> Node:
        """Everything that Python shows."""
        if self.services.idles and not self.screen.thinks:
            self.idle.follow()
        messages = self.services.messages
        self.services.reading.follow(messages.announcements, secret=self.screen.is_secret)
        drawn = self._drawn()
        self.services.settings.read_anew()  # Another tab may write them until the next press.
        return drawn

    def _drawn(self) -> Node:
        try:
            return self._whole()
        except FAULTS as fault:
            self.broke(fault)
        try:
            return self._whole()
        except FAULTS as fault:
            return bare(self.services.fault(fault))

    def coming(self) -> Node | None:
        """The nodes of the next drawing that can be built in advance, at their place in the
        whole."""
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
            words = notice(self.services)
            place = Node("div", {"class": "notice-place"}, words, key="notice place")
        return Node(
            "div",
            {"class": "app", "data-screen": self.screen.name},
            Node("div", {"class": "screen"}, self.screen.draw(), key=self.screen.name),
            place,
            self._read_button(),
            Node("div", live, *spoken, key="spoken"),
            sheet,
        )

    def _read_button(self) -> Node | None:
        """The button that reads out a page; a table has its own, beside the prompt."""
        if self.screen.game_shown or not self.services.reading.is_on:
            return None
        button = icon_button("read", self.services.say("Read aloud"), "read page")
        return Node("div", {"class": "read-place"}, button, key="read place")

    def _sheet(self) -> Node | None:
        """The sheet over the screen. One that can't be drawn is closed, and the screen stays."""
        try:
            return self.by_hand.draw() or settings_view(self.settings)
        except FAULTS as fault:
            self._note(fault)
            self.attempt(self.close_sheet)
            self.services.messages.notify_fault(self.services.say)
            return None
