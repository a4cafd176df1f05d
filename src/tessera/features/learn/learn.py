"""The list of a game's lessons, with their boards and the progress in each.

Drawing a board takes some milliseconds. So the list is shown at once, and the boards follow one by
one."""

from collections.abc import Callable

from tessera.features.learn.guide import LessonRun, seats
from tessera.features.learn.progress import Progress
from tessera.games import NAMES, find
from tessera.i18n import Nn_
from tessera.kit.board import drawing_of
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.kit.pictures import Pictured, dice
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.widgets import link, picture
from tessera.screens.components import actions, game_sign, lead, paper
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.rule_pictures import drawn
from tessera.screens.table.saved.thumbnails import SOON
from tessera.screens.timer import pause
from tessera.session.lesson import Run


def steps_bar(last: int, done: int, here: int | None = None) -> Node:
    """Draws progress as a bar with a part for each step, filled when done."""
    parts = [Node("i", {"class": classes(done=n < done, here=n == here)}) for n in range(last)]
    return Node("span", {"class": "steps-bar", "aria-hidden": "true"}, *parts)


def course(
    services: Services,
    game: AnyGame,
    progress: Progress,
    here: Lesson | None,
    picture_of: Callable[[Lesson], Node | None] | None = None,
) -> Node:
    """A link for each lesson. `here` is the one on the table, or the next one to do."""
    items = []
    for number, lesson in enumerate(progress.lessons, 1):
        done = progress.is_done(lesson)
        address = f"#/learn/{game.rules.name}/{lesson.name}"
        way = Node(
            "a",
            {"href": address, "aria-current": "step" if lesson is here else None},
            picture_of(lesson) if picture_of else None,
            _mark(picture("kept") if done else str(number)),
            Node("b", {}, services.say(lesson.title)),
            _how_far(services, progress, lesson),
        )
        items.append(Node("li", {"class": classes(done=done, here=lesson is here)}, way))
    return Node("ol", {"class": "lessons"}, *items)


def _mark(shown: Node | str) -> Node:
    return Node("span", {"class": "lesson-mark", "aria-hidden": "true"}, shown)


def _how_far(services: Services, progress: Progress, lesson: Lesson) -> Node | None:
    say, reached = services.say, progress.reached(lesson)
    if reached:
        return Node("small", {}, say("Step {at} of {last}", at=reached + 1, last=len(lesson.steps)))
    return Node("small", {}, say("Done")) if progress.is_done(lesson) else None


def _picture(services: Services, game: AnyGame, lesson: Lesson, taken: set[str]) -> Node | None:
    """Draws the throw of a lesson, or an unused picture of its rules."""
    runs = [Run(game.rules, lesson, seats(services, game), n) for n in range(len(lesson.steps))]
    tables = [Context(services, LessonRun(game, run)).seen for run in runs]
    step = lesson.steps[0]
    faces = step.then[0].split(" ")[1:] if step.asks_for_dice else []
    drawing = dice(*map(int, faces)) if faces else drawing_of(game.view.board(tables[0]))
    topics = [
        run.step.about or game.view.topic(seen) for run, seen in zip(runs, tables, strict=True)
    ]
    rules = [rule for topic in topics for rule in game.why.get(topic, ())[:1]]
    fits = (rule for rule in rules if isinstance(game.pictured().get(rule), Pictured))
    if not faces and (rule := next((rule for rule in fits if rule not in taken), None)):
        taken.add(rule)
        shown = [one for one in drawn(game, rule) if one]
        drawing = next(filter(None, map(drawing_of, reversed(shown))), shown[0])
    look: Attributes = {"class": "glimpse", "data-game": game.rules.name, "aria-hidden": "true"}
    return Node("div", look, drawing, key="glimpse") if drawing else None


DONE = Nn_("{done} of {n} lesson done", "{done} of {n} lessons done")


class Learn(Page):
    """A list to choose from; the large button leads to the next one."""

    name = "learn"

    def __init__(self, services: Services, game: AnyGame) -> None:
        super().__init__(services)
        self.game = game
        self.progress = Progress(services, game)
        self._boards: dict[str, Node | None] = {}

    def arrive(self) -> None:
        """Draws the boards one by one, once the list is shown."""
        super().arrive()
        self.task(self._draw_boards())

    async def _draw_boards(self) -> None:
        taken = set[str]()
        for lesson in self.progress.lessons:
            await pause()
            self._boards[lesson.name] = _picture(self.services, self.game, lesson, taken)

    def _board(self, lesson: Lesson) -> Node | None:
        """The board of a lesson, or its empty place."""
        return self._boards.get(lesson.name, SOON.picture)

    def draw(self) -> Node:
        """The whole page."""
        say, name, progress = self.services.say, self.game.rules.name, self.progress
        title = say(self.game.texts.TITLE)
        puzzles = link(say("Puzzles"), f"#/puzzles/{name}", "button")
        return paper(
            say("Learn {game}", game=title),
            lead(say("You learn by playing, a few moves at a time. A wrong move costs nothing.")),
            self._how_far(),
            actions(self._begin() or link(say("Play"), f"#/new/{name}", "button primary")),
            course(self.services, self.game, progress, progress.next, self._board),
            actions(
                link(say("Play"), f"#/new/{name}", "button") if progress.next else None,
                puzzles if self.game.has_puzzles else None,
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


class Courses(Page):
    """The games that can be learned by playing."""

    name = "courses"

    def draw(self) -> Node:
        """A link for each game, with the number of lessons that are done."""
        say = self.services.say
        names = (*NAMES, *(pack.game for pack in self.services.device.packs.added()))
        cards = [self._card(game) for game in map(find, names) if game and game.teaches]
        return paper(say("Learn"), Node("ul", {"class": "besides"}, *cards))

    def _card(self, game: AnyGame) -> Node:
        say, progress = self.services.say, Progress(self.services, game)
        name = game.rules.name
        sign = Node("span", {"class": "quiet-sign"}, game_sign(name) or picture("learn"))
        words = Node("b", {}, say(game.texts.TITLE))
        bar = steps_bar(len(progress.lessons), progress.done)
        way = Node("a", {"class": "quiet", "href": f"#/learn/{name}"}, sign, words, bar)
        return Node("li", {}, way, key=name)
