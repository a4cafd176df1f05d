"""What each viewer may know: never more than its observation, and worked out once."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.core.record import Player, Record
from tessera.games import GAMES
from tessera.kit.game import AnyGame
from tessera.session.observe import OPEN, Viewer
from tessera.session.table import AnyTable, Table
from tessera.session.turn import throw
from tests.session.tables import NOW


def begun(game: AnyGame, seed: str = "observed") -> AnyTable:
    rules = game.rules
    count = min(n for n in rules.players if n > 1)
    setup = rules.standard_setup(count)
    sides = rules.sides(setup)
    players = tuple(Player(f"P{n}", "person", game.colours[sides[n]]) for n in range(count))
    return Table(rules, Record(rules.name, rules.version, setup, seed, players, NOW))


def play_on(table: AnyTable, events: int) -> None:
    for _ in range(events):
        if table.rules.result(table.state) is None:
            legal = table.rules.legal_actions(table.state)
            table.play(legal[-1]) if legal else throw(table)


@pytest.fixture(params=GAMES, ids=lambda game: game.rules.name)
def table(request: Any) -> AnyTable:
    table = begun(request.param)
    play_on(table, 60)
    return table


def viewers(table: AnyTable) -> list[Viewer]:
    return [OPEN, None, *range(len(table.players))]


def test_a_viewer_is_given_its_observation_and_the_events_it_saw(table: AnyTable) -> None:
    rules, steps = table.rules, [table.observe_step(OPEN, n) for n in range(table.played)]
    for viewer in (None, *range(len(table.players))):
        for at in (0, 1, table.played // 2, table.played):
            observed = table.observe(viewer, at)
            assert observed.state == rules.observation(table.states[at], viewer)
            assert observed.events == tuple(
                rules.observed_action(before, event, viewer) for before, event, _ in steps[:at]
            )


def test_the_open_table_is_seen_as_it_is(table: AnyTable) -> None:
    observed = table.observe(OPEN)
    assert observed.state is table.state
    assert [table.rules.write(event) for event in observed.events] == [*table.record(NOW).events]


def test_what_was_taken_back_and_played_otherwise_is_not_seen_any_more() -> None:
    for game in GAMES:
        table = begun(game)
        play_on(table, 40)
        before = {viewer: table.observe(viewer) for viewer in viewers(table)}
        if not table.can_undo():
            continue
        table.undo()
        legal = table.rules.legal_actions(table.state)
        table.play(legal[0]) if legal else throw(table)
        play_on(table, 7)
        fresh = Table(table.rules, table.record(NOW))
        for viewer in viewers(table):
            assert table.observe(viewer) == fresh.observe(viewer), (game.rules.name, viewer)
            assert table.observe(viewer) != before[viewer]


def test_a_position_and_an_event_are_worked_out_once_for_a_viewer(
    table: AnyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    for question in ("observation", "observed_action"):
        answer = getattr(table.rules, question)
        monkeypatch.setattr(
            table.rules, question, lambda *given, answer=answer: asked.append("") or answer(*given)
        )
    table.observe(0)
    first = len(asked)
    assert first == (table.played + 1 if table.rules.hidden else 0)
    for _ in range(5):
        table.observe(0)
    assert len(asked) == first


def test_what_was_taken_back_is_seen_by_nobody_once_the_game_goes_on_differently() -> None:
    # One with hidden hands: of others there is one observation for all.
    table = begun(next(game for game in GAMES if game.rules.name == "sequence"))
    while not table.can_undo() or table.rules.legal_actions(table.state):
        legal = table.rules.legal_actions(table.state)
        table.play(legal[0]) if legal else throw(table)
    seen = [table.observe(viewer) for viewer in viewers(table)]
    table.undo()
    table.play(table.rules.legal_actions(table.state)[-1])
    again = [table.observe(viewer, len(seen[0].events)) for viewer in viewers(table)]
    assert again[1].state == table.rules.observation(table.state, None)
    assert all(one.state != before.state for one, before in zip(again, seen, strict=True))
