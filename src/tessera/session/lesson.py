"""Going through a lesson: what is asked, what came of it, and what follows by itself."""

from collections.abc import Callable
from typing import Any

from tessera.core.position import read_setup
from tessera.core.record import Player, Record
from tessera.core.rules import CHANCE, Rules
from tessera.core.setup import Setup
from tessera.kit.lessons import Lesson, Step, Wrong, answer, events, goes_on, is_right
from tessera.session.table import Table

Seats = Callable[[Setup, int], tuple[Player, ...]]
"""Who sits where, for a set-up and the seat of who learns."""


class Scripted(Table[Any, Any]):
    """A table on which the lesson says what chance brings."""

    coming = ""
    """The event that chance brings next, as text."""

    def draw(self) -> Any:
        """The event that the lesson has for this moment."""
        return self.rules.read(self.coming)

    def take_back(self, n: int) -> None:
        """Back to the position after so many events."""
        self._move_to(n)


class Run:
    """One learner in one lesson. The table changes where a step begins with a position of its
    own."""

    def __init__(
        self, rules: Rules[Any, Any], lesson: Lesson, seats: Seats, number: int = 0
    ) -> None:
        """Begins at the step of this number, counted from 0."""
        self._rules = rules
        self._seats = seats
        self.lesson = lesson
        self.number = number
        self.learner = 0
        """The seat of who learns."""
        self.table = self._laid(number)
        self._begin()

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        """Whether no step follows."""
        return self.number + 1 == len(self.lesson.steps)

    @property
    def asks(self) -> bool:
        """Whether something is to be done now."""
        return not self.done and self.wrong is None

    @property
    def says(self) -> str:
        """What stands on the screen now."""
        if self.wrong:
            return self.wrong.says
        told = self.step.right if self.done and not self.coming else ""
        return told or self.step.says

    @property
    def waits(self) -> bool:
        """Whether somebody is to read, and to say that it can go on."""
        return not self.asks and not self.coming and (self.wrong is not None or self._tells)

    @property
    def goes_on_alone(self) -> bool:
        """Whether the next step follows without a word."""
        return self.done and not self.coming and not self._tells

    @property
    def _tells(self) -> bool:
        return bool(self.step.right) or not self.step.plays

    @property
    def can_undo(self) -> bool:
        """Whether the learner did something in this step that can be taken back."""
        return self._judged > self.since and (self.asks or self.wrong is not None)

    def judge(self) -> None:
        """Looks at what was played since the step began."""
        rules, before, after = self._rules, self._before, self.table.state
        self._judged = self.table.played
        play = ", ".join(self._played())
        if not play or not self.asks:
            return
        if is_right(self.step, play, before, after):
            self._right()
        else:
            same_seat = rules.current_player(before) == rules.current_player(after) != CHANCE
            if not goes_on(self.step, play, same_seat=same_seat):
                self._wrong(play, after)
        self._prepare()

    def pick(self, play: str) -> None:
        """Takes dice that were pointed at for an answer."""
        if is_right(self.step, play, self._before, self._before):
            self._right()
        else:
            self._wrong(play, self._before)

    def come(self) -> None:
        """Lets the next event come that follows by itself."""
        self.table.play(self._rules.read(self.coming.pop(0)))

    def take_back(self) -> None:
        """The step begins again."""
        self.table.take_back(self.since)
        self._begin()

    def undo(self) -> None:
        """Takes back the last that the learner did, and what punished it."""
        self.table.take_back(self._judged - 1)
        self._ask()

    def show(self) -> None:
        """The step begins again, and what it asks for is done by itself."""
        self.take_back()
        self._right()
        self.coming[:0] = _asked(self.step)

    def go_on(self) -> None:
        """Begins the next step, of which there must be one."""
        self.number += 1
        if self.step.position:
            self.table = self._laid(self.number)
        self._begin()

    def _begin(self) -> None:
        self.since = self.table.played
        """After how many events on the table the step began."""
        self._before = self.table.state
        self._ask()

    def _ask(self) -> None:
        self._judged = self.table.played
        """After how many events the learner's part was looked at last."""
        self.wrong: Wrong | None = None
        """What is said to what was done, where that wasn't meant."""
        self.done = not self.step.plays
        """Whether what is asked was done."""
        self.coming: list[str] = list(self.step.then) if self.done else []
        """The texts of the events that come by themselves now."""
        self._prepare()

    def _right(self) -> None:
        self.done, self.coming = True, list(self.step.then)

    def _wrong(self, play: str, after: Any) -> None:
        answers = self.step.answers
        self.wrong = answers(self._before, after) if answers else answer(self.step, play)
        assert self.wrong, play
        self.coming = list(self.wrong.shown)

    def _played(self) -> tuple[str, ...]:
        n = self.since
        steps = (self.table.observe_step("open", at) for at in range(n, self.table.played))
        return tuple(self._rules.write(event) for _, event, _ in steps)

    def _prepare(self) -> None:
        """Says what will be thrown, where that is asked for."""
        at = self.table.played - self.since
        asked = events(self.step.plays[0]) if self.asks else ()
        self.table.coming = asked[at] if at < len(asked) else ""

    def _laid(self, number: int) -> Scripted:
        """The table as it lies at the beginning of a step."""
        steps = self.lesson.steps
        first = max(n for n in range(number + 1) if steps[n].position)
        text = steps[first].position.strip()
        rules, start = self._rules, self._rules.read_position(text)
        setup = read_setup(text.splitlines()[0].strip(), rules.players, rules.options)
        self.learner = rules.on_turn(start) or 0
        players = self._seats(setup, self.learner)
        table = Scripted(rules, Record(rules.name, rules.version, setup, "", players, ""), start)
        for step in steps[first:number]:
            for event in (*(() if step.asks_for_dice else _asked(step)), *step.then):
                table.play(rules.read(event))
        return table


def _asked(step: Step) -> tuple[str, ...]:
    """The events of what the step asks for."""
    return events(step.plays[0]) if step.plays else ()
