"""The rules of a game, in our own words."""

from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.screens.components import actions, link, paper
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.way_back import way_back


class Rules(Page):
    """The headings and paragraphs of the game's rules page, and the way back to the set-up or the
    saved game that they are looked up for; `id` is its own, or empty."""

    name = "rules"
    reference = True

    def __init__(self, services: Services, game: AnyGame, id: str) -> None:
        super().__init__(services)
        self.game = game
        self.id = id

    def draw(self) -> Node:
        """The whole page."""
        say = self.services.say
        sections = [
            Node(
                "section",
                {},
                Node("h2", {}, say(heading)),
                self.game.pictured.get(heading),
                *[Node("p", {}, say(paragraph)) for paragraph in paragraphs],
            )
            for heading, paragraphs in self.game.texts.RULES_PAGE
        ]
        name = self.game.rules.name
        back = way_back(self.services, self.game, self.id)
        address, label = back or (f"#/new/{name}", say("Play"))
        odds = f"#/odds/{name}/{self.id}" if self.id else f"#/odds/{name}"
        return paper(
            say("The rules of {game}", game=say(self.game.texts.TITLE)),
            *sections,
            actions(
                link(label, address, "button primary"),
                link(say("Learn by playing"), f"#/learn/{name}", "button")
                if self.game.teaches
                else None,
                link(say("Odds and throws"), odds, "button") if self.game.odds() else None,
            ),
            look="prose",
            game=name,
        )
