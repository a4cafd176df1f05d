"""The answer to "Why?": the paragraphs of the rules page that explain an instruction or a
refusal."""

from collections.abc import Callable
from typing import NamedTuple

from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import flag, link, picture
from tessera.screens.components import actions
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import Prompt
from tessera.screens.table.rule_pictures import rule_pictures
from tessera.screens.table.sheets import sheet
from tessera.screens.table.words.news import refusal

PANEL = "why"


class Explained(NamedTuple):
    """A sentence that was said, with the paragraphs of the rules that explain it. It stays the same
    while the game goes on."""

    said: str
    paragraphs: tuple[str, ...]


class Why(Part):
    """The "Why?" button and its sheet at one table. `asked` gives the instruction there and `topic`
    the topic that explains it, where they aren't the view's."""

    def __init__(
        self,
        context: Context,
        asked: Callable[[AnySeen], str] | None = None,
        topic: Callable[[AnySeen], str] | None = None,
    ) -> None:
        self._context = context
        self._asked = asked or context.asked
        self._topic = topic or context.game.view.topic
        self._shown = Explained("", ())
        self.presses = {f"open {PANEL}": self._ask}

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        return prompt._replace(why=self._button(seen))

    def _button(self, seen: AnySeen) -> Node | None:
        """The button, where the rules explain what is asked; else None."""
        if seen.due is Due.HANDOVER or self._topic(seen) not in self._context.game.why:
            return None
        label = seen.say("Why?")
        opener: Attributes = {
            "type": "button",
            "class": "why-button",
            "data-press": f"app:open {PANEL}",
            "aria-label": label,
            "title": label,
            "aria-expanded": flag(self._context.panels.panel == PANEL),
        }
        return Node("button", opener, picture("why"), key="why button")

    def sheet(self, seen: AnySeen) -> Node | None:
        return (
            why_sheet(self._context, self._shown) if self._context.panels.panel == PANEL else None
        )

    def _ask(self) -> None:
        """Opens the sheet, about the press refused last or else about what is asked."""
        context, refused = self._context, self._context.refused
        if refused:
            moment = context.game.view.topic(context.seen)
            reasons = why_refused(context.game, refused.code, moment)
            self._shown = Explained(refusal(context, refused), reasons)
        else:
            paragraphs = context.game.why.get(self._topic(context.seen), ())
            self._shown = Explained(self._asked(context.seen), paragraphs)
        context.panels.open(PANEL)


def why_refused(game: AnyGame, code: str, topic: str) -> tuple[str, ...]:
    """The paragraphs for a refusal: those for this moment, if there are any, else the general
    ones."""
    return game.why.get(f"{code}/{topic}") or game.why.get(code, ())


def why_sheet(context: Context, shown: Explained) -> Node:
    """A sheet with the sentence and the rules that explain it, under their headings and with
    pictures."""
    say, game = context.services.say, context.game
    sections = []
    for heading, paragraphs in game.texts.RULES_PAGE:
        if answers := [words for words in paragraphs if words in shown.paragraphs]:
            rules = [
                node
                for words in answers
                for node in (Node("p", {}, say(words)), rule_pictures(say, game, words))
            ]
            sections.append(Node("section", {}, Node("h3", {}, say(heading)), *rules))
    page = link(say("All the rules"), f"#/rules/{game.rules.name}/{context.id}", "button")
    asked = Node("p", {"class": "asked"}, shown.said)
    return sheet(say, PANEL, say("Why?"), asked, *sections, actions(page), look="why")
