"""Whether what was just played is safe, in plain words."""

from tessera.i18n import N_
from tessera.scene.node import Node, classes
from tessera.screens.components import button
from tessera.screens.services import Services
from tessera.storage.repository import Status

WORDS = {
    Status.SAVED: N_("Saved"),
    Status.SAVING: N_("Saving…"),
    Status.WEAK: N_("Saved, but a crash could lose the last minute."),
    Status.FULL: N_("Not saved: this device has no room left."),
    Status.REFUSED: N_("Not saved: this device refuses to store the game."),
}


def saved_status(services: Services, id: str) -> Node:
    """A line for below the board. Trouble is said aloud, and the way out is one press away."""
    status, say = services.saves.repository.status(id), services.say
    if status in (Status.SAVED, Status.SAVING):
        look = classes("keeping", saving=status is Status.SAVING)
        return Node("p", {"class": look}, say(WORDS[status]), key="keeping")
    return Node(
        "div",
        {"class": "keeping warning"},
        Node("p", {"role": "alert"}, say(WORDS[status])),
        button(say("Save as a file"), f"export {id}"),
        key="trouble",
    )
