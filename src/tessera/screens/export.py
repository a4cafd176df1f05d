"""The ways for something to leave the device: as a file, on the clipboard, through the share sheet.

The outcome is announced when it is known. A text that the browser refuses is shown in a sheet, to
be copied by hand.
"""

from tessera.core.record_reader import BadRecord, read_head
from tessera.games import find
from tessera.i18n import N_
from tessera.screens.device import Device
from tessera.screens.services import Services
from tessera.storage.giving import text_for_others

COPIED = N_("Copied.")
COPIED_FOR_ANOTHER = N_(
    "Copied. Open Tessera where you play, choose “Open a game” there, and paste it."
)
NOT_COPIED = N_("This browser doesn't let Tessera copy. Mark the text here, and copy it yourself.")
NOT_SHARED = N_("This browser didn't share it. Copy it from here, and send it in another way.")
NOT_SAVED = N_("This browser saves no file here. Copy the text, and keep it somewhere else.")


def export(services: Services, id: str) -> None:
    """Gives a game to the player as a file."""
    entry = services.saves.entry(id)
    if entry:
        text = text_for_others(entry.text, find)
        save_as_file(services, file_name(services.device, text), text)


def save_as_file(services: Services, name: str, text: str) -> None:
    """Gives a text to the player as a file, and says so."""
    if services.device.sharing.download(name, text):
        services.messages.notify(services.say("The browser has the file: see its downloads."))
    else:
        services.by_hand(text, NOT_SAVED)


def copy(services: Services, text: str, said: str = COPIED) -> None:
    """Puts a text on the clipboard, and says when it is there."""
    services.device.sharing.copy(
        text,
        lambda: services.messages.notify(services.say(said)),
        lambda: services.by_hand(text, NOT_COPIED),
    )


def share(services: Services, text: str, link: str | None) -> None:
    """Opens the system's sheet with a link to a game, or else with its text."""
    name, what = file_name(services.device, text), link or text
    services.device.sharing.share(
        "Tessera", name, text, link, lambda: services.by_hand(what, NOT_SHARED)
    )


def send(services: Services, words: str) -> None:
    """Opens the system's sheet with a few words; where there is no sheet they are copied."""
    if services.device.sharing.can_share():
        services.device.sharing.send(words, lambda: services.by_hand(words, NOT_SHARED))
    else:
        copy(services, words)


def file_name(device: Device, text: str) -> str:
    """A name of plain letters only, made of the game and the day on the device."""
    try:
        head = read_head(text)
    except BadRecord:
        return "tessera-unreadable.txt"
    return f"tessera-{head.game.replace('_', '-')}-{device.day_of(head.saved)}.txt"
