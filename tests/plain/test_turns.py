"""A game for one has turns too, and its rules must say where they end."""

from __future__ import annotations

import pytest

from tessera.core.setup import Setup
from tessera_kit.playing import play
from tessera_kit.promises import check_it_ends
from tessera_plain import Plain
from tessera_plain.rules import PlainRules
from tests.plain.examples import example


def test_a_game_for_one_that_is_a_single_turn_is_found() -> None:
    boxes = type(example("boxes").rules.plain)
    endless = type("Endless", (boxes,), {"turn_over": Plain.turn_over})
    for kind in (boxes, endless):
        rules = PlainRules(kind())
        played = play(rules, Setup(1), "a")
        if kind is boxes:
            check_it_ends(rules, played)
        else:
            with pytest.raises(AssertionError, match="`ends_turn` must say where turns end"):
                check_it_ends(rules, played)
