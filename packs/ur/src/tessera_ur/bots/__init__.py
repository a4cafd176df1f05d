"""Opponents at Ur: one that hurries, one that weighs what its step does at once, and one that
learned and looks ahead."""

from __future__ import annotations

from collections.abc import Iterator

from tessera.core.chance import Rng
from tessera.kit.bot import Bot, Choice, Ranking, glancing
from tessera_ur.bots.ahead import after
from tessera_ur.rules.board import HOME, START, last, meets, rosettes
from tessera_ur.rules.merits import danger
from tessera_ur.rules.state import Event, State, Step, taken

ROSETTE, BORNE_OFF, CAPTURE, ENTER = 5.0, 1.0, 1.0, 1.0
"""For `normal`, the values in squares of another throw, a piece home, each square that a captured
piece had travelled, and a new piece on the board."""
LOOKS = {"finkel": 0.72, "masters": 0.78}
"""The share of turns (0 to 1) in which `easy` plays as `normal` does. It is larger on Masters'
path, where pieces meet more often and a lapse costs more."""
PLIES = 1
"""The number of throws that `hard` looks ahead."""


def easy(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Runs with the piece furthest on; at times it plays as `normal`."""
    if rng.random() < LOOKS[seen.terms.setup["path"]]:
        yield from normal(seen, legal, rng)
    else:
        yield tuple(Choice((step,)) for step in reversed(legal))


def normal(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Ranks the steps by what they do at once."""
    yield tuple(Choice((step,)) for step in sorted(legal, key=lambda s: -worth(seen, s)))


def worth(state: State, step: Event) -> float:
    """The value of a step, in squares, by what it does at once, less the pieces that the next throw
    may capture, each weighted by its chance."""
    assert isinstance(step, Step)
    path = state.terms.path
    own, other = taken(path, state.own, state.other, step)
    value = 0.0
    if other != state.other:
        value += CAPTURE * meets(path)[step.target]
    if step.target in rosettes(path):
        value += ROSETTE
    if step.target == HOME:
        value += BORNE_OFF
    if step.origin == START:
        value += ENTER
    risked = sum(place * weight for place, weight in danger(path, own, other).items())
    return value - risked / 16 + step.target / last(path) / 100


def hard(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Ranks the steps by the chance to win after them, looking ever further ahead."""
    for plies in range(PLIES + 1):
        choices: list[Choice[Event]] = []
        for step in legal:
            assert isinstance(step, Step)
            choices.append(
                Choice((step,), after(seen.terms.path, seen.own, seen.other, step, plies))
            )
            if plies:
                yield ()
        best_first = sorted(choices, key=lambda one: -(one.win_probability or 0))
        yield tuple(best_first)


TWICE = 0.7
"""How often the youngest level sees two things that it could do, and not one."""
BOTS: dict[str, Bot[State, Event]] = {
    "youngest": glancing(easy, TWICE),
    "easy": easy,
    "normal": normal,
    "hard": hard,
}
