"""Computers think when it is their turn, and move when both their pace and their thought allow."""

from __future__ import annotations

import pytest

from tessera.core.rules import CHANCE
from tessera.kit.bot import Choice
from tessera.thinking.request import Report
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.screens.games import new_game, opened, under_more
from tests.session.tables import history

WITH_COMPUTER = "person Ana, normal Livia"
TO_CHOOSE = "roll 3 4, roll 1 2, roll 1 2, place b1, roll 3 4"
"""Livia has thrown and must choose."""


def thinking() -> Tablet:
    return opened(new_game(WITH_COMPUTER), TO_CHOOSE)


def strike(tablet: Tablet) -> None:
    """The pace is over; nothing is said of thinking."""
    tablet.device.timers.pop(0).action()


def test_thinking_begins_with_the_turn_and_the_move_waits_for_its_time() -> None:
    tablet = thinking()
    assert len(tablet.device.thinker.open) == len(tablet.device.timers) == 1
    tablet.device.thinker.answer()
    assert tablet.play.context.table.played == 5
    strike(tablet)
    assert tablet.play.context.table.played == 6


def test_a_move_comes_late_when_its_thought_does() -> None:
    tablet = thinking()
    strike(tablet)
    assert tablet.play.context.table.played == 5
    assert tablet.text("prompt") == "Livia is playing…"
    tablet.device.thinker.answer()
    assert tablet.play.context.table.played == 6


def test_nothing_is_thought_about_dice() -> None:
    tablet = opened(new_game(WITH_COMPUTER), TO_CHOOSE.rpartition(",")[0])
    assert tablet.device.thinker.open == []
    strike(tablet)
    assert tablet.play.context.table.played == 5
    assert len(tablet.device.thinker.open) == 1


def test_undo_calls_the_thought_off_and_redo_asks_the_same_again() -> None:
    tablet = thinking()
    (before,) = tablet.device.thinker.open
    tablet.tap("Undo")
    assert tablet.device.thinker.open == []
    under_more(tablet, "Redo")
    strike(tablet)  # The same throw.
    (again,) = tablet.device.thinker.open
    assert again.request == before.request


def test_whoever_comes_back_finds_the_same_question_open() -> None:
    tablet = thinking()
    (before,) = tablet.device.thinker.open
    game = tablet.address
    tablet.visit("#/rules/sequence_dice")
    assert tablet.device.thinker.open == []
    tablet.visit(game)
    (again,) = tablet.device.thinker.open
    assert again.request == before.request
    later = Tablet(game, device=FakeDevice(dict(tablet.device.store.texts)))  # A reload.
    (again,) = later.device.thinker.open
    assert again.request == before.request


def test_another_pace_in_the_middle_of_a_thought_asks_no_other_question() -> None:
    tablet = thinking()
    (before,) = tablet.device.thinker.open
    tablet.adjust("pace", "fast")
    (again,) = tablet.device.thinker.open
    assert again.request == before.request


def test_the_rest_of_a_turn_is_played_as_it_was_meant() -> None:
    """Tabula: one thought for all that is made of a throw, each step at the pace."""
    tablet = Tablet("#/new/tabula")
    for seat in (0, 1):
        tablet.seat(seat, "kind normal")
    tablet.tap("Start the game")
    while not tablet.device.thinker.open:
        strike(tablet)
    table = tablet.play.context.table
    meant, state = [], table.state
    while table.rules.current_player(state) != CHANCE:
        meant.append(table.rules.legal_actions(state)[-1])
        state = table.rules.apply(state, meant[-1])
    assert len(meant) > 1
    (thought,) = tablet.device.thinker.open
    tablet.device.thinker.open.clear()
    thought.on_report(Report((Choice(tuple(meant)),)))
    for _ in meant:
        assert tablet.device.thinker.open == []
        strike(tablet)
    assert [event for _, event, _ in history(table)][-len(meant) :] == meant


@pytest.mark.parametrize(
    ("game", "kind", "awake"),
    [
        ("sequence_dice", "person", False),
        ("sequence_dice", "normal", True),
        ("sequences", "normal", False),
    ],
)
def test_there_is_a_place_to_think_where_computers_have_something_to_choose(
    game: str,
    kind: str,
    awake: bool,  # noqa: FBT001
) -> None:
    device = FakeDevice({"tessera/seats": f"person Ana\n{kind} Livia"})
    tablet = Tablet(f"#/new/{game}", device=device)
    tablet.tap("Start the game")
    assert tablet.play.context.table.players[1].kind == kind
    assert tablet.device.thinker.awake == awake
    tablet.visit("#/")
    assert not tablet.device.thinker.awake
