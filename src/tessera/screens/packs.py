"""The interfaces between the app and the device for games that can be added or are written in the
page, and their texts."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from tessera.i18n import FALLBACK, N_
from tessera.storage.programs import Written

OURS = "The Tessera authors"
"""The author of the games in packages that are as much Tessera's as those of the app."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A game that this site offers. `size` is in bytes; titles and taglines are by language."""

    game: str
    size: int
    title: dict[str, str] = field(hash=False)
    tagline: dict[str, str] = field(hash=False)
    author: str = ""
    version: str = ""
    licence: str = ""
    """As its package says; "" where it doesn't."""
    own: bool = False
    """Whether it was written on this device."""

    def told(self, language: str) -> tuple[str, str]:
        """Title and tagline."""
        return (
            self.title.get(language) or self.title[FALLBACK],
            self.tagline.get(language) or self.tagline[FALLBACK],
        )


def written_here(written: Written) -> Pack:
    """The pack of a game that was written on this device."""
    return Pack(written.name, 0, {FALLBACK: written.title}, {FALLBACK: written.tagline}, own=True)


def unlisted(game: str) -> Pack:
    """The pack of a game of which no more than the name is known."""
    title = game.replace("_", " ").capitalize()
    return Pack(game, 0, {FALLBACK: title}, {FALLBACK: ""})


FAILURES = {
    "network": N_("It can't be downloaded now. Check your internet connection and try again."),
    "damaged": N_("The download was incomplete. Please try again later."),
    "lacking": N_(
        "It needs something that this site doesn't have. Try another game: nothing was changed."
    ),
    "taken": N_("There is another game with this name here already. Remove that one first."),
    "outdated": N_(
        "There is a new version of Tessera. Reload this page first, and tap “Use it "
        "now” if the menu shows it."
    ),
    "newer": N_("This game needs a newer Tessera. Update, then try again."),
    "broken": N_(
        "This game can't be started and was not added. Try another game: nothing was changed."
    ),
    "slow": N_("The download took more than a minute. Please try again."),
    "full": N_("This device has no room for it. Delete something, then try again."),
}
"""Sentences for the reasons why a game could not be added."""
TROUBLES = {
    "network": N_("It can't be downloaded now. Connect to the internet to have it here again."),
    "elsewhere": N_("It was added in another tab. Try again."),
    "unlisted": N_("This site doesn't offer it any more. Save a backup to keep its saved games."),
    "broken": N_("It has a problem and can't be started. Try again, or remove it."),
    "endless": N_(
        "It was switched off because Tessera couldn't start with it last time. Try "
        "again if you like."
    ),
    "stopped": N_("It was switched off because it stopped Tessera. Try again if you like."),
    "afresh": N_("It was switched off when Tessera was started afresh. Try again if you like."),
    "faulty": N_("It has a problem: part of it can't be shown. Try again, or remove it."),
}
"""Sentences for the reasons why a game that was added can't be started."""


class Packs(Protocol):
    """Games from packages of this site."""

    @property
    def offers(self) -> bool:
        """Whether this site has any games to add."""

    @property
    def on_menu(self) -> Collection[str]:
        """The games that have a tile on the menu whether or not they were added."""

    def added(self) -> tuple[Pack, ...]:
        """The games that were added to this device, also those that can't be started."""

    def trouble(self, game: str) -> str:
        """The reason why an added game can't be started: a key of `TROUBLES`, "" where it can."""

    def offered(self, then: Callable[[tuple[Pack, ...] | str], None]) -> None:
        """Gives the list of games later; a key of `FAILURES` where it can't be had."""

    def add(
        self, pack: Pack, arrived: Callable[[int], None], then: Callable[[str], None]
    ) -> Callable[[], object]:
        """Adds a game. Reports meanwhile how many percent have come, and the outcome at the end: a
        key of `FAILURES`, "" if all is well. The function returned cancels it: then nothing more is
        reported, and nothing was added."""

    def again(self, game: str, then: Callable[[], None]) -> None:
        """Tries later whether an added game can be started after all."""

    def remove(self, game: str) -> None:
        """Removes a game; its saved games stay."""


def pack_of(packs: Packs, game: str) -> Pack:
    """The added game of that name, or what little is known of one that wasn't added."""
    return next((pack for pack in packs.added() if pack.game == game), unlisted(game))


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong with a program: a key of `SENTENCES`, the line, and facts for
    the sentence."""

    code: str
    line: int = 0
    facts: Mapping[str, str] = field(default_factory=dict)


class Programs(Protocol):
    """Games in one file that are written, tried and kept on this device."""

    def prepare(self, then: Callable[[str], None]) -> None:
        """Fetches what such games are made with, and calls `then` with the text of a whole game to
        begin with; "" where it can't be had."""

    def text(self, name: str) -> str:
        """The text of a program on this device; "" for none."""

    def names(self) -> tuple[str, ...]:
        """The names of all programs on this device, those that came with a backup too."""

    def kept(self) -> tuple[Written, ...]:
        """The programs that may run."""

    def may_run(self, name: str, text: str) -> bool:
        """Whether somebody has kept just this text on this device."""

    def look_over(self, text: str, then: Callable[[Written | Fault], None]) -> Callable[[], None]:
        """Tries a program where it can do no harm, and reports what it is called or what is wrong
        with it. The function returned ends that, and nothing is reported."""

    def install(self, name: str, text: str) -> bool:
        """Makes a program one of the games of this page; whether it could be started."""

    def keep(self, written: Written, text: str) -> bool:
        """Has a program be there at every launch; whether the store could note it. Its text is a
        setting."""

    def mark(self, line: int) -> None:
        """Puts the cursor into a line of the text that is being written."""

    def forget(self, name: str) -> None:
        """Removes a program; its saved games stay."""
