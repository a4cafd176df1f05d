"""The page of a game by post: a turn, and then a letter."""

from tessera.features.play.last_round import LastRound
from tessera.features.play.page import game_parts
from tessera.features.play.passing.handing_over import HandingOver
from tessera.features.post.sending import LetterDue, PostalGame, Sending
from tessera.features.story.view import story_page
from tessera.kit.game import AnyGame
from tessera.post.game import NotBelieved
from tessera.screens.device import MESSAGES
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
from tessera.screens.table.words.aloud import OwnColour
from tessera.screens.table.words.letters import why_not
from tessera.screens.trouble import Trouble, not_offered
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


def by_message(services: Services, id: str, game: AnyGame, table: AnyTable) -> Page:
    """The game to be played by a house here, otherwise its replay."""
    post, players = table.post, table.players
    if MESSAGES in services.device.host.hides:
        return Trouble(services, not_offered)
    try:
        if post and post.here:
            return post_page(services, id, game, table)
    except NotBelieved as refused:
        fault = refused
        return Trouble(services, lambda say: why_not(say, fault, players, post))
    return story_page(services, id, game, table, 0)
