"""The rules of a game in our own words, and a choice of printouts."""

from tessera.features.rules.facts import draw_facts
from tessera.features.rules.print_choice import PrintChoice
from tessera.kit.game import AnyGame
from tessera.scene.node import Node, classes
from tessera.scene.widgets import link
from tessera.screens.components import actions, paper
from tessera.screens.lookup import of_game, same_game
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.rule_pictures import drawn, rule_pictures
from tessera.screens.timer import pause
from tessera.screens.way_back import way_back


class RuleBook(Page):
    """The rules page of a game, with a link back to its origin. `id` names the saved game from
    which the rules are looked up, or is empty."""

    name = "rules"
    reference = True

    def __init__(self, services: Services, game: AnyGame, id: str) -> None:
        super().__init__(services)
        self.game = game
        self.id = id
        self.printing = PrintChoice(services, game)
        self.presses = {"print": services.device.print_page}
        self.fields = self.printing.fields
        self._to_draw = {*game.pictured()}

    def arrive(self) -> None:
        """Draws the pictures one by one, once the words are shown."""
        super().arrive()
        self.task(self._draw_pictures())

    async def _draw_pictures(self) -> None:
        for paragraph in self.game.pictured():
            await pause()
            self._to_draw.discard(paragraph)
            drawn(self.game, paragraph)

    def _rule(self, paragraph: str) -> tuple[Node | None, ...]:
        say, game = self.services.say, self.game
        pictures = rule_pictures(say, game, paragraph, at_once=paragraph not in self._to_draw)
        return Node("p", {}, say(paragraph)), pictures

    def draw(self) -> Node:
        """The whole page."""
        say = self.services.say
        sections = [
            Node(
                "section",
                {},
                Node("h2", {}, say(heading)),
                *[node for paragraph in paragraphs for node in self._rule(paragraph)],
            )
            for heading, paragraphs in self.game.texts.RULES_PAGE
        ]
        facts = draw_facts(self.game.rules, say, self.services.device.number)
        name = self.game.rules.name
        back = way_back(self.services, self.game, self.id)
        address, label = back or (f"#/new/{name}", say("Play"))
        odds = f"#/odds/{name}/{self.id}" if self.id else f"#/odds/{name}"
        learn = f"#/learn/{name}"
        return paper(
            say("The rules of {game}", game=say(self.game.texts.TITLE)),
            *sections,
            Node("aside", {}, Node("h2", {}, say("Did you know?")), *facts) if facts else None,
            actions(
                link(label, address, "button primary"),
                link(say("Learn by playing"), learn, "button")
                if self.game.teaches and address != learn
                else None,
                link(say("Odds and throws"), odds, "button") if self.game.odds() else None,
            ),
            self.printing.draw(),
            self.printing.printout(),
            look=classes(f"prose rules {self.printing.paper.name}", of_game=self.id),
            game=name,
        )


rules_page = of_game(
    lambda services, game, id: RuleBook(services, game, same_game(services, game, id))
)
