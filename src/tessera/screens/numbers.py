"""All games of this device in numbers: how many of each kind, who won how often, month by month."""

from collections import Counter
from collections.abc import Iterable

from tessera import games
from tessera.core.record import Record
from tessera.games import find
from tessera.scene.node import Node
from tessera.screens.components import actions, lead, link, paper, row, table, wide
from tessera.screens.page import Page
from tessera.screens.services import Services

MOST_NAMES, MOST_MONTHS = 20, 12


class Numbers(Page):
    """Worked out from the heads of the saved games; nothing else is kept for it."""

    name = "numbers"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        heads = (entry.head for entry in services.saves.entries())
        self.heads = [head for head in heads if head and find(head.game)]

    def draw(self) -> Node:
        """The whole page."""
        say = self.services.say
        body: list[Node | None] = [lead(say("No game was played yet."))]
        if self.heads:
            body = [self._games(), self._people(), self._months()]
        return paper(
            say("All games in numbers"),
            *body,
            actions(link(say("Saved games"), "#/saved", "button primary")),
        )

    def _games(self) -> Node:
        say = self.services.say
        rows = []
        for game in games.GAMES:
            own = [head for head in self.heads if head.game == game.rules.name]
            over = sum(bool(head.result) for head in own)
            if own:
                rows.append((say(game.texts.TITLE), len(own), over))
        head = (say("Game"), say("Begun"), say("Finished"))
        return self._table(say("Games"), head, rows)

    def _people(self) -> Node | None:
        """People and computers by name, those who played most first."""
        say = self.services.say
        played, won = Counter[str](), Counter[str]()
        for head in self.heads:
            if head.result:
                played.update({player.name for player in head.players})
                won.update({head.players[seat].name for seat in _winners(head)})
        rows = [(name, n, won[name]) for name, n in played.most_common(MOST_NAMES)]
        head_words = (say("Player"), say("Games finished"), say("Won"))
        return self._table(say("Players"), head_words, rows) if rows else None

    def _months(self) -> Node:
        say, device = self.services.say, self.services.device
        months = Counter(head.saved[:7] for head in self.heads)
        rows = [
            (device.month(month, say.language), months[month])
            for month in sorted(months, reverse=True)[:MOST_MONTHS]
        ]
        return self._table(say("Month by month"), (say("Month"), say("Games")), rows)

    def _table(
        self, title: str, head: Iterable[str], rows: Iterable[tuple[str | int, ...]]
    ) -> Node:
        cells = [row(str(name), *map(str, numbers)) for name, *numbers in rows]
        return Node(
            "section",
            {"class": "numbers"},
            Node("h2", {}, title),
            wide(table(head, cells)),
            key=title,
        )


def _winners(record: Record) -> list[int]:
    words = record.result.split()
    seats = [int(word) - 1 for word in words if word.isdecimal()]
    return [seat for seat in seats if 0 <= seat < len(record.players)]
