"""`python -m tessera verify`: the dice of a game by post, proven from its public record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.__main__ import main
from tessera.post.letter import whole_text
from tests.post.devices import begun
from tests.session.tables import record_text

OTHER = "roll 1 2 3 3 3 6"


def verify(tmp_path: Path, text: str) -> int:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file)])


def test_the_dice_of_a_game_are_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = begun("sequences", (0, 1), letters=9)[0].game
    assert verify(tmp_path, whole_text(game)) == 0
    assert capsys.readouterr().out == "9 letters, every throw proven.\n"


def test_a_throw_that_was_changed_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = begun("sequences", (0, 1), letters=9)[0].game
    text, last = whole_text(game), game.record.events[-1]
    assert verify(tmp_path, text.replace(f"{last}\n", f"{OTHER}\n")) == 1
    assert capsys.readouterr().err.startswith("Letter 9: A throw of ")


def test_a_chain_that_was_replaced_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = begun("sequences", (0, 1), letters=9)[0].game
    text = whole_text(game).replace(game.post.chains[1].promised, "A" * 43)
    assert verify(tmp_path, text) == 1
    assert "The links of Rui don't fit" in capsys.readouterr().err


def test_a_game_at_one_table_has_nothing_to_prove(tmp_path: Path) -> None:
    assert verify(tmp_path, record_text("person", "person")) == 2
