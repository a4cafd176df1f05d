"""Names in sentences."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.core.record import Player
from tessera.core.record_reader import read_record
from tessera.games import find
from tessera.i18n import translator
from tessera.screens.table.words.log import Log
from tessera.screens.table.words.turn import unbroken
from tessera.session.table import Table
from tests.screens.golden import SCORES


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("P 3", "P~3 throws."),
        ("Player 12", "Player~12 throws."),
        ("Ana", "Ana throws."),
        ("Bartholomäus Freiherr", "Bartholomäus Freiherr throws."),
    ],
)
def test_a_short_name_is_not_broken_at_the_end_of_a_line(name: str, words: str) -> None:
    told = unbroken([Player(name, "person", "green")], f"{name} throws.")
    assert told.replace("\N{NO-BREAK SPACE}", "~") == words


def test_a_person_who_is_renamed_has_the_new_name_in_all_that_was_told() -> None:
    record = read_record(SCORES)
    people = tuple(replace(seat, kind="person") for seat in record.players)
    game, say = find(record.game), translator("en")
    assert game
    table = Table(game.rules, replace(record, players=people))
    log = Log(game, table)
    events = range(len(record.events))
    before = [log.text(say, number) for number in events]
    table.seat(0, replace(people[0], name="Zoraida"))
    log.follow(table)
    after = [log.text(say, number) for number in events]
    assert after == [text.replace(people[0].name, "Zoraida") for text in before]
    assert after != before
