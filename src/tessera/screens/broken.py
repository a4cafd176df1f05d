"""The page in place of a screen that can't be drawn, because there is a fault in it or in the added
game that it shows: it says what happened, what is safe, and what can be done."""

from tessera.scene.node import Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, hint, lead, paper
from tessera.screens.packs import Pack
from tessera.screens.page import Page
from tessera.screens.saved_status import SAFE
from tessera.screens.services import Services
from tessera.screens.services.leaving import copy
from tessera.storage.saves import Entry

HOME = ("", "#", "#/")
"""The addresses of the menu."""


class Broken(Page):
    """A page that calls no game. Where it stands in for the menu's games to go on with, the menu
    itself, which isn't drawn by Python, stays below it."""

    def __init__(self, services: Services, text: str, blamed: str = "") -> None:
        """`text` describes the fault, `blamed` is the added game that caused it."""
        super().__init__(services)
        self.text = text
        self.blamed = blamed
        self.at_home = services.memory.address in HOME
        self.name = "home" if self.at_home else "broken"
        self.presses = {"again": services.reload, "copy": lambda: copy(services, text)}

    def draw(self) -> Node:
        say, entry, pack = self.services.say, self._entry(), self._pack()
        whose = say("Tessera has a problem.")
        kept_note = remove = None
        if pack:
            title, _ = pack.told(say.language)
            whose = say("{game} has a problem.", game=title)
            if not self.blamed:
                whose = say("{game} or Tessera has a problem.", game=title)
            kept_note = hint(say("If {game} is removed, its saved games are kept.", game=title))
            remove = button(say("Remove {game}", game=title), f"discard {pack.game}")
        title = say("Something went wrong")
        parts = (
            lead(whose),
            Node("p", {}, self._safe(entry)),
            kept_note,
            actions(
                button(say("Try again"), "again", "primary"),
                None if self.at_home else link(say("Back to the menu"), "#/", "button"),
                button(say("Save as a file"), f"export {entry.id}") if entry else None,
                remove,
            ),
            Node("h2", {}, say("To report the problem")),
            hint(say("These details help us fix it.")),
            Node("pre", {"class": "record", "tabindex": 0}, self.text),
            actions(button(say("Copy the text"), "copy")),
        )
        if self.at_home:
            return Node("section", {"class": "paper broken"}, Node("h2", {}, title), *parts)
        return paper(title, *parts, look="broken")

    def _safe(self, entry: Entry | None) -> str:
        say = self.services.say
        if entry is None:
            return say("Your saved games are as they were.")
        if self.services.repository.status(entry.id) in SAFE:
            return say("Your game is saved up to your last move.")
        return say("Your last moves aren't saved on this device: save the game as a file.")

    def _words(self) -> list[str]:
        """The parts of the address behind the first, which names the page."""
        return self.services.memory.address.split("/")[2:]

    def _entry(self) -> Entry | None:
        """The saved game that the address names."""
        words = self._words()
        return self.services.saves.entry(words[0]) if words else None

    def _pack(self) -> Pack | None:
        """The added game that is to blame; otherwise that of the address or of its saved game, for
        the fault may be in what that game drew."""
        entry = self._entry()
        names = [self.blamed or entry.game] if entry else [self.blamed, *self._words()[:1]]
        added = self.services.device.packs.added()
        return next((pack for pack in added if pack.game in names), None)


def bare(text: str) -> Node:
    """The last resort where even that page can't be drawn: the text of the fault and a link to the
    menu. It calls nothing that could fail, not even a translation."""
    way = Node("a", {"href": "#/", "class": "button primary"}, "Menu")
    trace = Node("pre", {"class": "record", "tabindex": 0}, text)
    page = Node("main", {"class": "paper"}, Node("h1", {}, "Tessera"), Node("p", {}, way), trace)
    return Node("div", {"class": "app", "data-screen": "broken"}, page)
