"""Games broken on purpose, to see that the contracts find it: what the tables of faults share.

All of them are One Card with one or two of its functions replaced.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from itertools import count
from typing import Any

from tessera.games.one_card.rules import RULES
from tessera_kit import promises as c
from tests.contracts.folders import folder_of

Function = Callable[..., Any]


class Fault:
    """A fault that one contract must find: what is wrong, in words and as functions."""

    def __init__(self, check: Function, wrong: str, /, **functions: Any) -> None:
        self.check = check
        self.wrong = wrong
        self.rules = copy(RULES)
        for name, function in functions.items():
            setattr(self.rules, name, function)

    def run(self) -> None:
        """Calls the contract with the broken game, over games that were played by the rules."""
        if self.check in c.OF_A_GAME:
            self.check(self.rules)
        elif self.check in c.OF_A_FOLDER:
            self.check(self.rules, folder_of(RULES))
        elif self.check in c.OF_MANY:
            self.check(self.rules, self.played())
        else:
            for played in self.played():
                self.check(self.rules, played)

    def played(self) -> list[c.Playout]:
        """Some random games of healthy One Card."""
        return list(c.playouts(RULES, ("a", "b", "c", "d")))


class LivedFault(Fault):
    """A fault that shows in games played with it."""

    def played(self) -> list[c.Playout]:
        """Some random games of the broken game."""
        return list(c.playouts(self.rules, ("a", "b", "c", "d")))


def instead(verb: Function, wrong: Function) -> Function:
    """`wrong` where it has an answer, else `verb`."""

    def answer(*args: Any) -> Any:
        found = wrong(*args)
        return verb(*args) if found is None else found

    return answer


def changing(answer: Callable[..., tuple[Any, ...]]) -> Callable[..., tuple[Any, ...]]:
    """The same answer, backwards every other time."""
    turns = count()
    return lambda state: answer(state)[:: 1 if next(turns) % 2 else -1]
