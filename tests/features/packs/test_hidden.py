"""A host hides parts of the app: nothing leads there any more, and whoever comes by an address is
told."""

from __future__ import annotations

import pytest

from tessera.i18n import translator
from tessera.screens.device import INSTALL, MESSAGES, MORE_GAMES, PHONES, HostChoices
from tessera.screens.packs import Pack
from tessera.screens.trouble import not_offered
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes
from tests.features.post.houses import invited

EVERY = HostChoices({MORE_GAMES, PHONES, MESSAGES, INSTALL})
ROTA = Pack("rota", 36_000, {"en": "Rota"}, {"en": "A wheel"})
ADDRESSES = (
    "#/more",
    "#/add/rota",
    "#/new/rota",
    "#/join",
    "#/join/1abc",
    "#/post/tabula",
    "#/letter/1abc",
    "#/install",
)


def says_no(tablet: Tablet) -> bool:
    return not_offered(translator("en")) in tablet.page.text()


def ways(tablet: Tablet) -> set[str]:
    """The first words of all addresses that the screen leads to."""
    links = (str(node.attributes.get("href") or "") for node in nodes(tablet.page))
    return {link.removeprefix("#/").partition("/")[0] for link in links}


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_of_what_is_hidden_says_that_it_is_not_offered(address: str) -> None:
    tablet = Tablet(address)
    assert not says_no(tablet)
    tablet.device.host = EVERY
    tablet.visit(address)
    assert says_no(tablet)


def test_neither_set_up_nor_a_table_leads_there() -> None:
    tablet = Tablet("#/new/tabula")
    assert "With phones, by message" in tablet.page.text()
    tablet.press("ways")
    labels = {node.text() for node in nodes(tablet.page)}
    assert {"Start with phones", "By message"} <= labels
    tablet.device.host = EVERY
    labels = {node.text() for node in nodes(tablet.page)}
    assert not {"Start with phones", "By message"} & labels
    tablet.press("close dialog")
    assert "phones" not in tablet.page.text()
    tablet.tap("Start the game")
    tablet.press("open more")
    assert not ways(tablet) & {"phones", "post", "more", "install"}
    assert "rules" in ways(tablet)
    id = tablet.address.removeprefix("#/play/")
    tablet.visit(f"#/phones/{id}")
    assert says_no(tablet)


def test_a_game_that_was_not_added_has_no_tile_in_the_menu() -> None:
    device = FakeDevice()
    device.packs.on_menu, device.packs.packs = ["rota"], (ROTA,)
    Tablet("#/", device=device)
    assert "add rota" in device.offered
    device.packs.packs = ()  # As the browser's packs say it where the host hides them.
    Tablet("#/", device=device)
    assert not {"tile rota", "add rota"} & set(device.offered)


def test_a_saved_game_by_message_is_kept_and_not_played() -> None:
    tablet, _ = invited()
    address = tablet.address
    tablet.device.host = EVERY
    tablet.visit(address)
    assert says_no(tablet)
    tablet.visit(address.replace("#/play/", "#/watch/"))
    assert not says_no(tablet)


def test_about_tells_of_a_mistake_in_the_file() -> None:
    tablet = Tablet("#/about")
    assert "tessera.json" not in tablet.page.text()
    tablet.device.host = HostChoices(mistake='"phnes" is none of more-games')
    assert "tessera.json of this site has a mistake" in tablet.page.text()
    assert '"phnes"' in tablet.page.text()
