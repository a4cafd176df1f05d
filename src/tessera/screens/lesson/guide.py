"""What is said over a table at which somebody is guided, what is kept, and what comes afterwards: a
lesson and a puzzle are such guides."""

from abc import ABC, abstractmethod

from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.screens.lesson.source import LessonRun, seats
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.session.lesson import Run


class Guide(ABC):
    """Of one lesson, as far as it has come."""

    def __init__(self, services: Services, game: AnyGame, lesson: Lesson, number: int) -> None:
        """Begins at the step of this number, counted from 0."""
        self.services = services
        self.game = game
        self.lesson = lesson
        self.run = Run(game.rules, lesson, seats(services, game), number)
        self.context = Context(services, LessonRun(game, self.run))

    @property
    def is_over(self) -> bool:
        """Whether the last step is done."""
        return self.run.is_last and self.run.done and not self.run.coming

    @property
    def is_right(self) -> bool:
        """Whether it is told that what was done is what was asked."""
        return self.run.waits and self.run.done and bool(self.run.step.plays)

    @property
    def sentence(self) -> str:
        """What is said now."""
        return self.services.say(self.run.says)

    @property
    @abstractmethod
    def title(self) -> str:
        """What it is about, as people read it."""

    @property
    @abstractmethod
    def heading(self) -> str:
        """Over the sentence: how what was done is taken, or what it is about."""

    @property
    @abstractmethod
    def next_label(self) -> str:
        """What leads on when it is over, to be translated."""

    @abstractmethod
    def note(self) -> None:
        """Keeps how far it went."""

    @abstractmethod
    def onward(self) -> None:
        """To what comes afterwards."""

    def learn(self, number: int) -> None:
        """Begins anew at the step of this number, counted from 0."""
        self.run = Run(self.game.rules, self.lesson, seats(self.services, self.game), number)
        self.lay()

    def lay(self) -> None:
        """The table of the step lies there now."""
        self.context.lay(LessonRun(self.game, self.run))
