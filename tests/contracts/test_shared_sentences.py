"""A page has one catalogue for all its games: who translates a sentence otherwise is told."""

from __future__ import annotations

import pytest

from tessera.games import INSTALLED
from tessera.games.one_card import GAME
from tessera_kit.promises import alike


def test_a_sentence_that_another_game_says_otherwise_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(INSTALLED, "one_card", "tessera.games.one_card")
    monkeypatch.setattr(
        alike,
        "said_by",
        lambda package, place, language: (
            {"Stay": "Permanecer" if package == "tessera.i18n" else "Ficar"}
            if language == "pt"
            else {}
        ),
    )
    with pytest.raises(
        AssertionError, match="“Stay” is “Permanecer” in pt by Tessera, and “Ficar”"
    ):
        alike.check_shared_sentences_are_said_alike(GAME)
