"""Games written on this device, and deleted things to bring back."""

from tessera.features.setup.tonight import agree
from tessera.games import NAMES
from tessera.i18n import N_
from tessera.scene.node import Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions
from tessera.screens.lookup import deleted_programs
from tessera.screens.packs import FAILURES, Pack
from tessera.screens.services import Services
from tessera.screens.table.saved.entries import summary
from tessera.storage.people.evening import read_terms
from tessera.storage.programs import PROGRAMS, TEXT, Written, named
from tessera.storage.saves import Entry, Own
from tessera.storage.settings.names import EVENINGS


def own_setting(services: Services, setting: str) -> Own:
    """A program or a draft as it is now, to be put away. A program has no title unless it may
    run."""
    text = services.settings.recall(setting, "")
    kept = {f"{TEXT}{one.name}": one for one in services.device.programs.kept()}.get(setting)
    title = "" if setting.startswith(TEXT) else named(text)
    return Own(setting, *(kept[1:] if kept else (title, "", "")), text)


def put_away(services: Services, own: Own) -> str:
    """Puts a text among the deleted games, and returns its id there."""
    id = services.device.entropy()[:12]
    services.saves.put_away(id, own)
    return id


def undo_way(services: Services, id: str) -> Node:
    """Draws a button that restores a deletion, for the message about it."""
    return button(services.say("Undo"), f"undelete {id}")


def undelete(services: Services, id: str, focus: str = "heading") -> None:
    """Restores a game or another text from among the deleted ones."""
    services.focus = focus
    entry = next((entry for entry in services.saves.deleted() if entry.id == id), None)
    own = entry.own if entry else None
    said = N_("Restored.")
    with services.repository.together():  # All or nothing.
        if own is None:
            services.saves.restore(id)
        elif refused := _put_back(services, own):
            said = FAILURES[refused]
        else:
            services.repository.forget(id)
    services.messages.notify(services.say(said))


def _put_back(services: Services, own: Own) -> str:
    """Stores the setting again. Returns a key of `FAILURES` if it can't, else ""."""
    if own.setting == EVENINGS:
        for terms in reversed(read_terms(own.text)):
            agree(services, terms)
        return ""
    packs, programs = services.device.packs, services.device.programs
    name = own.setting.removeprefix(TEXT)
    is_program = name != own.setting
    if is_program and (name in NAMES or any(p.game == name for p in packs.added() if not p.own)):
        return "taken"
    if is_program and len({*programs.names(), name}) > PROGRAMS:
        return "full"
    now = own_setting(services, own.setting)
    if now.text not in ("", own.text):
        put_away(services, now)
    services.remember(own.setting, own.text)
    here = services.memory.address

    def show() -> None:
        if services.memory.address == here:
            services.reload()

    if is_program and own.title:  # Else nobody had read and kept it here.
        programs.forget(name)
        programs.keep(Written(name, *own[1:-1]), own.text)
        packs.again(name, show)
    show()
    return ""


def own_programs(services: Services) -> list[Node]:
    """A section of "More games"."""
    say = services.say
    sentence = say("Write your own in Python: start from a game that works.")
    packs = {pack.game: pack for pack in services.device.packs.added() if pack.own}
    names = services.device.programs.names()
    cards = [_card(services, name, packs.get(name)) for name in names]
    deleted = deleted_programs(services).items()
    cards += [_deleted(services, *entries) for name, entries in deleted if name not in names]
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


def _deleted(services: Services, entry: Entry, *_: Entry) -> Node:
    title, *words = (node.children for node in summary(services, entry) if node)
    ways = actions(button(services.say("Restore"), f"undelete {entry.id}"))
    lines = Node("h2", {}, *title), Node("p", {}, *words[0]), Node("small", {}, *words[-1])
    return Node("li", {"class": "pack"}, Node("div", {"class": "pack-words"}, *lines), ways)
