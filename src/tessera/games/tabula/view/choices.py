"""What the view is told, and what can be pressed on the board now, by place."""

from functools import lru_cache
from typing import NamedTuple

from tessera.games.tabula.rules.engine import OFF
from tessera.games.tabula.rules.state import Event, State
from tessera.games.tabula.view.compound_moves import bringers, compound_moves, origins
from tessera.kit.view import Due, Seen

Sight = Seen[State, Event]


def target_of(place: int) -> str:
    """The name of a place that can be pressed."""
    return f"point {place}"


TARGETS = {target_of(place): place for place in range(OFF + 1)}


class Choices(NamedTuple):
    """`sources` are places to move from, `targets` where the chosen piece can go, or, while none
    is chosen, where exactly one piece can come. Where several can come, it may be the `goal`:
    `sources` are the places of these then, and `others` those of all other pieces."""

    sources: frozenset[int] = frozenset()
    targets: frozenset[int] = frozenset()
    chosen: int | None = None
    goal: int | None = None
    others: frozenset[int] = frozenset()

    @property
    def movable(self) -> frozenset[int]:
        """Every place with a piece that can be taken up."""
        return self.sources | self.others

    @property
    def able(self) -> frozenset[int]:
        """Every place where a press does something."""
        return self.movable | self.targets


def choices(seen: Sight) -> Choices:
    """The choices of the person who must choose; none at any other time."""
    if seen.due is not Due.CHOICE:
        return Choices()
    chosen = TARGETS[seen.ui.chosen] if seen.ui.chosen else None
    return _choices(seen.state, chosen)


@lru_cache(maxsize=4)
def _choices(state: State, chosen: int | None) -> Choices:
    sources = frozenset(origins(state))
    if chosen in sources:
        return Choices(sources, frozenset(compound_moves(state, chosen)), chosen)
    if chosen is not None:
        bring = frozenset(bringers(state, chosen))
        return Choices(bring, frozenset({chosen}), goal=chosen, others=sources - bring)
    reached = {target for origin in sources for target in compound_moves(state, origin)}
    alone = {target for target in reached - sources if len(bringers(state, target)) == 1}
    return Choices(sources, frozenset(alone))
