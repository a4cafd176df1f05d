"""The page of a phone at the table: one seat's cards and turns, or the board for a spectator."""

from tessera.features.phones.came_by import note
from tessera.features.phones.connection import SeatConnection
from tessera.features.phones.join import Join
from tessera.features.phones.source import RemoteGame
from tessera.features.play.dice.own_dice import OwnDice
from tessera.features.play.dice.shaking import Shaking
from tessera.features.play.hint import Hint
from tessera.features.play.last_round import LastRound
from tessera.features.play.news_place import NewsPlace
from tessera.features.play.open_cards import OpenCards
from tessera.features.play.taking_back import UndoRedo
from tessera.kit.view import AnySeen
from tessera.phones.codes import write_invitation
from tessera.phones.host_connection import HostConnection
from tessera.screens.components import hint
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.declarations import Declarations
from tessera.screens.table.parts.more import MoreSheet, of_the_screen
from tessera.screens.table.parts.part import Nodes
from tessera.screens.table.parts.side_panel import Events
from tessera.screens.table.parts.turning import Turning
from tessera.screens.table.sheets import does, leads, rows
from tessera.screens.table.words.aloud import Aloud
from tessera.screens.table.words.loudspeaker import Loudspeaker
from tessera.screens.table.words.own_colour import OwnColour
from tessera.screens.table.words.why import Why


def phone_page(services: Services, connection: HostConnection) -> TablePage:
    """The page of the table as this phone knows it. It must have been sent a table."""
    assert connection.game is not None
    assert connection.table is not None
    note(services)
    context = Context(services, RemoteGame(connection, connection.game, connection.table))
    past, seated = LastRound(context), connection.seat is not None
    parts = [
        Why(context),
        Loudspeaker(context),
        SeatConnection(context, connection),
        past,
        Declarations(context),
        Turning(context),
        *([OwnDice(context), Shaking(context)] if connection.game.odds() else []),
        *([UndoRedo(context)] if seated else []),
        *([Hint(context)] if seated and connection.game.bots_think else []),
        NewsPlace(context, past),
        Events(context),
        OpenCards(context),
        MoreOfSeat(context),
        Aloud(context),
        OwnColour(context),
    ]
    return TablePage(context, parts, name="play")


class MoreOfSeat(MoreSheet):
    """The More sheet of a phone's seat. Everything else is on the tablet."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, lambda seen: (), self._ways)
        self.presses = {"leave": self._leave}

    def _ways(self, seen: AnySeen) -> Nodes:
        say, game = seen.say, self._context.game.rules.name
        return (
            rows(
                say("This game"),
                leads("rules", say("Rules"), f"#/rules/{game}"),
                does("phone", say("Leave the table"), "leave"),
            ),
            of_the_screen(say),
            hint(say("If you leave, you play on the tablet. To come back, scan its code.")),
        )

    def _leave(self) -> None:
        """Leaves the table. The tablet is told, and plays on."""
        services = self._context.services
        services.phones.leave()
        services.device.go("#/")


def join_page(services: Services, rest: str) -> Page:
    """The table, if this phone has come to it by this code; otherwise the page that joins."""
    code = rest.partition("/")[0]
    host, invited = services.phones.connection, services.phones.invited_to
    if host and host.table and invited and code and code.startswith(write_invitation(invited)):
        return phone_page(services, host)
    return Join(services, code)
