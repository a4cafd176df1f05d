"""Every figure of "Did you know?" is the one that comes out."""

from __future__ import annotations

import pytest

from lab.facts import FACTS
from lab.facts.__main__ import file_of, written
from tessera.features.rules.facts import FACTS as FILE
from tools.paths import PACKAGE, PACKS


@pytest.mark.parametrize("game", FACTS)
def test_figures_come_out_as_pages_tell_them(game: str) -> None:
    assert written(game) == file_of(game).read_text(encoding="utf-8")


def test_every_file_of_facts_is_worked_out() -> None:
    files = {*PACKAGE.glob(f"games/*/{FILE}"), *PACKS.glob(f"*/src/*/{FILE}")}
    assert files == {file_of(game) for game in FACTS}
