"""Lessons: a game is learned by playing it. Their content is data, which `kit/lesson_text.py`
reads; `session/lesson.py` runs it.

A lesson is a few steps. A step says something, and as a rule asks for a play: events of the game as
text, with ", " between those that belong together ("0-2, 2-7"). Where chance is awaited the event
is the throw that will come. A step about dice that are yet to be thrown asks to point at some of
them ("pick 1 2 3", ascending; "pick" for none); the throw itself follows.

A pattern can stand for many plays: a `*` matches any part of an event ("*-off"), and at the very
end also any further events.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

PICK = "pick"
"""The first word of an answer that points at dice instead of playing."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """The answer to legal plays that the step doesn't ask for. Such a play is taken back then."""

    plays: tuple[str, ...]
    """The plays that it answers."""
    says: str
    """The reason why they aren't good, in at most two sentences."""
    shown: tuple[str, ...] = ()
    """The events that punish it; they are played on the board before it is taken back."""


@dataclass(frozen=True, slots=True)
class Step:
    """One text to read, and as a rule a play to make."""

    says: str
    """The text, in at most two sentences."""
    plays: tuple[str, ...] = ()
    """The right plays; empty in a step that is only read. The first has no `*`: it is played when a
    lesson is opened again at a later step."""
    also: Callable[[Any, Any], bool] | None = None
    """Whether a play is right too, from the position before the step and the one after the play;
    called after each event while the same seat goes on choosing."""
    wrong: tuple[Wrong, ...] = ()
    """The answers to other plays; the first that fits counts. Every legal play needs one."""
    answers: Callable[[Any, Any], Wrong] | None = None
    """Returns the answer to a wrong play, from the position before the step and the one after it;
    used instead of `wrong`."""
    right: str = ""
    """The text shown once the play is right and the events of `then` have been played; without it
    the next step begins at once."""
    then: tuple[str, ...] = ()
    """The events that follow by themselves: throws, and the plays of other seats."""
    position: str = ""
    """The position at its beginning, as the game writes it; without one the step continues from the
    last one. The learner has the seat that must act there."""
    about: str = ""
    """The key of `Game.why` that explains the step, where it isn't about the throw or the card on
    the table."""

    @property
    def asks_for_dice(self) -> bool:
        """Whether the learner is asked to point at dice."""
        return any(play.split(" ")[0] == PICK for play in self.plays)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few steps about one thing. The first step has a position."""

    name: str
    """The name in addresses and in settings: small letters and hyphens."""
    title: str
    """A few words."""
    teaches: tuple[str, ...]
    """The rules that it is about, by their names in lessons.md."""
    par: int
    """The number of throws, plays and answers that suffice."""
    steps: tuple[Step, ...]


def events(play: str) -> tuple[str, ...]:
    """The texts of the events of a play."""
    return tuple(play.split(", "))


def fits(plays: tuple[str, ...], play: str) -> bool:
    """Whether a play matches one of these, which may contain a `*`."""
    done = events(play)
    return any(
        _begin_alike(done, wanted)
        and (len(done) == len(wanted) or (len(done) > len(wanted) and wanted[-1].endswith("*")))
        for wanted in map(events, plays)
    )


def is_right(step: Step, play: str, before: Any, after: Any) -> bool:
    """Whether a play, which led from `before` to `after`, is right in this step."""
    return fits(step.plays, play) or bool(step.also and step.also(before, after))


def goes_on(step: Step, play: str, *, same_seat: bool) -> bool:
    """Whether an unfinished play can still become one that the step knows. `same_seat` says that
    the same seat chooses again."""
    done = events(play)
    written = (*step.plays, *(play for wrong in step.wrong for play in wrong.plays))
    return any(
        len(done) < len(wanted) and _begin_alike(done, wanted) for wanted in map(events, written)
    ) or (step.also is not None and same_seat)


def answer(step: Step, play: str) -> Wrong | None:
    """The answer to a play that isn't right; None if the lesson has none for it."""
    return next((wrong for wrong in step.wrong if fits(wrong.plays, play)), None)


def no_lessons() -> tuple[Lesson, ...]:
    """No lessons: the default of `Game.lessons`."""
    return ()


def _begin_alike(done: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    return all(map(_is_like, done, wanted))


def _is_like(event: str, wanted: str) -> bool:
    head, star, tail = wanted.partition("*")
    if not star:
        return event == wanted
    return event.startswith(head) and event.endswith(tail) and len(event) >= len(head + tail)
