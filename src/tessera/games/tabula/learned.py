"""The opponent that learned Tabula by playing against itself: it asks a net what every play of its
throw leaves, and of the best few it also looks at all throws that may answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from tessera.bots.bot import Choice, Ranking
from tessera.core.chance import Rng
from tessera.core.dice import throws
from tessera.games.tabula.net import UNIT, Net, chance, net
from tessera.games.tabula.plays import after, ends
from tessera.games.tabula.rules import result
from tessera.games.tabula.state import Event, State, Step, Terms
from tessera.games.tabula.variants import Sides

CERTAIN = 100 * UNIT
"""The answer to a game won: more than any net gives."""
FEW = 3
"""How many plays the foresighted player looks at twice, and by how much, as an answer of the net,
they may be worse than the best at first sight."""
NEAR = UNIT // 5
WAYS = 216


def learned(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """The first step of the play that the net likes best. A play once begun is carried through,
    because its end stays the best that can be reached."""
    yield (Choice((choose(seen, legal, net_of(seen)),)),)


def foresighted(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Like `learned`, but the best few plays are judged by what the other side could make of each
    of the 56 throws."""
    yield (Choice((choose(seen, legal, net_of(seen), ahead=True),)),)


def net_of(state: State) -> Net:
    """The net for the rules of this game."""
    return net(state.terms.rules, returns=state.terms.variant.returns)


def choose(seen: State, legal: tuple[Event, ...], judge: Net, *, ahead: bool = False) -> Event:
    """The step with which the best play begins, by this net."""
    if len(legal) == 1:
        return legal[0]
    steps = [step for step in legal if isinstance(step, Step)]
    found = {step: set(_reached(seen, step)) for step in steps}
    # Among equals the order decides, so that the choice never hangs on the order of a set.
    order = sorted(
        ((_worth(seen.terms, judge, *sides), sides) for sides in set().union(*found.values())),
        reverse=True,
    )
    best = order[0][1]
    if ahead:
        few = [sides for worth, sides in order[:FEW] if worth >= order[0][0] - NEAR]
        if len(few) > 1:
            best = max(few, key=lambda sides: foreseen(seen.terms, judge, *sides))
    return next(step for step in steps if best in found[step])


def _reached(seen: State, step: Step) -> Iterable[Sides]:
    """The sides, the mover's first, after every play that begins with the step."""
    variant = seen.terms.variant
    die, own, other = seen.ways()[step]
    rest = list(seen.dice)
    rest.remove(die)
    over = variant.ended(own, other)
    return (after(key, other) for key in ends(variant, own, other, () if over else tuple(rest)))


def _worth(terms: Terms, judge: Net, mover: int, waiter: int) -> int:
    """How good it is to have moved to this position: what the net says, or the result."""
    if not terms.variant.ended(mover, waiter):
        return judge.answer(mover, waiter)
    over = result(State(terms, (mover, waiter), 0))
    assert over is not None
    return CERTAIN * ((0 in over.winners) - (1 in over.winners))


@lru_cache(maxsize=256)
def foreseen(terms: Terms, judge: Net, mover: int, waiter: int) -> float:
    """The mover's chance to win if the other side answers each throw as the net likes best."""
    variant = terms.variant
    if variant.ended(mover, waiter):
        return chance(_worth(terms, judge, mover, waiter))
    total = 0.0
    for roll, weight in throws(3):
        keys = ends(variant, waiter, mover, roll.dice)
        best = max(_worth(terms, judge, *after(key, mover)) for key in keys)
        total += weight * (1 - chance(best))
    return total / WAYS
