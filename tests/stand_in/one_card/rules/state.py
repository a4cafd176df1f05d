"""What a position of One Card is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tessera.core.setup import Option, Setup

PLAYERS = (2, 3)
PACK = (1, 2, 3, 4, 5, 6)
UNKNOWN = 0
"""Stands for a card that the viewer may not know."""


class Deal(NamedTuple):
    """Chance: a card for the next seat without one."""

    card: int


class Say(NamedTuple):
    """A choice: "stay" or "fold"."""

    word: str


Event = Deal | Say
STAY, FOLD = Say("stay"), Say("fold")


@dataclass(frozen=True, slots=True)
class State:
    """One position: the cards dealt and the words said so far, both from seat 0 on.

    No pack lies in the state. A card is decided when it is dealt, so that nobody can peek at it.
    """

    setup: Setup
    cards: tuple[int, ...] = ()
    said: tuple[str, ...] = ()

    @property
    def dealing(self) -> bool:
        """Whether somebody still waits for a card."""
        return len(self.cards) < self.setup.players

    @property
    def standing(self) -> tuple[int, ...]:
        """The seats that have not folded."""
        folded = {seat for seat, word in enumerate(self.said) if word == FOLD.word}
        return tuple(seat for seat in range(self.setup.players) if seat not in folded)

    @property
    def over(self) -> bool:
        """Whether everybody has spoken, or only one is left."""
        return len(self.said) == self.setup.players or len(self.standing) == 1

    @property
    def shown(self) -> tuple[int, ...]:
        """The seats whose cards lie open: those left at the end, when there are several."""
        return self.standing if self.over and len(self.standing) > 1 else ()

    @property
    def winner(self) -> int:
        """The seat that has won, once the game is over: the one left alone, or the best shown."""
        best = max if self.highest_wins else min
        return best(self.standing, key=self.cards.__getitem__)

    @property
    def highest_wins(self) -> bool:
        """Whether a high card is good, by the set-up."""
        return self.setup["wins"] == "highest"


def options(players: int) -> tuple[Option, ...]:
    """The option whether a high or a low card is good, for any number of players."""
    return (Option("wins", ("highest", "lowest"), "highest"),)
