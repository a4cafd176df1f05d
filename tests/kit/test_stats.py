"""Who was ahead when, and who did what how often."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.core.story import Line
from tessera.games import GAMES, find
from tessera.kit.game import Game
from tessera.kit.stats import Stats, always, course, event_counts
from tessera.storage.opening import open_table
from tests.session.tables import history
from tests.storage.golden import path_of

PLAIN: Stats[tuple[int, ...]] = Stats(
    measures=always("Points", lambda state: state),
    counted=(("Hits", ("hit", "knock")), ("Rests", ("rest",))),
)
WITH_STATS = [game for game in GAMES if game.stats]


@pytest.mark.parametrize(
    ("heights", "changes"),
    [
        ([(0, 0)], ()),
        ([(0, 0), (1, 0), (2, 0)], ((1, 0),)),
        ([(0, 0), (1, 0), (1, 1), (1, 2)], ((1, 0), (3, 1))),
        ([(0, 0), (1, 0), (1, 1), (2, 1)], ((1, 0),)),
        ([(3, 0, 0), (3, 3, 4), (5, 3, 4)], ((0, 0), (1, 2), (2, 0))),
    ],
)
def test_the_lead_changes_when_another_is_ahead_alone(
    heights: list[tuple[int, ...]], changes: tuple[tuple[int, int], ...]
) -> None:
    went = course(PLAIN.measures(heights[0])[0], heights)
    assert went.changes == changes
    assert went.heights == tuple(heights)


def test_events_are_counted_by_seat() -> None:
    told = [
        (Line("hit", {"seat": 0}), Line("rest", {"seat": 1})),
        (Line("knock", {"seat": 0}), Line("hit", {"seat": 1}), Line("end")),
    ]
    counts = event_counts(PLAIN, told)
    assert counts == {"Hits": {0: 2, 1: 1}, "Rests": {1: 1}}


def events(game: Game[Any, Any]) -> Any:
    text = path_of(game, 1, 1).read_text(encoding="utf-8")
    return open_table(text, find)


@pytest.mark.parametrize("game", WITH_STATS, ids=lambda game: game.rules.name)
def test_every_code_that_is_counted_is_told_by_some_game(game: Game[Any, Any]) -> None:
    """A code that was renamed would be counted as never done."""
    assert game.stats is not None
    told = {code for _, codes in game.stats.counted for code in codes}
    for code in told:
        facts = dict.fromkeys(("seat", "owner"), 0) | {"square": 0, "dice": (1,), "total": 1}
        facts |= {
            "from": 1,
            "to": 2,
            "points": 5,
            "lost": 5,
            "runs": ((1, 2),),
            "left": (1,),
            "card": 0,
            "jack": 0,
            "at": 1,
            "n": 1,
        }
        assert game.texts.tell(_english(), events(game).players, code, facts)


@pytest.mark.parametrize(
    "game", [game for game in WITH_STATS if game.odds()], ids=lambda game: game.rules.name
)
def test_throws_are_counted_as_the_record_has_them(game: Game[Any, Any]) -> None:
    table = events(game)
    assert game.stats is not None
    told = [game.rules.story(*step) for step in history(table)]
    title = game.stats.counted[0][0]
    rolls = [text for text in table.record("").events if text.startswith("roll")]
    assert sum(event_counts(game.stats, told)[title].values()) == len(rolls)


def test_the_winner_of_points_is_ahead_at_the_end() -> None:
    game = find("sequences")
    assert game is not None
    assert game.stats is not None
    table = events(game)
    result = game.rules.result(table.state)
    assert result is not None
    (points,) = game.stats.measures(table.state)
    assert course(points, table.states).changes[-1][1] == result.winners[0]


def _english() -> Any:
    from tessera.i18n import translator  # noqa: PLC0415

    return translator("en")
