"""What an event of Ur did, as codes with facts; `view/texts.py` has the words."""

from __future__ import annotations

from tessera.core import opening
from tessera.core.dice import Roll
from tessera.core.story import Line
from tessera_ur.rules.board import HOME, START, meets, rosettes
from tessera_ur.rules.state import Event, State, Step


def story(before: State, event: Event, after: State) -> tuple[Line, ...]:
    """The lines for one event, most important last."""
    seat = before.seat
    if isinstance(event, Roll):
        opened = opening.story(before, event, after)
        idle = not before.opening and after.thrown is None
        if not idle:
            return opened
        return (Line("blocked" if event.total else "nothing", opened[0].facts),)
    facts = {"seat": seat, "from": event.origin, "to": event.target}
    lines = [Line(verb(event), facts)]
    if captures(before, event):
        lines.append(Line("captures", {"seat": seat, "owner": 1 - seat, "to": event.target}))
    if after.over:
        return (*lines, Line("wins", {"seat": seat}))
    if event.target in rosettes(before.terms.path):
        lines.append(Line("again", {"seat": seat}))
    return tuple(lines)


def verb(step: Step) -> str:
    """The code of the line about a step."""
    if step.target == HOME:
        return "bears_off"
    return "enters" if step.origin == START else "moves"


def captures(state: State, step: Step) -> bool:
    """Whether a step captures a piece of the other player."""
    return meets(state.terms.path).get(step.target) in state.other
