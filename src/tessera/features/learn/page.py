"""The page of one lesson."""

from collections.abc import Sequence

from tessera.features.learn.guidance import Guidance
from tessera.features.learn.guide import Guide
from tessera.features.learn.learn import Learn, course, steps_bar
from tessera.features.learn.progress import Progress
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson, events
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import bar_button
from tessera.screens.lookup import of_game
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.buttons import BarButton
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.side_panel import SidePanel
from tessera.screens.table.parts.values import PrimaryAction
from tessera.screens.table.words.aloud import Aloud, Loudspeaker
from tessera.screens.table.words.why import Why
from tessera.screens.trouble import Trouble, nowhere


def learn_page(services: Services, game: AnyGame, name: str) -> Page:
    """The list of lessons, or the lesson of that name."""
    lessons = game.lessons()
    lesson = next((lesson for lesson in lessons if lesson.name == name), None)
    if lesson:
        return lesson_page(services, game, lesson)
    return Trouble(services, nowhere) if name or not lessons else Learn(services, game)


def lesson_page(services: Services, game: AnyGame, lesson: Lesson) -> TablePage:
    """One lesson, from the step where it was left."""
    guide = LessonGuide(services, game, lesson)
    guidance = Guidance(guide)
    parts = [
        StepBack(guide),
        BarButton(10, "repeat", N_("Repeat"), N_("Repeat this lesson"), "repeat", guidance.repeat),
        SidePanel(guide.context, N_("Lessons"), guide.list_of_all),
        BarButton(80, "last", N_("Skip"), N_("Skip this lesson"), "onward", guide.onward),
    ]
    return guided(guidance, parts, StepsDone(guide))


def guided(guidance: Guidance, before: Sequence[Part], behind: Part) -> TablePage:
    """The page of a table with guidance, and the parts before and behind that."""
    guide = guidance.guide
    why, loud = asked_why(guide), Loudspeaker(guide.context, lambda: guide.sentence)
    parts = [*before, guidance.picking, why, guidance, loud, behind, Aloud(guide.context)]
    return TablePage(guide.context, parts, name="lesson")


def asked_why(guide: Guide) -> Why:
    """The "Why?" button for the guide's question. It is about the step's topic if it has one, else
    about the view's."""

    def topic(seen: AnySeen) -> str:
        return guide.run.step.about or guide.game.view.topic(seen)

    return Why(guide.context, lambda seen: guide.sentence, topic)


class LessonGuide(Guide):
    """The guide of one lesson."""

    def __init__(self, services: Services, game: AnyGame, lesson: Lesson) -> None:
        self._progress = Progress(services, game)
        super().__init__(services, game, lesson, self._progress.reached(lesson))

    @property
    def title(self) -> str:
        return self.services.say(self.lesson.title)

    @property
    def heading(self) -> str:
        say = self.services.say
        if self.run.wrong:
            return say("Not quite")
        if self.is_over and self.run.step.plays:
            return say("Lesson done")
        return say("Right!") if self.is_right else self.title

    @property
    def next_label(self) -> str:
        """The label of the button to the next lesson, at last into a game."""
        return N_("Next lesson") if self._progress.after(self.lesson) else N_("Play")

    def list_of_all(self, seen: AnySeen) -> tuple[Node, ...]:
        """The list of all lessons of the game."""
        return (course(self.services, self.game, self._progress, self.lesson),)

    def note(self) -> None:
        if self.is_over:
            self._progress.finish(self.lesson)
        else:
            self._progress.note(self.lesson, self.run.number)

    def onward(self) -> None:
        """Goes to the next lesson. From the last it goes into a game, or, if that is left before
        its end, to the list of all."""
        name, following = self.game.rules.name, self._progress.after(self.lesson)
        if following:
            self.services.device.go(f"#/learn/{name}/{following.name}")
        else:
            self.services.device.go(f"#/begin/{name}" if self.is_over else f"#/learn/{name}")


class StepsDone(Part):
    """The progress in a lesson, step by step."""

    def __init__(self, guide: Guide) -> None:
        self._guide = guide

    def foot(self, seen: AnySeen, action: PrimaryAction) -> tuple[Node, ...]:
        run, over = self._guide.run, self._guide.is_over
        last = len(self._guide.lesson.steps)
        words = seen.say("Step {at} of {last}", at=run.number + 1, last=last)
        done = steps_bar(last, last if over else run.number, run.number)
        foot = {"class": "foot steps-done"}
        return (Node("div", foot, done, Node("small", {}, words), key="steps"),)


class StepBack(Part):
    """An undo button for steps that take several events; the page takes them back."""

    place = 5

    def __init__(self, guide: Guide) -> None:
        steps = guide.lesson.steps
        self._long = any(len(events(play)) > 1 for step in steps for play in step.plays)
        self._guide = guide

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """Draws the button, also while there is nothing to take back."""
        if not self._long:
            return ()
        nothing = None if self._guide.run.can_undo else "true"
        return (bar_button("undo", seen.say("Undo"), "undo", aria_disabled=nothing),)


learn = of_game(learn_page)
