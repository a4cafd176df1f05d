"""The ways for a text to leave the device: as a file, on the clipboard, through the share sheet.

The outcome is announced when it is known. A text that the browser refuses is shown in a sheet, to
be copied by hand.
"""

from tessera.i18n import N_
from tessera.screens.services import Services

COPIED = N_("Copied.")
COPIED_FOR_ANOTHER = N_(
    "Copied. Open Tessera where you play, choose “Open a game” there, and paste it."
)
NOT_COPIED = N_("This browser doesn't let Tessera copy. Mark the text here, and copy it yourself.")
NOT_SHARED = N_("This browser didn't share it. Copy it from here, and send it in another way.")
NOT_SAVED = N_("This browser saves no file here. Copy the text, and keep it somewhere else.")


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


def send(services: Services, words: str) -> None:
    """Opens the system's sheet with a few words; where there is no sheet they are copied."""
    if services.device.sharing.can_share():
        services.device.sharing.send(words, lambda: services.by_hand(words, NOT_SHARED))
    else:
        copy(services, words)
