"""Sentences about phones that can't come to a table, or can't stay there.

Components of the pages that connect tablet and phones."""

from tessera.i18n import N_, Translator
from tessera.scene.node import Node, classes
from tessera.screens.export import qr_code

TROUBLES = {
    "insecure": N_(
        "Phones can't join from this address. Open Tessera at an address that starts with https."
    ),
    "unknown": N_("This browser can't connect to other devices. Try another browser."),
    "no_network": N_(
        "This device isn't in a home network. Connect it to the Wi-Fi that the other one uses, and "
        "try again."
    ),
    "refused": N_(
        "The tablet needs its camera to read the phone's code. Allow the camera for "
        "this page in the browser's settings, then try again."
    ),
    "none": N_("This device has no camera, so it can't read the phone's code. Play on the tablet."),
    "busy": N_("Another app may be using the camera. Close it and try again."),
    "no_code": N_("The code could not be made. Try again."),
    "enough": N_("No more phones can join this table. Play on the tablet."),
    "far": N_(
        "The phone and the tablet can't connect. Check that both use the same Wi-Fi, not a guest "
        "network. If a message asks about devices on your local network, tap Allow."
    ),
    "slow": N_("Not connected yet. If the phone doesn't come, scan this new code with it."),
    "second": N_("Two phones scanned the same code. This is a new one: scan it with one phone."),
    "other": N_("That phone scanned an earlier code. Scan the code shown here with it."),
    "unmet": N_(
        "This code didn't lead to the table. Scan the tablet's code again. Phone and tablet must "
        "use the same Wi-Fi, not a guest network."
    ),
    "newer": N_("That phone has another version of Tessera. Reload the page on both."),
    "release": N_("The tablet has another version of Tessera. Reload the page on both."),
    "taken": N_("Another phone has taken your seat. Scan the tablet's code again."),
    "tablet": N_("You now play on the tablet."),
    "too_much": N_(
        "This phone was disconnected because it sent too much data. Scan the tablet's code again."
    ),
    "no_invitation": N_("This code is not an invitation. Scan the tablet's code."),
    "no_eyes": N_(
        "This device has no camera, so it can't read the tablet's code. Play on the tablet."
    ),
    "no_leave": N_(
        "The phone needs its camera to read the tablet's code. Allow the camera for "
        "this page in the browser's settings, or use the phone's own camera app."
    ),
    "lost": N_("The connection was lost. Scan the tablet's code again."),
}
TROUBLES["older"] = TROUBLES["release"]


def trouble_words(say: Translator, code: str) -> str:
    """The sentence for a trouble, by its code."""
    return say(TROUBLES.get(code, TROUBLES["lost"]))


def phone_page(
    title: str,
    *content: Node | None,
    badge: Node | None = None,
    look: str = "",
    game: str | None = None,
) -> Node:
    """A page under its title, as wide as a code needs."""
    named = {"class": classes("phone-page", look), "data-game": game}
    return Node("main", named, Node("h1", {}, badge, title), *content)


def code_place(rows: tuple[str, ...] | None, label: str) -> Node:
    """A code as large as there is room for, or its empty place."""
    if rows is None:
        return Node("div", {"class": "phone-code waiting", "aria-hidden": "true"}, key="code")
    return Node("div", {"class": "phone-code"}, qr_code(rows, label), key="code")


def problem(words: str) -> Node | None:
    """Draws a sentence about trouble that was announced already; None without any."""
    return (
        Node("p", {"class": "lead problem phone-problem"}, words, key="problem") if words else None
    )
