"""A lesson being gone through."""

from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.lesson.course import course
from tessera.screens.lesson.guided import GuidedTable
from tessera.screens.lesson.progress import Progress
from tessera.screens.lesson.step_back import StepBack
from tessera.screens.page import Draw
from tessera.screens.services import Services
from tessera.screens.table.parts.bar_button import BarButton
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.side_panel import SidePanel


class LessonPage(GuidedTable):
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
        if self.is_over and self.run.step.plays:
            return say("Lesson done")
        return say("Right!") if self.is_right else self.title

    @property
    def next_label(self) -> str:
        """To the next lesson; after the last one it is time to play."""
        return N_("Next lesson") if self.progress.after(self.lesson) else N_("Play")

    def _parts(self) -> tuple[Part, ...]:
        return (
            StepBack(self.lesson, lambda: self.run.can_undo),
            BarButton(10, "again", N_("Repeat this lesson"), "repeat", self.repeat),
            SidePanel(self.panels, N_("Lessons"), self._lessons),
            BarButton(80, "last", N_("Skip this lesson"), "onward", self.onward),
            *super()._parts(),
        )

    def _lessons(self, seen: AnySeen) -> tuple[Node, ...]:
        """All lessons of the game."""
        return (course(self.services, self.game, self.progress, self.lesson),)

    def note(self) -> None:
        """Keeps how far it went."""
        if self.is_over:
            self.progress.finish(self.lesson)
        else:
            self.progress.note(self.lesson, self.run.number)

    def onward(self) -> None:
        """To the next lesson; from the last into a game, or, where it is left before it is over, to
        the list of all."""
        name, following = self.game.rules.name, self.progress.after(self.lesson)
        if following:
            self.services.device.go(f"#/learn/{name}/{following.name}")
        else:
            self.services.device.go(f"#/begin/{name}" if self.is_over else f"#/learn/{name}")
