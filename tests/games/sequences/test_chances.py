"""What the dice promise: computed backwards by the game, here forwards and by throwing."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from tessera.games.sequences.view.odds import facts, odds, outlook
from tessera.i18n import translator
from tests.games.sequences.brute import EVERY_THROW, points

VARIANTS = ("sequences", "hearts_due")
WAYS = {v: Counter(points("".join(sorted(dice)), v) for dice in EVERY_THROW) for v in VARIANTS}
"""How many of the 46,656 throws bring so many points; None wipes out."""
GAMES = 4_000
both = pytest.mark.parametrize("variant", VARIANTS)


@pytest.mark.parametrize(
    ("variant", "mean", "nothing"),
    [("sequences", 365 / 81, 27_264 / 46_656), ("hearts_due", 54_425 / 5_832, 16_006 / 46_656)],
)
def test_mean_and_shares_of_a_throw_are_those_of_the_counted_table(
    variant: str, mean: float, nothing: float
) -> None:
    found = outlook(variant)
    assert found.mean == pytest.approx(mean, rel=1e-12)
    assert found.nothing == pytest.approx(nothing, rel=1e-12)
    assert found.wipe == pytest.approx(406 / 46_656, rel=1e-12)


def step(shares: dict[int, float], variant: str) -> tuple[dict[int, float], float, float]:
    """Where players who have not reached 100 are one throw later, as shares; what share of them
    arrives, and what share is wiped out."""
    after: dict[int, float] = {}
    arrived = wiped = 0.0
    for total, share in shares.items():
        for gained, ways in WAYS[variant].items():
            part = share * ways / 46_656
            if gained is None:
                wiped += part
            elif total + gained >= 100:
                arrived += part
            else:
                after[total + gained] = after.get(total + gained, 0) + part
    return after, arrived, wiped


@both
def test_the_turns_to_100_are_those_of_a_crowd_that_throws_on_until_all_have_arrived(
    variant: str,
) -> None:
    crowd, turns = {0: 1.0}, 0.0
    for _ in range(2_000):
        turns += sum(crowd.values())
        crowd, _, wiped = step(crowd, variant)
        crowd[0] = crowd.get(0, 0) + wiped
    assert sum(crowd.values()) < 1e-12
    assert outlook(variant).turns == pytest.approx(turns, rel=1e-9)


@both
def test_the_chance_of_a_wipe_out_before_100_is_the_share_of_a_crowd_that_falls(
    variant: str,
) -> None:
    crowd, fallen = {0: 1.0}, 0.0
    for _ in range(2_000):
        crowd, _, wiped = step(crowd, variant)
        fallen += wiped
    assert sum(crowd.values()) < 1e-12
    assert outlook(variant).wiped_before == pytest.approx(fallen, rel=1e-9)


def thrown_games(variant: str) -> tuple[list[int], list[bool]]:
    """The turns of many games thrown with a seed, and whether each had a wipe-out."""
    rng, table = Random(f"outlook {variant}"), WAYS[variant]
    turns, falls = [], []
    for _ in range(GAMES):
        total, count, fell = 0, 0, False
        while total < 100:
            (gained,) = rng.choices(list(table), list(table.values()))
            count, fell = count + 1, fell or gained is None
            total = 0 if gained is None else total + gained
        turns.append(count)
        falls.append(fell)
    return turns, falls


@both
def test_thrown_games_take_as_long_and_fall_as_often_within_the_error_of_chance(
    variant: str,
) -> None:
    turns, falls = thrown_games(variant)
    found, share = outlook(variant), fmean(falls)
    assert abs(fmean(turns) - found.turns) < 4 * stdev(turns) / sqrt(GAMES)
    assert abs(share - found.wiped_before) < 4 * sqrt(share * (1 - share) / GAMES)


@pytest.mark.parametrize(
    ("index", "title", "weights"),
    [
        (0, "Sequences", {"wiped out": 406, "0": 27_264 - 406, "5": 6_846, "10": 6_045,
                          "15": 3_680, "20": 2_070, "25": 720, "30": 30, "60": 1}),
        (1, "Hearts Due", {"wiped out": 406, "0": 16_006 - 406, "5": 6_138, "10": 8_526,
                           "15": 6_320, "20": 5_025, "25": 3_060, "30": 1_550, "35": 24,
                           "40": 6, "70": 1}),
    ],
)  # fmt: skip
def test_the_odds_are_the_counted_table_in_order(
    index: int, title: str, weights: dict[str, int]
) -> None:
    found = odds()[index]
    assert len(odds()) == 2
    assert (found.title, found.weights) == (title, tuple(weights.items()))
    assert sum(weight for _, weight in found.weights) == 46_656


@pytest.mark.parametrize(
    ("title", "truths"),
    [
        # 27,264 of 46,656; 365/81; the rest as above.
        ("Sequences", {"nothing": "58.4%", "average": "4.51 points"}),
        ("Hearts Due", {"nothing": "34.3%", "average": "9.33 points"}),
    ],
)
def test_the_claims_of_the_rule_book_stand_beside_what_is_true(
    title: str, truths: dict[str, str]
) -> None:
    variant = {"Sequences": "sequences", "Hearts Due": "hearts_due"}[title]
    found = outlook(variant)
    told = facts(translator("en"), lambda value, digits: f"{value:.{digits}f}", title)
    truths |= {
        "Turns to reach 100": f"{found.turns:.1f} turns",
        "wiped out": f"{100 * found.wiped_before:.1f}%",
    }
    assert len(told) == len(truths)
    for (claim, truth), (about, expected) in zip(told, truths.items(), strict=True):
        assert about in claim
        assert truth == expected


def test_the_facts_are_told_in_every_language() -> None:
    told = [
        facts(translator(code), lambda value, _: f"{value}", "Sequences") for code in ("pt", "es")
    ]
    english = facts(translator("en"), lambda value, _: f"{value}", "Sequences")
    for claims in zip(english, *told, strict=True):
        assert len({claim for claim, _ in claims}) == 3
