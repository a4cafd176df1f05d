"""A lesson being gone through."""

from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.screens.lesson.progress import Progress
from tessera.screens.lesson.teaching import Teaching
from tessera.screens.page import Draw
from tessera.screens.services import Services


class LessonPage(Teaching):
    """One lesson on the screen. `view` draws it."""

    def __init__(self, services: Services, game: AnyGame, lesson: Lesson, view: Draw) -> None:
        self.progress = Progress(services, game)
        super().__init__(services, game, lesson, self.progress.reached(lesson), view)

    @property
    def title(self) -> str:
        """The lesson's own."""
        return self.services.say(self.lesson.title)

    @property
    def heading(self) -> str:
        """How what was done is taken, or what the lesson is about."""
        say = self.services.say
        if self.run.wrong:
            return say("Not quite")
        if self.is_over:
            return say("Lesson done")
        return say("Right!") if self.is_right else self.title

    def note(self) -> None:
        """Keeps how far it went."""
        if self.is_over:
            self.progress.finish(self.lesson)
        else:
            self.progress.note(self.lesson, self.run.number)

    def onward(self) -> None:
        """To the next lesson; from the last to the list of all."""
        following = self.progress.after(self.lesson)
        behind = f"/{following.name}" if following else ""
        self.services.device.go(f"#/learn/{self.game.rules.name}{behind}")
