"""Why who won won: the sentence follows from luck, errors and what isn't explained, and is never
more certain than they are."""

from __future__ import annotations

import pytest

from tessera.features.story.analysis.verdict import (
    Between,
    Reason,
    Verdict,
    verdict,
    with_average_dice,
)
from tessera.kit.analysis import Analysis, GameStep

OFF = 0.01
Part = tuple[str, float]


def went(*parts: Part, result: tuple[float, ...] = (1.0, 0.0)) -> Analysis:
    """A game that begins level. Each part is what it changed for the first of two sides, in points:
    a throw of the first ("luck"), an error of its own ("error") or of the other ("gift"), or what
    isn't explained ("gap")."""
    steps, chance = [], 0.5
    for at, (name, points) in enumerate(parts):
        after = chance + points / 100
        if name != "gap":
            kind, side = ("chance", 0) if name == "luck" else ("choice", int(name == "gift"))
            chances = (chance, 1 - chance), (after, 1 - after)
            steps.append(GameStep(at, at + 1, kind, side, side, *chances))  # type: ignore[arg-type]
        chance = after
    return Analysis((0, 1), tuple(steps), result)


def found(game: Analysis, **known: bool) -> Verdict:
    told = {"claims_luck": True, "has_choices": True} | known
    answer = verdict(game, **told, off_by=OFF)
    assert answer is not None
    return answer


CASES: list[tuple[Reason, list[Part]]] = [
    # Of 50 points that the winner gained: luck in bits and nothing else.
    (Reason.EVEN, [("luck", 10.0)] * 5),
    (Reason.EVEN, [("luck", 10.0)] * 5 + [("error", -5.0), ("gift", 5.0)]),
    # The winner played worse: 10 points and more, and without the dice had lost.
    (Reason.DICE, [("error", -20.0), *[("luck", 14.0)] * 5]),
    # Of less than that nobody can say so.
    (Reason.EVEN, [("error", -5.0), *[("luck", 11.0)] * 5]),
    # The loser erred: by more than the dice gave.
    (Reason.PLAY, [("gift", 9.0)] * 4 + [("luck", 7.0)] * 2),
    (Reason.PLAY, [("gift", 9.0)] * 7 + [("luck", -13.0)]),
    (Reason.PLAY, [("gift", 7.0)] * 2 + [("luck", 12.0)] * 3),
    (Reason.ONE_ERROR, [("gift", 40.0), ("luck", 10.0)]),
    # What isn't explained may be either: then less is said.
    (Reason.UNKNOWN, [("luck", 10.0)] * 2 + [("gap", 30.0)]),
    (Reason.UNKNOWN, [("gift", 9.0), ("luck", 10.0), ("luck", 11.0), ("gap", 20.0)]),
    (Reason.UNKNOWN, [("luck", 5.0), ("gap", 45.0)]),
    (Reason.DICE, [("error", -30.0), ("gap", 20.0), *[("luck", 12.0)] * 5]),
    (Reason.UNKNOWN, [("error", -30.0), ("gap", 50.0), *[("luck", 10.0)] * 3]),
]


@pytest.mark.parametrize(("why", "parts"), CASES)
def test_what_decided_is_what_the_sums_say(why: Reason, parts: list[Part]) -> None:
    assert found(went(*parts)).why is why


@pytest.mark.parametrize(("why", "parts"), CASES)
def test_the_sides_of_the_table_make_no_difference(why: Reason, parts: list[Part]) -> None:
    game = went(*parts)
    steps = [
        GameStep(s.at, s.until, s.kind, 1 - s.seat, 1 - s.side, s.before[::-1], s.after[::-1])
        for s in game.steps
    ]
    answer = found(Analysis((0, 1), tuple(steps), (0.0, 1.0)))
    assert (answer.why, answer.sides) == (why, (1,))


def test_with_average_dice_the_share_spans_all_that_is_not_explained() -> None:
    game = went(("gift", 10.0), ("gap", 15.0), ("luck", 25.0))
    assert with_average_dice(game, 0, OFF) == pytest.approx((0.59, 0.76))
    assert with_average_dice(game, 1, OFF) == pytest.approx((0.24, 0.41))
    assert Between(0.59, 0.76).other == pytest.approx((0.24, 0.41))


def test_a_share_is_never_below_nothing_nor_above_all() -> None:
    game = went(*[("gift", 30.0)] * 3, ("luck", -40.0))
    assert with_average_dice(game, 0, OFF).high == 1
    assert with_average_dice(game, 1, OFF).low == 0


def test_what_decided_is_named() -> None:
    error = found(went(("gift", 40.0), ("luck", 10.0)))
    assert error.step is not None
    assert (error.step.side, error.step.error) == (1, pytest.approx(0.4))


@pytest.mark.parametrize("result", [(1.0, 0.0), (0.5, 0.5)])
def test_where_nothing_was_chosen_the_dice_are_all_there_is(result: tuple[float, ...]) -> None:
    game = went(*[("luck", 10.0)] * 5, result=result)
    assert found(game, has_choices=False).why is Reason.LUCK


CARDS: list[tuple[Reason, int, list[Part]]] = [
    (Reason.BETTER, 0, [("gift", 12.0), ("gap", 38.0)]),
    (Reason.BETTER, 1, [("error", -12.0), ("gap", 62.0)]),
    # Nobody made errors that could decide: then what nobody chose did.
    (Reason.EVEN, 0, [("gift", 4.0), ("error", -3.0), ("gap", 49.0)]),
    # Errors of both, as large as the game: nobody can tell.
    (Reason.UNKNOWN, 0, [("gift", 20.0), ("error", -15.0), ("gap", 45.0)]),
]


@pytest.mark.parametrize(("why", "side", "parts"), CARDS)
def test_where_no_luck_is_claimed_none_is_told(why: Reason, side: int, parts: list[Part]) -> None:
    answer = found(went(*parts), claims_luck=False)
    assert (answer.why, answer.sides, answer.share) == (why, (side,), None)


def test_among_three_one_may_gain_by_errors_of_another_without_playing_best() -> None:
    third, won = (1 / 3,) * 3, (0.0, 1.0, 0.0)
    own = GameStep(0, 1, "choice", 1, 1, third, (0.34, 0.32, 0.34))
    gift = GameStep(1, 2, "choice", 0, 0, own.after, (0.0, 0.66, 0.34))
    game = Analysis((0, 1, 2), (own, gift), won)
    assert found(game, claims_luck=False).sides == (2,)
    small = [
        GameStep(at, at + 1, "choice", 0, 0, (a, 1 - a - 0.3, 0.3), (b, 1 - b - 0.3, 0.3))
        for at, a, b in ((1, 0.4, 0.2), (2, 0.2, 0.0))
    ]
    lucky = GameStep(3, 4, "chance", 1, 1, small[-1].after, won)
    many = (GameStep(0, 1, "choice", 1, 1, (0.38, 0.32, 0.3), (0.4, 0.3, 0.3)), *small, lucky)
    assert found(Analysis((0, 1, 2), many, won)).why is Reason.PLAY


def test_a_draw_has_words_of_its_own() -> None:
    assert found(went(("gift", 20.0), ("luck", -20.0), result=(0.5, 0.5))).why is Reason.SHARED


def test_of_a_game_that_goes_on_nothing_is_said() -> None:
    known = {"claims_luck": True, "has_choices": True, "off_by": OFF}
    assert verdict(Analysis((0, 1), went(("luck", 5.0)).steps), **known) is None  # type: ignore[arg-type]
    assert verdict(Analysis((0, 1), (), (1.0, 0.0)), **known) is None  # type: ignore[arg-type]


def test_among_many_the_winner_is_held_against_what_each_had_at_the_beginning() -> None:
    third = (1 / 3,) * 3
    lucky = (1.0, 0.0, 0.0)
    step = GameStep(0, 1, "chance", 0, 0, third, (0.6, 0.2, 0.2))
    more = GameStep(1, 2, "chance", 0, 0, step.after, lucky)
    answer = found(Analysis((0, 1, 2), (step, more), lucky))
    assert (answer.why, answer.sides) == (Reason.EVEN, (0,))
    assert answer.share == pytest.approx((1 / 3 - OFF, 1 / 3 + OFF))
