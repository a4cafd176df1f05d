"""What is said of phones that can't come to a table, or can't stay there."""

from tessera.i18n import N_, Translator

TROUBLES = {
    "insecure": N_(
        "Phones need a secure page: open Tessera at an address that begins with https, or on this "
        "very device."
    ),
    "unknown": N_("This browser can't reach other devices in the home."),
    "refused": N_(
        "Without its camera the tablet can't see the phone's answer. Allow the camera for this "
        "page in the browser's settings, and try again."
    ),
    "none": N_("This device has no camera to see the phone's answer with."),
    "busy": N_("The camera can't be used just now. Perhaps another app has it."),
    "no_code": N_("The code could not be made."),
    "enough": N_("There are enough phones at this table."),
    "far": N_(
        "The two can't reach each other. Both must be in the same Wi-Fi; one for guests often "
        "keeps devices apart. If the system asks about devices in the local network, allow it."
    ),
    "other": N_("This code answers another invitation. Have the phone look at the code above."),
    "newer": N_("That phone has another version of Tessera. Load the page again on both."),
    "release": N_("The tablet has another version of Tessera. Load the page again on both."),
    "taken": N_("Another phone has this seat now."),
    "tablet": N_("This seat is played on the tablet again."),
    "too_much": N_("This phone said more than a game needs, and was let go."),
    "no_invitation": N_("This is no invitation to a table."),
    "no_eyes": N_("This device has no camera to look at the tablet with."),
    "no_leave": N_(
        "Without its camera this phone can't look at the tablet. Allow the camera for this page in "
        "the browser's settings; or use the phone's own camera app."
    ),
    "lost": N_("The connection to the tablet is lost."),
}
TROUBLES["older"] = TROUBLES["release"]


def trouble_words(say: Translator, code: str) -> str:
    """What is the matter, in words."""
    return say(TROUBLES.get(code, TROUBLES["lost"]))
