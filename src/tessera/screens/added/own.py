"""The games that were written on this device, and the way to write one."""

from tessera.scene.node import Node
from tessera.screens.components import actions, button, link
from tessera.screens.packs import Pack
from tessera.screens.services import Services


def own_programs(services: Services) -> list[Node]:
    """A section of "More games"."""
    say = services.say
    sentence = say(
        "A game is a page of Python here, with dice, cards or a board. You begin with one that "
        "works."
    )
    packs = {pack.game: pack for pack in services.device.packs.added() if pack.own}
    cards = [_card(services, name, packs.get(name)) for name in services.device.programs.names()]
    return [
        Node("h2", {}, say("Your own games"), key="own"),
        Node("p", {}, sentence, key="told"),
        actions(link(say("Write a game"), "#/write", "button primary"), key="write"),
        *([Node("ul", {"class": "packs"}, *cards, key="written")] if cards else []),
    ]


def _card(services: Services, name: str, pack: Pack | None) -> Node:
    """One of them. What came with a backup runs only once somebody has read and kept it here."""
    say = services.say
    title, tagline = pack.told(say.language) if pack else (name.replace("_", " ").capitalize(), "")
    came = say("It came with a backup. Look at the program before you run it.")
    words = Node(
        "div",
        {"class": "pack-words"},
        Node("h2", {}, title),
        Node("p", {}, tagline if pack else came),
        Node("small", {}, say("Written on this device")) if pack else None,
    )
    play = link(say("Play"), f"#/new/{name}", "button primary") if pack else None
    change = link(say("Change the program"), f"#/write/{name}", "button")
    remove = button(say("Remove"), f"remove {name}", aria_label=say("Remove {game}", game=title))
    return Node("li", {"class": "pack"}, words, actions(play, change, remove), key=name)
