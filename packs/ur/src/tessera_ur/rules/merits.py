"""What speaks for a step of Ur, as codes with facts that are true of the position."""

from __future__ import annotations

from tessera.core.story import Line
from tessera_ur.rules.board import HOME, START, goal, meets, rosettes, safe
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
    lines = []
    if captures(state, step):
        lines.append(Line("captures", {"n": meets(path)[step.target]}))
    if step.target in rosettes(path):
        lines.append(Line("again"))
    if step.target == HOME:
        lines.append(Line("bears_off"))
    before = danger(path, state.own, state.other)
    after = danger(path, own, other)
    if step.origin in before:
        lines.append(Line("escapes", {"n": before[step.origin]}))
    if before and not after:
        lines.append(Line("none_in_danger"))
    hunted = danger(path, other, own).keys() - danger(path, other, state.own).keys()
    if hunted and step.target not in after:
        lines.append(Line("threatens", {"n": len(hunted)}))
    if not lines and step.origin == START:
        lines.append(Line("enters"))
    return tuple(lines)


def danger(path: str, own: Side, other: Side) -> dict[int, int]:
    """The pieces that the other player's next throw can capture, each with the number of ways, of
    sixteen, in which it does."""
    facing, threatened = meets(path), {}
    for place in own:
        met = facing.get(place)
        if met is None or place in safe(path):
            continue
        count = sum(
            WAYS[met - hunter]
            for hunter in {*other}
            if 0 < met - hunter < len(WAYS) and goal(path, hunter, met - hunter) == met
        )
        if count:
            threatened[place] = count
    return threatened
