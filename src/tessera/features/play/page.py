"""The page of a game being played: presses become events, computers move at a pace people can
follow, and every event is saved."""

from tessera.features.play.advice import Advice
from tessera.features.play.celebration import Celebration, Ending
from tessera.features.play.dice.own_dice import OwnDice, Shaking, WhoseDice
from tessera.features.play.hint import Hint
from tessera.features.play.last_round import LastRound, NewsPlace
from tessera.features.play.more import MoreOfGame
from tessera.features.play.open_cards import OpenCards
from tessera.features.play.pacing import Pacing
from tessera.features.play.passing.handing_over import HandingOver
from tessera.features.play.passing.helping import Helping
from tessera.features.play.passing.phones import PhonesHere
from tessera.features.play.sand_glass import SandGlass
from tessera.features.play.taking_back import UndoRedo
from tessera.features.play.tonight import Tonight
from tessera.features.play.turning_alone import Bookmarking, TurningAlone
from tessera.features.play.who_plays import WhoPlays, WhoseName
from tessera.kit.game import AnyGame
from tessera.screens.lookup import of_saved_game
from tessera.screens.router import BY_MESSAGE, Elsewhere
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.declarations import Declarations
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.side_panel import Events
from tessera.screens.table.source import LocalGame
from tessera.screens.table.words.aloud import Aloud, Loudspeaker, OwnColour
from tessera.screens.table.words.why import Why
from tessera.session.table import AnyTable


def play_page(services: Services, id: str, game: AnyGame, table: AnyTable) -> TablePage:
    """The page of a game of this device, under its id."""
    context = Context(services, LocalGame(services, id, game, table))
    own_colour = OwnColour(context)
    handing = HandingOver(context, own_colour)
    parts = game_parts(context, handing, LastRound(context), hints=True)
    hint = next((part for part in parts if isinstance(part, Hint)), None)
    helps = hint or game.rules.hidden
    dice = [OwnDice(context), WhoseDice(context)] if game.odds() else []
    parts = [
        PhonesHere(context, handing),
        own_colour,
        *parts,
        *([Helping(context, handing, hint)] if helps else []),
        Tonight(context),
        *dice,
        WhoPlays(context, handing),
    ]
    return TablePage(context, parts, name="play", locks=True)


def game_parts(
    context: Context, handing: HandingOver, past: LastRound, *, hints: bool
) -> list[Part]:
    """The parts of every game that is played and saved here. On the More sheet they stand in this
    order; the words of the prompt and the button are changed in this order, too."""
    hint, turning = Hint(context), TurningAlone(context)
    return [
        handing,
        Pacing(context),  # Before others: whatever goes wrong in them, nobody plays on unseen.
        WhoseName(context),
        Why(context),
        Loudspeaker(context),
        past,
        Declarations(context),
        turning,
        *([Shaking(context)] if context.game.odds() else []),
        UndoRedo(context),
        *([hint] if hints and context.game.bots_think else []),
        Advice(context, hint),
        Celebration(context, past),
        Ending(context, past),
        SandGlass(context),
        NewsPlace(context, past),
        Events(context),
        OpenCards(context),
        MoreOfGame(context),
        Aloud(context),
        Bookmarking(context, turning),
    ]


@of_saved_game
def play(services: Services, id: str, game: AnyGame, table: AnyTable, _: str) -> TablePage:
    """The page of a saved game that goes on."""
    if table.post:
        raise Elsewhere(BY_MESSAGE, id, game, table)
    if not table.has_seed:  # Somebody has put it into a backup by hand.
        table.go_on_as_copy(services.device.entropy())
    return play_page(services, id, game, table)
