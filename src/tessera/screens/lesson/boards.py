"""Small pictures for the list of lessons: the board at the beginning of each, or the dice that it
is about.

Drawing one takes some milliseconds. So the list is shown at once, and the boards follow one by
one.
"""

from collections.abc import Callable

from tessera.kit.board import drawing_of
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.kit.pictures import dice
from tessera.scene.node import Attributes, Node
from tessera.screens.lesson.source import LessonRun, seats
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.saved.glimpse import SOON
from tessera.session.lesson import Run


class Boards:
    """Draws one board after the other while the list is shown."""

    def __init__(self, services: Services, game: AnyGame) -> None:
        self._services = services
        self._game = game
        self._todo = [*game.lessons()]
        self._drawn: dict[str, Node | None] = {}
        self._stop: Callable[[], None] | None = None

    def of(self, lesson: Lesson) -> Node | None:
        """The picture, or its empty place."""
        return self._drawn.get(lesson.name, SOON.picture)

    def draw(self) -> None:
        """Draws the next board soon, and then the others."""
        if self._todo:
            self._stop = self._services.device.after(0, self._next)

    def stop(self) -> None:
        """Cancels the boards that were to follow, because the list is left."""
        if self._stop:
            self._stop()
        self._stop = None

    def _next(self) -> None:
        lesson = self._todo.pop(0)
        self._drawn[lesson.name] = _picture(self._services, self._game, lesson)
        self._stop = None
        self.draw()


def _picture(services: Services, game: AnyGame, lesson: Lesson) -> Node | None:
    run = Run(game.rules, lesson, seats(services, game))
    seen = Context(services, LessonRun(game, run)).seen
    faces = run.step.then[0].split(" ")[1:] if run.step.asks_for_dice else []
    drawing = dice(*map(int, faces)) if faces else drawing_of(game.view.board(seen))
    look: Attributes = {"class": "glimpse", "data-game": game.rules.name, "aria-hidden": "true"}
    return Node("div", look, drawing, key="glimpse") if drawing else None
