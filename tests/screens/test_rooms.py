"""The pages behind the header: the way back to the menu, and what stands there before there is
anything to show."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.screens.golden import SCORES

PAGES = ("saved", "numbers", "data", "people", "share", "about", "install", "more", "evening")


@pytest.mark.parametrize("page", PAGES)
def test_the_way_back_to_the_menu_looks_and_is_called_alike(page: str) -> None:
    tablet = Tablet(f"#/{page}", device=FakeDevice({"tessera/game/one": SCORES}))
    (menu,) = with_class(tablet.page, "menu-link")
    assert (menu.text(), menu.attributes["href"]) == ("Menu", "#/")


@pytest.mark.parametrize("page", ["saved", "data", "people", "share"])
def test_a_page_without_games_is_drawn_and_leads_to_a_game(page: str) -> None:
    empty = Tablet(f"#/{page}")
    (place,) = with_class(empty.page, "nothing-yet")
    assert with_class(place, "icon")
    assert [way.text() for way in with_class(empty.page, "primary")] == ["Play"]
    texts = {"tessera/game/one": SCORES, "tessera/people": "cat green Ana"}
    played = Tablet(f"#/{page}", device=FakeDevice(texts))
    assert not with_class(played.page, "nothing-yet")


def test_an_address_of_statistics_opens_the_people_with_them() -> None:
    for address in ("#/numbers", "#/people"):
        page = Tablet(address, device=FakeDevice({"tessera/game/one": SCORES})).page
        (here,) = page.find_all("aria-current", "page")
        assert here.text() == "People"
        assert len(with_class(page, "numbers")) == 2
