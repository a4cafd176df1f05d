"""The progress in a game's lessons on this device. It is a setting, and so in every backup: `number
taken=2` says that one lesson is done and that two steps of another are."""

from tessera.games import NAMES
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.screens.services import Services


def begun(services: Services) -> list[str]:
    """The names of the games in which a lesson was begun here."""
    return [name for name in NAMES if services.settings.recall(f"lessons/{name}", "")]


class Progress:
    """The progress in one game. It is read anew each time, because another tab may have gone on."""

    def __init__(self, services: Services, game: AnyGame) -> None:
        self._services = services
        self._kept_as = f"lessons/{game.rules.name}"
        self.lessons = game.lessons()

    def is_done(self, lesson: Lesson) -> bool:
        """Whether the lesson was finished at least once."""
        return lesson.name in self._words()

    def reached(self, lesson: Lesson) -> int:
        """The number of the step at which the lesson goes on, from 0."""
        steps = {name: at for name, _, at in (word.partition("=") for word in self._words()) if at}
        at = steps.get(lesson.name, "0")
        return int(at) if at.isdecimal() and int(at) < len(lesson.steps) else 0

    def note(self, lesson: Lesson, step: int) -> None:
        """Stores the step at which the lesson goes on next time."""
        at = [f"{lesson.name}={step}"] if step else []
        self._keep([*self._others(lesson), *at])

    def finish(self, lesson: Lesson) -> None:
        """Stores that the lesson is done. Next time it begins anew."""
        self._keep([*(w for w in self._others(lesson) if w != lesson.name), lesson.name])

    @property
    def done(self) -> int:
        """The number of lessons that are done."""
        return sum(map(self.is_done, self.lessons))

    @property
    def next(self) -> Lesson | None:
        """The first lesson that isn't done yet; None if all are."""
        return next((lesson for lesson in self.lessons if not self.is_done(lesson)), None)

    def after(self, lesson: Lesson) -> Lesson | None:
        """The lesson after this one in the list; None after the last."""
        at = self.lessons.index(lesson) + 1
        return self.lessons[at] if at < len(self.lessons) else None

    def _words(self) -> list[str]:
        return self._services.settings.recall(self._kept_as, "").split()

    def _others(self, lesson: Lesson) -> list[str]:
        """Everything that is stored but the step of this lesson."""
        return [word for word in self._words() if not word.startswith(f"{lesson.name}=")]

    def _keep(self, words: list[str]) -> None:
        if words != self._words():
            self._services.remember(self._kept_as, " ".join(words))
