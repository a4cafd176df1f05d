"""What a screen leaves behind for when people come back to it: they only looked something up."""

from dataclasses import dataclass, field

from tessera.core.record import Player
from tessera.kit.view import Ui


@dataclass(slots=True)
class Draft:
    """What the form of one game says before that game has begun."""

    players: list[Player]
    chosen: dict[str, str]
    """The options by name."""
    called: dict[tuple[int, str], str] = field(default_factory=dict)
    """The names that a seat had as each kind of player."""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """How the game with this id lay on the screen after `played` events."""

    id: str
    played: int
    ui: Ui
    turned: bool
    zoomed: bool
    turn_ended_at: int
