"""The phones that were connected before the page was loaded again."""

from tessera.i18n import Nn_
from tessera.scene.node import Node
from tessera.screens.components import button
from tessera.screens.table.context import Context
from tessera.screens.table.phone_seats import missing

MISSING = Nn_("{players}'s phone isn't connected.", "Not connected: the phones of {players}.")


def missing_phones(context: Context) -> Node | None:
    """The names of the players whose phones aren't connected any more, with a button to reconnect;
    None if there are none."""
    services, say = context.services, context.services.say
    seats = missing(services, context.id, context.table)
    if not seats:
        return None
    players = say.together([context.table.players[seat].name for seat in seats])
    return Node(
        "p",
        {"class": "phones-missing"},
        Node("span", {}, say.count(MISSING, len(seats), players=players)),
        button(say("Reconnect"), "ask back"),
        key="phones missing",
    )
