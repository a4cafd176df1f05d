"""The contracts themselves: each finds the faults that it is there for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tessera.games.one_card.rules import RULES
from tessera_kit import promises as c
from tests.contracts.faults import Fault
from tests.contracts.faults_in_hiding import FAULTS as IN_HIDING
from tests.contracts.faults_in_texts import FAULTS as IN_TEXTS
from tests.contracts.faults_in_turns import FAULTS as IN_TURNS
from tests.contracts.folders import TESTS

FAULTS = [*IN_TURNS, *IN_TEXTS, *IN_HIDING]


@pytest.mark.parametrize(
    "fault", FAULTS, ids=lambda fault: f"{fault.check.__name__}: {fault.wrong}"
)
def test_a_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    # Much longer than any game of the example is.
    monkeypatch.setattr("tessera_kit.playing.LONGEST", 2_000)
    # A ValueError where what the fault leads to is refused by the rules or by the record.
    with pytest.raises((AssertionError, ValueError)):
        fault.run()


def test_every_promise_has_been_broken() -> None:
    every = {*c.OF_A_GAME, *c.OF_A_PLAYOUT, *c.OF_MANY, *c.OF_A_FOLDER}
    assert {fault.check for fault in FAULTS} == every


def test_a_block_without_counts_is_found(tmp_path: Path) -> None:
    (tmp_path / "perft.txt").write_text("A title\nplayers=2\ncards - -\nsaid - -\n")
    with pytest.raises(AssertionError, match="no counts"):
        c.check_perft_table(RULES, tmp_path)


@pytest.mark.parametrize("check", c.OF_A_FOLDER)
def test_a_game_without_tests_of_its_own_is_found(check: Callable[..., None]) -> None:
    with pytest.raises(AssertionError):
        check(RULES, TESTS / "nowhere")


CASE = """\
The highest card wins
    players=2
    cards 3 5
    said stay -
may stay fold
no deal 2: no_deal
do stay
now
    said stay stay
won 2 by highest: 5
"""


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("may stay fold", "may fold", "5: expected “may fold”, but came “may stay fold”"),
        ("may stay fold", "awaits chance", "5: expected “awaits chance”, but came “may stay fold”"),
        ("2: no_deal", "2: over", "6: expected “no deal 2: over”, but came “no deal 2: no_deal”"),
        ("no deal 2: no_deal", "no stay: over", "6: expected “no stay: over”, but came “do stay”"),
        ("do stay", "do deal 1", "7: expected “do deal 1”, but it is refused: no_deal"),
        ("stay stay", "stay fold", "8: expected “now / said stay fold”, but came “now / 2 said"),
        ("now\n    said stay stay", "now", "8: expected “now”, but came “now / 2 said stay stay”"),
        ("won 2", "won 1", "10: expected “won 1 by highest: 5”, but came “won 2 by highest: 5”"),
        ("do stay\n", "", "9: expected “won 2 by highest: 5”, but came “may stay fold”"),
        ("won 2", "wins 2", "10: expected “wins 2 by highest: 5”, but came “a line that begins"),
        ("said stay -", "said yes -", "1: “The highest card wins” has no position: unreadable"),
        (
            "players=2",
            "players=2 wins=highest",
            "has a position that is written “players=2 / cards",
        ),
        (CASE, CASE[: CASE.index("may")], "says nothing that could be otherwise"),
        ("The highest card wins\n", "", "1: a position without a title"),
    ],
)
def test_a_case_that_is_otherwise_is_told_with_its_line(
    right: str, wrong: str, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "cases" / "rules.txt"
    path.parent.mkdir()
    path.write_text(CASE, encoding="utf-8")
    c.check_the_cases_of_its_rules_hold(RULES, tmp_path)
    assert right in CASE
    path.write_text(CASE.replace(right, wrong), encoding="utf-8")
    with pytest.raises(AssertionError) as fault:
        c.check_the_cases_of_its_rules_hold(RULES, tmp_path)
    assert str(path) in str(fault.value)
    assert told in str(fault.value)
