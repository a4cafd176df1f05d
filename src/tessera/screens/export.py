"""A game that leaves the device: as a file, or through the share sheet."""

from tessera.core.record_reader import BadRecord, read_head
from tessera.games import find
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
