"""The texts over a table with guidance, what is stored of it, and what follows it: a lesson and a
puzzle are such guides."""

from abc import ABC, abstractmethod

from tessera.features.learn.source import LessonRun, seats
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.session.lesson import Run


class Guide(ABC):
    """One lesson or puzzle, at the step it has come to."""

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
        return self.run.is_last and self.run.done and not self.run.pending

    @property
    def is_right(self) -> bool:
        """Whether the text says that the play was right."""
        return self.run.awaits_next and self.run.done and bool(self.run.step.plays)

    @property
    def sentence(self) -> str:
        """The sentence to be shown now."""
        return self.services.say(self.run.text)

    @property
    @abstractmethod
    def title(self) -> str:
        """The title of the lesson or puzzle, translated."""

    @property
    @abstractmethod
    def heading(self) -> str:
        """The heading over the sentence: whether the play was right, or the topic."""

    @property
    @abstractmethod
    def next_label(self) -> str:
        """The label of the button that leads on when it is over, to be translated."""

    @abstractmethod
    def note(self) -> None:
        """Stores how far it has come."""

    @abstractmethod
    def onward(self) -> None:
        """Goes to what follows it."""

    def learn(self, number: int) -> None:
        """Begins anew at the step of this number, counted from 0."""
        self.run = Run(self.game.rules, self.lesson, seats(self.services, self.game), number)
        self.lay()

    def lay(self) -> None:
        """Called when the table of the step has been put on the screen."""
        self.context.lay(LessonRun(self.game, self.run))
