"""What a screen needs of the app: the device, the language, the saved games, and ways to show and
say something."""

from collections.abc import Callable

from tessera.games import find
from tessera.i18n import LANGUAGES, translator
from tessera.kit.game import AnyGame
from tessera.kit.puzzles import Puzzle
from tessera.screens.device import Device
from tessera.screens.faults import fault_text
from tessera.screens.resume import Bookmark, Draft
from tessera.screens.sounds import Sounds
from tessera.storage.analyses import Analyses
from tessera.storage.ports import StoreError
from tessera.storage.repository import Repository
from tessera.storage.saves import Saves
from tessera.storage.settings import Settings

KEPT = 6
"""So many announcements stay in the page: a reader that is busy comes to them late, and a round
with a quick computer has four."""
LINGER, FOR_A_CHARACTER = 4000, 70
"""Milliseconds that a short message stays, and how much longer for each of its characters: children
and people in a foreign language read some fifteen in a second."""


class Services:
    """One for the whole app; every screen is given it. What is shown and said here is drawn by the
    app, whichever screen is there."""

    def __init__(self, device: Device, language: str) -> None:
        self.device = device
        self.say = translator(language)
        self.settings = Settings(device.store)
        self.sounds = Sounds(device, self.settings)
        stores = device.store, device.durable_store
        self.saves = Saves(Repository(*stores, device.tabs.name, device.now), find)
        self.analyses = Analyses(device.durable_store, device.now)
        # Games come first.
        self.saves.repository.full = lambda: self.analyses.clear(self.saves.repository.flush)
        self.by_keyboard = False
        """Whether the last press came from the keyboard, so that the focus may be led on."""
        self.focus: str | None = None
        """What should have the focus next: a `data-press`, the address of a link, "primary" for the
        one button that says what comes next, or "heading"."""
        self.reveal: tuple[str, ...] = ()
        """The `data-press` of what should be scrolled to next: the first into the middle, and of
        the others what goes with it."""
        self.inbox: str | None = ""
        """A text that came from outside and waits to be looked at; None for one too large."""
        self.puzzles: dict[str, tuple[Puzzle, ...]] = {}
        """The puzzles that were fetched, by the name of their game."""
        self.reload: Callable[[], None] = lambda: None
        """Makes the screen anew: what it waited for is there."""
        self.drafts: dict[str, Draft] = {}
        """The set-ups that were left before they began, by the name of their game."""
        self.bookmark: Bookmark | None = None
        """How the game lay that was left last."""
        self.address = "#/"
        """Of the screen that is there or being made."""
        self.origin = "#/"
        """The address of the last screen that wasn't there to look something up."""
        self.faulty: set[str] = set()
        """The games that have failed in a list of several."""
        self.tried: set[str] = set()
        """The added games that are just being tried again."""
        self.notice: str | None = None
        """The short message on the screen."""
        self.notice_of_fault = False
        """Whether it tells of a fault, about which there is more to be read."""
        self.advises = False
        """Whether it is advice: what is to be done stays in sight beside it."""
        self.notice_count = 0
        """How often one was shown, so that the same one shown again comes anew."""
        self._next_notice: str | None = None
        self._stop_notice: Callable[[], None] | None = None
        self.spoken: tuple[str, ...] = ()
        """The sentences that a screen reader says now."""
        self.announcements: tuple[tuple[int, str], ...] = ()
        """The latest of them in words, each with its number."""
        self.spoken_count = 0
        """How often something was said: the same sentence said again is said again."""

    def speak(self, language: str) -> None:
        """Changes the language and remembers it."""
        if language in LANGUAGES:
            self.say = translator(language)
            self.remember("language", language)

    def announce(self, *sentences: str) -> None:
        """Has a screen reader say something."""
        self.spoken = sentences
        self.spoken_count += 1
        if words := " ".join(sentences):
            # What is said once more in other words isn't said before them.
            others = [told for told in self.announcements if told[1] not in words]
            self.announcements = (*others[1 - KEPT :], (self.spoken_count, words))

    def forget(self, keep: int = 0) -> None:
        """What was said before the last `keep` announcements isn't in the page any more."""
        self.announcements = self.announcements[-keep:] if keep else ()

    def notify(self, sentence: str) -> None:
        """Shows a short message for as long as it takes to read it, or until the next press, and
        says it. Screen readers keep it until something else is said."""
        self._show(sentence)
        self.announce(sentence)

    def advise(self, sentence: str) -> None:
        """The same with what is good to know, and not about what was just done."""
        self.notify(sentence)
        self.advises = True

    def notify_next(self, sentence: str) -> None:
        """Shows a short message on the screen that comes next."""
        self._next_notice = sentence
        self.announce(sentence)

    def fault(self, fault: BaseException) -> str:
        """Tells the device of a fault in the program; the answer is its text."""
        text = fault_text(fault, self.address, self.say.language)
        self.device.fault(text)
        return text

    def blame(self, game: str, fault: BaseException) -> None:
        """Takes note of a fault in a game that is one of several on the screen."""
        self.faulty.add(game)
        self.fault(fault)

    def notify_fault(self) -> None:
        """Says that something went wrong, on a screen that stays, until something is pressed: a
        computer that failed may have left the game standing still."""
        self.notify(self.say("Something went wrong. Your games are kept."))
        if self._stop_notice:
            self._stop_notice()
            self._stop_notice = None
        self.notice_of_fault = True

    def dismiss(self) -> None:
        """Takes the message away: what it was about has changed."""
        if self._stop_notice:
            self._stop_notice()
        self._gone()

    def turn_page(self) -> None:
        """Another screen comes: the message that was kept for it is shown."""
        sentence, self._next_notice = self._next_notice, None
        self.dismiss()
        self.forget(keep=1)
        if sentence:
            self._show(sentence)

    def _show(self, sentence: str) -> None:
        self.dismiss()
        self.notice = sentence
        self.notice_count += 1
        time = LINGER + FOR_A_CHARACTER * len(sentence)
        self._stop_notice = self.device.after(time, self._gone)

    def _gone(self) -> None:
        self.notice = self._stop_notice = None
        self.notice_of_fault = False
        self.advises = False

    def remember(self, name: str, value: str) -> None:
        """Keeps a setting, if the device allows it; the app works without."""
        try:
            self.settings.remember(name, value)
        except StoreError:
            self.notify(self.say("This device can't remember that."))

    def shape(self, game: AnyGame) -> str:
        """The shape of the screen by the name that the game has for it; "" where it has none."""
        shapes = game.view.shapes.items()
        return next((name for name, query in shapes if self.device.matches(query)), "")

    def preferences(self, game: AnyGame) -> dict[str, str]:
        """What was chosen on this device for the looks of a game."""
        return {
            preference.name: self.settings.choice(
                f"{game.rules.name}/{preference.name}", [value for value, _ in preference.values]
            )
            for preference in game.preferences
        }
