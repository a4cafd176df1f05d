"""The contracts themselves: each finds the faults that it is there for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tessera import testing as c
from tessera.games.one_card.rules import RULES
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
    monkeypatch.setattr("tessera.testing.playing.LONGEST", 2_000)
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
