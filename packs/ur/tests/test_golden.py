"""What a released Ur has written opens for ever, and comes to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.storage.saves import Damaged, open_table
from tessera_ur import GAME

FOLDER = Path(__file__).parent / "golden"
GOLDEN = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_comes_to_the_same_end(path: Path) -> None:
    table = open_table(path.read_text(encoding="utf-8"), {"ur": GAME}.get)
    end = path.with_suffix(".end").read_text(encoding="utf-8")
    assert GAME.rules.write_position(table.state) + "\n" == end
    assert GAME.rules.result(table.state)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_wherever_a_golden_record_is_cut_off_that_is_said(path: Path) -> None:
    text = path.read_text(encoding="utf-8").rstrip()
    told = set()
    for cut in range(len("tessera record 3"), len(text)):
        with pytest.raises(Damaged) as error:
            open_table(text[:cut], {"ur": GAME}.get)
        told.add(error.value.code)
    assert told == {"cut_head", "cut_off"}


def test_there_is_one_of_every_version_of_its_rules() -> None:
    versions = {f"rules-{number}" for number in range(1, GAME.rules.version + 1)}
    assert {path.stem.partition("-record")[0] for path in GOLDEN} == versions
