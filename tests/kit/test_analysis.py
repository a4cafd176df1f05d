"""What an analysis adds up to, its words and its text; and what holds for the analyst of every
game."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from tessera.core.rules import CHANCE
from tessera.games import GAMES
from tessera.kit.analysis import Analysis, GameStep, chance_step, mean
from tessera.kit.analysis_text import read_step, write_step
from tests.analysed import Played, analyst_of, game_of, play

EXACT = 1e-9
ANALYSED = [game.rules.name for game in GAMES if game.analyst]
LENGTH = 40
"""Events of a game: past Sequence's deal for six. The longest takes a second or two."""


def step(kind: str, at: int, side: int, before: float, after: float, **more: object) -> GameStep:
    """A step of a game for two, by the first side's chances."""
    chances = (before, 1 - before), (after, 1 - after)
    return GameStep(at, at + 1, kind, side, side, *chances, **more)  # type: ignore[arg-type]


# The first throws well (+10), errs (-5); the second throws badly for itself (+8), and errs (+4).
GAME = Analysis(
    (0, 1),
    (
        step("chance", 0, 0, 0.5, 0.6),
        step("choice", 1, 0, 0.62, 0.57, best=("place a1",)),
        step("chance", 2, 1, 0.57, 0.65),
        step("choice", 3, 1, 0.65, 0.69),
    ),
    (1.0, 0.0),
)


def test_luck_and_errors_add_up_for_each_side() -> None:
    assert GAME.luck == pytest.approx((0.18, -0.18))
    assert GAME.cost == pytest.approx((0.01, -0.01))
    # 2 points between the first two steps, 31 before the end.
    assert GAME.remainder == pytest.approx((0.33, -0.33))
    assert GAME.adjusted == pytest.approx((0.82, 0.18))


def test_a_seat_answers_for_its_own_throws_and_choices() -> None:
    first, second = GAME.account(0), GAME.account(1)
    # One luck: that of all throws, whoever threw.
    assert (first.luck, first.error, first.choices) == pytest.approx((0.18, 0.05, 1))
    assert (second.luck, second.error, second.choices) == pytest.approx((-0.18, 0.04, 1))
    assert first.error_per_choice == pytest.approx(0.05)


def test_of_nothing_known_nothing_is_said() -> None:
    empty = Analysis((0, 1, 2), ())
    assert empty.initial == empty.final == pytest.approx((1 / 3,) * 3)
    assert empty.luck == empty.cost == empty.remainder == (0, 0, 0)
    assert empty.account(1).error_per_choice == 0


@pytest.mark.parametrize(
    ("error", "word"),
    [(0.0, None), (0.019, None), (0.021, "doubtful"), (0.041, "bad"), (0.081, "very bad")],
)
def test_an_error_has_the_word_that_its_size_deserves(error: float, word: str | None) -> None:
    assert step("choice", 0, 0, 0.5, 0.5 - error).grade == word


def test_before_chance_stands_the_mean_and_rare_is_what_little_outdoes() -> None:
    # Of ten ways one wins, four leave things even, five are bad.
    outcomes = [((1.0, 0.0), 1), ((0.5, 0.5), 4), ((0.2, 0.8), 5)]
    assert mean(outcomes) == pytest.approx((0.4, 0.6))
    came = [chance_step(0, 0, 0, outcomes, chances) for chances, _ in outcomes]
    assert [found.luck for found in came] == pytest.approx([0.6, 0.1, -0.2])
    # A win is one in ten; even or better five in ten; nothing is worse than the last.
    assert [found.rarity for found in came] == pytest.approx([0.1, 0.5, 0.5])


def test_a_step_is_a_line_that_reads_back() -> None:
    better = GameStep(12, 15, "choice", 1, 1, (0.5, 0.5), (0.53, 0.47), ("0-1", "3-9"))
    assert write_step(better) == "choice 12 15 1 1 | 0.5 0.5 | 0.53 0.47 | 1 | 0-1, 3-9"
    assert read_step(write_step(better)) == better
    rare = GameStep(3, 4, "chance", 0, 0, (0.25, 0.75), (1.0, 0.0), rarity=0.016097)
    assert read_step(write_step(rare)) == rare


@pytest.mark.parametrize(
    "line",
    [
        "",
        "choice",
        "luck 1 2 0 0 | 0.5 0.5 | 0.5 0.5 | 1 |",
        "chance 1 1 0 0 | 0.5 0.5 | 0.5 0.5 | 1 |",
        "chance 1 2 0 2 | 0.5 0.5 | 0.5 0.5 | 1 |",
        "chance 1 2 0 0 | 0.5 0.5 | 0.5 | 1 |",
        "chance 1 2 0 0 | 0.5 1.5 | 0.5 0.5 | 1 |",
        "chance 1 2 0 0 | 0.5 nan | 0.5 0.5 | 1 |",
        "chance 1 2 0 0 | 0.5 0.5 | 0.5 0.5 |",
        "chance 1 2 0 0 | 0.5 0.5 | 0.5 0.5 | 1 | a1 | b2",
    ],
)
def test_a_damaged_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - float() and int() have words of their own
        read_step(line)


@cache
def some_games(name: str) -> list[Played]:
    """A game for the fewest players and one for the most, with uniform choices."""
    players = [n for n in game_of(name).rules.players if n > 1]
    numbers = (players[0], min(players[-1], 6))
    return [play(name, number, 5, most=LENGTH) for number in numbers]


@pytest.mark.parametrize("name", ANALYSED)
def test_the_steps_of_every_game_follow_each_other_and_say_what_is_possible(name: str) -> None:
    for played in some_games(name):
        steps = played.steps
        assert steps
        assert all(before.until <= after.at for before, after in pairwise(steps))
        for found in steps:
            for chances in (found.before, found.after):
                assert sum(chances) == pytest.approx(1)
                assert all(0 <= chance <= 1 for chance in chances)
            assert found.error >= 0
            assert bool(found.best) == (found.error > EXACT)
            assert 0 < found.rarity <= 1


@pytest.mark.parametrize("name", ANALYSED)
def test_the_better_play_is_a_whole_play_by_the_rules(name: str) -> None:
    for played in some_games(name):
        rules = played.game.rules
        for found in played.steps:
            state = played.states[found.at]
            for text in found.best:
                assert rules.current_player(state) == found.seat
                state = rules.apply(state, rules.read(text))


@pytest.mark.parametrize("name", ANALYSED)
def test_luck_errors_and_what_is_not_explained_make_up_the_result(name: str) -> None:
    for played in some_games(name):
        found = played.analysis()
        parts = zip(found.initial, found.luck, found.cost, found.remainder, strict=True)
        assert [i + luck - cost + rest for i, luck, cost, rest in parts] == pytest.approx(
            found.final, abs=EXACT
        )


@pytest.mark.parametrize("name", ANALYSED)
def test_it_can_be_gone_on_with_from_any_step(name: str) -> None:
    played = some_games(name)[0]
    steps = played.steps
    for known in (1, len(steps) // 2, len(steps)):
        assert played.steps_from(steps[known - 1].until) == steps[known:]


@pytest.mark.parametrize("name", ANALYSED)
def test_it_pauses_as_often_as_it_finds_something(name: str) -> None:
    played = some_games(name)[0]
    said = list(analyst_of(played.game).analyse(played.states, played.events))
    assert said.count(None) >= len(played.steps)


@pytest.mark.parametrize("name", ANALYSED)
def test_a_turn_without_its_end_is_no_step_yet(name: str) -> None:
    played = some_games(name)[0]
    rules, events = played.game.rules, len(played.events)
    at = next(
        (n for n in range(events) if rules.current_player(played.states[n]) not in (CHANCE, None)),
        None,
    )
    if at is not None:
        cut = Played(played.game, played.setup, played.states[: at + 1], played.events[:at])
        assert all(found.until <= at for found in cut.steps)
        assert cut.steps == tuple(found for found in played.steps if found.until <= at)
