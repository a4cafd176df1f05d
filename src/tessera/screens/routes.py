"""Which screen an address leads to. An address that leads nowhere says so and harms nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tessera.games import find
from tessera.i18n import Say
from tessera.screens.about import About
from tessera.screens.home import Home
from tessera.screens.install import Install
from tessera.screens.new_game import NewGame
from tessera.screens.odds import OddsPage
from tessera.screens.play import Play
from tessera.screens.rules import Rules
from tessera.screens.saved import Saved
from tessera.screens.trouble import Trouble, damage
from tessera.session.saves import Damaged

if TYPE_CHECKING:
    from tessera.screens.app import App, Screen

PLAIN: dict[str, Callable[[App], Screen]] = {"saved": Saved, "about": About, "install": Install}


def screen_of(app: App, address: str) -> Screen:
    """`#/` the menu, `#/new/GAME`, `#/rules/GAME`, `#/odds/GAME`, `#/odds/GAME/ID` (for
    the game of that id), `#/play/ID`, `#/saved`, `#/about`, `#/install`."""
    place, _, name = address.removeprefix("#").removeprefix("/").partition("/")
    if place == "" and not name:
        return Home(app)
    if place in PLAIN and not name:
        return PLAIN[place](app)
    if place in ("new", "rules", "odds"):
        name, _, id = name.partition("/")
        box = find(name)
        if box is None:
            return Trouble(app, partial(_no_game, name[:40]))
        if place == "odds" and not box.odds():
            return Trouble(app, lambda say: say("This address leads nowhere."))
        if place == "odds":
            return OddsPage(app, box, id)
        return NewGame(app, box) if place == "new" else Rules(app, box)
    if place == "play":
        return _saved_game(app, name)
    return Trouble(app, lambda say: say("This address leads nowhere."))


def _no_game(name: str, say: Say) -> str:
    return say("There is no game called “{name}” here.", name=name)


def _saved_game(app: App, id: str) -> Screen:
    try:
        table = app.unsaved.get(id) or app.saves.open(id)
    except Damaged as damaged:
        return Trouble(app, partial(damage, damaged), damaged.text)
    if table is None:
        return Trouble(app, lambda say: say("This game isn't kept on this device."))
    box = find(table.game.name)
    assert box is not None
    return Play(app, id, box, table)
