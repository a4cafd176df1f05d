"""What an event of Rota did, as codes with facts; `view/texts.py` has the words."""

from __future__ import annotations

from tessera.core.story import Line
from tessera_rota.rules.board import NAMES
from tessera_rota.rules.state import Event, Slide, State


def story(before: State, event: Event, after: State) -> tuple[Line, ...]:
    """The line about the piece, and one about the end if it comes."""
    if isinstance(event, Slide):
        ends = {"start": NAMES[event.start], "to": NAMES[event.end]}
        line = Line("slides", {"seat": before.seat, **ends})
    else:
        line = Line("places", {"seat": before.seat, "on": NAMES[event.point]})
    return (line, *ending(after))


def ending(state: State) -> tuple[Line, ...]:
    """The line about the winner, or about a draw; none until the game is over."""
    if state.line:
        return (Line("wins", {"seat": 1 - state.seat}),)
    return (Line("repeated"),) if state.over else ()
