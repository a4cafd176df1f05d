"""Which screen an address leads to. An address that leads nowhere says so and harms nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from tessera.games import find
from tessera.i18n import Translator
from tessera.kit.game import Game
from tessera.screens.about import About
from tessera.screens.data import Data
from tessera.screens.finished import Finished
from tessera.screens.home import Home
from tessera.screens.incoming import Incoming
from tessera.screens.install import Install
from tessera.screens.new_game import NewGame
from tessera.screens.numbers import Numbers
from tessera.screens.odds import OddsPage
from tessera.screens.play import Play
from tessera.screens.replay import Replay
from tessera.screens.rules import Rules
from tessera.screens.saved import Saved
from tessera.screens.share import Share
from tessera.screens.trouble import Trouble, damage
from tessera.storage.saves import Damaged

if TYPE_CHECKING:
    from tessera.screens.app import App, Screen


PLAIN: dict[str, Callable[[App], Screen]] = {
    "": Home,
    "saved": Saved,
    "about": About,
    "data": Data,
    "install": Install,
    "numbers": Numbers,
    "open": Incoming,
}
OF_GAMES: dict[str, Callable[[App, Game[Any, Any]], Screen]] = {"new": NewGame, "rules": Rules}


def screen_of(app: App, address: str) -> Screen:
    """`#/` the menu and the places of `PLAIN`; `#/new/GAME`, `#/rules/GAME`, `#/odds/GAME` and
    `#/odds/GAME/ID`; of a saved game `#/play/ID`, `#/watch/ID`, `#/watch/ID/EVENTS`, `#/end/ID` and
    `#/share/ID`; `#/open/RECORD` for a game that came with a link."""
    place, _, name = address.removeprefix("#").removeprefix("/").partition("/")
    if place in PLAIN and not name:
        return PLAIN[place](app)
    if place == "open":
        return Incoming(app, name)
    if place in (*OF_GAMES, "odds"):
        name, _, id = name.partition("/")
        game = find(name)
        if game is None:
            return Trouble(app, partial(_no_game, name[:40]))
        if place == "odds" and not game.odds():
            return Trouble(app, _nowhere)
        return OddsPage(app, game, id) if place == "odds" else OF_GAMES[place](app, game)
    if place == "share":
        entry = app.saves.entry(name)
        return Share(app, entry) if entry else Trouble(app, _not_kept)
    if place in ("play", "watch", "end"):
        return _saved_game(app, place, name)
    return Trouble(app, _nowhere)


def _no_game(name: str, say: Translator) -> str:
    return say("There is no game called “{name}” here.", name=name)


def _nowhere(say: Translator) -> str:
    return say("This address leads nowhere.")


def _not_kept(say: Translator) -> str:
    return say("This game isn't kept on this device.")


def _saved_game(app: App, place: str, name: str) -> Screen:
    id, _, at = name.partition("/")
    try:
        table = app.saves.open(id)
    except Damaged as damaged:
        return Trouble(app, partial(damage, damaged), damaged.text)
    if table is None:
        return Trouble(app, _not_kept)
    game = find(table.rules.name)
    assert game is not None
    if place == "play":
        return Play(app, id, game, table)
    if place == "end":
        return Finished(app, id, game, table)
    return Replay(app, id, game, table, int(at[:6]) if at[:6].isdecimal() else None)
