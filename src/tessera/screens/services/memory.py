"""The app's memory from screen to screen, for as long as the page lives."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tessera.core.record import Player
from tessera.kit.puzzles import Puzzle
from tessera.kit.view import Ui

CAME, SENT = "came", "sent"
"""What has just become of a letter of the game that is shown next: it is here, or is to be sent."""


@dataclass(slots=True)
class Draft:
    """The content of one game's form before the game has begun."""

    players: list[Player]
    chosen: dict[str, str]
    """The options by name."""
    called: dict[tuple[int, str], str] = field(default_factory=dict)
    """The names that a seat had as each kind of player, and those that were typed."""
    left: list[Player] = field(default_factory=list)
    """Those who had a seat before there were fewer, the last one at the end."""
    chairs: list[int] = field(default_factory=list)
    """The chair of each player, clockwise; empty before anybody has chosen one."""


class Bookmark(NamedTuple):
    """The state of the screen of the game with this id after `played` events."""

    id: str
    played: int
    ui: Ui
    turned: bool
    zoomed: bool
    turn_ended_at: int


class Memory:
    """Values that are never saved."""

    def __init__(self) -> None:
        self.inbox: str | None = ""
        """A text that came from outside and waits to be looked at; None for one too large."""
        self.puzzles: dict[str, tuple[Puzzle, ...]] = {}
        """The puzzles that were fetched, by the name of their game."""
        self.own: dict[str, dict[str, Any]] = {}
        """The values that features have read for their next page, by names of theirs."""
        self.drafts: dict[str, Draft] = {}
        """The set-ups that were left before they began, by the path of their edition."""
        self.bookmark: Bookmark | None = None
        """The state of the game that was left last."""
        self.letter = ""
        """`CAME` or `SENT`, for the page of its game to show."""
        self.address = "#/"
        """The address of the screen that is open or being built."""
        self.origin = "#/"
        """The address of the last screen that wasn't there to look something up."""
        self.on_trial = ""
        """The game that is being written and was run last, by its name."""
        self.tried_at = "#/write"
        """The address of its text."""
        self.faulty: set[str] = set()
        """The games that have failed in a list of several."""
        self.tried: set[str] = set()
        """The added games that are just being tried again."""
