"""Links that mail and messengers have changed open all the same, pasted and as an address."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from tessera.storage.links import MARK, write_link
from tessera_kit.fakes.tablet import Tablet
from tests.features.post.houses import invited, opens
from tests.screens.golden import DICE, unfinished

GAME = MARK + write_link(unfinished(DICE, 40))
START = "https://example.org/tessera/"


def pasted(text: str) -> Tablet:
    tablet = Tablet("#/open")
    tablet.choose("pasted", text)
    tablet.tap("Open it")
    return tablet


@pytest.mark.parametrize("behind", [".", ")", "x", "…", "&fbclid=x"])
def test_a_game_opens_whatever_stands_behind_its_link(behind: str) -> None:
    for tablet in (pasted(f"See {START}{GAME}{behind}"), Tablet(GAME + quote(behind, safe="&="))):
        assert tablet.text("lead") == "Ana Luísa, Rui · 40 moves"


def test_a_letter_out_of_safe_links_is_answered() -> None:
    _, link = invited()
    text = f"https://e.safelinks.example/?url={quote(link, safe='')}&data=05"
    assert "join" in pasted(text).page.text()
    late = Tablet()
    opens(late, f"{link}).")
    assert "join" in late.page.text()


def test_a_puzzle_and_a_table_can_be_pasted() -> None:
    tablet = pasted(f"{START}#/puzzles/tabula/05fa68!")
    tablet.fetch()
    assert "Puzzle" in tablet.page.text()
    assert pasted(f"{START}#/join.").app.screen.name == "join"
