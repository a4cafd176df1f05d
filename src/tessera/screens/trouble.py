"""The page that says that something can't be shown, keeps what there is, and offers a way on."""

from collections.abc import Callable

from tessera.core.clusters import escaped
from tessera.core.record_reader import BadRecord, read_head
from tessera.core.replay import BadEvent
from tessera.games import find
from tessera.i18n import N_, Translator
from tessera.scene.node import Node
from tessera.scene.widgets import button
from tessera.screens.components import actions, lead, menu_link, paper
from tessera.screens.export import file_name
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.leaving import copy, save_as_file
from tessera.storage.giving import without_own
from tessera.storage.opening import Damaged, open_good_part

CAUSES = {
    "too_large": N_("This text is far too long for a saved game. Choose another file or text."),
    "no_record": N_("This is not a saved game of Tessera. Choose another file or text."),
    "newer": N_(
        "This saved game needs a newer Tessera. The one here is older and leaves the game as it "
        "is. Update, then open it again."
    ),
    "bad_line": N_("Line {at} of this saved game can't be read. Look for another copy of it."),
    "incomplete": N_(
        "The first lines of this saved game are incomplete. Copy all of it and try again."
    ),
    "cut_head": N_(
        "Only the first lines of this saved game are here. Copy all of it and try again."
    ),
    "cut_off": N_(
        "The end of this saved game is missing: {here} of {played} moves are here. Look for "
        "another copy of it."
    ),
    "cut_after": N_(
        "The end of this saved game is missing, but all moves that count are here. Open the "
        "readable part."
    ),
    "unknown_game": N_("This game isn't on this device."),
    "bad_setup": N_(
        "The players or options of this saved game are wrong. Copy all of it and try again."
    ),
    "bad_event": N_(
        "Move {at} of this saved game is against the rules: “{event}”. Look for another copy of it."
    ),
    "lacks": N_(
        "This game needs a part of Tessera that isn't here: {parts}. The game is kept as it is. "
        "Update, then open it again."
    ),
    "bad_check": N_("This saved game was damaged or changed. Look for another copy of it."),
}


def damage(damaged: Damaged, say: Translator) -> str:
    """The sentence for a saved game that can't be opened."""
    sentence, cause = CAUSES[damaged.code], damaged.cause
    if isinstance(cause, BadEvent):
        return say(sentence, at=damaged.at, event=escaped(cause.text))
    if isinstance(cause, BadRecord):
        return say(sentence, at=damaged.at, here=cause.here, played=cause.played)
    if damaged.code == "lacks":
        return say(sentence, parts=", ".join(read_head(damaged.text).needs))
    return say(sentence)


def nowhere(say: Translator) -> str:
    """The sentence for an address that leads nowhere."""
    return say("There is nothing at this address. Check it, or go to the menu.")


def not_offered(say: Translator) -> str:
    """The sentence for an address of a part that the site's host hides."""
    return say("This site doesn't offer this. Ask the person in charge of it if you need it.")


class Trouble(Page):
    """A message, the text it is about if there is one, and the link to the menu."""

    name = "trouble"

    def __init__(
        self,
        services: Services,
        message: Callable[[Translator], str],
        text: str | None = None,
        saved: str | None = None,
        remedy: Callable[[], Node | None] = lambda: None,
    ) -> None:
        """`message` gives the sentence in the language of the moment, whenever it is drawn."""
        super().__init__(services, saved)
        self.remedy = remedy
        self.message = message
        self.text = text
        self.good = text is not None and open_good_part(text, find) is not None
        """Whether something can be made of the text."""
        if text is not None:
            given = without_own(text)
            self.presses = {
                "copy": lambda: copy(services, given),
                "file": lambda: save_as_file(services, file_name(services.device, text), given),
                "good": lambda: self._take_in(text),
            }

    def draw(self) -> Node:
        say = self.services.say
        nodes: list[Node] = []
        if self.text is not None:
            nodes = [
                Node("p", {}, say("Nothing was changed. Here is its text, as it is saved.")),
                Node("pre", {"class": "record", "tabindex": 0}, self.text[:20_000]),
                actions(
                    button(say("Open the readable part"), "good") if self.good else None,
                    button(say("Save as a file"), "file"),
                    button(say("Copy the text"), "copy"),
                ),
            ]
        return paper(
            self.title(say), lead(self.message(say)), *self.help(), *nodes, actions(menu_link(say))
        )

    def title(self, say: Translator) -> str:
        """The heading of the page."""
        return say("That didn't work")

    def help(self) -> list[Node]:
        """Nodes that offer remedies, under the message."""
        remedy = self.remedy()
        return [actions(remedy)] if remedy else []

    def _take_in(self, text: str) -> None:
        """Opens the page for games from elsewhere with this text, which keeps what can be read."""
        self.services.memory.inbox = text
        self.services.device.go("#/open")
