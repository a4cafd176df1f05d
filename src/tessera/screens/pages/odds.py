"""The odds of a game's dice, and beside them what was really thrown."""

from collections import Counter

from tessera.core.record import Record
from tessera.i18n import Nn_
from tessera.kit.game import AnyGame
from tessera.kit.odds import Odds, thrown
from tessera.kit.phrases import percentage
from tessera.scene.node import Node, classes
from tessera.screens.components import actions, lead, link, paper, row, table, wide
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.way_back import way_back


class OddsPage(Page):
    """For each kind of throw its exact chance, and how often it came: in the saved games of this
    device, and in the game with `id` when one is given."""

    name = "odds"
    reference = True

    def __init__(self, services: Services, game: AnyGame, id: str) -> None:
        super().__init__(services, id)
        self.game = game
        entries = services.saves.entries()
        self.records = [entry.record for entry in entries if entry.record]
        self.open_games = [entry.record for entry in entries if entry.record and entry.id == id]
        self.id = id

    def draw(self) -> Node:
        """A table for each, with bars."""
        say, name = self.services.say, self.game.rules.name
        open_game = self.open_games[0] if self.open_games else None
        shown = [odds for odds in self.game.odds() if not open_game or odds.fits(open_game.setup)]
        back = way_back(self.services, self.game, self.id)
        rules = f"#/rules/{name}/{self.id}" if self.id else f"#/rules/{name}"
        return paper(
            say("The dice of {game}", game=say(self.game.texts.TITLE)),
            lead(say("Outlined: what to expect. Filled: what was thrown.")),
            *[self._section(odds, open_game) for odds in shown],
            actions(
                link(back.label, back.address, "button primary") if back else None,
                link(say("Rules"), rules, "button" if back else "button primary"),
            ),
            look=classes("odds", of_game=self.id),
            game=name,
        )

    def _section(self, odds: Odds, open_game: Record | None) -> Node:
        say = self.services.say
        device = thrown(odds, self.game.rules, self.records)
        here = thrown(odds, self.game.rules, self.open_games)
        counted = (say("In this game"), here) if open_game else (say("On this device"), device)
        facts = [
            Node("div", {}, Node("dt", {}, claim), Node("dd", {}, truth))
            for claim, truth in self.game.facts(say, self._number, odds.title)
        ]
        return Node(
            "section",
            {},
            Node("h2", {}, say(odds.title)),
            Node("dl", {"class": "facts"}, *facts) if facts else None,
            self._table(odds, *counted),
            self._table(odds, say("On this device"), device) if open_game else None,
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
        return wide(table(head, rows, "rolled", f"{where}: {total}"))

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
