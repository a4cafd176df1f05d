"""Runs a lesson: asks for a play, judges it, and plays the events that follow by themselves."""

from collections.abc import Callable
from typing import Any

from tessera.core.position import read_setup
from tessera.core.record import Player, Record
from tessera.core.rules import CHANCE, Rules
from tessera.core.setup import Setup
from tessera.kit.lessons import Lesson, Step, Wrong, answer, events, goes_on, is_right
from tessera.session.table import Table

Seats = Callable[[Setup, int], tuple[Player, ...]]
"""Returns the players of a set-up, for the seat of the learner."""


class Scripted(Table[Any, Any]):
    """A table on which the lesson determines the outcomes of chance."""

    next_outcome = ""
    """The next outcome of chance, as text."""

    def draw(self) -> Any:
        return self.rules.read(self.next_outcome)

    take_back = Table._move_to


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
        """The learner's seat."""
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
    def awaits_answer(self) -> bool:
        """Whether the learner is asked for a play now."""
        return not self.done and self.wrong is None

    @property
    def text(self) -> str:
        """The text on the screen: the answer to a wrong play, the praise for a right one once its
        events have been played, or else the text of the step."""
        if self.wrong:
            return self.wrong.says
        praise = self.step.right if self.done and not self.pending else ""
        return praise or self.step.says

    @property
    def awaits_next(self) -> bool:
        """Whether the step shows text and waits for Next."""
        return (
            not self.awaits_answer
            and not self.pending
            and (self.wrong is not None or self.is_narration)
        )

    @property
    def goes_on_alone(self) -> bool:
        """Whether the next step follows at once, with no text to read first."""
        return self.done and not self.pending and not self.is_narration

    @property
    def is_narration(self) -> bool:
        return bool(self.step.right) or not self.step.plays

    @property
    def can_undo(self) -> bool:
        """Whether the learner did something in this step that can be taken back."""
        return self._judged > self.since and (self.awaits_answer or self.wrong is not None)

    def judge(self) -> None:
        """Judges the play made since the step began, unless it is unfinished."""
        rules, before, after = self._rules, self._before, self.table.state
        self._judged = self.table.played
        play = ", ".join(self.played)
        if not play or not self.awaits_answer:
            return
        if is_right(self.step, play, before, after):
            self._right()
        else:
            same_seat = rules.current_player(before) == rules.current_player(after) != CHANCE
            if not goes_on(self.step, play, same_seat=same_seat):
                self._wrong(play, after)
        self._prepare()

    def pick(self, play: str) -> None:
        """Judges the dice that the learner pointed at ("pick 1 2")."""
        if is_right(self.step, play, self._before, self._before):
            self._right()
        else:
            self._wrong(play, self._before)

    def play_next(self) -> None:
        """Plays the next event that follows by itself."""
        self.table.play(self._rules.read(self.pending.pop(0)))

    def take_back(self) -> None:
        """Begins the step again."""
        self.table.take_back(self.since)
        self._begin()

    def undo(self) -> None:
        """Takes back the learner's last action, and the events that punished it."""
        self.table.take_back(self._judged - 1)
        self._ask()

    def show(self) -> None:
        """Begins the step again and lets the right play be made by itself."""
        self.take_back()
        self._right()
        self.pending[:0] = _asked(self.step)

    def go_on(self) -> None:
        """Begins the next step; not to be called at the last."""
        self.number += 1
        if self.step.position:
            self.table = self._laid(self.number)
        self._begin()

    def _begin(self) -> None:
        self.since = self.table.played
        """The number of events on the table when the step began."""
        self._before = self.table.state
        self._ask()

    def _ask(self) -> None:
        self._judged = self.table.played
        """The number of events on the table when the learner's play was last judged."""
        self.wrong: Wrong | None = None
        """The answer to a wrong play; None if none was made."""
        self.done = not self.step.plays
        """Whether the right play was made, or none is asked for."""
        self.pending: list[str] = list(self.step.then) if self.done else []
        """The texts of the events that follow by themselves now."""
        self._prepare()

    def _right(self) -> None:
        self.done, self.pending = True, list(self.step.then)

    def _wrong(self, play: str, after: Any) -> None:
        answers = self.step.answers
        self.wrong = answers(self._before, after) if answers else answer(self.step, play)
        assert self.wrong, play
        self.pending = list(self.wrong.shown)

    @property
    def played(self) -> tuple[str, ...]:
        """The texts of the events on the table since the step began."""
        return self.table.record("").events[self.since : self.table.played]

    def _prepare(self) -> None:
        """Tells the table the throw that the step asks for, if it does."""
        at = self.table.played - self.since
        asked = events(self.step.plays[0]) if self.awaits_answer else ()
        self.table.next_outcome = asked[at] if at < len(asked) else ""

    def _laid(self, number: int) -> Scripted:
        """A new table in the position at the beginning of a step."""
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
    """The events of the first right play of the step; none if it asks for no play."""
    return events(step.plays[0]) if step.plays else ()
