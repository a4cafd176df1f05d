"""Giving a game out of the device: as a file, on the clipboard, through the share sheet."""

from tessera.core.record_reader import BadRecord, read_head
from tessera.games import find
from tessera.screens.device import Device
from tessera.screens.services import Services
from tessera.storage.giving import text_for_others


def export(services: Services, id: str) -> None:
    """Gives a game to the person as a file."""
    entry = services.saves.entry(id)
    if entry:
        text = text_for_others(entry.text, find)
        save_as_file(services, file_name(services.device, text), text)


def save_as_file(services: Services, name: str, text: str) -> None:
    """Gives a text to the person, and says so."""
    services.device.sharing.download(name, text)
    services.messages.notify(services.say("Saved as a file."))


def copy(services: Services, text: str) -> None:
    """Puts a text on the clipboard."""
    services.device.sharing.copy(text)
    services.messages.notify(services.say("Copied."))


def file_name(device: Device, text: str) -> str:
    """A name that tells game and day where the device is, of plain letters only."""
    try:
        head = read_head(text)
    except BadRecord:
        return "tessera-unreadable.txt"
    return f"tessera-{head.game.replace('_', '-')}-{device.day_of(head.saved)}.txt"
