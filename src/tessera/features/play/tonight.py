"""The score of the evening at the end of a game: a tessera for each game that somebody has won."""

from tessera.features.setup.tonight import heading, outlook, said, tally, tonight
from tessera.kit.view import AnySeen
from tessera.scene.node import Attributes, Node, classes
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.values import News
from tessera.session.table import Change
from tessera.storage.people.evening import Evening


class Tonight(Part):
    """The evening of the people at one table, if they have finished a game today."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def ending(self, seen: AnySeen) -> Nodes:
        """A link to the page of the evening, with the tesserae and who begins next."""
        games = self._evening()
        if games is None:
            return ()
        services, words = self._context.services, outlook(seen.say, games, seen.players)
        look: Attributes = {
            "class": classes("tonight", champion=games.champions),
            "href": "#/evening",
        }
        link = Node(
            "a",
            look,
            Node("span", {"class": "tonight-title"}, heading(services)),
            Node("span", {"class": "tallies"}, *tally(services, games)),
            Node("span", {"class": "tonight-words"}, words) if words else None,
            key="tonight",
        )
        return (link,)

    def tell(self, change: Change, news: News) -> News:
        """The score, once a game is over that isn't the first."""
        over = self._context.table.rules.result(change.after) is not None
        games = self._evening() if over and change.event is not None else None
        if games is None or len(games.games) == 1:
            return news
        return news._replace(sentences=(*news.sentences, said(self._context.services, games)))

    def _evening(self) -> Evening | None:
        """The evening; None if this game, of an earlier day or a copy, doesn't count in it."""
        games = tonight(self._context.services, self._context.table.players)
        own = games and any(game.id == self._context.id for game in games.games)
        return games if own else None
