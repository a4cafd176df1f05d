"""What flies over the table when something has happened, as plain values.

Glossary. *Place*: the name of something on the screen that a thing flies from or to. It is a
target ("square e5"), or what a Node calls itself with `data-thing`: a chip that lies on a square,
a piece, a card, and for every player ("seat 0") the badge beside the name. What calls itself so
and wasn't there before is unseen until it has landed. *Leg*: the way from one place to the next.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tessera.scene.node import Node


@dataclass(frozen=True, slots=True)
class Flight:
    """One thing and its way. Places that aren't on the screen are passed over."""

    picture: Node
    """What flies, as a drawing with a viewBox as large as the thing. It is seen by whoever looks at
    the screen: of a card that they may not know it is the back."""
    path: tuple[str, ...]
    back: Node | None = None
    """What is seen first of a thing that turns over on its first leg."""
    wait: float = 0
    """After how many legs of others it begins. Until then it lies where it comes from."""

    @property
    def end(self) -> float:
        """After how many legs it has landed."""
        return self.wait + len(self.path) - 1


def seat_place(seat: int) -> str:
    """The place of a player: what comes from there or goes there isn't seen in any other."""
    return f"seat {seat}"


def backwards(flights: Iterable[Flight]) -> tuple[Flight, ...]:
    """The same ways when what has happened is taken back."""
    return tuple(
        Flight(flight.back, flight.path[::-1], flight.picture)
        if flight.back
        else Flight(flight.picture, flight.path[::-1])
        for flight in flights
    )


def in_turn(events: Iterable[tuple[Flight, ...]]) -> tuple[Flight, ...]:
    """The flights of several events, one after the other. A thing that goes on from where it has
    landed does so without a stop."""
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


def ghost(flight: Flight) -> Node:
    """The drawing of a thing in the air, with the back of one that turns over."""
    sides = [Node("div", {"class": "front"}, flight.picture)]
    if flight.back:
        sides.append(Node("div", {"class": "back"}, flight.back))
    look = "turning" if flight.back else "as-it-is"
    return Node("div", {"class": "ghost"}, Node("div", {"class": look}, *sides))


def proportion(flight: Flight) -> float:
    """The width of the thing divided by its height."""
    *_, wide, high = map(float, str(flight.picture.attributes["viewBox"]).split())
    return wide / high
