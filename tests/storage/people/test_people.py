"""The people of a device as text: nobody is lost, and a name changes in all games at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.core.record import Player
from tessera.core.record_reader import read_record
from tessera.storage.people.people import MOST, Former, People, Person, read_people
from tessera_kit.fakes.stores import FakeStore
from tests.storage.kept import settings_in
from tests.storage.test_damaged import GOOD

TEXT = "cat green Ana\n= Anna\n= Aninha\nowl - Rui Pedro"
ANA = Person("Ana", "cat", "green", (Former("Anna"), Former("Aninha")))
NOW = "2026-11-29T16:00:00Z"


def test_a_text_is_read_as_it_was_written() -> None:
    people = read_people(TEXT)
    assert [*people] == [ANA, Person("Rui Pedro", "owl")]
    assert str(people) == TEXT
    assert [people.called(name) for name in ("Anna", "Ana", "Zé")] == ["Ana", "Ana", "Zé"]


@pytest.mark.parametrize("bad", ["", "cat", "cat green", "= Nobody", "\x00 \x00 \x00", "1 2 3"])
def test_a_damaged_line_costs_nobody_else(bad: str) -> None:
    people = [person.name for person in read_people(f"cat green Ana\n{bad}\nowl blue Rui")]
    assert people == ["Ana", "Rui"]


def test_the_line_of_a_lost_person_gives_no_name_to_the_one_before() -> None:
    (ana,) = read_people("cat green Ana\n?? \n= Zé")
    assert ana.earlier == ()


def test_names_are_composed_so_that_two_ways_of_typing_are_one() -> None:
    people = read_people("cat green Jose\u0301")
    assert people.find("José")
    assert people.called("Jose\u0301") == "José"


def test_a_new_name_counts_for_all_games_and_back_again() -> None:
    people = read_people(TEXT).renamed("Ana", "Ana Luísa", NOW)
    assert people.called("Anna") == people.called("Ana", "2026-11-28T10:00:00Z") == "Ana Luísa"
    assert people.called("Ana", "2026-11-29T16:00:01Z") == people.called("Ana") == "Ana"
    back = people.renamed("Ana Luísa", "Ana", "2026-11-29T17:00:00Z")
    assert back.called("Ana Luísa", NOW) == "Ana"
    assert [person.name for person in back] == ["Ana", "Rui Pedro"]


def test_the_name_of_somebody_else_joins_the_two_and_they_can_part_again() -> None:
    people = read_people("cat green Ana\nowl blue ana\nfox red Rui").renamed("ana", "Ana", NOW)
    assert [person.name for person in people] == ["Ana", "Rui"]
    assert people.called("ana") == "Ana"
    parted = people.apart("Ana", Former("ana"))
    assert parted.called("ana") == "ana"
    assert len(parted) == 3


def test_names_that_differ_in_capitals_and_accents_are_alike() -> None:
    people = read_people("cat green José\nowl blue jose\nfox red Rui")
    assert people.alike() == [("José", "jose")]


def test_as_many_are_kept_as_there_is_room_for() -> None:
    text = str(People(Person(f"{number:03} " + "W" * 20) for number in range(800)))
    assert len(text) <= MOST
    assert 200 < len(read_people(text)) <= 500
    assert next(iter(read_people(text))).name.startswith("000")


def test_a_record_shows_the_names_of_today_and_tells_two_apart() -> None:
    record = read_record(GOOD)
    names = [player.name for player in record.players]
    people = People([Person("Zoë", earlier=(Former(names[0]),))])
    assert [p.name for p in people.in_record(record).players] == ["Zoë", *names[1:]]
    both = (replace(record.players[0], name="Anna"), replace(record.players[1], name="Ana"))
    together = replace(record, players=(*both, *record.players[2:]))
    shown = [p.name for p in read_people(TEXT).in_record(together).players]
    assert shown[:2] == ["Anna", "Ana"], "they sat at one table, so they were two"


def test_a_computer_keeps_its_name() -> None:
    record = replace(
        read_record(GOOD),
        players=(Player("Anna", "easy", "green"), Player("Rui", "person", "blue")),
    )
    assert read_people(TEXT).in_record(record) == record


def test_people_of_a_backup_join_those_who_are_here() -> None:
    settings = settings_in(FakeStore({"tessera/people": "cat green Ana\n= Anna"}))
    settings.arrive({"people": "owl blue Anna\n= Nita\nfox red Zé"})
    people = read_people(settings.recall("people", ""))
    assert [*people] == [
        Person("Ana", "cat", "green", (Former("Anna"), Former("Nita"))),
        Person("Zé", "fox", "red"),
    ]
    assert settings.travelling()["people"] == str(people)
