"""The odds of a game's dice, beside the throws that were made."""

from collections import Counter
from collections.abc import Sequence

from tessera.i18n import Nn_
from tessera.kit.game import AnyGame
from tessera.kit.odds import Odds, thrown
from tessera.kit.phrases import percentage
from tessera.scene.node import Node, classes
from tessera.scene.widgets import link
from tessera.screens.components import actions, lead, paper, row, table, wide
from tessera.screens.lookup import of_game, same_game
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.timer import breathing
from tessera.screens.trouble import Trouble, nowhere
from tessera.screens.way_back import way_back
from tessera.session.by_hand import parted
from tessera.storage.saves import Entry

PORTION = 50
"""Saved games whose throws are counted in one go: the page answers between them."""


class OddsPage(Page):
    """The chance of each kind of throw, beside how often it came. It came in the saved games of
    this device, and in the game with `id` if one is given."""

    name = "odds"
    reference = True

    def __init__(self, services: Services, game: AnyGame, id: str) -> None:
        super().__init__(services, id)
        self.game = game
        self.id = id
        entry = services.saves.entry(id) if id else None
        self.open_game = entry.record if entry else None
        self._thrown: dict[str, Counter[str]] = {odds.title: Counter() for odds in game.odds()}
        """By the titles of the odds how often each kind came on this device."""
        self._by_hand: dict[str, Counter[str]] = {odds.title: Counter() for odds in game.odds()}
        """The same for dice of one's own."""
        own = [entry for entry in services.saves.entries() if entry.game == game.rules.name]
        self.task(self._count(own))

    async def _count(self, entries: Sequence[Entry]) -> None:
        rules = self.game.rules
        async for entry in breathing(entries, PORTION):
            if record := entry.read():
                device, own = parted(rules, record)
                for odds in self.game.odds():
                    self._thrown[odds.title].update(thrown(odds, rules, [device]))
                    self._by_hand[odds.title].update(thrown(odds, rules, [own]))

    def draw(self) -> Node:
        """A table with bars for each kind of throw."""
        say, name, open_game = self.services.say, self.game.rules.name, self.open_game
        shown = [odds for odds in self.game.odds() if not open_game or odds.fits(open_game.setup)]
        back = way_back(self.services, self.game, self.id)
        rules = f"#/rules/{name}/{self.id}" if self.id else f"#/rules/{name}"
        return paper(
            say("The dice of {game}", game=say(self.game.texts.TITLE)),
            lead(say("Outlined: what to expect. Filled: what was thrown.")),
            *map(self._section, shown),
            actions(
                link(back.label, back.address, "button primary") if back else None,
                link(say("Rules"), rules, "button" if back else "button primary"),
            ),
            look=classes("odds", of_game=self.id),
            game=name,
        )

    def _section(self, odds: Odds) -> Node:
        say, game = self.services.say, self.game
        tables = [(say("On this device"), self._thrown[odds.title])]
        if by_hand := self._by_hand[odds.title]:
            tables.append((say("With your own dice"), by_hand))
        if self.open_game:
            in_this_game = thrown(odds, game.rules, [self.open_game])
            tables.insert(0, (say("In this game"), in_this_game))
        facts = [
            Node("div", {}, Node("dt", {}, claim), Node("dd", {}, truth))
            for claim, truth in game.facts(say, self._number, odds.title)
        ]
        return Node(
            "section",
            {},
            Node("h2", {}, say(odds.title)),
            Node("dl", {"class": "facts"}, *facts) if facts else None,
            *(self._table(odds, where, counts) for where, counts in tables),
            key=odds.title,
        )

    def _table(self, odds: Odds, where: str, counts: Counter[str]) -> Node:
        say = self.services.say
        throws = sum(counts.values())
        shares = [weight / odds.ways for _, weight in odds.weights]
        shares += [count / throws for count in counts.values()]
        widest = max(shares)
        rows = [
            self._row(label, weight / odds.ways, counts[label], throws, widest)
            for label, weight in odds.weights
        ]
        total = say.count(Nn_("{n} throw", "{n} throws"), throws)
        head = [say("Kind of throw"), say("Chance"), say("Expected"), say("Thrown"), ""]
        return wide(table(head, rows, "rolled", say.pair(where, total)))

    def _row(self, label: str, chance: float, count: int, throws: int, widest: float) -> Node:
        share = count / throws if throws else 0
        # Rare things need more digits to be told from nothing.
        digits = 1 if chance >= 0.001 else 3
        bars = Node(
            "td",
            {"class": "bars", "aria-hidden": "true"},
            Node("span", {"class": "came", ".style": f"width: {100 * share / widest:.2f}%"}),
            Node("span", {"class": "expected", ".style": f"width: {100 * chance / widest:.2f}%"}),
        )
        say, number = self.services.say, self._number
        cells = percentage(say, number(100 * chance, digits)), number(chance * throws, 1)
        look = classes(none=not count)
        return row(say(label), *cells, number(count), bars, look=look, key=label)

    def _number(self, value: float, digits: int = 0) -> str:
        return self.services.device.number(value, self.services.say.language, digits)


@of_game
def odds_page(services: Services, game: AnyGame, id: str) -> Page:
    """The odds of a game with dice."""
    if not game.odds():
        return Trouble(services, nowhere)
    return OddsPage(services, game, same_game(services, game, id))
