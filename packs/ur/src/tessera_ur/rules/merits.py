"""What speaks for a step of Ur, as codes with facts that are true of the position."""

from __future__ import annotations

from tessera.core.story import Line
from tessera_ur.rules.board import HOME, START, goal, meets, rosettes
from tessera_ur.rules.state import THROWS, Side, State, Step, taken
from tessera_ur.rules.story import captures

WAYS = tuple(weight for _, weight in THROWS)
"""By what is thrown, in how many ways of sixteen."""


def merits(state: State, step: Step) -> tuple[Line, ...]:
    """The merits of the step, the strongest first; none where nothing plain can be said."""
    path = state.terms.path
    own, other = taken(path, state.own, state.other, step)
    if own[0] == HOME:
        return (Line("wins"),)
    found = []
    if captures(state, step):
        found.append(Line("captures", {"n": meets(path)[step.target]}))
    if step.target in rosettes(path):
        found.append(Line("again"))
    if step.target == HOME:
        found.append(Line("bears_off"))
    before = danger(path, state.own, state.other)
    after = danger(path, own, other)
    if step.origin in before:
        found.append(Line("escapes", {"n": before[step.origin]}))
    if before and not after:
        found.append(Line("none_in_danger"))
    hunted = danger(path, other, own).keys() - danger(path, other, state.own).keys()
    if hunted and step.target not in after:
        found.append(Line("threatens", {"n": len(hunted)}))
    if not found and step.origin == START:
        found.append(Line("enters"))
    return tuple(found)


def danger(path: str, own: Side, other: Side) -> dict[int, int]:
    """The pieces that the other player's next throw can capture, each with the number of ways, of
    sixteen, in which it does."""
    facing, found = meets(path), {}
    for place in own:
        met = facing.get(place)
        if met is None or place in rosettes(path):
            continue
        ways = sum(
            WAYS[met - hunter]
            for hunter in {*other}
            if 0 < met - hunter < len(WAYS) and goal(path, hunter, met - hunter) == met
        )
        if ways:
            found[place] = ways
    return found
