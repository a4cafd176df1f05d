"""Luck at Sequences: exact, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice

import pytest

from tessera.core.record_reader import read_record
from tessera.games.sequences.bots.analyst import ANALYST
from tessera.games.sequences.rules import RULES, winning
from tessera.session.observe import OPEN
from tessera.session.table import Table
from tests.analysed import Played, play, script
from tests.games.sequences.brute import EVERY_THROW
from tests.games.sequences.scripts import WORTH
from tools.paths import ROOT

ALL = 46_656
FINE = 1e-6
"""What chances are said to be right to."""

# The first has arrived with 105; the second needs 10 to tie and 15 or more to win.
LAST_THROW = "players=2\n105\n95\nfirst 1: seat 2 to throw"


def thrown(worth: str) -> str:
    """The event of a throw that is worth so much."""
    return " ".join(["roll", *WORTH["sequences"][worth]])


@pytest.mark.parametrize(
    ("worth", "after", "ways"),
    [
        # 6,501 throws bring 15 or more; 6,045 bring 10; the others, wiped out or not, lose.
        ("15", (0, 1), 6501),
        ("10", (0.5, 0.5), 6501 + 6045),
        ("5", (1, 0), ALL - 6501 - 6045),
        ("x", (1, 0), ALL - 6501 - 6045),
    ],
)
def test_the_last_throw_can_be_counted_by_hand(
    worth: str, after: tuple[float, float], ways: int
) -> None:
    (step,) = script("sequences", LAST_THROW, thrown(worth)).steps
    before = (6501 + 6045 / 2) / ALL
    assert step.before == pytest.approx((1 - before, before), abs=FINE)
    assert step.after == pytest.approx(after, abs=FINE)
    assert step.luck == pytest.approx(after[1] - before, abs=FINE)
    assert step.rarity == pytest.approx(ways / ALL)


def test_a_wipe_out_is_bad_luck_as_rare_as_four_ones() -> None:
    position = "players=2\n60\n60\nfirst 1: seat 1 to throw"
    (step,) = script("sequences", position, thrown("x")).steps
    wiping = Counter(dice.count("1") >= 4 for dice in EVERY_THROW)[True]
    assert step.luck < -0.2
    assert step.rarity == pytest.approx(wiping / ALL) == pytest.approx(406 / ALL)


@pytest.mark.parametrize(("players", "variant"), [(2, "sequences"), (3, "hearts_due")])
def test_all_of_a_game_is_luck_and_nothing_is_left_to_explain(players: int, variant: str) -> None:
    for seed in range(2):
        found = play("sequences", players, seed, variant=variant).analysis()
        assert found.initial == pytest.approx((1 / players,) * players, abs=FINE)
        assert sorted(found.final) == [0] * (players - 1) + [1]
        assert found.cost == (0,) * players
        assert found.remainder == pytest.approx((0,) * players, abs=1e-5)
        assert found.adjusted == pytest.approx(found.initial, abs=1e-5)


def test_in_the_mirror_the_luck_is_the_other_one_s() -> None:
    throws = [thrown(worth) for worth in ("10", "0", "5", "x", "25", "15", "0", "0", "30", "20")]
    one = script("sequences", "players=2\n\n\nfirst 1: seat 1 to throw", *throws)
    other = script("sequences", "players=2\n\n\nfirst 2: seat 2 to throw", *throws)
    assert [step.luck for step in one.steps] == pytest.approx([step.luck for step in other.steps])
    assert luck(one) == pytest.approx(luck(other)[::-1])


def luck(played: Played) -> tuple[float, ...]:
    return played.analysis().luck


def test_it_says_that_it_is_exact() -> None:
    assert ANALYST.off_by == 0
    assert ANALYST.claims_luck


def test_between_24_one_round_at_most_is_looked_at_in_one_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = 0

    def counted(
        players: Sequence[tuple[winning.RoundOdds, ...]], alike: Sequence[int]
    ) -> list[float]:
        nonlocal looked
        looked += 1
        return highest(players, alike)

    highest = winning.highest
    monkeypatch.setattr(winning, "highest", counted)
    path = ROOT / "tests/games/sequences/recorded/twenty_four.txt"
    record = read_record(path.read_text(encoding="utf-8"))
    table = Table(RULES, record)
    steps = ANALYST.analyse(table.states, table.observe(OPEN).events, len(record.events) - 40)
    most = 0
    for _ in islice(steps, 200):
        most, looked = max(most, looked), 0
    assert most == 1
