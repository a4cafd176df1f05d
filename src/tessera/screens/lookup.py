"""What the routes of several features look up: the game, or the saved game, of an address."""

from collections.abc import Callable
from functools import partial

from tessera.core.edition import Edition
from tessera.games import find
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.scene.widgets import button
from tessera.screens.page import Page
from tessera.screens.router import MISSING, Elsewhere
from tessera.screens.services import Services
from tessera.screens.trouble import Trouble, damage, nowhere
from tessera.session.table import AnyTable
from tessera.storage.opening import Damaged
from tessera.storage.programs import TEXT
from tessera.storage.saves import Entry

Route = Callable[[Services, str], Page]


def of_game(page: Callable[[Services, AnyGame, str], Page]) -> Route:
    """Makes the route of a page for a game, with what stands behind its name."""

    def route(services: Services, rest: str) -> Page:
        name, _, behind = rest.partition("/")
        game = find(name)
        if game is None:
            raise Elsewhere(MISSING, name[:40])
        return page(services, game, behind)

    return route


def of_edition(page: Callable[[Services, AnyGame, Edition], Page]) -> Route:
    """Makes the route of a page for an edition, which may be named behind its game."""

    def for_edition(services: Services, game: AnyGame, name: str) -> Page:
        named = (one for one in game.editions if one.name == (name or game.rules.name))
        edition = next(named, None)
        return page(services, game, edition) if edition else Trouble(services, nowhere)

    return of_game(for_edition)


def of_saved_game(page: Callable[[Services, str, AnyGame, AnyTable, str], Page]) -> Route:
    """Makes the route of a page for a saved game, with what stands behind its id."""

    def route(services: Services, rest: str) -> Page:
        id, _, behind = rest.partition("/")
        entry = services.saves.entry(id)
        own = entry is not None and bool(services.device.programs.text(entry.game))
        earlier = earlier_program(services, entry) if entry and own else None
        try:
            table = services.saves.open(id)
        except Damaged as damaged:
            if damaged.code == "unknown_game" and entry:
                raise Elsewhere(MISSING, entry.game, damaged.text, id) from None
            way = partial(earlier_way, services, earlier) if earlier else lambda: None
            message = _unfit if earlier else partial(damage, damaged)
            return Trouble(services, message, damaged.text, id, way)
        if table is None:
            return Trouble(services, not_kept)
        if earlier:
            services.messages.notify(_changed(services.say), earlier_way(services, earlier))
        game = find(table.rules.name)
        assert game is not None
        return page(services, id, game, table, behind)

    return route


def same_game(services: Services, game: AnyGame, id: str) -> str:
    """The id, if a game of this kind is saved under it; else ""."""
    entry = services.saves.entry(id) if id else None
    known = entry and entry.head and entry.head.game == game.rules.name
    return id if known else ""


def events_in(behind: str) -> int | None:
    """The number of events that an address names; None if it names none."""
    return int(behind[:6]) if behind[:6].isdecimal() else None


def deleted_programs(services: Services) -> dict[str, list[Entry]]:
    """The deleted programs by the names of their games, the last deleted first."""
    programs: dict[str, list[Entry]] = {}
    for entry in services.saves.deleted():
        if entry.own and entry.own.setting.startswith(TEXT):
            programs.setdefault(entry.own.setting.removeprefix(TEXT), []).append(entry)
    return programs


def earlier_program(services: Services, entry: Entry) -> Entry | None:
    """The deleted program that a saved game was played with; None if it is the one of today."""
    kept = (one.since for one in services.device.programs.kept() if one.name == entry.game)
    spans: list[tuple[str, Entry | None]] = [(one, None) for one in kept if one <= entry.saved]
    for deleted in deleted_programs(services).get(entry.game, ()):
        if deleted.own and deleted.own.since <= entry.saved <= deleted.moment:
            spans.append((deleted.own.since, deleted))
    return max(spans, key=lambda span: span[0], default=("", None))[1]


def earlier_way(services: Services, program: Entry) -> Node:
    """Draws a button that puts a deleted program in the place of the one of today."""
    return button(services.say("Use the earlier program"), f"undelete {program.id}")


def not_kept(say: Translator) -> str:
    """The sentence for a saved game that isn't on this device."""
    return say("This game isn't on this device. Open it where it was played, or restore a backup.")


def _changed(say: Translator) -> str:
    return say("The program of this game was changed after the game was saved.")


def _unfit(say: Translator) -> str:
    return say("This game doesn't fit its program, which was changed after the game was saved.")
