"""The form before a game, filled in and read."""

from __future__ import annotations

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class

FORM = "#/new/sequence_dice"


def form(seats: str = "person Ana, person Rui") -> Tablet:
    device = FakeDevice({"tessera/seats": "\n".join(seats.split(", "))} if seats else {})
    return Tablet(FORM, device=device)


def seats(tablet: Tablet) -> str:
    """What the form shows, seat by seat: `person green Ana, normal blue Livia`."""
    values = {str(node.attributes.get("data-change")): str(node.attributes.get(".value"))
              for node in nodes(tablet.page)}  # fmt: skip
    rows = tablet.find("class", "seat")
    badges = [str(with_class(row, "badge")[0].key) for row in rows]
    count = sum(field.startswith("name ") for field in values)
    return ", ".join(
        f"{values[f'kind {i}']} {badges[i]} {values[f'name {i}']}" for i in range(count)
    )


def started(tablet: Tablet, button: str = "Start the game") -> str:
    """Who sits at the table once the game has begun, in the same words."""
    tablet.tap(button)
    players = tablet.play.context.table.players
    return ", ".join(f"{player.kind} {player.colour} {player.name}" for player in players)


def names(tablet: Tablet) -> list[str]:
    return [seat.split(" ", 2)[2] for seat in seats(tablet).split(", ")]
