"""The app's services for its screens: the device, the language, the saved games, and messages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from tessera.games import find
from tessera.i18n import LANGUAGES, translator
from tessera.kit.game import AnyGame
from tessera.scene.style import SMALL
from tessera.screens.device import Device
from tessera.screens.faults import fault_text
from tessera.screens.services.memory import Memory
from tessera.screens.services.messages import Messages
from tessera.screens.services.reading import ReadAloud
from tessera.screens.services.sounds import Sounds
from tessera.storage.backups.unfinished import UnfinishedBackup
from tessera.storage.clearing import clear
from tessera.storage.repository import Repository
from tessera.storage.settings import Settings
from tessera.storage.settings.names import UNASKED
from tessera.storage.write_queue import WriteQueue

if TYPE_CHECKING:
    from tessera.screens.services.phones import Phones
    from tessera.storage.analyses import Analyses
    from tessera.storage.saves import Entry, Saves


class Services:
    """One object for the whole app, which every screen is given. Messages are drawn by the app,
    whichever screen is open."""

    def __init__(self, device: Device, language: str) -> None:
        self.device = device
        self.say = translator(language)
        self.messages = Messages(device)
        self.memory = Memory()
        queue = self._queue = WriteQueue(device.durable_store)
        self.repository = Repository(device.journal, queue, device.tabs.name, device.now)
        self.settings = Settings(device.journal, queue)
        self.settings.on_refused = self._refused
        self.sounds = Sounds(device, self.settings)
        self.reading = ReadAloud(device, self.settings, lambda: self.say)
        self.unfinished_backup = UnfinishedBackup(queue)
        self.repository.on_full = self._make_room
        device.durable_store.on_closed = self.repository.look_for_cleared
        self.clear_deleted()
        self.by_keyboard = False
        """Whether the last press came from the keyboard, so that the focus may be led on."""
        self.focus: str | None = None
        """The element that is to get the focus next: a `data-press`, the address of a link,
        "primary" for the one button that says what comes next, or "heading"."""
        self.primary: object = None
        """The meaning of the one button as it was drawn last."""
        self.reveal: tuple[str, ...] = ()
        """The `data-press` of what should be scrolled to next: the first into the middle, and of
        the others what goes with it."""
        self.reload: Callable[[], None] = lambda: None
        """Makes the screen anew: what it waited for is there."""
        self.by_hand: Callable[[str, str], None] = lambda text, words: None
        """Lays a text over the screen, to be copied by hand, with words that say why."""
        self.idles = self.settings.recall(UNASKED, "off") == "on"
        """Whether the app may work while nobody presses anything."""
        self.chosen_language = language
        """The one that is spoken, or will be as soon as its catalogue is here."""

    # The menu of a first visit needs none of these, and they are a third of what it would import.

    @cached_property
    def saves(self) -> Saves:
        """The saved games and their records."""
        from tessera.storage.people.people import NAME as PEOPLE  # noqa: PLC0415
        from tessera.storage.saves import Saves  # noqa: PLC0415

        saves = Saves(self.repository, find)
        saves.people_text = partial(self.settings.recall, PEOPLE, "")
        return saves

    def entries(self) -> list[Entry]:
        """The list of saved games, as `Saves` has it; empty where there is none to be read."""
        return self.saves.entries() if self.repository.games() else []

    @cached_property
    def analyses(self) -> Analyses:
        """The analyses that are kept."""
        from tessera.storage.analyses import Analyses  # noqa: PLC0415

        return Analyses(self._queue, self.device.now)

    @cached_property
    def phones(self) -> Phones:
        """The connections with phones."""
        from tessera.screens.services.phones import Phones  # noqa: PLC0415

        said = self.messages, self.sounds
        return Phones(self.device, *said, lambda: self.say, self._at_table)

    def _at_table(self) -> None:
        """Called when this phone has a table to show. A person who is looking something up goes on
        with that."""
        if self.memory.address.startswith("#/join/"):
            self.reload()

    def speak(self, language: str) -> None:
        """Changes the language and stores the choice, as soon as its catalogue is here."""
        if language in LANGUAGES:
            self.chosen_language = language
            self.device.fetch_language(language, lambda here: self._fetched(language, here=here))

    def _fetched(self, language: str, *, here: bool) -> None:
        if language != self.chosen_language:
            return  # Another was chosen meanwhile.
        if here:
            self.say = translator(language)
            self.remember("language", language)
        else:
            self.lacks(language)
            self.chosen_language = self.say.language
        self.device.show_language(self.say.language)

    def lacks(self, language: str) -> None:
        """Says that a language couldn't be had."""
        self.messages.notify(
            self.say(
                "{language} can't be downloaded now. Check your internet connection and try again.",
                language=LANGUAGES[language],
            )
        )

    def fault(self, fault: BaseException) -> str:
        """Reports a fault in the program to the device, and returns its text."""
        text = fault_text(fault, self.device.commit, self.memory.address, self.say.language)
        self.device.fault(text)
        return text

    def blame(self, game: str, fault: BaseException) -> None:
        """Reports a fault in a game that is one of several on the screen."""
        self.memory.faulty.add(game)
        self.fault(fault)

    def remember(self, name: str, value: str) -> None:
        """Stores a setting, if the device allows it; the app works without."""
        self.settings.remember(name, value)

    def _refused(self) -> None:
        self.messages.notify(
            self.say("This device can't remember that. Choose it again next time.")
        )

    def _make_room(self) -> None:
        """Deletes the analyses, because games come first."""
        if self.device.is_whole():  # Else this is asked again when the page is left.
            self.analyses.clear(self.repository.flush)

    def clear_deleted(self) -> None:
        """Erases games that were deleted too long ago to be restored."""
        clear(self.repository, self.settings, self.device.today())

    def settle(self) -> None:
        """Tries again to save what isn't safe yet, because the page may never come back."""
        self.repository.flush()
        if self.device.is_whole():  # Which settings there are is known by the games.
            self.settings.settle()

    @property
    def small(self) -> bool:
        """Whether the screen is a phone's."""
        return self.device.matches(SMALL)

    def shape(self, game: AnyGame) -> str:
        """The game's name for the shape of the screen; "" where it has none."""
        shapes = game.view.shapes.items()
        return next((name for name, query in shapes if self.device.matches(query)), "")

    def preference_fields(self, game: AnyGame) -> dict[str, Callable[[str], None]]:
        """The functions of the form fields for a game's preferences, by the fields' names."""
        return {
            preference.name: partial(self.remember, f"{game.rules.name}/{preference.name}")
            for preference in game.preferences
        }

    def preferences(self, game: AnyGame) -> dict[str, str]:
        """The values of a game's preferences on this device."""
        name, known = game.rules.name, self.settings.derived
        if name not in known:
            known[name] = {
                preference.name: self.settings.choice(
                    f"{name}/{preference.name}", [value for value, _ in preference.values]
                )
                for preference in game.preferences
            }
        return known[name]
