"""The form before a game, filled in and read."""

from __future__ import annotations

from tessera.features.setup.new_game import NewGame
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, target_of

FORM = "#/new/sequence_dice"


def form(seats: str = "person Ana, person Rui") -> Tablet:
    device = FakeDevice({"tessera/seats": "\n".join(seats.split(", "))} if seats else {})
    return Tablet(FORM, device=device)


def seats(tablet: Tablet) -> str:
    """The players at the table, seat by seat: `person green Ana, normal blue Livia`."""
    table = tablet.app.screen
    assert isinstance(table, NewGame)
    tokens = [node for node in nodes(tablet.page) if node.attributes.get("data-drag")]
    for token, player in zip(tokens, table.players, strict=True):
        assert player.colour in str(token.attributes["class"])
        assert token.children[-1].text() in (player.name, "You")
    return ", ".join(f"{player.kind} {player.colour} {player.name}" for player in table.players)


def started(tablet: Tablet, button: str = "Start the game") -> str:
    """Who sits at the table once the game has begun, in the same words."""
    tablet.tap(button)
    players = tablet.play.context.table.players
    return ", ".join(f"{player.kind} {player.colour} {player.name}" for player in players)


def names(tablet: Tablet) -> list[str]:
    return [seat.split(" ", 2)[2] for seat in seats(tablet).split(", ")]


def agree(tablet: Tablet, option: str, value: str) -> None:
    """Chooses a house rule."""
    tablet.press("rules")
    tablet.choose(option, value)
    tablet.press("close dialog")


def seat_so_many(tablet: Tablet, count: int) -> None:
    """Fills chairs, or leaves the last ones, until so many sit there."""
    while (taken := _targets(tablet, "seat ")) and len(taken) != count:
        if len(taken) > count:
            tablet.seat(len(taken) - 1, "leave")
        else:
            tablet.press(_targets(tablet, "chair ")[0])


def _targets(tablet: Tablet, begins: str) -> list[str]:
    targets = [target_of(button) for button in tablet.buttons()]
    return [target for target in targets if target.startswith(begins)]
