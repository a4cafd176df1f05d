"""The games that this site offers, to be added and removed by one press."""

from collections.abc import Callable
from functools import partial

from tessera.features.packs.adding import Adding
from tessera.features.packs.lacking import lacking_families, lacking_ways, trouble_with
from tessera.features.shelf.own import own_programs
from tessera.i18n import N_
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, lead, menu_link, paper
from tessera.screens.packs import FAILURES, OURS, TROUBLES, Pack
from tessera.screens.page import Page
from tessera.screens.services import Services

KILOBYTE = 1000
PROGRAM = N_(
    "These games are made by other people. They can read and change what is saved "
    "here, send it elsewhere, and try to stay after you remove them. Add only "
    "games you trust."
)


class More(Page):
    """A page whose list is fetched when somebody opens it."""

    name = "more"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.offered: tuple[Pack, ...] = ()
        """By this site, as far as that is known."""
        self.lacks_list = ""
        """The reason why the list can't be had: a key of `FAILURES`."""
        self.adding = Adding(services, lambda: None)
        actions_by_word = {**lacking_families(services), "add": self._add}
        self.families = {word: partial(self._do, does) for word, does in actions_by_word.items()}
        self.families["stop"] = self.adding.stop
        services.device.packs.offered(self._come)

    def _come(self, offered: tuple[Pack, ...] | str) -> None:
        self.lacks_list = offered if isinstance(offered, str) else ""
        self.offered = () if isinstance(offered, str) else offered

    def _all(self) -> tuple[Pack, ...]:
        # Without a network, and where the site offers them no more, there still are those here.
        known = {pack.game for pack in self.offered}
        added = self.services.device.packs.added()
        return (*self.offered, *(pack for pack in added if pack.game not in known))

    def draw(self) -> Node:
        """Draws a list of the games, each with its buttons."""
        say = self.services.say
        first = say("These games can be added to this device. Then they can be played offline too.")
        ours = [self._pack(pack) for pack in self._all() if pack.author == OURS]
        others = [self._pack(pack) for pack in self._all() if pack.author != OURS and not pack.own]
        untold = self.lacks_list and not ours and not others
        lacking = Node("p", {}, say(FAILURES[self.lacks_list])) if untold else None
        return paper(
            say("More games"),
            lead(first),
            lacking,
            Node("ul", {"class": "packs"}, *ours, key="packs") if ours else None,
            Node("p", {"class": "advice"}, say(PROGRAM)) if others else None,
            Node("ul", {"class": "packs"}, *others, key="others") if others else None,
            *own_programs(self.services),
            actions(menu_link(say)),
        )

    def _pack(self, pack: Pack) -> Node:
        say = self.services.say
        title, tagline = pack.told(say.language)
        trouble = trouble_with(self.services, pack.game)
        look: Attributes = {"src": f"packs/{pack.game}.svg", "alt": "", "width": 320, "height": 200}
        words = Node(
            "div",
            {"class": "pack-words"},
            Node("h2", {}, title),
            Node("p", {}, tagline),
            Node("p", {"class": "advice"}, say(TROUBLES[trouble])) if trouble else None,
            Node("small", {}, " · ".join(self._about(pack))) if pack.size else None,
        )
        picture, ways = Node("img", look) if pack.size else None, self._ways(pack, title)
        return Node("li", {"class": "pack"}, picture, words, ways, key=pack.game)

    def _about(self, pack: Pack) -> list[str]:
        """The game's author, version, licence and size, in words."""
        say, language = self.services.say, self.services.say.language
        size = self.services.device.number(max(1, round(pack.size / KILOBYTE)), language)
        return [
            *([say("By {author}", author=pack.author)] if pack.author else []),
            *([say("Version {version}", version=pack.version)] if pack.version else []),
            *([say("Licence {licence}", licence=pack.licence)] if pack.licence else []),
            say("{size} kB", size=size).replace(" ", "\N{NO-BREAK SPACE}"),
        ]

    def _ways(self, pack: Pack, title: str) -> Node:
        say = self.services.say
        if trouble_with(self.services, pack.game):
            return lacking_ways(self.services, pack)
        if any(one.game == pack.game for one in self.services.device.packs.added()):
            remove = button(
                say("Remove"), f"remove {pack.game}", aria_label=say("Remove {game}", game=title)
            )
            return actions(link(say("Play"), f"#/new/{pack.game}", "button primary"), remove)
        return self.adding.ways(pack)

    def _do(self, does: Callable[[str], None], game: str) -> None:
        """Does this with the game, unless a game is being added meanwhile."""
        if not self.adding.game:
            does(game)

    def _add(self, game: str) -> None:
        self.adding.begin(next(pack for pack in self._all() if pack.game == game))
