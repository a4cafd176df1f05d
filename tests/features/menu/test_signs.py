"""The signs of the games: each of ours has one, drawn in the page, wherever its title stands."""

from __future__ import annotations

import re

from tessera.games import GAMES
from tessera.screens.components import SIGNED
from tessera_kit.fakes.tablet import Tablet
from tools.paths import ROOT

PACKED = ("rota", "ur")
"""Games of ours that come in packages."""


def test_every_game_of_ours_has_a_sign_in_the_page() -> None:
    editions = {edition.name for game in GAMES for edition in game.editions}
    shell = (ROOT / "index.html").read_text(encoding="utf-8")
    assert {*editions, *PACKED} == SIGNED
    assert set(re.findall(r'<symbol id="icon-of-(\w+)"', shell)) == SIGNED


def test_the_sign_stands_before_the_title_of_a_game_wherever_it_is_named() -> None:
    tablet = Tablet("#/begin/sequence_dice")
    for address in ("#/saved", "#/numbers", "#/learn/sequence_dice", "#/rules/sequence_dice"):
        tablet.visit(address)
        assert tablet.find("href", "#icon-of-sequence_dice"), address
    tablet.visit("#/learn/sequence")
    assert tablet.find("href", "#icon-of-sequence")
    assert not tablet.find("href", "#icon-of-sequence_dice")


def test_hearts_due_counts_as_itself_among_the_numbers() -> None:
    tablet = Tablet("#/begin/sequences/hearts_due")
    tablet.visit("#/numbers")
    assert "Hearts Due" in tablet.page.text()
    assert tablet.find("href", "#icon-of-hearts_due")
    assert not tablet.find("href", "#icon-of-sequences")
