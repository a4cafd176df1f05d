"""A game that leaves the device: as a file, through the share sheet, or as a QR code."""

from tessera.core.record_reader import BadRecord, read_head
from tessera.games import find
from tessera.scene.node import Node
from tessera.screens.device import Device
from tessera.screens.services import Services
from tessera.screens.services.leaving import NOT_SHARED, save_as_file
from tessera.storage.giving import text_for_others


def export(services: Services, id: str) -> None:
    """Gives a game to the player as a file."""
    entry = services.saves.entry(id)
    if entry:
        text = text_for_others(entry.text, find)
        save_as_file(services, file_name(services.device, text), text)


def share(services: Services, text: str, link: str | None) -> None:
    """Opens the system's sheet with a link to a game, or else with its text."""
    name, what = file_name(services.device, text), link or text
    services.device.sharing.share(
        "Tessera", name, text, link, lambda: services.by_hand(what, NOT_SHARED)
    )


def file_name(device: Device, text: str) -> str:
    """A name of plain letters only, made of the game and the day on the device."""
    try:
        head = read_head(text)
    except BadRecord:
        return "tessera-unreadable.txt"
    return f"tessera-{head.game.replace('_', '-')}-{device.day_of(head.saved)}.txt"


def qr_code(rows: tuple[str, ...], label: str) -> Node:
    """Dark squares on white, whatever the colours of the page are; in `rows` "1" is a dark
    square."""
    size = len(rows)
    squares = "".join(
        f"M{x} {y}h1v1h-1z"
        for y, row in enumerate(rows)
        for x, dark in enumerate(row)
        if dark == "1"
    )
    return Node(
        "svg",
        {
            "class": "qr",
            "viewBox": f"0 0 {size} {size}",
            "role": "img",
            "aria-label": label,
            "shape-rendering": "crispEdges",
        },
        Node("path", {"class": "light", "d": f"M0 0h{size}v{size}h-{size}z"}),
        Node("path", {"class": "dark", "d": squares}),
        key="code",
    )
