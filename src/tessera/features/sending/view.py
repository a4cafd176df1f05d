"""The page for what comes from elsewhere: the ways to bring it, then a game or a backup."""

from tessera.features.sending.backup_view import backup_view, problem
from tessera.features.sending.model import Incoming
from tessera.games import find
from tessera.i18n import Nn_
from tessera.scene.node import Attributes, Node
from tessera.screens.components import actions, button, file_field, hint, lead, link, menu_link
from tessera.screens.services import Services
from tessera.screens.table.seeing import spectate, viewers
from tessera.session.table import AnyTable


def view(page: Incoming) -> Node:
    """The page with the game or backup that came, or with the ways to bring one."""
    if page.table:
        content = _game(page, page.table)
    elif page.unfolding.is_running:
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
    stage: Attributes = {"class": "stage-board", "data-game": game.rules.name, "inert": True}
    return [
        Node("h1", {}, say(game.title_of(table.setup))),
        problem(page),
        lead(f"{names} · {moves}"),
        None if over else hint(anew),
        actions(
            button(keep, "keep", "primary"),
            button(say("Open another"), "another"),
            menu_link(say),
        ),
        Node("div", stage, game.view.board(seen), key="board"),
    ]


def incoming_page(services: Services, rest: str) -> Incoming:
    """The page that opens what came with the address, or with a file."""
    return Incoming(services, view, rest.partition("/")[0])
