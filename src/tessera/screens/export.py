"""Giving a game out of the device: as a file, on the clipboard, through the share sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.core.record_reader import BadRecord, read_head

if TYPE_CHECKING:
    from tessera.screens.app import App


def export(app: App, id: str) -> None:
    """Gives a game to the person as a file. One that can't be read is given as it is."""
    entry = app.saves.entry(id)
    if entry:
        app.device.sharing.download(file_name(entry.text), entry.text)
        app.notify(app.say("Saved as a file."))


def file_name(text: str) -> str:
    """A name that tells game and day, of plain letters only."""
    try:
        head = read_head(text)
    except BadRecord:
        return "tessera-unreadable.txt"
    return f"tessera-{head.game.replace('_', '-')}-{head.saved[:10]}.txt"
