"""Throwing for who begins, on the screen; `core.opening` has its rules."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from tessera.core.opening import OUT, TO_COME, Opening, thrown
from tessera.i18n import N_
from tessera.kit.phrases import Sentences, is_playing
from tessera.kit.view import Due, Seen
from tessera.scene.node import Attributes, Node, classes

SENTENCES: Sentences = {
    "opening": (
        N_("{player} throws {dice} to see who begins: {total}."),
        N_("You throw {dice} to see who begins: {total}."),
    ),
    "begins": (N_("{player} begins."), N_("You begin.")),
    "tie": N_("A tie between {players}: they throw again."),
}
"""The sentences for a throw for who begins, by the codes of `core.opening`."""
MANY = 6
"""The most seats whose throws are drawn at full size; more are drawn smaller."""


def thrown_words(opening: Opening, seat: int, words: Callable[[int], str] = str) -> str:
    """The seat's total in words, as `words` gives them; a dash for a seat that is out of it, dots
    for a throw to come."""
    return {TO_COME: "…", OUT: "–"}.get(opening[seat]) or words(opening[seat])


def prompt(seen: Seen[Any, Any]) -> str | None:
    """The prompt while a computer plays, or while players throw for who begins; None on a person's
    turn. The state has the `seat` on turn, and the `opening`."""
    if seen.due is Due.COMPUTER:
        return is_playing(seen.say, seen.players[seen.state.seat])
    return (
        seen.say("Throw to see who begins: the highest total begins.")
        if seen.state.opening
        else None
    )


def throws(seen: Seen[Any, Any], total: Callable[[Any], int]) -> tuple[dict[int, Any], bool]:
    """Each seat's last throw for who begins, by seat, and whether the game has gone on since.
    `total` gives the total of such a throw."""
    opening: Opening = (seen.start or seen.state).opening
    events: dict[int, Any] = {}
    if not opening:
        return events, True
    seat = opening.index(TO_COME)
    for event in seen.events:
        if not opening:
            return events, True
        events[seat] = event
        opening, seat = thrown(opening, seat, total(event))
    return events, False


def laid_out(
    board: Node,
    seen: Seen[Any, Any],
    shown: Callable[[int, Any], Node],
    total: Callable[[Any], int] = attrgetter("total"),
) -> Node:
    """The board, and over it the throws for who begins, until the game goes on. `shown` draws the
    throw of a seat; `total` is as in `throws`."""
    # They stay after the last of them, so that everybody sees the one that decided it.
    events, gone_on = throws(seen, total)
    if gone_on:
        return board
    opening, places = seen.state.opening, []
    throwers = seen.named[: len((seen.start or seen.state).opening)]
    for seat, player in enumerate(throwers):
        begins = not opening and seat == seen.state.seat
        outdone = bool(opening) and opening[seat] == OUT
        look = classes("opening-throw", player.colour, begins=begins, outdone=outdone)
        thing = shown(seat, events[seat]) if seat in events else Node("span", {"class": "to-come"})
        places.append(Node("li", {"class": look}, thing, Node("b", {}, player.name), key=str(seat)))
    named: Attributes = {
        "class": classes("opening-throws", many=len(places) > MANY),
        "aria-label": seen.say("Who begins?"),
    }
    over = Node("ol", named, *places, key="opening")
    return board.with_({}, over)


def total_thrown(seat: int, roll: Any) -> Node:
    """The total of dice, as it lies over the board."""
    return Node("span", {"class": "opening-total"}, str(roll.total), key=f"total {roll.total}")
