"""The page of a game by post: one's own turn as at any table, and then a letter."""

from tessera.kit.game import AnyGame
from tessera.screens.play.last_round import LastRound
from tessera.screens.play.page import game_parts
from tessera.screens.play.passing.handing_over import HandingOver
from tessera.screens.post.asking import LetterDue
from tessera.screens.post.sending import Sending
from tessera.screens.post.source import PostalGame
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
from tessera.screens.table.words.own_colour import OwnColour
from tessera.session.table import AnyTable


def post_page(services: Services, id: str, game: AnyGame, table: AnyTable) -> TablePage:
    """The page of a game that a house on this device plays. Nobody takes another's seat. Raises
    NotBelieved."""
    source = PostalGame(services, id, game, table)
    context = Context(services, source)
    own_colour, past = OwnColour(context), LastRound(context)
    handing = HandingOver(context, own_colour)
    parts = [
        LetterDue(context, source),
        own_colour,
        *game_parts(context, handing, past, hints=source.post.hints),
        Sending(context, source, past),
    ]
    return TablePage(context, parts, name="play", locks=True)
