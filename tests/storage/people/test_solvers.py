"""What each person has solved, as text: read, kept, joined with a backup's, and never too long."""

from __future__ import annotations

import pytest

from tessera.storage.people.solvers import DAYS, MOST, Hardest, Solvers
from tessera.storage.solved_days import SolvedDays
from tessera_kit.fakes.stores import FakeStore
from tests.storage.kept import settings_in

ANA = """Ana
+ daily 2026-11-24 12s1
+ tabula 5a1c0e=solved 77b0d2=tried at=77b0d2
+ best 85 tabula/5a1c0e"""


def test_a_text_is_read_as_it_was_written() -> None:
    solvers = Solvers(ANA)
    assert str(solvers) == ANA
    assert (solvers.solved("Ana"), solvers.solved("Rui")) == (1, 0)
    assert solvers.hardest("Ana") == Hardest(85, "tabula", "5a1c0e")
    assert solvers.hardest("Rui") is None


@pytest.mark.parametrize("bad", ["+ ", "+ best 999 x", "\x00", "+ tabula ==", "+"])
def test_a_damaged_line_costs_nothing_else(bad: str) -> None:
    solvers = Solvers(f"{bad}\n{ANA}\n{bad}")
    assert solvers.solved("Ana") == 1
    assert solvers.text("Ana", DAYS) == "2026-11-24 12s1"


def test_two_names_of_one_person_are_joined() -> None:
    text = f"{ANA}\nAnna\n+ daily 2026-11-26 1\n+ tabula 77b0d2=solved\n+ best 20 tabula/77b0d2"
    solvers = Solvers(text, {"Anna": "Ana", "Ana": "Ana"}.__getitem__)
    assert solvers.solved("Ana") == 2
    assert solvers.text("Ana", DAYS) == "2026-11-24 1211"
    assert solvers.hardest("Ana") == Hardest(85, "tabula", "5a1c0e")


def test_a_backup_brings_what_it_knows_better() -> None:
    settings = settings_in(FakeStore({"tessera/solvers": ANA}))
    brought = "Rui\n+ tabula 05fa68=solved\nAna\n+ tabula 77b0d2=solved 5a1c0e=tried"
    settings.arrive({"solvers": brought + "\n+ best 90 tabula/77b0d2"})
    solvers = Solvers(settings.recall("solvers", ""))
    assert (solvers.solved("Ana"), solvers.solved("Rui")) == (2, 1)
    assert solvers.hardest("Ana") == Hardest(90, "tabula", "77b0d2")
    assert settings.travelling()["solvers"] == str(solvers)


def test_those_who_solved_longest_ago_go_first_when_there_is_no_room() -> None:
    solvers = Solvers()
    for number in range(99):
        solvers.keep(f"P {number}", "tabula", " ".join(f"{n:06}=solved" for n in range(42)))
    text = str(solvers)
    assert 0.9 * MOST < len(text) <= MOST
    assert text.startswith("P 98\n")


@pytest.mark.parametrize(
    ("days", "longest"), [("", 0), ("2026-11-24 12s111.1", 3), ("2026-11-24 1 2026-12-24 21", 2)]
)
def test_the_most_days_in_a_row(days: str, longest: int) -> None:
    assert SolvedDays(days).longest == longest
