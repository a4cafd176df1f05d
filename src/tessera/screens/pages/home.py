"""The menu. Its games stand in index.html already; here are the games to go on with, and the last
table to sit down at again."""

from itertools import islice

from tessera import games
from tessera.games import find
from tessera.scene.node import Node
from tessera.screens.added.lacking import lacking, lacking_families, trouble_with
from tessera.screens.faults import FAULTS
from tessera.screens.packs import Pack
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.setup.begin import begin
from tessera.screens.table.entries import first_way, is_known, named, options, summary
from tessera.storage.saves import Damaged, Entry

SHOWN = 3


class Home(Page):
    """The latest games that aren't over yet; or, if the latest is, the same again."""

    name = "home"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.presses = {"same table": self._sit_down_again}
        self.families = lacking_families(services)

    def arrive(self) -> None:
        """Games that nobody has finished here offer their lessons, the others their puzzles."""
        super().arrive()
        played = {entry.game for entry in self.services.saves.entries() if entry.over}
        ways = [f"{'puzzles' if name in played else 'learn'} {name}" for name in games.NAMES]
        self.services.device.offer(ways)

    def draw(self) -> Node:
        """A card for each, or nothing."""
        say = self.services.say
        # Only as many heads are read as are shown.
        going_on = (e for e in self.services.saves.entries() if not e.over and is_known(e))
        cards = [self._resume(entry) for entry in islice(going_on, SHOWN)]
        if again := self._again():
            cards.insert(0, again)
        added = [self._added(pack) for pack in self.services.device.packs.added()]
        parts = (
            _section("continue", say("Go on playing"), cards),
            _section("added", say("More games"), added),
        )
        return Node("div", {}, *parts, key="games" if cards or added else "nothing")

    def _sit_down_again(self) -> None:
        """The same game once more, with the same people in the same places."""
        last = self._last_table()
        if not last:
            return
        try:
            table = self.services.saves.open(last.id)
        except Damaged:
            self.services.device.go(first_way(last))  # There it is said what is wrong with it.
            return
        game = find(table.rules.name) if table else None
        if table and game:
            begin(self.services, game, table.setup, table.players)

    def _last_table(self) -> Entry | None:
        """The game that was played last, if it is over and of a kind that is here."""
        latest = next(iter(self.services.saves.entries()), None)
        return latest if latest and latest.over and is_known(latest) else None

    def _added(self, pack: Pack) -> Node:
        if trouble := trouble_with(self.services, pack.game):
            return lacking(self.services, pack, trouble)
        title, tagline = pack.told(self.services.say.language)
        look = {"href": f"#/new/{pack.game}", "class": "entry resume"}
        return Node("a", look, Node("b", {}, title), Node("span", {}, tagline), key=pack.game)

    def _resume(self, entry: Entry) -> Node:
        look = {"href": f"#/play/{entry.id}", "class": "entry resume"}
        return Node("a", look, *summary(self.services, entry), key=entry.id)

    def _again(self) -> Node | None:
        """The last table, where it can be laid again."""
        last = self._last_table()
        try:
            return self._same_table(last) if last else None
        except FAULTS as fault:
            self.services.blame(last.game if last else "", fault)
            return None

    def _same_table(self, entry: Entry) -> Node:
        say, last = self.services.say, entry.head
        game = find(last.game) if last else None
        assert last is not None
        assert game is not None
        agreed = options(self.services, game, last)
        return Node(
            "button",
            {"type": "button", "class": "entry resume", "data-press": "app:same table"},
            Node("b", {}, say("{game}, the same table again", game=say(game.texts.TITLE))),
            Node("span", {"class": "names"}, *named(say, last.players)),
            Node("small", {}, agreed) if agreed else None,
            key="again",
        )


def _section(name: str, title: str, cards: list[Node]) -> Node | None:
    """Cards under a title; nothing where there are none."""
    if not cards:
        return None
    return Node(
        "section",
        {"class": "continue", "aria-labelledby": name},
        Node("h2", {"id": name}, title),
        Node("div", {"class": "entries"}, *cards),
        key=name,
    )
