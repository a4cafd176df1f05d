"""What throws are worth: counted over all 46,656, tried against brute force, and named ones."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tessera.games.sequences.rules.score import score
from tests.games.sequences.brute import EVERY_THROW, KINDS, POINTS, points
from tests.games.sequences.scripts import WORTH, roll

COUNTED = {
    "sequences": {
        0: 27_264,
        5: 6_846,
        10: 6_045,
        15: 3_680,
        20: 2_070,
        25: 720,
        30: 30,
        60: 1,
    },
    "hearts_due": {
        0: 16_006,
        5: 6_138,
        10: 8_526,
        15: 6_320,
        20: 5_025,
        25: 3_060,
        30: 1_550,
        35: 24,
        40: 6,
        70: 1,
    },
}
"""The table of the decided rules."""
MEAN = {"sequences": Fraction(365, 81), "hearts_due": Fraction(54_425, 5_832)}
both = pytest.mark.parametrize("variant", COUNTED)


@both
def test_every_score_comes_as_often_as_the_rules_say(variant: str) -> None:
    counted = Counter(score(roll(dice), variant).points for dice in EVERY_THROW)
    assert counted == COUNTED[variant]
    assert counted.total() == 46_656


@both
def test_406_throws_wipe_out_and_score_nothing(variant: str) -> None:
    worths = [score(roll(dice), variant) for dice in EVERY_THROW]
    ruined = [worth for worth in worths if worth.ruined]
    assert len(ruined) == 406
    assert {worth.points for worth in ruined} == {0}
    assert {worth.groups for worth in ruined} == {()}


@both
def test_the_mean_is_what_the_rules_say(variant: str) -> None:
    total = sum(score(roll(dice), variant).points for dice in EVERY_THROW)
    assert Fraction(total, 46_656) == MEAN[variant]


@both
def test_no_other_split_of_any_throw_is_worth_more(variant: str) -> None:
    found = {dice: score(roll(dice), variant) for dice in KINDS}
    worths = {dice: None if worth.ruined else worth.points for dice, worth in found.items()}
    assert len(worths) == 462
    assert worths == {dice: points(dice, variant) for dice in KINDS}


@both
def test_a_throw_is_taken_apart_into_groups_of_the_list_and_no_die_is_lost(variant: str) -> None:
    for dice in KINDS:
        worth = score(roll(dice), variant)
        groups = ["".join(map(str, group)) for group, _ in worth.groups]
        assert [POINTS[variant].get(group) for group in groups] == [got for _, got in worth.groups]
        assert sorted("".join([*groups, *map(str, worth.spare)])) == sorted(dice)


@pytest.mark.parametrize(
    ("dice", "sequences", "hearts_due"),
    [
        # The rule book's own: one run of four, and its 1 is used up.
        ("122346", "1234: 15", "1234: 20"),
        # Its four throws with several runs.
        ("112245", "12 12: 10", "12 12: 20"),
        ("112236", "123 12: 15", "123 12: 25"),
        ("112233", "123 123: 20", "123 123: 30"),
        ("112234", "1234 12: 20", "1234 12: 30"),
        # And one that it forgets.
        ("111222", "12 12 12: 15", "12 12 12: 30"),
        # Runs of every length.
        ("144556", "nothing: 0", "1: 5"),
        ("124556", "12: 5", "12: 10"),
        ("123556", "123: 10", "123: 15"),
        ("123466", "1234: 15", "1234: 20"),
        ("123455", "12345: 20", "12345: 25"),
        ("123456", "123456: 25", "123456: 30"),
        # A spare 1 scores in Hearts Due only.
        ("113456", "nothing: 0", "1 1: 10"),
        ("111333", "nothing: 0", "1 1 1: 15"),
        ("111234", "1234: 15", "1234 1 1: 30"),
        # A run begins with 1, and without 2 it is broken.
        ("234566", "nothing: 0", "nothing: 0"),
        ("134566", "nothing: 0", "1: 5"),
        # Sixes: four are nothing, five and six are casts of their own.
        ("256666", "nothing: 0", "nothing: 0"),
        ("266666", "66666: 30", "66666: 35"),
        ("166666", "66666: 30", "66666 1: 40"),
        ("666666", "666666: 60", "666666: 70"),
        # Three 1s are harmless.
        ("111666", "nothing: 0", "1 1 1: 15"),
        ("111266", "12: 5", "12 1 1: 20"),
    ],
)
def test_named_throws(dice: str, sequences: str, hearts_due: str) -> None:
    assert written(dice, "sequences") == sequences
    assert written(dice, "hearts_due") == hearts_due


def written(dice: str, variant: str) -> str:
    worth = score(roll(dice), variant)
    groups = " ".join("".join(map(str, group)) for group, _ in worth.groups)
    return f"{groups or 'nothing'}: {worth.points}"


@both
@pytest.mark.parametrize("dice", ["111123", "111122", "111166", "111112", "111111"])
def test_four_or_more_ones_wipe_out_whatever_lies_beside_them(dice: str, variant: str) -> None:
    worth = score(roll(dice), variant)
    assert worth.ruined
    assert (worth.groups, worth.points, worth.spare) == ((), 0, roll(dice).dice)


@pytest.mark.parametrize(
    ("variant", "worth"), [(name, worth) for name, worths in WORTH.items() for worth in worths]
)
def test_the_throws_of_these_tests_are_worth_what_they_say(variant: str, worth: str) -> None:
    expected = None if worth == "x" else int(worth)
    assert points(WORTH[variant][worth], variant) == expected
