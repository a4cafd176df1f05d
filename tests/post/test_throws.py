"""Dice by post are as fair as others, and the same for everybody."""

from __future__ import annotations

from collections import Counter

from tessera.core.chance import draw
from tessera.core.dice import throws
from tessera.post import chain
from tessera.post.game import seeded
from tests.effort import part

BEYOND = 5.5
"""So many standard deviations from what is expected come once in thirty million."""


def test_throws_are_spread_as_those_of_true_dice() -> None:
    """One link of each house moves on with each throw, as in a game."""
    count, outcomes = part(100_000), throws(2)
    first, second = chain.link("one", 0), chain.link("two", 0)
    found: Counter[tuple[int, ...]] = Counter()
    follows: Counter[tuple[bool, bool]] = Counter()
    before = False
    for n in range(count):
        if n % 2:
            first = chain.after(first, 1)
        else:
            second = chain.after(second, 1)
        roll = draw(outcomes, seeded((first, second))(n % 50))
        found[roll.dice] += 1
        high = roll.total > 7
        follows[before, high] += 1
        before = high
    for roll, weight in outcomes:
        share = weight / 36
        spread = (count * share * (1 - share)) ** 0.5
        assert abs(found[roll.dice] - count * share) < BEYOND * spread, roll
    share, spread = 15 / 36, (count * 15 / 36 * 15 / 36 * (1 - 15 / 36 * 15 / 36)) ** 0.5
    assert abs(follows[True, True] - count * share * share) < BEYOND * spread


def test_a_link_gives_all_before_it_and_none_after_it() -> None:
    promise = chain.link("secret", 0)
    tenth = chain.link("secret", 10)
    assert chain.after(tenth, 10) == promise
    assert chain.between(tenth, promise) == tuple(chain.link("secret", n) for n in range(11))
    assert chain.between(promise, tenth) == ()
    assert chain.between(chain.link("another", 10), promise) == ()
    last = chain.link("secret", chain.LENGTH)
    assert len(chain.between(last, promise)) == chain.LENGTH + 1
