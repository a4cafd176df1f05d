"""Small pictures for the list of lessons: the board at the beginning of each, or the dice that it
is about.

Drawing one takes some milliseconds. So the list is shown at once, and the boards follow one by
one.
"""

from tessera.features.learn.source import LessonRun, seats
from tessera.kit.board import drawing_of
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.kit.pictures import dice
from tessera.scene.node import Attributes, Node
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.saved.thumbnails import SOON
from tessera.screens.timer import Queue
from tessera.session.lesson import Run


class Boards:
    """Draws one board after the other while the list is shown."""

    def __init__(self, services: Services, game: AnyGame) -> None:
        self._services = services
        self._game = game
        self._drawn: dict[str, Node | None] = {}
        self._queue = Queue(services.device, self._draw)

    def of(self, lesson: Lesson) -> Node | None:
        """The picture, or its empty place."""
        return self._drawn.get(lesson.name, SOON.picture)

    def draw(self) -> None:
        """Draws one board after the other, beginning soon."""
        self._queue.work_on(self._game.lessons())

    def stop(self) -> None:
        """Cancels the boards that were to follow, because the list is left."""
        self._queue.stop()

    def _draw(self, lesson: Lesson) -> None:
        self._drawn[lesson.name] = _picture(self._services, self._game, lesson)


def _picture(services: Services, game: AnyGame, lesson: Lesson) -> Node | None:
    run = Run(game.rules, lesson, seats(services, game))
    seen = Context(services, LessonRun(game, run)).seen
    faces = run.step.then[0].split(" ")[1:] if run.step.asks_for_dice else []
    drawing = dice(*map(int, faces)) if faces else drawing_of(game.view.board(seen))
    look: Attributes = {"class": "glimpse", "data-game": game.rules.name, "aria-hidden": "true"}
    return Node("div", look, drawing, key="glimpse") if drawing else None
