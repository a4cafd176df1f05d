"""An added game that can't be started, and its buttons to retry and remove."""

from collections.abc import Callable
from functools import partial

from tessera.scene.node import Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions
from tessera.screens.packs import TROUBLES, Pack, pack_of
from tessera.screens.page import Families
from tessera.screens.services import Services
from tessera.storage.programs import TEXT


def trouble_with(services: Services, game: str) -> str:
    """A key of `TROUBLES`; "" where no trouble is known."""
    faulty = "faulty" if game in services.memory.faulty else ""
    return services.device.packs.trouble(game) or faulty


def lacking(services: Services, pack: Pack, trouble: str) -> Node:
    """Its card in the menu."""
    title, _ = pack.told(services.say.language)
    return Node(
        "div",
        {"class": "entry lacking"},
        Node("b", {}, title),
        Node("span", {}, services.say(TROUBLES[trouble])),
        lacking_ways(services, pack),
        key=pack.game,
    )


def lacking_ways(services: Services, pack: Pack) -> Node:
    """The buttons for such a game: to try it again, and to remove it."""
    say = services.say
    title, _ = pack.told(say.language)
    again = say("Try {game} again", game=title)
    busy = "true" if pack.game in services.memory.tried else None
    withdrawn = trouble_with(services, pack.game) == "unlisted"
    remove = say("Remove {game}", game=title)
    return actions(
        button(say("Try again"), f"again {pack.game}", aria_label=again, aria_disabled=busy),
        button(say("Remove"), f"remove {pack.game}", aria_label=remove),
        link(say("My data and backup"), "#/data", "button") if withdrawn else None,
    )


def lacking_families(services: Services, then: Callable[[], None] = lambda: None) -> Families:
    """The functions of these buttons, by the first word of their targets. `then` is called after a
    game was tried: by then another screen may be open."""

    def again(game: str) -> None:
        def tried() -> None:
            services.memory.tried.discard(game)
            then()

        if game not in services.memory.tried:
            services.memory.tried.add(game)
            services.memory.faulty.discard(game)
            services.device.packs.again(game, tried)

    return {"again": again, "remove": partial(remove, services)}


def remove(services: Services, game: str) -> None:
    """Removes the game, and says so."""
    services.messages.notify(*removed(services, game))


def discard(services: Services, game: str) -> None:
    """Removes the game to blame for a fault, and goes to the menu."""
    services.messages.notify_next(*removed(services, game))
    services.device.go("#/")


def removed(services: Services, game: str) -> tuple[str, Node | None]:
    """Removes the game. Returns the sentence that says so, and for one that was written here a
    button that brings it back."""
    title, _ = pack_of(services.device.packs, game).told(services.say.language)
    words = services.say("{game} is removed. Its saved games are kept.", game=title)
    services.memory.faulty.discard(game)
    if game not in services.device.programs.names():
        services.device.packs.remove(game)
        return words, None
    # Imported with the first program that is removed: the menu needs none of it.
    from tessera.features.shelf.own import own_setting, put_away, undo_way  # noqa: PLC0415

    with services.repository.together():
        id = put_away(services, own_setting(services, f"{TEXT}{game}"))
        services.device.packs.remove(game)
        services.remember(f"{TEXT}{game}", "")
    return words, undo_way(services, id)
