"""Giving a game out of the device: as a file, on the clipboard, through the share sheet."""

from tessera.core.record_reader import BadRecord, read_head
from tessera.screens.services import Services


def export(services: Services, id: str) -> None:
    """Gives a game to the person as a file. One that can't be read is given as it is."""
    entry = services.saves.entry(id)
    if entry:
        services.device.sharing.download(file_name(entry.text), entry.text)
        services.notify(services.say("Saved as a file."))


def file_name(text: str) -> str:
    """A name that tells game and day, of plain letters only."""
    try:
        head = read_head(text)
    except BadRecord:
        return "tessera-unreadable.txt"
    return f"tessera-{head.game.replace('_', '-')}-{head.saved[:10]}.txt"
