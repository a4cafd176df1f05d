"""Why something is asked, or can't be done: the paragraphs of the rules page that apply here and
now."""

from dataclasses import dataclass

from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Attributes, Node
from tessera.screens.components import actions, link, picture
from tessera.screens.rules.pictures import rule_pictures
from tessera.screens.table.context import Context
from tessera.screens.table.parts import flag, sheet
from tessera.screens.table.words.news import refusal

PANEL = "why"


@dataclass(frozen=True, slots=True)
class Why:
    """What was said, and the paragraphs that say why. It stays as it is while the game goes on."""

    said: str
    paragraphs: tuple[str, ...]


def why(context: Context) -> Why:
    """About the press that was refused last, or else about what the prompt asks."""
    game, refused, seen = context.game, context.refused, context.seen
    if refused:
        return Why(refusal(context, refused), game.why.get(refused.code, ()))
    return Why(game.view.prompt(seen), game.why.get(game.view.topic(seen), ()))


def why_button(context: Context, seen: AnySeen, panel: str | None) -> Node | None:
    """After the words of the prompt, where the rules have something to say about it."""
    game = context.game
    if seen.due is Due.HANDOVER or game.view.topic(seen) not in game.why:
        return None
    label = seen.say("Why?")
    opener: Attributes = {
        "type": "button",
        "class": "why-button",
        "data-press": f"app:open {PANEL}",
        "aria-label": label,
        "title": label,
        "aria-expanded": flag(panel == PANEL),
    }
    return Node("button", opener, picture("why"), key="why button")


def why_sheet(context: Context, shown: Why) -> Node:
    """What was said, with the sections of the rules page that apply: of each the picture and the
    paragraphs."""
    say, game = context.services.say, context.game
    sections = []
    for heading, paragraphs in game.texts.RULES_PAGE:
        if found := [words for words in paragraphs if words in shown.paragraphs]:
            said = [Node("p", {}, say(words)) for words in found]
            shown_beside = rule_pictures(game, heading)
            sections.append(Node("section", {}, Node("h3", {}, say(heading)), shown_beside, *said))
    rules = link(say("All the rules"), f"#/rules/{game.rules.name}/{context.id}", "button")
    asked = Node("p", {"class": "asked"}, shown.said)
    return sheet(say, PANEL, say("Why?"), asked, *sections, actions(rules), look="why")
