"""The rules of a game, in our own words."""

from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.screens.components import actions, link, paper
from tessera.screens.page import Page
from tessera.screens.services import Services


class Rules(Page):
    """The headings and paragraphs of the game's rules page."""

    name = "rules"

    def __init__(self, services: Services, game: AnyGame) -> None:
        super().__init__(services)
        self.game = game

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
        odds = link(say("Odds and throws"), f"#/odds/{name}", "button")
        play = link(say("Play"), f"#/new/{name}", "button primary")
        return paper(
            say("The rules of {game}", game=say(self.game.texts.TITLE)),
            *sections,
            actions(play, odds if self.game.odds() else None),
            look="prose",
            game=name,
        )
