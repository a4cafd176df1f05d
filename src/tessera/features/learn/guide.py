"""The guide of a lesson or puzzle: its table, its questions, and picked dice."""

from abc import ABC, abstractmethod
from typing import Any

from tessera.core.record import Player
from tessera.core.setup import Setup
from tessera.features.setup.names import fresh_name
from tessera.kit.game import AnyGame
from tessera.kit.lessons import PICK, Lesson, Step, Wrong
from tessera.kit.puzzles import left_by
from tessera.kit.view import AnySeen, Due
from tessera.scene.dice import cube
from tessera.scene.node import Node
from tessera.scene.widgets import flag, group, pressable
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import HandPlace
from tessera.screens.table.source import Source
from tessera.session.lesson import Run, Seats


class LessonRun(Source):
    """The source of one table. A step with a position of its own begins another source."""

    def __init__(self, game: AnyGame, run: Run) -> None:
        super().__init__(game, run.table)
        self._run = run
        self.lesson = run.lesson.name
        self.offers = not game.view.suggests_solution  # No answer may stand on the one button.

    @property
    def own_seat(self) -> int:
        """The learner's seat."""
        return self._run.learner

    @property
    def board_key(self) -> str:
        """The key of the current position, which has its own board."""
        return f"board {self._run.number if self._run.step.position else ''}"

    @property
    def due(self) -> Due:
        """The kind of action that the table waits for. While something is told, none is waited
        for."""
        return super().due if self._run.awaits_answer else Due.COMPUTER

    @property
    def ends_turns(self) -> bool:
        return self._run.awaits_answer


def seats(services: Services, game: AnyGame) -> Seats:
    """A function that seats the learner, with computers on the other seats."""

    def seated(setup: Setup, learner: int) -> tuple[Player, ...]:
        players: list[Player] = []
        for seat, side in enumerate(game.rules.sides(setup)):
            kind = "person" if seat == learner else "normal"
            name = fresh_name(services.say, seat, kind, {player.name for player in players})
            players.append(Player(name, kind, game.colours[side % len(game.colours)]))
        return tuple(players)

    return seated


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
        """The label of the button that follows the last step, to be translated."""

    @abstractmethod
    def note(self) -> None:
        """Stores how far it has come."""

    @abstractmethod
    def onward(self) -> None:
        """Goes to the next lesson or puzzle."""

    def learn(self, number: int) -> None:
        """Begins anew at the step of this number, counted from 0."""
        self.run = Run(self.game.rules, self.lesson, seats(self.services, self.game), number)
        self.lay()

    def lay(self) -> None:
        """Called when the table of the step has been put on the screen."""
        self.context.lay(LessonRun(self.game, self.run))


ANY = "*"
"""A play of which nothing is known."""


class OneMove(Guide):
    """One question: the best play of a position, which can be shown."""

    was_shown = False
    """Whether the best play was shown."""

    def __init__(
        self, services: Services, game: AnyGame, name: str, position: str, best: str, asks: str
    ) -> None:
        rules = game.rules
        self.start = rules.read_position(position)
        left = left_by(rules, self.start, best)
        step = Step(
            asks,
            (best,),
            also=lambda before, after: bool(after == left),
            wrong=(Wrong((ANY,), asks),),
            answers=lambda before, after: self.judged(after),
            right=asks,
            position=position,
        )
        super().__init__(services, game, Lesson(name, asks, (), 1, (step,)), 0)

    @abstractmethod
    def judged(self, after: Any) -> Wrong:
        """The answer to another play than the best, which left this position."""

    @property
    def heading(self) -> str:
        """The judgement of the last play; before it the title."""
        say = self.services.say
        if self.run.wrong:
            return say("Not quite")
        if self.is_right:
            return say("The best move") if self.was_shown else say("Right!")
        return self.title


class Picking(Part):
    """The dice of the throw after a step, and the chosen ones among them."""

    first = "app:die 0"

    def __init__(self, guide: Guide) -> None:
        self._guide = guide
        self._chosen: set[int] = set()
        self.families = {"die": self._choose}

    @property
    def answer(self) -> str:
        """The chosen faces, as a lesson writes them."""
        return " ".join([PICK, *sorted(self._faces[n] for n in self._chosen)])

    @property
    def _faces(self) -> list[str]:
        """The faces of the dice, as text."""
        return self._guide.run.step.then[0].split(" ")[1:]

    def clear(self) -> None:
        """Chooses none."""
        self._chosen = set()

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        """The dice as buttons, while they are asked for."""
        run = self._guide.run
        if run.step.asks_for_dice and not run.done:
            return HandPlace(self._dice(), ready=False, press=None, key="hand True")
        return place._replace(key="hand False")

    def _dice(self) -> Node:
        """The dice as buttons."""
        say = self._guide.services.say
        dice = [self._die(number, face) for number, face in enumerate(self._faces)]
        return group("dice picking", say("The dice of this throw"), *dice)

    def _choose(self, number: str) -> None:
        """Chooses a die, or no longer."""
        if self._guide.run.awaits_answer:
            self._chosen ^= {int(number)}

    def _die(self, number: int, face: str) -> Node:
        key, drawn, on = f"die {number}", cube(int(face), 0, "cube"), flag(number in self._chosen)
        return pressable(f"app:{key}", "pick", drawn, key=key, aria_pressed=on, aria_label=face)
