"""What the app asks of a device about games that can be added, and what it says of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from tessera.i18n import FALLBACK, N_


@dataclass(frozen=True, slots=True)
class Pack:
    """A game that this site offers. `size` is in bytes; titles and taglines are by language."""

    game: str
    size: int
    title: dict[str, str] = field(hash=False)
    tagline: dict[str, str] = field(hash=False)

    def told(self, language: str) -> tuple[str, str]:
        """Title and tagline."""
        return (
            self.title.get(language) or self.title[FALLBACK],
            self.tagline.get(language) or self.tagline[FALLBACK],
        )


FAILURES = {
    "network": N_("It can't be fetched now. Is there a network? Then try again."),
    "damaged": N_("What came isn't what this site has built. Please try again later."),
    "lacking": N_("It needs something that this site doesn't have. All else is as it was."),
    "taken": N_("Something else of this name is here already. All else is as it was."),
    "newer": N_("This game needs a newer Tessera. Please update, then try again."),
    "broken": N_("This game can't be started, and was not added. All else is as it was."),
    "full": N_("This device can't keep it. Please make room, then try again."),
}
"""Why a game could not be added."""


class Packs(Protocol):
    """Games from packages of this site."""

    @property
    def offers(self) -> bool:
        """Whether this site has any."""

    def added(self) -> tuple[Pack, ...]:
        """Those that are on this device, as far as the list of them could be had."""

    def offered(self, then: Callable[[tuple[Pack, ...] | None], None]) -> None:
        """Gives the list of them later; None where it can't be had."""

    def add(self, pack: Pack, arrived: Callable[[int], None], then: Callable[[str], None]) -> None:
        """Adds a game, says meanwhile how many percent have come, and at the end how that went: a
        key of `FAILURES`, "" where all is well."""

    def remove(self, game: str) -> None:
        """Takes a game away; what was played of it stays."""
