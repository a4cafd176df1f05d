"""More games: what this site offers besides, to be added with one press and removed again."""

from tessera.scene.node import Attributes, Node
from tessera.screens.components import actions, button, lead, link, paper
from tessera.screens.packs import FAILURES, Pack
from tessera.screens.page import Page
from tessera.screens.services import Services

KILOBYTE = 1000


class More(Page):
    """The list comes later: it is fetched when somebody looks at it."""

    name = "more"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.offered: tuple[Pack, ...] | None = ()
        """None where the list can't be had."""
        self.adding = ""
        """The game that is being added."""
        self.percent = 0
        """How much of it has come."""
        services.device.packs.offered(self._come)

    def _come(self, offered: tuple[Pack, ...] | None) -> None:
        # Without a network there still are those on the device.
        self.offered = self.services.device.packs.added() or None if offered is None else offered

    def draw(self) -> Node:
        """Each game with what can be done with it."""
        say = self.services.say
        first = say("These games can be added to this device. Then they can be played offline too.")
        trouble = FAILURES["network"]
        lacking = Node("p", {}, say(trouble)) if self.offered is None else None
        packs = [self._pack(pack) for pack in self.offered or ()]
        return paper(
            say("More games"),
            lead(first),
            lacking,
            Node("ul", {"class": "packs"}, *packs, key="packs"),
            actions(link(say("To the menu"), "#/", "button")),
        )

    def _pack(self, pack: Pack) -> Node:
        say = self.services.say
        title, tagline = pack.told(say.language)
        size = self.services.device.number(max(1, round(pack.size / KILOBYTE)), say.language)
        look: Attributes = {"src": f"packs/{pack.game}.svg", "alt": "", "width": 320, "height": 200}
        words = Node(
            "div",
            {"class": "pack-words"},
            Node("h2", {}, title),
            Node("p", {}, tagline),
            Node("small", {}, say("{size} kB", size=size)),
        )
        return Node(
            "li",
            {"class": "pack"},
            Node("img", look),
            words,
            self._ways(pack, title),
            key=pack.game,
        )

    def _ways(self, pack: Pack, title: str) -> Node:
        say = self.services.say
        if pack.game in {added.game for added in self.services.device.packs.added()}:
            remove = button(
                say("Remove"), f"remove {pack.game}", aria_label=say("Remove {game}", game=title)
            )
            return actions(link(say("Play"), f"#/new/{pack.game}", "button primary"), remove)
        if self.adding == pack.game:
            label = say("Adding {game}", game=title)
            bar: Attributes = {"max": 100, ".value": self.percent, "aria-label": label}
            busy = button(say("Adding …"), f"add {pack.game}", "primary", aria_disabled="true")
            return actions(busy, Node("progress", bar, key="bar"))
        label = say("Add {game}", game=title)
        return actions(button(say("Add"), f"add {pack.game}", "primary", aria_label=label))

    def press(self, target: str) -> None:
        """Adds or removes one."""
        verb, _, name = target.partition(" ")
        pack = next((pack for pack in self.offered or () if pack.game == name), None)
        if pack is None or self.adding:
            return
        if verb == "remove":
            self._remove(pack)
        elif verb == "add":
            self.adding, self.percent = name, 0
            self.services.device.packs.add(
                pack, self._arrived, lambda failure: self._added(pack, failure)
            )

    def _arrived(self, percent: int) -> None:
        self.percent = percent

    def _added(self, pack: Pack, failure: str) -> None:
        say, self.adding = self.services.say, ""
        title, _ = pack.told(say.language)
        added = say("{game} is on this device now.", game=title)
        self.services.notify(say(FAILURES[failure]) if failure else added)

    def _remove(self, pack: Pack) -> None:
        say = self.services.say
        self.services.device.packs.remove(pack.game)
        title, _ = pack.told(say.language)
        self.services.notify(say("{game} is removed. Its saved games are kept.", game=title))
