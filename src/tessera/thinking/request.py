"""Requests to bots and analysts, wherever they run, and their reports.

A request consists of texts and numbers that hold only what its seat may know, so it can be sent to
a worker. The results come back in reports.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from tessera.kit.game import AnyGame

Found = TypeVar("Found")

INSTEAD = "normal"
"""The level of the bot that is asked where another one of an added game doesn't answer."""
NOBODY = "nobody"
"""The `by` of a report that no bot or analyst has made, because none answers."""
Find = Callable[[str], "AnyGame | None"]
Clock = Callable[[], float]
"""Returns the time in seconds."""


@dataclass(frozen=True, slots=True)
class Report(Generic[Found]):
    """The results found since the last report, and whether this one is the last."""

    found: tuple[Found, ...]
    done: bool = True
    by: str = ""
    """The finder, if it isn't the one that was asked: `INSTEAD`, or `NOBODY`."""


OnReport = Callable[[Report[Found]], None]


@dataclass(frozen=True)
class Request(ABC, Generic[Found]):
    """A task for a bot or an analyst of one game."""

    game: str
    patience: ClassVar[float]
    """Seconds without a report after which a worker is taken to hang."""
    can_wait: ClassVar[bool]
    """Whether it takes so long that waiting for a starting worker is worth it."""

    @abstractmethod
    def reports(
        self, game: AnyGame, clock: Clock, asked_at: float
    ) -> Iterator[Report[Found] | None]:
        """Thinks, and yields reports, the last one with `done`; None after every few milliseconds
        without one. Its time counts from `asked_at`."""

    def rest(self, report: Report[Found]) -> Self:
        """The request for the results that are missing after a report that isn't the last."""
        return self

    @property
    @abstractmethod
    def whom(self) -> str:
        """The bot, by its level, or the "analyst" that the request is for."""

    def instead(self) -> Self | None:
        """The same request to the bot `INSTEAD`; None if that can't do it."""
        return None

    def accepts(self, game: AnyGame, report: Report[Found]) -> bool:
        """Whether the report of an added game can be used. May raise anything, as it calls that
        game's rules."""
        return True

    def unanswered(self, game: AnyGame) -> Report[Found]:
        """The report where nobody answers, by `NOBODY`."""
        return Report((), by=NOBODY)


class Thinker(Protocol):
    """Has bots choose and games analysed, in a worker or in the page."""

    def start(self, game: str) -> None:
        """Gets ready for requests about a game that has bots at its table, or will be analysed.
        Does nothing when called again."""

    def stop(self) -> None:
        """Ends what `start` began. Open requests are still answered."""

    def ask(self, request: Request[Found], on_report: OnReport[Found]) -> Callable[[], None]:
        """Calls `on_report` with each report, never before this method has returned. The returned
        function cancels the request: then no more reports come."""


def known(name: str, find: Find) -> AnyGame:
    """The game of this name. Raises LookupError if there is none."""
    if (game := find(name)) is None:
        raise LookupError(name)
    return game
