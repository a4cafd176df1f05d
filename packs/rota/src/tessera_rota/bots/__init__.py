"""Three opponents who look a different way ahead in the same solution of the game.

People overlook what is far away first, so the weaker ones know only what is decided within a few
moves. The strongest knows all of it, and among drawn ways takes the one in which most answers lose.
"""

from __future__ import annotations

from collections.abc import Iterator

from tessera.core.chance import Rng
from tessera.kit.bot import Bot, Choice, Ranking, glancing
from tessera_rota.rules import RULES
from tessera_rota.rules.board import HUB
from tessera_rota.rules.solution import DRAWN, Outlook, outlook, solved, wheel
from tessera_rota.rules.state import Event, State

EVERYTHING = 99
"""No win takes so many moves."""
NORMAL = 4
"""How many events the normal one looks ahead: its own move, the answer, and the same once more."""
DISTRACTED = {"spokes": 0.3, "all": 0.07}
"""By the lines that win, how often the easy one has eyes for nothing but its own. Where it hasn't,
it looks as far as the normal one, so that what it overlooks is what loses its games; along the rim
lines threaten so often that once is enough."""


def easy(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Completes its own line whenever it can, but now and again plays anywhere else, whatever the
    other threatens."""
    if rng.random() < DISTRACTED[seen.setup["lines"]]:
        yield _ranked(seen, legal, 1, rng, hub=0)
    else:
        yield _ranked(seen, legal, NORMAL, rng)


def normal(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Overlooks no threat, and sees a win up to the move after next."""
    yield _ranked(seen, legal, NORMAL, rng)


def hard(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Plays by the solution."""
    after = {event: RULES.apply(seen, event) for event in legal}
    exact = {event: outlook(state).for_mover for event, state in after.items()}
    traps = {event: _traps(after[event]) for event in legal if exact[event] == DRAWN}
    chance = {event: rng.random() for event in legal}
    best_first = sorted(
        legal, key=lambda e: (_worth(exact[e]), traps.get(e, 0.0), chance[e]), reverse=True
    )
    yield tuple(Choice((event,), (1 + exact[event].value) / 2) for event in best_first)


def _ranked(
    seen: State, legal: tuple[Event, ...], horizon: int, rng: Rng, *, hub: int = 1
) -> tuple[Choice[Event], ...]:
    """Ranks the events, seeing wins and losses up to `horizon` events ahead. Equal ones come in
    random order, with `hub` times a preference for the hub, from which most can be done."""

    def liked(event: Event) -> tuple[int, float]:
        foreseen = outlook(RULES.apply(seen, event)).for_mover
        known = foreseen if foreseen.events <= horizon else DRAWN
        leaves = event[0] == HUB and len(event) > 1
        return _worth(known), rng.random() + hub * ((event[-1] == HUB) - leaves)

    keys = {event: liked(event) for event in legal}
    return tuple(Choice((event,)) for event in sorted(legal, key=keys.__getitem__, reverse=True))


def _worth(foreseen: Outlook) -> int:
    """The value of an outcome: a sooner win is better, and a later loss."""
    return foreseen.value * (EVERYTHING - foreseen.events)


def _traps(state: State) -> float:
    """The share of the answers that lose, whatever positions occurred before."""
    answers = [RULES.apply(state, event) for event in RULES.legal_actions(state)]
    table = solved(state.setup["lines"], state.setup["hub"])
    losing = [a for a in answers if table.get(wheel(a.board, a.seat), DRAWN).value > 0]
    return len(losing) / len(answers) if answers else 0.0


TWICE = 0.0
"""How often the youngest level sees two things that it could do, and not one."""
BOTS: dict[str, Bot[State, Event]] = {
    "youngest": glancing(easy, TWICE),
    "easy": easy,
    "normal": normal,
    "hard": hard,
}
