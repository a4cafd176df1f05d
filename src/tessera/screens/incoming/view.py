"""What came from elsewhere on the screen: the ways in which it can come, a game, or a backup."""

from collections import Counter

from tessera.games import find
from tessera.i18n import Nn_
from tessera.scene.node import Attributes, Node
from tessera.screens.components import actions, button, file_field, lead, link
from tessera.screens.incoming.model import Incoming
from tessera.screens.looking_on import look_on, viewers
from tessera.session.table import AnyTable
from tessera.storage.backup import Backup, Came

CAME = {
    Came.ADDED: Nn_("{n} game was added.", "{n} games were added."),
    Came.CONTINUED: Nn_("{n} game had gone on there.", "{n} games had gone on there."),
    Came.COPIED: Nn_(
        "{n} game had gone another way: both are here now.",
        "{n} games had gone other ways: both are here now.",
    ),
    Came.KNOWN: Nn_("{n} game was here already.", "{n} games were here already."),
    Came.REFUSED: Nn_(
        "{n} game can't be read and stays in the file.",
        "{n} games can't be read and stay in the file.",
    ),
}


def view(page: Incoming) -> Node:
    """What came, or the ways in which something can come."""
    if page.backup:
        content = _backup(page, page.backup)
    elif page.table:
        content = _game(page, page.table)
    else:
        content = _ways(page)
    return Node("main", {"class": "paper stage"}, *content)


def _problem(page: Incoming) -> Node | None:
    if not page.problem:
        return None
    return Node("p", {"class": "lead problem", "role": "alert"}, page.problem(), key="problem")


def _ways(page: Incoming) -> list[Node | None]:
    say = page.services.say
    return [
        Node("h1", {}, say("Open a game")),
        _problem(page),
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
    seen = look_on(page.services, game, table, table.played, viewers(table)[0])
    names = ", ".join(player.name for player in table.players)
    moves = say.count(Nn_("{n} move", "{n} moves"), table.played)
    keep = say("Keep this game") if page.whole else say("Keep the part that can be read")
    stage: Attributes = {"class": "stage-board", "data-game": game.rules.name, "inert": True}
    return [
        Node("h1", {}, say(game.texts.TITLE)),
        _problem(page),
        lead(f"{names} · {moves}"),
        actions(
            button(keep, "keep", "primary"),
            button(say("Open another"), "another"),
            link(say("To the menu"), "#/", "button"),
        ),
        Node("div", stage, game.view.board(seen), key="board"),
    ]


def _backup(page: Incoming, backup: Backup) -> list[Node | None]:
    say = page.services.say
    games = say.count(Nn_("{n} game", "{n} games"), len(backup.games))
    done = page.came
    lines = [
        Node("li", {}, say.count(CAME[came], n), key=came.name)
        for came, n in (done or Counter[Came]()).items()
    ]
    total = sum((done or Counter[Came]()).values())
    return [
        Node("h1", {}, say("Restore a backup")),
        lead(say("This backup holds {games}.", games=games)),
        Node("p", {}, say("Nothing that is here is lost: what is missing is added to it.")),
        Node("progress", {"max": max(len(backup.games), 1), "value": total, "aria-label": games})
        if done is not None and total < len(backup.games)
        else None,
        Node("ul", {"class": "restored", "role": "status"}, *lines),
        actions(
            button(say("Restore"), "restore", "primary") if done is None else None,
            link(say("Saved games"), "#/saved", "button"),
        ),
    ]
