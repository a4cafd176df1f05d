"""The board in print."""

from __future__ import annotations

import pytest

from tessera.features.rules.print_choice import PAPERS, Paper, sheets
from tessera_rota import GAME


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_the_board_comes_on_one_sheet(paper: Paper) -> None:
    board = GAME.printable().board
    assert board
    assert len(sheets(board, paper).parts) == 1
