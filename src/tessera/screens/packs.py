"""The interface between the app and the device for games that can be added, and its texts."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Protocol

from tessera.i18n import FALLBACK, N_

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

    def told(self, language: str) -> tuple[str, str]:
        """Title and tagline."""
        return (
            self.title.get(language) or self.title[FALLBACK],
            self.tagline.get(language) or self.tagline[FALLBACK],
        )


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
    ) -> Callable[[], None]:
        """Adds a game. Reports meanwhile how many percent have come, and the outcome at the end: a
        key of `FAILURES`, "" if all is well. The function returned cancels it: then nothing more is
        reported, and nothing was added."""

    def again(self, game: str, then: Callable[[], None]) -> None:
        """Tries later whether an added game can be started after all."""

    def remove(self, game: str) -> None:
        """Removes a game; its saved games stay."""
