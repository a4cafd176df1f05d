"""The animation of an event as plain values: what flies over the table, and where to.

Glossary. *Place*: the name of something on the screen that a thing flies from or to. It is a
target ("square e5"), or the `data-thing` of a Node: a chip that lies on a square, a piece, a card,
and for every player ("seat 0") the badge beside the name. A Node with `data-thing` that wasn't
there before stays hidden until the thing has landed. *Leg*: the way from one place to the next.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from tessera.scene.node import Node, classes


@dataclass(frozen=True, slots=True)
class Flight:
    """One thing and its path: the names of two or more places. Places that aren't on the screen are
    skipped."""

    picture: Node
    """The thing that flies, as a drawing with a viewBox as large as it is. Everybody at the screen
    sees it, so a card that they may not know shows its back."""
    path: tuple[str, ...]
    back: Node | None = None
    """The side that a thing shows at first, if it turns over on its first leg."""
    wait: float = 0
    """The number of legs to wait before it starts. Until then it lies at its first place."""

    @property
    def end(self) -> float:
        """The number of legs after which it has landed, those of `wait` included."""
        return self.wait + len(self.path) - 1


class Beat(NamedTuple):
    """The movement to the next drawing of a table."""

    flights: tuple[Flight, ...]
    dice: bool
    """Whether dice were thrown."""
    rest: int = 0
    """The milliseconds for which the board alone shows what has landed, and all else waits."""


def seat_place(seat: int) -> str:
    """The place of a player, for things that come from or go to no visible place."""
    return f"seat {seat}"


def backwards(flights: Iterable[Flight]) -> tuple[Flight, ...]:
    """The flights of an event that is taken back: the same paths in reverse."""
    return tuple(
        Flight(flight.back, flight.path[::-1], flight.picture)
        if flight.back
        else Flight(flight.picture, flight.path[::-1])
        for flight in flights
    )


def in_turn(events: Iterable[tuple[Flight, ...]]) -> tuple[Flight, ...]:
    """The flights of several events, one event after the other. A thing that flies on from the
    place where it landed does so without a stop."""
    flown: list[Flight] = []
    for flights in events:
        begun = max((flight.end for flight in flown), default=0)
        for flight in flights:
            for number, earlier in enumerate(flown):
                if earlier.path[-1] == flight.path[0] and earlier.picture is flight.picture:
                    flown[number] = replace(earlier, path=earlier.path + flight.path[1:])
                    break
            else:
                flown.append(replace(flight, wait=begun + flight.wait))
    return tuple(flown)


def ghost(flight: Flight, *, lies: bool) -> Node:
    """The drawing of a thing in the air, with the back of one that turns over. A chip that lies at
    the end of its flight sends out a ring."""
    sides = [Node("div", {"class": "front"}, flight.picture)]
    if flight.back:
        sides.append(Node("div", {"class": "back"}, flight.back))
    look, is_chip = "turning" if flight.back else "as-it-is", proportion(flight) == 1
    return Node(
        "div",
        {"class": classes("ghost", chip_like=is_chip)},
        Node("div", {"class": "ghost-shadow"}),
        Node("div", {"class": "wave"}, flight.picture) if lies and is_chip else None,
        Node("div", {"class": look}, *sides),
    )


def proportion(flight: Flight) -> float:
    """The width of the thing divided by its height."""
    *_, wide, high = map(float, str(flight.picture.attributes["viewBox"]).split())
    return wide / high
