"""Lessons: a game is learned by playing it. What there is to learn is data, which
`kit/lesson_text.py` reads; `session/lesson.py` goes through it.

A lesson is a few steps. A step says something, and as a rule something is to be done then: events
of the game as text, with ", " between those that belong together ("0-2, 2-7"). Where chance is
awaited the event is what will be thrown. A step about dice that are yet to be thrown asks to point
at some of them ("pick 1 2 3", ascending; "pick" for none); the throw itself follows.

Many plays can be written as one: a `*` stands for any part of an event ("*-off"), and at the very
end for whatever is still done.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

PICK = "pick"
"""How an answer begins that points at dice and plays nothing."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is said to something that the rules allow and the step doesn't ask for. It is taken back
    then."""

    plays: tuple[str, ...]
    """Which plays."""
    says: str
    """Why it isn't good, in at most two sentences."""
    shown: tuple[str, ...] = ()
    """The events that punish it; they come on the board before it is taken back."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to read, and to do."""

    says: str
    """What is asked, in at most two sentences."""
    plays: tuple[str, ...] = ()
    """What may be done; the first, without a `*`, is what a lesson goes on from that is opened
    again. Nothing where there is only something to read."""
    also: Callable[[Any, Any], bool] | None = None
    """Whether what was done is meant besides, from the position before the step and the one after
    it: asked after each event while the same seat goes on choosing."""
    wrong: tuple[Wrong, ...] = ()
    """The answers to other plays, the first that fits counts. Every legal play needs one."""
    answers: Callable[[Any, Any], Wrong] | None = None
    """Says it by the position before the step and the one after it, instead of `wrong`."""
    right: str = ""
    """What is said when it is done and all has come that follows; without it the next step
    begins then."""
    then: tuple[str, ...] = ()
    """The events that follow by themselves: dice, and what the other seats do."""
    position: str = ""
    """The position that it begins with, as the game writes it; without one it goes on from the step
    before. The learner has the seat that must act there."""
    about: str = ""
    """What is asked is about this, as a key of `Game.why`, where it isn't about the throw or the
    card on the table."""

    @property
    def asks_for_dice(self) -> bool:
        """Whether dice are to be pointed at."""
        return any(play.split(" ")[0] == PICK for play in self.plays)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few steps about one thing. The first step has a position."""

    name: str
    """For addresses and for what is kept: small letters and hyphens."""
    title: str
    """A few words."""
    teaches: tuple[str, ...]
    """The rules that it is about, by their names in lessons.md."""
    par: int
    """So many throws, plays and answers are enough."""
    steps: tuple[Step, ...]


def events(play: str) -> tuple[str, ...]:
    """The texts of the events of a play."""
    return tuple(play.split(", "))


def fits(plays: tuple[str, ...], play: str) -> bool:
    """Whether a play is one of these."""
    done = events(play)
    return any(
        _begin_alike(done, wanted)
        and (len(done) == len(wanted) or (len(done) > len(wanted) and wanted[-1].endswith("*")))
        for wanted in map(events, plays)
    )


def is_right(step: Step, play: str, before: Any, after: Any) -> bool:
    """Whether a play, between the two positions, is what the step asks for."""
    return fits(step.plays, play) or bool(step.also and step.also(before, after))


def goes_on(step: Step, play: str, *, same_seat: bool) -> bool:
    """Whether it can still become an answer. `same_seat` says that the same seat chooses again."""
    done = events(play)
    written = (*step.plays, *(play for wrong in step.wrong for play in wrong.plays))
    return any(
        len(done) < len(wanted) and _begin_alike(done, wanted) for wanted in map(events, written)
    ) or (step.also is not None and same_seat)


def answer(step: Step, play: str) -> Wrong | None:
    """What is said to a play that isn't right; None where the lesson forgot it."""
    return next((wrong for wrong in step.wrong if fits(wrong.plays, play)), None)


def no_lessons() -> tuple[Lesson, ...]:
    """For a game that has none yet."""
    return ()


def _begin_alike(done: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    return all(map(_is_like, done, wanted))


def _is_like(event: str, wanted: str) -> bool:
    head, star, tail = wanted.partition("*")
    if not star:
        return event == wanted
    return event.startswith(head) and event.endswith(tail) and len(event) >= len(head + tail)
