"""Whatever stands in the stores of a device, the menu stands, and every page can be looked at."""

from __future__ import annotations

import pytest

from tessera import games
from tessera.storage.settings.known import known
from tessera.storage.settings.names import PREFIX
from tessera_kit.fakes.device import HINTED, TOLD, FakeDevice
from tessera_kit.fakes.stores import FakeDurableStore
from tessera_kit.fakes.tablet import Tablet
from tests.screens.games import act, new_game

NONSENSE = (
    "",
    "\0",
    "{[",
    "null",
    "-1",
    "9" * 400,
    "en en en",
    "5\n5",
    "é🎲\ud800",
    "a/b c=d " * 500,
)
ELSE = (
    "packs",
    "starting/rota",
    "picture",
    "distrusted",
    "aside/a",
    "deleted/a",
    "earlier/a",
    "game/b",
)
PLACES = ("", "saved", "about", "data", "install", "more", "numbers", "share", "open")
OF_A_GAME = ("new", "learn", "puzzles", "rules", "odds")


def used() -> Tablet:
    """A device with something under every key there is."""
    tablet = new_game("person Ana, easy Rui")
    for _ in range(9):
        tablet.wait() if tablet.waits else act(tablet)
    tablet.visit("#/learn/sequence_dice")
    keys = [PREFIX + name for name in (*known(), *ELSE)]
    for key in (*keys, TOLD, HINTED):
        tablet.device.store.texts.setdefault(key, "x")
    return tablet


def kept(tablet: Tablet) -> tuple[dict[str, str], dict[str, str]]:
    return dict(tablet.device.store.texts), dict(tablet.device.durable_store.texts)


def device_with(local: dict[str, str], durable: dict[str, str]) -> FakeDevice:
    device = FakeDevice(local)
    device.durable_store = FakeDurableStore(durable)
    return device


def test_the_menu_stands_whichever_key_is_nonsense() -> None:
    local, durable = kept(used())
    assert len(local) > 40
    for text in NONSENSE:
        for key in local:
            tablet = Tablet("#/", device=device_with({**local, key: text}, dict(durable)))
            assert tablet.app.draw()
        for key in durable:
            tablet = Tablet("#/", device=device_with(dict(local), {**durable, key: text}))
            assert tablet.app.draw()


@pytest.mark.parametrize("text", NONSENSE)
def test_every_page_can_be_looked_at_where_all_is_nonsense(text: str) -> None:
    local, durable = kept(used())
    device = device_with(dict.fromkeys(local, text), dict.fromkeys(durable, text))
    tablet = Tablet("#/", device=device)
    ids = tablet.app.services.saves.repository.games()
    addresses = [f"#/{place}" for place in PLACES]
    addresses += [f"#/{place}/{game}" for place in OF_A_GAME for game in games.NAMES]
    addresses += [f"#/{place}/{id}" for place in ("play", "watch", "end", "share") for id in ids]
    for address in addresses:
        tablet.visit(address)
        tablet.fetch()
        tablet.pass_time(50)
        assert tablet.page
    for game in games.NAMES:
        tablet.visit(f"#/new/{game}")
        tablet.tap("Start the game")
        assert tablet.play.context.table
