"""The app's messages to people: short ones on the screen, and announcements to screen readers. They
are drawn by the app, whichever screen is open."""

from collections.abc import Callable

from tessera.i18n import N_, Translator
from tessera.scene.node import Node
from tessera.screens.device import Device
from tessera.screens.timer import Timer

NO_HELPER = N_("No hint right now. Try again later.")
"""Said where an added game is asked for a hint or an analysis, and is silent."""
KEPT = 6
"""So many announcements stay in the page: a reader that is busy comes to them late, and a round
with a quick computer has four."""
LINGER, FOR_A_CHARACTER = 4000, 70
"""Milliseconds that a short message stays, and how much longer for each of its characters: children
and people in a foreign language read some fifteen in a second."""


class Messages:
    """The message on the screen, one at a time, and the latest announcements."""

    def __init__(self, device: Device) -> None:
        self.notice: str | None = None
        """The short message on the screen."""
        self.notice_of_fault = False
        """Whether it tells of a fault, about which there is more to be read."""
        self.advises = False
        """Whether it is advice: what is to be done stays in sight beside it."""
        self.notice_count = 0
        """The number of messages shown, so that the same one shown again appears anew."""
        self.way: Node | None = None
        """A link or button that stands beside the message."""
        self._next_notice: tuple[str, Node | None] | None = None
        self._timer = Timer(device)
        self.spoken: tuple[str, ...] = ()
        """The sentences that a screen reader says now."""
        self._announced: tuple[tuple[int, Callable[[], str]], ...] = ()
        """The latest of them, each with its number."""
        self.spoken_count = 0
        """The number of announcements, so that the same sentence is read out again."""

    def announce(self, *sentences: str) -> None:
        """Has screen readers read out these sentences."""
        words = " ".join(sentences)
        self.announce_in_any(lambda: words)
        self.spoken = sentences

    def announce_in_any(self, words: Callable[[], str]) -> None:
        """Has screen readers read out something that stays true for longer, in the language of the
        moment."""
        self.spoken = (now,) = (words(),)
        self.spoken_count += 1
        if now:
            # What is said once more in other words isn't said before them.
            others = [entry for entry in self._announced if entry[1]() not in now]
            self._announced = (*others[1 - KEPT :], (self.spoken_count, words))

    @property
    def announcements(self) -> tuple[tuple[int, str], ...]:
        """The latest announcements as texts, each with its number."""
        return tuple((number, words()) for number, words in self._announced)

    def unsay(self, since: int) -> None:
        """Withdraws the announcements after the first `since`, because they are told in another
        way."""
        self._announced = tuple(entry for entry in self._announced if entry[0] <= since)

    def forget(self, keep: int = 0) -> None:
        """Takes all announcements but the last `keep` out of the page."""
        self._announced = self._announced[-keep:] if keep else ()

    def notify(self, sentence: str, way: Node | None = None) -> None:
        """Shows a short message for as long as it takes to read it, or until the next press, and
        announces it. Beside it stands a way to what it is about."""
        self._show(sentence, way)
        # Screen readers keep it until something else is said.
        self.announce(sentence)

    def advise(self, sentence: str) -> None:
        """Shows advice in the same way, rather than a message about what was just done."""
        self.notify(sentence)
        self.advises = True

    def notify_next(self, sentence: str, way: Node | None = None) -> None:
        """Announces a short message, and shows it on the screen that follows."""
        self._next_notice = sentence, way
        self.announce(sentence)

    def notify_fault(self, say: Translator) -> None:
        """Says that something went wrong, on a screen that stays, until the next press: a computer
        that failed may have left the game standing still."""
        self.notify(say("Something went wrong. Your games are safe."))
        self._timer.stop()
        self.notice_of_fault = True

    def dismiss(self) -> None:
        """Takes the message away, because what it was about has changed."""
        self._timer.stop()
        self._gone()

    def turn_page(self) -> None:
        """Called when another screen opens: shows the message that was kept for it."""
        notice, self._next_notice = self._next_notice, None
        self.dismiss()
        self.forget(keep=1 if notice else 0)
        if notice:
            self._show(*notice)

    def _show(self, sentence: str, way: Node | None = None) -> None:
        self.dismiss()
        self.notice, self.way = sentence, way
        self.notice_count += 1
        time = LINGER + FOR_A_CHARACTER * len(sentence)
        self._timer.start(time, self._gone)

    def _gone(self) -> None:
        self.notice = self.way = None
        self.notice_of_fault = False
        self.advises = False
