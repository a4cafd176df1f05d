"""Throwing for who begins, on the screen; `core.opening` has its rules."""

from collections.abc import Callable
from typing import Any

from tessera.core.opening import OUT, TO_COME, Opening
from tessera.i18n import N_
from tessera.kit.phrases import is_playing
from tessera.kit.view import Due, Seen

SENTENCES = {
    "opening": N_("{player} throws {dice} for who begins: {total}."),
    "begins": N_("{player} begins."),
    "tie": N_("A tie between {players}: they throw again."),
}
"""What a throw for who begins did, by the codes of `core.opening`."""


def thrown_words(opening: Opening, seat: int, words: Callable[[int], str] = str) -> str:
    """What the seat threw, as `words` says it; a dash for a seat that is out of it, dots for a
    throw to come."""
    return {TO_COME: "…", OUT: "–"}.get(opening[seat]) or words(opening[seat])


def prompt(seen: Seen[Any, Any]) -> str | None:
    """That a computer is playing, or that it is thrown for who begins; None for a person's turn.
    The state has the `seat` whose turn it is, and the `opening`."""
    if seen.due is Due.COMPUTER:
        return is_playing(seen.say, seen.players[seen.state.seat])
    return seen.say("Throw for who begins: the highest total.") if seen.state.opening else None
