"""The page in place of a game that isn't on this device. It names the game, and adds it or tries it
again where that is possible."""

from tessera.features.packs.adding import Adding
from tessera.features.packs.lacking import lacking_families, lacking_ways, remove, trouble_with
from tessera.features.setup.new_game import begin_page
from tessera.games import find
from tessera.i18n import Translator
from tessera.scene.node import Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions
from tessera.screens.device import MORE_GAMES
from tessera.screens.lookup import deleted_programs, earlier_program
from tessera.screens.packs import FAILURES, TROUBLES, Pack, pack_of, unlisted
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.trouble import Trouble, not_offered
from tessera.storage.saves import Entry


class Missing(Trouble):
    """A page that asks whether the site offers the game."""

    def __init__(
        self, services: Services, game: str, text: str | None = None, saved: str | None = None
    ) -> None:
        """`text` is the saved game of this kind."""
        super().__init__(services, self._message, text, saved)
        self.game = game
        self.trouble = trouble_with(services, game)
        self.pack: Pack | None = pack_of(services.device.packs, game) if self.trouble else None
        self.lacks_list = ""
        """The reason why the site's list can't be had: a key of `FAILURES`."""
        self._left = False
        self._adding = Adding(services, self._again)
        self.presses = {**self.presses, "look": self._look}
        self.families = {
            **lacking_families(services, self._again),
            "remove": self._remove,
            "add": self._add,
            "stop": self._adding.stop,
        }
        if not self.trouble and services.device.packs.offers:
            self._look()

    @property
    def _deleted(self) -> Entry | None:
        """The deleted program of this game, if it was written here. It is the one that the saved
        game was played with, or the latest."""
        if self.services.device.programs.text(self.game):
            return None
        entry = self.services.saves.entry(self.saved) if self.saved else None
        fits = earlier_program(self.services, entry) if entry else None
        programs = deleted_programs(self.services).get(self.game, ())
        return fits or next(iter(programs), None)

    def leave(self) -> None:
        """Ignores answers that come after the screen was left."""
        self._left = True

    def title(self, say: Translator) -> str:
        """An invitation where the site has the game: nothing has failed."""
        if self.trouble or not self.pack:
            return super().title(say)
        return say("Add {game}", game=self.pack.told(say.language)[0])

    def help(self) -> list[Node]:
        """The buttons that add the game, or try it again."""
        say = self.services.say
        if self._deleted:
            return [actions(button(say("Restore"), f"undelete {self._deleted.id}", "primary"))]
        if self.game in self.services.device.programs.names() and not self.trouble:
            words = say("It came with a backup. Look at the program before you run it.")
            way = link(say("Change the program"), f"#/write/{self.game}", "button primary")
            return [Node("p", {"class": "advice"}, words), actions(way)]
        if self.trouble and self.pack:
            advice = Node("p", {"class": "advice"}, say(TROUBLES[self.trouble]))
            return [advice, lacking_ways(self.services, self.pack)]
        if self.pack:
            return [self._adding.ways(self.pack)]
        if self.lacks_list:
            sentence = FAILURES[self.lacks_list]
            advice = Node("p", {"class": "advice"}, say(sentence))
            return [advice, actions(button(say("Try again"), "look", "primary"))]
        return []

    def _again(self) -> None:
        """Called after the game was tried again. If it can be started now, the page that was wanted
        follows."""
        if not self._left:
            self.services.reload()

    def _add(self, game: str) -> None:
        if self.pack:
            self._adding.begin(self.pack)

    def _remove(self, game: str) -> None:
        remove(self.services, game)
        self.services.reload()

    def _look(self) -> None:
        self.services.device.packs.offered(self._come)

    def _come(self, offered: tuple[Pack, ...] | str) -> None:
        self.lacks_list = offered if isinstance(offered, str) else ""
        packs = () if isinstance(offered, str) else offered
        self.pack = next((pack for pack in packs if pack.game == self.game), None)

    def _message(self, say: Translator) -> str:
        if self.pack:
            title, _ = self.pack.told(say.language)
            if self.trouble:
                return say(
                    "{game} is on this device, but it doesn't work. Try again, or remove it.",
                    game=title,
                )
            if self.saved:
                return say(
                    "This is a game of {game}, which isn't on this device. Add {game} to open it.",
                    game=title,
                )
            return say("{game} isn't on this device. Add it to play.", game=title)
        if self._deleted:
            title, _ = unlisted(self.game).told(say.language)
            return say("{game} was removed from this device. Restore it to play.", game=title)
        return say("There is no game called “{name}” here.", name=self.game)


class AddedAndPlayed(Missing):
    """The page behind "Add" on the menu: adds the game and begins it. Where that fails, it says
    why, and offers it again."""

    def _again(self) -> None:
        if not self._left:
            self.services.device.go(f"#/begin/{self.game}", instead=True)

    def _come(self, offered: tuple[Pack, ...] | str) -> None:
        super()._come(offered)
        if self.pack and not self.trouble:
            self._adding.begin(self.pack)

    def _message(self, say: Translator) -> str:
        if self.pack and self._adding.game:
            title, _ = self.pack.told(say.language)
            return say("{game} comes to this device, and then you play.", game=title)
        return super()._message(say)


def missing_page(
    services: Services,
    game: str,
    text: str | None = None,
    saved: str | None = None,
    wanted: type[Missing] = Missing,
) -> Page:
    """The page that adds or retries a game, unless the host hides that. `text` is that of the saved
    game with this id."""
    if MORE_GAMES in services.device.host.hides and not trouble_with(services, game):
        return Trouble(services, not_offered, text, saved)
    return wanted(services, game, text, saved)


def add_page(services: Services, rest: str) -> Page:
    """The page that adds a game and then begins it."""
    name = rest.partition("/")[0]
    if find(name):
        return begin_page(services, rest)
    return missing_page(services, name[:40], wanted=AddedAndPlayed)
