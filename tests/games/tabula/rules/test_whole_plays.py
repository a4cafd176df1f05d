"""The generator of whole plays against a second, slow set of rules."""

from __future__ import annotations

import pytest

from tessera.core.setup import Setup
from tessera.games.tabula.rules import RULES, step
from tessera.games.tabula.rules.engine import CAPTURED, OFF, count
from tessera.games.tabula.rules.notation import write
from tessera.games.tabula.rules.plays import after, afterstates, ways
from tessera.games.tabula.rules.state import PieceStep, State, terms
from tessera.games.tabula.rules.variants import VARIANTS, Sides
from tests.effort import part
from tests.games.tabula.brute import Brute, Side, tidy
from tests.games.tabula.positions import positions
from tests.limit import within

NUMBER = part(1000, every=6)


def plain(own: int) -> Side:
    """A side as the slow rules write it."""
    names = {OFF: "off", CAPTURED: "out"}
    return tidy([names.get(p, p) for p in range(27) for _ in range(count(own, p))])


@pytest.mark.parametrize("rules", VARIANTS)
def test_ends_and_first_steps_are_those_of_the_slow_rules(rules: str) -> None:
    for (own, other), dice in positions(rules, NUMBER, "a"):
        sides = plain(own), plain(other)
        with within(lambda sides=sides, dice=dice: f"{rules} {sides} {dice}"):
            first, expected = Brute(rules).plays(*sides, dice)
        found = [
            after(afterstate, other)
            for afterstate in afterstates(VARIANTS[rules], own, other, dice)
        ]
        plains = {(plain(mine), plain(theirs)) for mine, theirs in found}
        assert len(plains) == len(found), "an end was found twice"
        assert plains == expected, (rules, plain(own), plain(other), dice)
        texts = {write(PieceStep(*way)) for way in ways(rules, own, other, dice)}
        assert texts == first, (rules, plain(own), plain(other), dice)


@pytest.mark.parametrize("rules", VARIANTS)
def test_steps_lead_to_every_end_and_to_no_other(rules: str) -> None:
    agreed = terms(Setup(2, (("rules", rules), ("ties", "draw"), ("position", "empty"))))
    for sides, dice in positions(rules, NUMBER // 5, "steps"):
        state = State(agreed, sides, 0, dice)
        with within(lambda state=state: RULES.write_position(state)):
            reached = {(s.sides[0], s.sides[1]) for s in turn_ends(state)}
        found = {
            after(afterstate, sides[1]) for afterstate in afterstates(VARIANTS[rules], *sides, dice)
        }
        assert what_counts(rules, reached) == what_counts(rules, found), RULES.write_position(state)


def what_counts(rules: str, found: set[Sides]) -> set[object]:
    """The ends, and of those where the game is over only the scores. A piece may be borne off with
    a larger die than needed, and the one that is saved may then end the game by a capture: one
    end more, of the same score, that nobody needs an action for."""
    variant = VARIANTS[rules]
    return {tuple(map(variant.score, sides)) if variant.ended(*sides) else sides for sides in found}


def turn_ends(state: State) -> set[State]:
    """The states in which the turn can end, step by step."""
    seat, found, seen = state.seat, set(), {state}
    todo = [state]
    while todo:
        here = todo.pop()
        if here.over or here.seat != seat or not here.ways():
            found.add(here)
            continue
        for way in here.ways():
            there = step(here, PieceStep(*way))
            if there not in seen:
                seen.add(there)
                todo.append(there)
    return found
