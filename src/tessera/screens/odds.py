"""The odds of a game's dice, and beside them what was really thrown."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tessera.core.record import Record
from tessera.i18n import Nn_
from tessera.kit.game import Game
from tessera.kit.odds import Odds, thrown
from tessera.kit.phrases import percentage
from tessera.scene.node import Node, classes
from tessera.screens.page import Page
from tessera.screens.parts import link

if TYPE_CHECKING:
    from tessera.screens.app import App


class OddsPage(Page):
    """For each kind of throw its exact chance, and how often it came: in the saved games of this
    device, and in the game with `id` when one is given."""

    name = "odds"

    def __init__(self, app: App, game: Game[Any, Any], id: str) -> None:
        super().__init__(app)
        self.game = game
        entries = app.saves.entries()
        self.records = [entry.record for entry in entries if entry.record]
        self.open_games = [entry.record for entry in entries if entry.record and entry.id == id]
        self.id = id

    def draw(self) -> Node:
        """A table for each, with bars."""
        say, name = self.app.say, self.game.rules.name
        open_game = self.open_games[0] if self.open_games else None
        shown = [odds for odds in self.game.odds() if not open_game or odds.fits(open_game.setup)]
        back = (f"#/play/{self.id}", say("Back to the game")) if open_game else None
        where = back or (f"#/rules/{name}", say("Rules"))
        return Node(
            "main",
            {"class": "paper odds", "data-game": name},
            Node("h1", {}, say("The dice of {game}", game=say(self.game.title))),
            Node("p", {"class": "lead"}, say("Outlined: what to expect. Filled: what was thrown.")),
            *[self._section(odds, open_game) for odds in shown],
            Node("p", {"class": "actions"}, link(where[1], where[0], "button primary")),
        )

    def _section(self, odds: Odds, open_game: Record | None) -> Node:
        say = self.app.say
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
        say = self.app.say
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
        return Node(
            "table",
            {"class": "rolled"},
            Node("caption", {}, f"{where}: {total}"),
            Node("thead", {}, Node("tr", {}, *[Node("th", {"scope": "col"}, h) for h in head])),
            Node("tbody", {}, *rows),
            key=where,
        )

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
        return Node(
            "tr",
            {"class": classes(none=not count)},
            Node("th", {"scope": "row"}, self.app.say(label)),
            Node("td", {}, percentage(self.app.say, self._number(100 * chance, digits))),
            Node("td", {}, self._number(chance * throws, 1)),
            Node("td", {}, self._number(count)),
            bars,
            key=label,
        )

    def _number(self, value: float, digits: int = 0) -> str:
        return self.app.device.number(value, self.app.say.language, digits)
