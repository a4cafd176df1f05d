"""A game that begins with one press on the menu: with the last table of its kind again, or one
person against a computer."""

from tessera.core.edition import Edition
from tessera.features.setup.begin import begin
from tessera.features.setup.tables import first_table, last_table
from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.screens.components import actions, lead, menu_link, paper
from tessera.screens.lookup import of_edition
from tessera.screens.page import Page
from tessera.screens.services import Services


class AtOnce(Page):
    """Begins as soon as it is opened, and replaces its address by the game's: so Back skips it, and
    a reload goes on with the game."""

    name = "at once"

    def __init__(self, services: Services, game: AnyGame, edition: Edition) -> None:
        super().__init__(services)
        self.game = game
        self.edition = edition

    def arrive(self) -> None:
        """Opens the last game if nobody has played in it yet; otherwise begins one, with its
        players and rules if there is a last game."""
        super().arrive()
        services, game = self.services, self.game
        last = last_table(services, self.edition)
        if last and last.untouched:
            services.device.go(f"#/play/{last.id}", instead=True)
        elif last:
            begin(services, game, last.setup, last.players, instead=True)
        else:
            begin(services, game, *first_table(services, game, self.edition), instead=True)

    def draw(self) -> Node:
        """A page that is seen for a moment at most."""
        say = self.services.say
        return paper(
            say(self.edition.title),
            lead(say("One moment, please…")),
            actions(menu_link(say)),
            game=self.game.rules.name,
        )


begin_page = of_edition(AtOnce)
