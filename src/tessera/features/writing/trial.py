"""The table of a game that is being written, which isn't saved."""

from functools import partial

from tessera.core.record import Record
from tessera.features.play.celebration import Celebration
from tessera.features.play.hint import Hint
from tessera.features.play.last_round import LastRound
from tessera.features.play.open_cards import OpenCards
from tessera.features.play.pacing import Pacing
from tessera.features.play.passing.handing_over import HandingOver
from tessera.features.play.taking_back import UndoRedo
from tessera.features.play.turning_alone import TurningAlone
from tessera.features.setup.tables import first_table
from tessera.features.writing.page import WritePage
from tessera.features.writing.view import write_view
from tessera.games import find
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.buttons import BarButton
from tessera.screens.table.parts.more import MoreSheet
from tessera.screens.table.parts.side_panel import Events
from tessera.screens.table.source import Source
from tessera.screens.table.words.aloud import Aloud, OwnColour
from tessera.screens.table.words.why import Why
from tessera.session.table import Table


def trial_page(services: Services, game: AnyGame) -> TablePage:
    """A new table of the game, one person against the computer."""
    setup, players = first_table(services, game, game.editions[0])
    rules, device = game.rules, services.device
    record = Record(rules.name, rules.version, setup, device.entropy(), players, device.now())
    context = Context(services, Source(game, Table(rules, record)))
    own_colour, past = OwnColour(context), LastRound(context)
    back = partial(device.go, services.memory.tried_at)
    parts = [
        HandingOver(context, own_colour),
        own_colour,
        Pacing(context),
        Why(context),
        past,
        TurningAlone(context),
        UndoRedo(context),
        *([Hint(context)] if game.bots_think else []),
        Celebration(context, past),
        Events(context),
        OpenCards(context),
        MoreSheet(context),
        BarButton(80, "previous", N_("Code"), N_("Back to the code"), "text", back),
        BarButton(81, "restart", N_("Again"), N_("New game"), "again", services.reload),
        Aloud(context),
    ]
    return TablePage(context, parts, name="play")


def try_page(services: Services, name: str) -> Page:
    """The table of the game on trial; otherwise the editor."""
    game = find(name) if name == services.memory.on_trial else None
    return trial_page(services, game) if game else WritePage(services, write_view)
