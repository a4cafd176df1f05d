"""Something can't be shown: say what, keep what there is, and offer a way on."""

from collections.abc import Callable

from tessera.core.clusters import escaped
from tessera.core.record_reader import BadRecord
from tessera.core.replay import BadEvent
from tessera.games import find
from tessera.i18n import N_, Translator
from tessera.scene.node import Node
from tessera.screens.components import actions, button, lead, link, paper
from tessera.screens.export import copy, file_name, save_as_file
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.storage.saves import Damaged, open_good_part

CAUSES = {
    "too_large": N_("The text of this saved game is far too long."),
    "no_record": N_("This is not a saved game of Tessera."),
    "newer": N_("This game was saved by a newer Tessera. Please update, then it will open."),
    "bad_line": N_("Line {at} of this saved game can't be read."),
    "incomplete": N_("The head of this saved game is incomplete."),
    "cut_head": N_("Only the first lines of this saved game are here: the rest is missing."),
    "cut_off": N_("The end of this saved game is missing: {here} of {played} moves are here."),
    "cut_after": N_("The end of this saved game is missing, but all moves that count are here."),
    "unknown_game": N_("This saved game is of a kind that this Tessera doesn't know."),
    "bad_setup": N_("The players or options of this saved game can't be right."),
    "bad_event": N_("Move {at} of this saved game is against the rules: “{event}”."),
    "bad_check": N_("This saved game isn't as it was written: something has damaged it."),
}


def damage(damaged: Damaged, say: Translator) -> str:
    """The sentence for a saved game that can't be opened."""
    sentence, cause = CAUSES[damaged.code], damaged.cause
    if isinstance(cause, BadEvent):
        return say(sentence, at=damaged.at, event=escaped(cause.text))
    if isinstance(cause, BadRecord):
        return say(sentence, at=damaged.at, here=cause.here, played=cause.played)
    return say(sentence)


class Trouble(Page):
    """A message, the text it is about if there is one, and the way back to the menu."""

    name = "trouble"

    def __init__(
        self,
        services: Services,
        message: Callable[[Translator], str],
        text: str | None = None,
        saved: str | None = None,
    ) -> None:
        """`message` is asked for the sentence whenever it is shown, in the language of then."""
        super().__init__(services, saved)
        self.message = message
        self.text = text
        self.good = text is not None and open_good_part(text, find) is not None
        """Whether something can be made of the text."""
        if text is not None:
            self.presses = {
                "copy": lambda: copy(services, text),
                "file": lambda: save_as_file(services, file_name(services.device, text), text),
                "good": lambda: self._take_in(text),
            }

    def draw(self) -> Node:
        """The message first."""
        say = self.services.say
        kept: list[Node] = []
        if self.text is not None:
            kept = [
                Node("p", {}, say("Nothing was changed: here is its text, as it is kept.")),
                Node("pre", {"class": "record", "tabindex": 0}, self.text[:20_000]),
                actions(
                    button(say("Open the part that can be read"), "good") if self.good else None,
                    button(say("Save as a file"), "file"),
                    button(say("Copy the text"), "copy"),
                ),
            ]
        return paper(
            say("That didn't work"),
            lead(self.message(say)),
            *(helps := self.help()),
            *kept,
            actions(link(say("To the menu"), "#/", "button" if helps else "button primary")),
        )

    def help(self) -> list[Node]:
        """What can be done about it."""
        return []

    def _take_in(self, text: str) -> None:
        """As far as it is good."""
        self.services.memory.inbox = text
        self.services.device.go("#/open")
