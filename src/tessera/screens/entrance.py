"""The choice of the first screen. A launch that leads to the menu needs less than half of the app:
all other screens are imported when somebody opens one, or while they look at the menu."""

from importlib import import_module

from tessera.screens.lesson.progress import begun
from tessera.screens.menu.coming import HOME, Coming
from tessera.screens.menu.home import Home
from tessera.screens.page import Page
from tessera.screens.services import Services

MENU = ("", "#", "#/")
ROUTES = "tessera.screens.routes"
"""The module that knows all other screens, and so imports them."""
OTHERS = ("tessera.screens.setup.new_game", "tessera.screens.play.page", ROUTES)
"""The other screens in three parts, so that whoever presses something meanwhile hardly waits."""
LATE = (
    *("tessera.screens.menu.going_on", "tessera.screens.one_tab.lost"),
    *("tessera.screens.play.last_seen", "tessera.screens.services.phones"),
    *("tessera.storage.offer", "tessera.storage.settings.known"),
)
"""Modules that functions import, so that the menu needn't wait for them."""


def screen_of(services: Services, address: str) -> Page:
    """The menu, or the screen that `routes` has for the address; until `routes` is loaded, a screen
    that waits for it."""
    at_menu = address in MENU
    if not services.device.is_whole() and (not at_menu or _shows_games(services)):
        return Coming(services, HOME if at_menu else "fetching")
    if at_menu:
        return Home(services)
    screen: Page = import_module(ROUTES).screen_of(services, address)
    return screen


def _shows_games(services: Services) -> bool:
    """Whether Python has anything to add to the menu of index.html."""
    return bool(services.repository.games() or begun(services) or services.device.packs.added())
