"""Sentences about phones that can't come to a table, or can't stay there."""

from tessera.i18n import N_, Translator

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
