"""The story of a game: the place shown, the replay, and the findings."""

from collections import defaultdict
from functools import cached_property, partial

from tessera.core.record import Player
from tessera.features.setup.begin import begin, begin_from
from tessera.features.story.analysis.run import AnalysisRun
from tessera.features.story.analysis.verdict import side_names
from tessera.kit.analysis import GameStep
from tessera.kit.game import AnyGame
from tessera.kit.motion import Beat
from tessera.kit.stats import Course, course
from tessera.kit.view import AnySeen
from tessera.scene.memo import Memo
from tessera.scene.node import Node
from tessera.screens.page import Draw, Page
from tessera.screens.services import Services
from tessera.screens.services.heard import ToldEvent
from tessera.screens.table.seeing import Flights, spectate, viewers
from tessera.screens.table.words.log import Log
from tessera.screens.timer import Timer
from tessera.session.observe import Viewer
from tessera.session.table import AnyTable

SPEEDS = {"slow": 3000, "normal": 1500, "fast": 600, "fastest": 200}
"""Milliseconds from one event to the next."""
BESIDE = "(min-width: 700px)"
"""Where the list stands beside the board, which stays in sight."""
MOST_COSTLY = 12
"""So many costly choices are told in the list."""


class StoryPage(Page):
    """The page of one game, which shows it after so many events."""

    name = "story"

    def __init__(
        self,
        services: Services,
        id: str,
        game: AnyGame,
        table: AnyTable,
        view: Draw,
        *,
        at: int,
        analyses: bool = False,
    ) -> None:
        """Opens after `at` events; `analyses` says whether an analysis begins by itself."""
        super().__init__(services, id, view)
        self.id = id
        self.game = game
        self.table = table
        self.run = AnalysisRun(services, id, game, table, self._noted_anew)
        self.sides = self.run.sides
        own = [self.sides.index(side) for side in range(max(self.sides) + 1)]
        self.colours = tuple([table.players[seat].colour for seat in own])
        """The colour of each side."""
        self.chair = viewers(table)[0]
        """From whose place it is looked at."""
        self.at = max(0, min(at, table.played))
        self.better = False
        """Whether the better play is shown, and not the one that was made."""
        self.speed = services.settings.recall("replay", "normal")
        self.memo = Memo()
        self._analyses = analyses
        self._timer = Timer(services.device)
        self._goes_on = False
        """Whether it played when something was laid over it."""
        self._flights = Flights(services, game, table)
        self._flights.look(*self.shown)
        self._noted_anew()
        self.presses = {
            "again": self._again,
            "first": partial(self.go, 0),
            "previous": lambda: self.go(self.log.beside(self.at, -1)),
            "play": self._toggle,
            "next": self._next,
            "last": partial(self.go, table.played),
            "better": partial(self._compare, better=True),
            "played": partial(self._compare, better=False),
            "analyse": self._analyse,
            "stop": self._halt,
        }
        self.families = {
            "go": lambda at: self._open(int(at)),
            "branch": lambda at: begin_from(services, table, int(at)),
            "moves": lambda portion: self.log.portions.toggle(portion, self.at),
        }
        self.fields = {"at": self._slide, "speed": self._choose_speed, "viewer": self._sit}

    def _noted_anew(self) -> None:
        """Takes in the steps of an analysis, and has the list written anew."""
        services, table = self.services, self.table
        self.log = Log(self.game, table, lambda: services.preferences(self.game))
        self.items: dict[int, tuple[str, Node]] = {}
        """The items of the list with their texts, as long as their places aren't shown."""
        self.step_at: dict[int, GameStep] = {}
        """The steps by the places at which they are over."""
        self.noted: dict[int, list[GameStep]] = defaultdict(list)
        """The steps that are told in the list, by the numbers of their moves."""
        if not self.run.whole:
            return
        steps = [point.step for point in self.run.turning_points]
        steps += [step for step in self.run.analysis.graded[:MOST_COSTLY] if step not in steps]
        for step in self.run.steps:
            self.step_at[self.place(step)] = step
        for step in sorted(steps, key=lambda step: step.at):
            self.noted[self.log.moves.number(step.until)].append(step)

    def place(self, step: GameStep) -> int:
        """The number of events after which all of a step has been told."""
        return self.log.beside(step.until - 1, 1)

    @property
    def thinks(self) -> bool:
        return self.run.runs

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.result is not None

    @property
    def plays(self) -> bool:
        """Whether it plays by itself."""
        return self._timer.is_running

    @property
    def step(self) -> GameStep | None:
        """The step of the analysis that ends at the place that is shown."""
        return self.step_at.get(self.at)

    @property
    def shown(self) -> tuple[int, Viewer]:
        """The number of events in the position on the board, and its viewer."""
        if self.better and self.run.whole and (step := self.step):
            return step.at, step.seat if self.table.rules.hidden else self.chair
        return self.at, self.chair

    @property
    def seen(self) -> AnySeen:
        """The position on the board."""
        return spectate(self.services, self.game, self.table, *self.shown)

    @cached_property
    def course(self) -> Course | None:
        """The course of the measure that decides; None while that is nobody's business."""
        stats = self.game.stats
        if not (stats and self.over and len(self.colours) > 1):
            return None
        return course(stats.measures(self.table.state)[0], self.table.states)

    @property
    def leads(self) -> dict[int, int]:
        """The sides that went ahead, by the numbers of those moves."""
        changes = self.course.changes if self.course else ()
        return {self.log.moves.number(at): side for at, side in changes}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of each side's players, in one text for each side."""
        return side_names(self.services.say, self.table, self.sides)

    def sat(self, seat: int) -> list[Player]:
        """The players of a seat, in order."""
        left = [note.left for note in self.table.notes if note.left and note.seat == seat]
        return [*left, self.table.players[seat]]

    def arrive(self) -> None:
        """Reads the stored steps, and looks for others if that is wanted."""
        super().arrive()
        if self.run.can_begin:
            self.run.read(begins=self._analyses)

    def beat(self) -> Beat | None:
        """The movement to the position that is shown."""
        beat = self._flights.beat(*self.shown)
        return beat if beat and (beat.flights or beat.dice) else None

    # --- what people do ---

    def go(self, at: int) -> None:
        """Jumps to a place and stops there, because people want to look."""
        self._timer.stop()
        self._show(at)

    def cover(self) -> None:
        """Pauses."""
        self._goes_on = self.plays
        self._timer.stop()

    def uncover(self) -> None:
        """Plays on, if it did before."""
        if self._goes_on:
            self._wait()

    def leave(self) -> None:
        """Stops, and stores the steps found so far."""
        self._timer.stop()
        self.run.leave()

    def _again(self) -> None:
        if self.table.post:
            self.services.device.go(f"#/post/{self.game.rules.name}")
        else:
            table = self.table
            begin(self.services, self.game, table.setup, table.players, position=table.position)

    def _open(self, at: int) -> None:
        """Shows a move with a better one, if any, and scrolls to the board."""
        self.go(at)
        self.better = bool(self.step and self.step.best and self.step.grade)
        if not self.services.device.matches(BESIDE):
            self.services.reveal = ("app:previous",)

    def _slide(self, to: str) -> None:
        """Goes to a place of the slider; an arrow key skips silent events."""
        by = int(to) - self.at
        self.go(self.log.beside(self.at, by) if abs(by) == 1 else int(to))

    def _compare(self, *, better: bool) -> None:
        self.better = better

    def _choose_speed(self, speed: str) -> None:
        if speed in SPEEDS:
            self.speed = speed
            self.services.remember("replay", speed)

    def _sit(self, number: str) -> None:
        self.chair = viewers(self.table)[int(number)]

    def _next(self) -> None:
        self._timer.stop()
        self._forward()

    def _toggle(self) -> None:
        if self.plays:
            self._timer.stop()
            return
        if self.at == self.table.played:
            self._show(0)
        self._wait()

    def _analyse(self) -> None:
        self.run.begin()
        self.services.focus = "app:stop"

    def _halt(self) -> None:
        self.run.pause()
        self.services.focus = "app:analyse"

    def _show(self, at: int) -> None:
        self.at, self.better = max(0, min(at, self.table.played)), False
        self.services.messages.announce(self.sentence)

    @property
    def sentence(self) -> str:
        """The sentence for the latest event, or for the beginning of the game."""
        say = self.services.say
        return self.log.so_far(say, self.at) or say("The beginning of the game.")

    def _forward(self) -> None:
        """Goes to the next place, and plays the sounds on the way."""
        table, was = self.table, self.at
        self._show(self.log.beside(was, 1))
        people = frozenset(range(len(table.players)))
        for n in range(was, self.at):
            step = ToldEvent(*table.observe_step(self.chair, n), self.log.lines[n])
            self.services.sounds.tell(self.game, step, people, self.speed, felt=False)

    def _wait(self) -> None:
        self._timer.start(SPEEDS.get(self.speed, SPEEDS["normal"]), self._play_on)

    def _play_on(self) -> None:
        self._forward()
        if self.at < self.table.played:
            self._wait()
