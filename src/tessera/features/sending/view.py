"""The page for a game or a backup from elsewhere, and for bringing one. It says how many games a
backup holds, what became of them, and which could not be read."""

from collections import Counter

from tessera.features.sending.model import Incoming
from tessera.games import find
from tessera.i18n import Nn_
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, file_field, hint, lead, menu_link
from tessera.screens.saved_status import not_safe
from tessera.screens.services import Services
from tessera.screens.table.saved.entries import summary
from tessera.screens.table.seeing import spectate, viewers
from tessera.session.table import AnyTable
from tessera.storage.backups.backup import Backup
from tessera.storage.backups.restoring import Restoration, Restored, RestoreOutcome
from tessera.storage.saves import Entry

COUNTED = {
    RestoreOutcome.ADDED: Nn_("{n} game added.", "{n} games added."),
    RestoreOutcome.CONTINUED: Nn_("{n} game updated.", "{n} games updated."),
    RestoreOutcome.COPIED: Nn_(
        "{n} game was different in the backup: you now have both.",
        "{n} games were different in the backup: you now have both.",
    ),
    RestoreOutcome.KNOWN: Nn_("{n} game was already here.", "{n} games were already here."),
    RestoreOutcome.REFUSED: Nn_(
        "{n} game couldn't be read. It is still in the file.",
        "{n} games couldn't be read. They are still in the file.",
    ),
}


LISTED = 50
"""The most games and lines that can't be read whose places are listed."""


def problem(page: Incoming) -> Node | None:
    """Draws the sentence about a mistake as an alert; None without one."""
    if not page.problem:
        return None
    return Node("p", {"class": "lead problem", "role": "alert"}, page.problem(), key="problem")


def backup_view(page: Incoming, backup: Backup) -> list[Node | None]:
    """The backup before, while and after it is restored."""
    say, restoration = page.services.say, page.restoration
    games = say.count(Nn_("{n} game", "{n} games"), len(backup.games))
    counts = Counter(restored.outcome for restored in restoration.restored) if restoration else {}
    lines = [
        Node("li", {}, say.count(COUNTED[outcome], n), key=outcome.name)
        for outcome, n in counts.items()
    ]
    unsafe = not_safe(page.services, restoration.unsafe) if restoration else ""
    return [
        Node("h1", {}, say("Restore a backup")),
        problem(page),
        lead(say("This backup has {games}.", games=games)),
        Node("p", {}, page.needed.told(page.needed.names)) if page.needed.names else None,
        Node("p", {}, say("Games on this device stay; missing games are added.")),
        *(_progress(page, restoration, len(backup.games)) if restoration else ()),
        Node("ul", {"class": "restored", "role": "status"}, *lines),
        Node("p", {"class": "lead problem", "role": "alert"}, unsafe, key="unsafe")
        if unsafe
        else None,
        *(page.needed.draw() if restoration else ()),
        actions(_way(page), link(say("Saved games"), "#/saved", "button")),
        *_unread(page, backup),
    ]


def _way(page: Incoming) -> Node | None:
    """The button to begin, to stop, or to go on."""
    say = page.services.say
    if page.is_restored:
        return None
    if page.is_restoring:
        return button(say("Stop"), "stop")
    return button(
        say("Continue restoring") if page.restoration else say("Restore"), "restore", "primary"
    )


def _progress(page: Incoming, restoration: Restoration, games: int) -> list[Node | None]:
    """Draws the number of restored games with a progress bar, until all are."""
    if page.is_restored:
        return []
    say, done = page.services.say, restoration.kept
    words = say("{n} of {all} games are safe on this device.", n=done, all=games)
    later = say(
        "What is here stays. You can also continue later under “My data”, without the file."
    )
    return [
        Node("progress", {"max": max(games, 1), "value": done, "aria-label": words}),
        Node("p", {}, words, key="kept"),
        None if page.is_restoring else hint(later),
    ]


def _unread(page: Incoming, backup: Backup) -> list[Node]:
    """Draws the games and lines that could not be read, with their places."""
    say = page.services.say
    refused = [
        _refused(page, backup, restored)
        for restored in (page.restoration.restored if page.restoration else ())
        if restored.damaged
    ]
    lines = [
        Node(
            "p",
            {},
            say("Line {at} of this backup can't be read. Look for another copy of it.", at=line),
            key=f"line {line}",
        )
        for line in backup.lost
    ]
    if not refused and not lines:
        return []
    title = say("Not readable")
    saves = Node("ul", {"class": "saves"}, *refused[:LISTED], key="refused")
    return [Node("h2", {}, title, key=title), saves, *lines[:LISTED]]


def _refused(page: Incoming, backup: Backup, restored: Restored) -> Node:
    """Draws a game that breaks the rules, with a button for its good part."""
    say, text = page.services.say, backup.games[restored.id]
    assert restored.damaged is not None
    where = say("From line {at} of the backup:", at=backup.begins[restored.id])
    words = Node(
        "div",
        {"class": "entry-words"},
        *summary(page.services, Entry(restored.id, text, find)),
        Node("span", {}, f"{where} {page.told(restored.damaged)}"),
    )
    way = button(say("Open the readable part"), f"look {restored.id}")
    links = actions(way) if restored.id in page.partly_good else None
    return Node("li", {"class": "entry"}, words, links, key=restored.id)


def view(page: Incoming) -> Node:
    """Draws the game or backup that came, or the ways to bring one."""
    if page.table:
        content = _game(page, page.table)
    elif page.unfolding and page.unfolding.is_running:
        say = page.services.say
        content = [Node("h1", {}, say("Open a game")), lead(say("Please wait"))]
    elif page.backup:
        content = backup_view(page, page.backup)
    else:
        content = _ways(page)
    return Node("main", {"class": "paper stage"}, *content)


def _ways(page: Incoming) -> list[Node | None]:
    say = page.services.say
    return [
        Node("h1", {}, say("Open a game")),
        problem(page),
        *page.needed.draw(),
        *page.unfinished.draw(),
        Node("p", {}, say("From a file, also a backup of everything:")),
        file_field(say("Choose a file")),
        Node("p", {}, say("Or paste the text of a game, or a link to one:")),
        Node(
            "textarea",
            {
                "class": "record",
                "rows": 6,
                "data-change": "pasted",
                "aria-label": say("Text or link"),
                "spellcheck": "false",
                ".value": page.pasted,
            },
            key="pasted",
        ),
        actions(
            button(say("Open it"), "paste", "primary"),
            link(say("Saved games"), "#/saved", "button"),
        ),
    ]


def _game(page: Incoming, table: AnyTable) -> list[Node | None]:
    say = page.services.say
    game = find(table.rules.name)
    assert game is not None
    seen = spectate(page.services, game, table, table.played, viewers(table)[0])
    names = ", ".join(player.name for player in table.players)
    moves = say.count(Nn_("{n} move", "{n} moves"), table.played)
    over = table.result is not None
    anew = say("If you continue it, what comes by chance is drawn anew.")
    keep = say("Keep this game") if page.whole else say("Keep the readable part")
    if table.position and not table.played:
        moves, keep = say("A position to play on from."), say("Play from here")
    stage: Attributes = {"class": "stage-board", "data-game": game.rules.name, "inert": True}
    return [
        Node("h1", {}, say(game.title_of(table.setup))),
        problem(page),
        lead(f"{names} · {moves}"),
        None if over else hint(anew),
        actions(
            button(keep, "keep", "primary"), button(say("Open another"), "another"), menu_link(say)
        ),
        Node("div", stage, game.view.board(seen), key="board"),
    ]


def incoming_page(services: Services, rest: str) -> Incoming:
    """The page that opens the code in the address, or a file."""
    return Incoming(services, view, rest.partition("/")[0])
