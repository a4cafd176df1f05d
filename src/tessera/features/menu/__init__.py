"""The menu: games to go on with, and the ways that this device offers."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "menu",
    routes={"": "home:home_page", "about": "about:About", "install": "about:install_page"},
    hooks={"last menu": "home:last_menu"},
    late=("going_on",),
    needs=("learn", "packs", "setup"),
)
