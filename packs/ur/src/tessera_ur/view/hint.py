"""How a step is pointed at, and why it is good."""

from __future__ import annotations

from tessera.i18n import N_, Nn_
from tessera.kit.view import Sign
from tessera_ur.rules.board import HOME, START, way
from tessera_ur.rules.merits import merits
from tessera_ur.rules.state import Event, Step
from tessera_ur.view.targets import Sight, target_of


def point_at(seen: Sight, actions: tuple[Event, ...]) -> Sign:
    """The sign for a step: the piece and the cell where it goes."""
    step, say = actions[0], seen.say
    assert isinstance(step, Step)
    cells = way(seen.state.terms.path, seen.state.seat)
    if step.origin == START:
        words = say("bring a piece in on square {to}", to=step.target)
    elif step.target == HOME:
        words = say("bring the piece on square {place} home", place=step.origin)
    else:
        words = say("from square {place} to square {to}", place=step.origin, to=step.target)
    taken, placed = target_of(cells[step.origin]), target_of(cells[step.target])
    return Sign(words, (taken,), (placed,))


WORDS = {
    "wins": N_("wins the game"),
    "again": N_("comes to a rosette, and you throw again"),
    "bears_off": N_("brings a piece home"),
    "none_in_danger": N_("leaves no piece where the next throw could capture it"),
    "enters": N_("brings a new piece in"),
}
COUNTED = {
    "captures": Nn_(
        "captures a piece that had come {n} square", "captures a piece that had come {n} squares"
    ),
    "escapes": Nn_(
        "makes a piece safe from {n} throw in 16",
        "makes a piece safe from {n} throws in 16",
    ),
    "threatens": Nn_(
        "comes within reach of {n} opponent's piece",
        "comes within reach of {n} opponent's pieces",
    ),
}


def reasons(seen: Sight, actions: tuple[Event, ...]) -> tuple[str, ...]:
    """The reasons for a step, the strongest first."""
    step, say = actions[0], seen.say
    if not isinstance(step, Step):
        return ()
    return tuple(
        say(WORDS[merit.code])
        if merit.code in WORDS
        else say.count(COUNTED[merit.code], merit.facts["n"])
        for merit in merits(seen.state, step)
    )
