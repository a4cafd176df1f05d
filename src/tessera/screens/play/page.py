"""The page of a game being played: presses become events, computers move at a pace people can
follow, and every event is saved."""

from tessera.kit.game import AnyGame
from tessera.screens.play.advice import Advice
from tessera.screens.play.bookmark import Bookmarking
from tessera.screens.play.celebration import Celebration, Ending
from tessera.screens.play.dice.own_dice import OwnDice
from tessera.screens.play.dice.shaking import Shaking
from tessera.screens.play.dice.whose_dice import WhoseDice
from tessera.screens.play.hint import Hint
from tessera.screens.play.last_round import LastRound
from tessera.screens.play.more import MoreOfGame
from tessera.screens.play.news_place import NewsPlace
from tessera.screens.play.open_cards import OpenCards
from tessera.screens.play.pacing import Pacing
from tessera.screens.play.passing.handing_over import HandingOver
from tessera.screens.play.passing.helping import Helping
from tessera.screens.play.passing.phones import PhonesHere
from tessera.screens.play.sand_glass import SandGlass
from tessera.screens.play.taking_back import UndoRedo
from tessera.screens.play.tonight import Tonight
from tessera.screens.play.turning_alone import TurningAlone
from tessera.screens.play.who_plays import WhoPlays
from tessera.screens.play.whose_name import WhoseName
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.declarations import Declarations
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.side_panel import Events
from tessera.screens.table.source import LocalGame
from tessera.screens.table.words.aloud import Aloud
from tessera.screens.table.words.loudspeaker import Loudspeaker
from tessera.screens.table.words.own_colour import OwnColour
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
