"""What is asked of computers, wherever they think, and what they find.

A request is made of texts and numbers that hold what its seat may know and no more, so it can be
sent to a worker. What is found comes back in reports.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from tessera.kit.game import AnyGame

Found = TypeVar("Found")

INSTEAD = "normal"
"""Who is asked where another computer of an added game doesn't answer."""
NOBODY = "nobody"
"""Nobody has thought: whoever was asked doesn't answer."""
Find = Callable[[str], "AnyGame | None"]
Clock = Callable[[], float]
"""Gives seconds."""


@dataclass(frozen=True, slots=True)
class Report(Generic[Found]):
    """What was found since the report before, and whether it is the last."""

    found: tuple[Found, ...]
    done: bool = True
    by: str = ""
    """Who found it, if not who was asked: `INSTEAD`, or `NOBODY`."""


OnReport = Callable[[Report[Found]], None]


@dataclass(frozen=True)
class Request(ABC, Generic[Found]):
    """Something to think about, which has to do with one game."""

    game: str
    patience: ClassVar[float]
    """Seconds without a report after which a worker is taken to hang."""
    can_wait: ClassVar[bool]
    """Whether it takes so long that it waits for a worker that is starting."""

    @abstractmethod
    def reports(
        self, game: AnyGame, clock: Clock, asked_at: float
    ) -> Iterator[Report[Found] | None]:
        """Thinks. Gives None after every few milliseconds without a report, and nothing after the
        last. Its time counts from `asked_at`."""

    def rest(self, report: Report[Found]) -> Self:
        """What is still to be found after a report that isn't the last."""
        return self

    @property
    @abstractmethod
    def whom(self) -> str:
        """Who of the game is asked, as long as nobody else is asked instead."""

    def instead(self) -> Self | None:
        """What is asked of `INSTEAD`, where that can be asked."""
        return None

    def accepts(self, game: AnyGame, report: Report[Found]) -> bool:
        """Whether what an added game has found can be gone on with. It may raise what it likes."""
        return True

    def unanswered(self, game: AnyGame) -> Report[Found]:
        """What is reported where nobody answers."""
        return Report((), by=NOBODY)


class Thinker(Protocol):
    """Where bots think, and games are analysed."""

    def start(self, game: str) -> None:
        """Gets ready for requests about a game, as computers sit at its table, or it is to be
        analysed. Changes nothing when called again."""

    def stop(self) -> None:
        """Ends what `start` began. Requests that are open are done all the same."""

    def ask(self, request: Request[Found], on_report: OnReport[Found]) -> Callable[[], None]:
        """Reports what is found, never before this has returned. The answer calls it off: then
        nothing more is reported."""


def known(name: str, find: Find) -> AnyGame:
    """The game of this name. Raises LookupError if there is none."""
    if (game := find(name)) is None:
        raise LookupError(name)
    return game
