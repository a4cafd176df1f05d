"""The line that says whether what was just played is saved."""

from collections.abc import Iterable

from tessera.i18n import N_
from tessera.scene.node import Node
from tessera.scene.widgets import button
from tessera.screens.services import Services
from tessera.storage.holdings import Status

WORDS = {
    Status.WEAK: N_("Saved, but a crash could lose the last minute."),
    Status.FULL: N_(
        "Not saved: this device has no room left. Delete something, or save it as a file."
    ),
    Status.REFUSED: N_("Not saved: this device refuses to store the game. Save it as a file."),
    Status.CLEARED: N_(
        "Not saved any more: the browser's data was cleared. Play on, or save it as a file."
    ),
    Status.LONG: N_("Not saved: this game has grown too long. Save it as a file."),
}


SAFE = (Status.SAVED, Status.SAVING, Status.ONCE)
"""The states that nobody has to do anything about."""


def not_safe(services: Services, ids: Iterable[str]) -> str:
    """The sentence for the worst state of these games together; empty if all are safe."""
    statuses = {services.repository.status(id) for id in ids}
    worst = [status for status in reversed(WORDS) if status in statuses]
    return services.say(WORDS[worst[0]]) if worst else ""


def saved_status(services: Services, id: str) -> Node:
    """The trouble with keeping a game, which is announced, with a button for what helps. Nothing
    is to be seen while there is none."""
    status, say = services.repository.status(id), services.say
    if status in SAFE:
        look = {"class": "keeping", "hidden": "", "data-status": status.name}
        return Node("p", look, key="keeping")
    return Node(
        "div",
        {"class": "keeping warning"},
        Node("p", {"role": "alert"}, say(WORDS[status])),
        button(say("Save as a file"), f"export {id}"),
        key="trouble",
    )
