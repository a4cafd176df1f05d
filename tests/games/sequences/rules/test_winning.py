"""The chances to win: against cases counted by hand, against the rules throw by throw, and against
games thrown to the end with the second, slow set of rules."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import product
from math import prod
from random import Random

import pytest

from tessera.games.sequences.rules import RULES
from tessera.games.sequences.rules.score import score
from tessera.games.sequences.rules.state import State
from tessera.games.sequences.rules.winning import draws, highest, round_odds_of, winning
from tests.games.sequences.brute import EVERY_THROW, Party
from tests.games.sequences.scripts import WORTH, play, position, roll

ALL = 46_656
FINE = 1e-6
"""What chances are said to be right to."""


@pytest.mark.parametrize(
    ("sheet", "footer", "chances"),
    [
        # One alone always gets there; a winner has won; before the first turn all are alike.
        ("40", "first 1: seat 1 to throw", [1]),
        ("100 | 105 | 0", "first 1: seat 2 won", [0, 1, 0]),
        (" | | | ", "seat 3: opening 21 - . .", [1 / 4] * 4),
        (" | | ", "first 2: seat 2 to throw", [1 / 3] * 3),
        # One throw left. 6,501 throws bring 15 or more and pass 105; 6,045 bring 10 and tie.
        ("105 | 95", "first 1: seat 2 to throw",
         [1 - (6501 + 6045 / 2) / ALL, (6501 + 6045 / 2) / ALL]),
        # The same with two above it already: a tie with both is a third of a win.
        ("105 | 105 | 95", "first 1: seat 3 to throw",
         [(ALL - 6501 - 6045) / ALL / 2 + 6045 / ALL / 3] * 2 + [(6501 + 6045 / 3) / ALL]),
        # Nothing helps any more: 60 points are the most.
        ("105 | 40", "first 1: seat 2 to throw", [1, 0]),
        # Exactly 60 tie, and one throw of all brings them.
        ("105 | 45", "first 1: seat 2 to throw", [1 - 1 / ALL / 2, 1 / ALL / 2]),
        # Level in a play-off, with or without those who are out of it.
        ("100 | 5 | 100", "first 1: seat 1 plays off with 1 3", [1 / 2, 0, 1 / 2]),
        # One has thrown in it: 5 more than the others, who overtake with 10 or more, tie with 5.
        ("105 | 100", "first 1: seat 2 plays off with 1 2",
         [1 - (12546 + 6846 / 2) / ALL, (12546 + 6846 / 2) / ALL]),
        # One has been wiped out in it, and only another wipe-out leaves a chance.
        ("100 x | 100", "first 1: seat 2 plays off with 1 2",
         [406 / ALL / 2, 1 - 406 / ALL / 2]),
    ],
)  # fmt: skip
def test_what_can_be_counted_by_hand(sheet: str, footer: str, chances: list[float]) -> None:
    assert winning(position(sheet, footer)) == pytest.approx(chances, abs=FINE)


def test_in_hearts_due_other_throws_count() -> None:
    """5,025 + 3,060 + 1,550 + 24 + 6 + 1 throws bring 20 or more; 6,320 bring 15."""
    chance = (9666 + 6320 / 2) / ALL
    found = winning(position("105 | 90", "first 1: seat 2 to throw", "hearts_due"))
    assert found == pytest.approx([1 - chance, chance], abs=FINE)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_who_begins_is_no_better_off(first: int) -> None:
    found = winning(position("5 60 | 40 | 25", f"first {first}: seat {first} to throw"))
    assert found == pytest.approx(winning(position("65 | 40 | 25", "first 1: seat 1 to throw")))
    assert found[0] > found[1] > found[2]


def kinds(variant: str) -> list[tuple[str, float]]:
    """A throw of every number of points, with its share of all throws."""
    weights: Counter[tuple[int, bool]] = Counter()
    start = position(" | ", "first 1: seat 1 to throw", variant)
    for thrown, weight in RULES.chance_outcomes(start):
        worth = score(thrown, variant)
        weights[worth.points, worth.ruined] += weight
    by_worth = {(score(roll(d), variant).points, w == "x"): w for w, d in WORTH[variant].items()}
    return [(by_worth[kind], weight / ALL) for kind, weight in weights.items()]


def agrees_with_the_next_throw(state: State) -> None:
    """A chance is the average of what it is after each throw that may come."""
    now, after = winning(state), [0.0] * state.setup.players
    for worth, share in kinds(state.variant):
        then = winning(play(state, worth))
        after = [a + share * chance for a, chance in zip(after, then, strict=True)]
    assert now == pytest.approx(after, abs=FINE)
    assert sum(now) == pytest.approx(1, abs=FINE)


@pytest.mark.parametrize("variant", ["sequences", "hearts_due"])
@pytest.mark.parametrize("players", [2, 3, 5, 24])
def test_a_chance_is_the_average_over_the_throws_that_may_come(players: int, variant: str) -> None:
    """Together with a win being 1 and a loss 0, this alone settles what the chances are."""
    rng, state = Random(f"{players} {variant}"), position("|" * (players - 1), "seat 1: opening "
        + " ".join("." * players), variant)  # fmt: skip
    throws, weights = zip(*RULES.chance_outcomes(state), strict=True)
    every = 3 * players // 2
    for number in range(10_000):
        if state.over:
            break
        if not state.opening and number % every == 0:
            agrees_with_the_next_throw(state)
        (thrown,) = rng.choices(throws, weights)
        state = RULES.apply(state, thrown)
    assert state.over


@pytest.mark.parametrize(
    ("sheet", "footer"),
    [
        ("90 | 100 | 95 | 95", "first 2: seat 3 to throw"),
        ("100 | 85 | 100 | 95", "first 3: seat 2 to throw"),
        ("100 | 0 | 100 | 100", "first 1: seat 1 plays off with 1 3 4"),
        ("105 | 0 | 105 | 100", "first 1: seat 4 plays off with 1 3 4"),
        ("100 x | 0 | 100 x | 100", "first 1: seat 4 plays off with 1 3 4"),
        (" | ".join(["95"] * 24), "first 7: seat 7 to throw"),
    ],
)
@pytest.mark.parametrize("variant", ["sequences", "hearts_due"])
def test_so_it_is_in_the_last_round_and_in_play_offs(sheet: str, footer: str, variant: str) -> None:
    agrees_with_the_next_throw(position(sheet, footer, variant))


@pytest.mark.parametrize(
    ("variant", "scores", "to_throw"),
    [
        ("sequences", [80, 65, 40], [1, 2, 3]),
        ("sequences", [90, 90, 85, 95], [3, 4]),
        ("hearts_due", [60, 75], [2]),
        ("hearts_due", [95, 80, 90, 85, 90], [2, 3, 4, 5]),
    ],
)
def test_games_thrown_to_the_end_by_other_rules_are_won_as_often(
    variant: str, scores: list[int], to_throw: list[int]
) -> None:
    rng, games = Random(f"{variant} {scores}"), 2_500
    start = Party(len(scores), variant, 1, dict(enumerate(scores, 1)))
    start.scores, start.still_to_throw = dict(enumerate(scores, 1)), to_throw
    won: Counter[int | None] = Counter()
    for _ in range(games):
        party = deepcopy(start)
        while party.winner is None:
            party.throw(rng.choice(EVERY_THROW))
        won[party.winner] += 1
    sheet = " | ".join(map(str, scores))
    found = winning(position(sheet, f"first 1: seat {to_throw[0]} to throw", variant))
    for seat, chance in enumerate(found, 1):
        error = (chance * (1 - chance) / games) ** 0.5
        assert abs(won[seat] / games - chance) < 4 * error, (seat, chance)


@pytest.mark.parametrize(
    "alike",
    [*((1,) * players for players in range(1, 7)), (2,), (2, 1), (3, 1), (1, 2, 2), (2, 1, 3)],
)
def test_ties_are_shared_as_when_every_case_is_tried(alike: tuple[int, ...]) -> None:
    """Tried with so many players of each kind."""
    players, rng = sum(alike), Random(len(alike))
    kinds = []
    for _ in alike:
        parts = [rng.choice([0, rng.random()]) for _ in range(4)]
        parts[rng.randrange(4)] += 0.1
        kinds.append([part / sum(parts) for part in parts])
    chances = [kind for kind, many in zip(kinds, alike, strict=True) for _ in range(many)]
    expected = [0.0] * players
    for heights in product(range(4), repeat=players):
        share = prod(chance[height] for chance, height in zip(chances, heights, strict=True))
        best = max(heights)
        for seat, height in enumerate(heights):
            if height == best:
                expected[seat] += share / heights.count(best)
    number = draws(players)
    odds = [round_odds_of(kind[0], kind[1:], number) for kind in kinds]
    by_kind = zip(highest(odds, alike), alike, strict=True)
    found = [won for won, many in by_kind for _ in range(many)]
    lowest = prod(chance[0] for chance in chances)  # All lower: nobody's win yet.
    assert [won + lowest / players for won in found] == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("to_go", [5, 15, 70])
def test_few_draws_are_as_fine_as_many_between_twenty_four(
    to_go: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All need so many points, and so tie most often."""
    state = position(" | ".join([str(100 - to_go)] * 24), "first 1: seat 3 to throw", "hearts_due")
    few = winning(state)
    winning.cache_clear()
    monkeypatch.setattr("tessera.games.sequences.rules.winning.MOST_DRAWS", 12)
    assert draws(24) == 12
    many = winning(state)
    winning.cache_clear()
    assert few == pytest.approx(many, abs=1e-8)
