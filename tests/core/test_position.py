"""The first line of a position: options at their defaults are left out, and may be named."""

from __future__ import annotations

import pytest

from tessera.core.position import read_setup, write_setup
from tessera.core.record import Player, Record, write_record
from tessera.core.record_reader import read_record
from tessera.core.rules import Illegal
from tessera.core.setup import Option, Setup

PLAYERS = (2, 3)


def options(players: int) -> tuple[Option, ...]:
    """Three play a shorter game unless they agree otherwise."""
    lines = ("5", "6")
    return Option("line", lines, lines[players == 2]), Option("chips", ("many", "few"), "many")


def setup(players: int, line: str, chips: str) -> Setup:
    return Setup(players, (("line", line), ("chips", chips)))


@pytest.mark.parametrize(
    ("agreed", "line"),
    [
        (setup(2, "6", "many"), "players=2"),
        (setup(3, "5", "many"), "players=3"),
        (setup(3, "6", "many"), "players=3 line=6"),
        (setup(2, "5", "few"), "players=2 line=5 chips=few"),
    ],
)
def test_only_what_is_not_at_its_default_is_written(agreed: Setup, line: str) -> None:
    assert write_setup(agreed, options) == line
    assert read_setup(line, PLAYERS, options) == agreed


@pytest.mark.parametrize(
    "line", ["players=2 line=6 chips=many", "players=2 chips=many line=6", "players=2 line=6"]
)
def test_a_default_may_be_named_in_any_order(line: str) -> None:
    assert read_setup(line, PLAYERS, options) == setup(2, "6", "many")


def test_where_only_one_number_can_play_it_need_not_be_named() -> None:
    for line in ("line=5", "players=2 line=5"):
        assert read_setup(line, (2,), options) == setup(2, "5", "many")


@pytest.mark.parametrize(
    "line",
    [
        "", " ", "players", "players=", "players=4", "players=02", "players=²", "line=6",
        "players=2 line", "players=2 line=", "players=2 line=7", "players=2 size=6",
        "players=2 line=6 line=6", "players=2 line=5 line=6", "players=2 players=2",
        "players=2  line=6", " players=2", "players=2 line=6=6", "players=2 six",
    ],
)  # fmt: skip
def test_anything_else_is_unreadable(line: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_setup(line, PLAYERS, options)
    assert (refusal.value.code, refusal.value.facts) == ("unreadable", {"text": line})


def test_another_default_changes_what_written_positions_mean_and_no_record() -> None:
    def other(players: int) -> tuple[Option, ...]:
        line, _ = options(players)
        return line, Option("chips", ("many", "few"), "few")

    agreed = setup(2, "6", "many")
    assert read_setup(write_setup(agreed, options), PLAYERS, other) == setup(2, "6", "few")
    assert read_setup("players=2 chips=many", PLAYERS, other) == agreed, "where it is named"
    people = (Player("Ana", "person", "green"), Player("Rui", "person", "blue"))
    now = "2026-11-26T09:15:00Z"
    record = Record("any", 1, agreed, "0123456789abcdef", people, now, (), 0)
    assert read_record(write_record(record)).setup == agreed
