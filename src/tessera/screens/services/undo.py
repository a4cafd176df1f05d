"""The reasons why nothing can be taken back, in words."""

from tessera.i18n import N_, Translator

WHY = {
    "nothing": N_("There is nothing to take back yet."),
    "revealed": N_("Too late to take it back: new dice or cards have been seen since."),
    "taken_over": N_("Too late to take it back: the new player has seen the hand of the seat."),
    "hands_open": N_("Too late to take it back: all hands lie open now."),
    "others": N_("Another player has acted since. Only what was done last can be taken back."),
    "sent": N_("What was sent to the others can't be taken back."),
    "asked": N_("The tablet hasn't answered yet. Wait a moment."),
}
"""By the codes of `Table.no_undo`."""


def why_no_undo(say: Translator, code: str) -> str:
    """The sentence for a reason."""
    return say(WHY[code])
