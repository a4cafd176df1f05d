"""Adding a game from this site: one at a time, with a progress bar."""

from collections.abc import Callable, Iterable

from tessera.games import find
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, hint
from tessera.screens.packs import FAILURES, Pack, unlisted
from tessera.screens.services import Services
from tessera.screens.timer import Timer

PATIENCE = 60_000
"""Milliseconds after which what hasn't come is given up."""


class Adding:
    """The game that is being added on a page, if one is."""

    def __init__(self, services: Services, then: Callable[[], None]) -> None:
        """`then` is called when a game has been added."""
        self._services = services
        self._then = then
        self.game = ""
        """The name of the game that is being added; "" while none is."""
        self.percent = 0
        """The share of it that has come, in percent."""
        self._timer = Timer(services.device)
        self._call_off: Callable[[], object] | None = None
        """Ends the device's work on it."""

    def ways(self, pack: Pack) -> Node:
        """The button that adds the game, or the progress and a button to stop."""
        say = self._services.say
        title, _ = pack.told(say.language)
        if self.game != pack.game:
            label = say("Add {game}", game=title)
            return actions(button(say("Add"), f"add {pack.game}", "primary", aria_label=label))
        label = say("Adding {game}", game=title)
        bar: Attributes = {"max": 100, ".value": self.percent, "aria-label": label}
        busy = button(say("Adding…"), f"add {pack.game}", "primary", aria_disabled="true")
        label = say("Stop adding {game}", game=title)
        stop = button(say("Stop"), f"stop {pack.game}", aria_label=label)
        return actions(busy, stop, Node("progress", bar, key="bar"))

    def begin(self, pack: Pack) -> None:
        """Adds the game, unless another is being added."""
        if not self.game:
            self.game, self.percent = pack.game, 0
            device = self._services.device
            self._call_off = device.packs.add(
                pack, self._arrived, lambda failure: self._added(pack, failure)
            )
            self._timer.start(PATIENCE, self._too_slow)

    def stop(self, game: str) -> None:
        """Cancels the adding."""
        if game == self.game:
            self._end()
            self._services.messages.notify(self._services.say("It was not added."))

    def _too_slow(self) -> None:
        self._end()
        sentence = FAILURES["slow"]
        self._services.messages.notify(self._services.say(sentence))

    def _end(self) -> None:
        call_off, self._call_off, self.game = self._call_off, None, ""
        self._timer.stop()
        if call_off:
            call_off()

    def _arrived(self, percent: int) -> None:
        self.percent = percent

    def _added(self, pack: Pack, failure: str) -> None:
        if not self._call_off:  # It was called off meanwhile.
            return
        self._timer.stop()
        say, self.game, self._call_off = self._services.say, "", None
        if failure:
            self._services.messages.notify(say(FAILURES[failure]))
            return
        title, _ = pack.told(say.language)
        self._then()
        self._services.messages.notify(say("{game} is on this device now.", game=title))


class Needed:
    """The games that an opened file or link needs, with ways to add them."""

    def __init__(self, services: Services, then: Callable[[], None]) -> None:
        """`then` is called after each game that was added."""
        self._services = services
        self._then = then
        self.names: tuple[str, ...] = ()
        self._offered: dict[str, Pack] = {}
        self._lacks_list = ""
        """The reason why the site's list can't be had: a key of `FAILURES`."""
        self._adding = Adding(services, self._added)
        self.presses = {"add needed": self._add, "look for needed": self._look}
        self.families = {"add": lambda game: self._add(), "stop": self._adding.stop}

    def look_for(self, names: Iterable[str]) -> None:
        """Asks the site for those of these games that aren't here."""
        self.names = tuple(dict.fromkeys(filter(None, names)))
        if self._lacking:
            self._look()

    def told(self, names: Iterable[str]) -> str:
        """The titles of games, whether or not they are here."""
        say = self._services.say
        games = [(find(name), self._offered.get(name) or unlisted(name)) for name in names]
        titles = [say(g.texts.TITLE) if g else pack.told(say.language)[0] for g, pack in games]
        return say.together(titles)

    def draw(self) -> list[Node]:
        """Draws the missing games with a button that adds them. Programs have a link each."""
        say, programs = self._services.say, self._services.device.programs
        lacking = self._lacking
        own = [name for name in lacking if programs.text(name)]
        others = [name for name in lacking if name not in own]
        nodes = []
        if others:
            words = say(
                "Not on this device: {games}. Saved games wait here.", games=self.told(others)
            )
            nodes += [Node("p", {}, words, key="lacking"), self._ways(others)]
        for name in own:
            words = say("It came with a backup. Look at the program before you run it.")
            change = link(say("Change the program"), f"#/write/{name}", "button")
            said = hint(say.pair(self.told([name]), words), key=f"own {name}")
            nodes += [said, actions(change, key=f"way {name}")]
        return nodes

    @property
    def _lacking(self) -> list[str]:
        return [name for name in self.names if find(name) is None]

    def _ways(self, names: list[str]) -> Node:
        say = self._services.say
        if self._adding.game:
            return self._adding.ways(self._offered[self._adding.game])
        if there := [name for name in names if name in self._offered]:
            words = say("Add {game}", game=self.told(there))
            return actions(button(words, "add needed", "primary"), key="needed")
        sentence = FAILURES[self._lacks_list] if self._lacks_list else None
        return actions(
            hint(say(sentence)) if sentence else None,
            button(say("Try again"), "look for needed") if sentence else None,
            key="needed",
        )

    def _look(self) -> None:
        if self._services.device.packs.offers:
            self._services.device.packs.offered(self._come)

    def _come(self, offered: tuple[Pack, ...] | str) -> None:
        self._lacks_list = offered if isinstance(offered, str) else ""
        packs = () if isinstance(offered, str) else offered
        self._offered = {pack.game: pack for pack in packs}

    def _add(self) -> None:
        pack = next((self._offered[n] for n in self._lacking if n in self._offered), None)
        if pack:
            self._adding.begin(pack)

    def _added(self) -> None:
        self._then()
        self._add()
