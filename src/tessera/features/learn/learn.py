"""The page with the lessons of one game: where to go on, and what is done."""

from tessera.features.learn.boards import Boards
from tessera.features.learn.course import course, steps_bar
from tessera.features.learn.progress import Progress
from tessera.i18n import Nn_
from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.screens.components import actions, lead, link, paper
from tessera.screens.page import Page
from tessera.screens.services import Services

DONE = Nn_("{done} of {n} lesson done", "{done} of {n} lessons done")


class Learn(Page):
    """A list to choose from; the large button leads to the next one."""

    name = "learn"

    def __init__(self, services: Services, game: AnyGame) -> None:
        super().__init__(services)
        self.game = game
        self.progress = Progress(services, game)
        self.boards = Boards(services, game)

    def arrive(self) -> None:
        """Draws the boards once the list is shown."""
        super().arrive()
        self.boards.draw()

    def leave(self) -> None:
        """Cancels the boards that were to follow."""
        self.boards.stop()

    def draw(self) -> Node:
        """The whole page."""
        say, name, progress = self.services.say, self.game.rules.name, self.progress
        title = say(self.game.texts.TITLE)
        return paper(
            say("Learn {game}", game=title),
            lead(say("You learn by playing, a few moves at a time. A wrong move costs nothing.")),
            self._how_far(),
            actions(self._begin() or link(say("Play"), f"#/new/{name}", "button primary")),
            course(self.services, self.game, progress, progress.next, self.boards.of),
            actions(
                link(say("Play"), f"#/new/{name}", "button") if progress.next else None,
                link(say("Puzzles"), f"#/puzzles/{name}", "button")
                if self.game.has_puzzles
                else None,
                link(say("Rules"), f"#/rules/{name}", "button"),
            ),
            look="learn",
            game=name,
        )

    def _how_far(self) -> Node:
        say, done, n = self.services.say, self.progress.done, len(self.progress.lessons)
        words = Node("span", {}, say.count(DONE, n, done=done))
        return Node("p", {"class": "how-far"}, steps_bar(n, done), words)

    def _begin(self) -> Node | None:
        say, following = self.services.say, self.progress.next
        if not following:
            return None
        begun = self.progress.done or self.progress.reached(following)
        label = say("Continue learning") if begun else say("Start")
        return link(label, f"#/learn/{self.game.rules.name}/{following.name}", "button primary")
