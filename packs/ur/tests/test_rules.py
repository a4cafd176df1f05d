"""The rules of Ur against a second, slow opinion, and case by case."""

from __future__ import annotations

from random import Random

import pytest

from packs.ur.tests.brute import WAYS, Pieces, Place, moved, over
from tessera.core.chance import draw
from tessera.core.rules import CHANCE, Illegal
from tessera.core.setup import Setup
from tessera_ur.rules import RULES
from tessera_ur.rules.board import HOME, PATHS
from tessera_ur.rules.state import THROWS, State


def at(first: str, second: str, turn: str, options: str = "") -> State:
    """A position with five pieces each."""
    return RULES.read_position(
        f"players=2 pieces=5{options}\nfirst: {first}\nsecond: {second}\nseat {turn}"
    )


@pytest.mark.parametrize("pieces", ["5", "7"])
@pytest.mark.parametrize("path", PATHS)
def test_whole_games_go_as_the_slow_rules_say(path: str, pieces: str) -> None:
    for seed in range(4):
        rng = Random(seed)
        state = RULES.new(RULES.checked_setup(Setup(2, (("pieces", pieces), ("path", path)))))
        while not state.over:
            if RULES.current_player(state) == CHANCE:
                event = draw(RULES.chance_outcomes(state), rng)
                stuck = not moved(path, told(state), event.total)
                after = RULES.apply(state, event)
                if not state.opening:
                    assert (after.thrown is None) == stuck
                    assert (after.seat != state.seat) == stuck
            else:
                slow = dict(moved(path, told(state), state.thrown or 0))
                legal = RULES.legal_actions(state)
                assert list(map(RULES.write, legal)) == list(slow)
                event = rng.choice(legal)
                after = RULES.apply(state, event)
                expected = slow[RULES.write(event)]
                assert told(after)[:2] == expected[:2]
                assert over(expected) == after.over
                assert after.over or after.seat == expected[2]
            state = after


def told(state: State) -> Place:
    """A position as the slow rules have it."""
    first, second = (pieces(state, seat) for seat in range(2))
    return first, second, state.seat


def pieces(state: State, seat: int) -> Pieces:
    road = ["start", *WAYS[state.terms.path][seat]]
    return tuple(sorted("home" if p == HOME else road[p] for p in state.sides[seat]))


@pytest.mark.parametrize(
    ("first", "second", "turn", "step", "code"),
    [
        ("0 0 2 5 8", "0 0 0 0 6", "1: thrown 3", "2-5", "own"),
        ("0 0 2 5 7", "0 0 0 0 8", "1: thrown 3", "5-8", "safe"),
        ("0 0 0 2 13", "0 0 0 0 6", "1: thrown 3", "13-home", "too_far"),
        ("0 0 2 5 8", "0 0 0 0 6", "1: thrown 3", "3-6", "no_piece"),
        ("0 0 2 5 8", "0 0 0 0 6", "1: thrown 3", "2-6", "no_such_step"),
        ("0 0 2 5 8", "0 0 0 0 6", "1: to throw", "2-5", "throw_first"),
        ("home home home home home", "0 0 0 0 6", "1: over", "0-2", "over"),
    ],
)
def test_what_is_refused_and_why(first: str, second: str, turn: str, step: str, code: str) -> None:
    state = at(first, second, turn)
    with pytest.raises(Illegal) as refused:
        RULES.apply(state, RULES.read(step))
    assert refused.value.code == code


def test_a_throw_waits_for_the_one_before() -> None:
    with pytest.raises(Illegal, match="use_the_throw"):
        RULES.apply(at("0 0 0 0 2", "0 0 0 0 0", "1: thrown 1"), THROWS[2][0])


def test_a_captured_piece_starts_again() -> None:
    after = RULES.apply(at("0 0 0 0 5", "0 0 0 7 9", "1: thrown 2"), RULES.read("5-7"))
    assert after.sides == ((0, 0, 0, 0, 7), (0, 0, 0, 0, 9))
    assert after.seat == 1


def test_round_the_small_block_both_meet_at_other_numbers() -> None:
    state = at("0 0 0 0 11", "0 0 0 0 16", "1: thrown 1", " path=masters")
    with pytest.raises(Illegal, match="safe"):
        RULES.apply(state, RULES.read("11-12"))
    after = RULES.apply(
        at("0 0 0 0 11", "0 0 0 0 15", "1: thrown 2", " path=masters"), RULES.read("11-13")
    )
    assert after.sides[1] == (0, 0, 0, 0, 0)


@pytest.mark.parametrize(("turn", "step"), [("1: thrown 4", "0-4"), ("1: thrown 2", "6-8")])
def test_a_rosette_gives_another_throw(turn: str, step: str) -> None:
    after = RULES.apply(at("0 0 0 0 6", "0 0 0 0 0", turn), RULES.read(step))
    assert (after.seat, RULES.current_player(after)) == (0, CHANCE)


@pytest.mark.parametrize(
    "text",
    [
        "first: 0 0 0 0 18\nsecond: 0 0 0 0 0\nseat 1: to throw",
        "first: 0 0 0 0 15\nsecond: 0 0 0 0 0\nseat 1: to throw",
        "first: 0 0 0 2 2\nsecond: 0 0 0 0 0\nseat 1: to throw",
        "first: 0 0 0 0 7\nsecond: 0 0 0 0 7\nseat 1: to throw",
        "first: 2 0 0 0 0\nsecond: 0 0 0 0 0\nseat 1: to throw",
        "first: 0 0 0 0\nsecond: 0 0 0 0 0\nseat 1: to throw",
        "first: 0 0 0 0 13\nsecond: home home home home home\nseat 1: to throw",
        "first: home home home home 14\nsecond: 0 0 0 0 0\nseat 1: thrown 4",
        "first: 0 0 0 0 1\nsecond: 0 0 0 0 0\nseat 1: opening . .",
    ],
)
def test_what_can_not_be_is_no_position(text: str) -> None:
    with pytest.raises(Illegal, match="unreadable"):
        RULES.read_position(f"players=2 pieces=5\n{text}")


def test_throwing_nothing_for_who_begins_counts_as_a_throw() -> None:
    state = RULES.new(RULES.standard_setup(2))
    state = RULES.apply(state, THROWS[0][0])
    assert RULES.write_position(state).endswith("seat 2: opening 0 .")
    assert RULES.apply(state, THROWS[1][0]).seat == 1
