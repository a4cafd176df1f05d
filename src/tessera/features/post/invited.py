"""An invitation by post that nobody has accepted yet: who invites whom to what."""

from tessera.games import find
from tessera.i18n import N_
from tessera.post.game import PostGame
from tessera.scene.node import Attributes, Node
from tessera.screens.components import actions, button, hint, lead, link, menu_link
from tessera.screens.services import Services
from tessera.screens.table.saved.entries import options
from tessera.screens.table.seeing import spectate, viewers
from tessera.screens.table.words.letters import people
from tessera.session.table import Table

APART = N_(
    "This is the browser of another app, which keeps its games apart. Copy the link, and open it "
    "in your own browser or in the installed app."
)


def invited(services: Services, other: PostGame) -> Node:
    """The game, with a button to join it where a place is free."""
    say, record, post = services.say, other.record, other.post
    game = find(record.game)
    assert game is not None
    house = len(post.chains)
    inviting = people(say, record.players, post, 0)
    title = say(game.title_of(record.setup))
    table = Table(game.rules, record)
    seen = spectate(services, game, table, table.played, viewers(table)[0])
    agreed = [options(services, game, record)]
    if game.bots_think:
        agreed.append(say("Hints are allowed") if post.hints else say("No hints"))
    stage: Attributes = {"class": "stage-board", "data-game": record.game, "inert": True}
    open_place, seated = house < post.count, [player.name for player in record.players]
    several = open_place and post.count > 2
    names = people(say, record.players, post, house) if open_place else ""
    words = say(
        "You play from different places and take turns by message: after your turn, send the "
        "link. Tessera checks every turn."
    )
    if game.odds():
        words += " " + say("Nobody can choose or know the dice in advance.")
    if not open_place:
        words = say(
            "All players have joined. If you lost your device, ask another player to invite you "
            "again."
        )
    in_app = services.device.sharing.is_in_app()
    look = "" if in_app else "primary"
    return Node(
        "main",
        {"class": "paper stage"},
        Node(
            "h1",
            {},
            say("{player} invites you to play {game} by message", player=inviting, game=title)
            if open_place
            else say("{game} by message", game=title),
        ),
        lead(" · ".join(filter(None, [say.together(seated), *agreed]))),
        Node("p", {}, words),
        hint(say("This message is for {players}.", players=names)) if several else None,
        hint(say(APART)) if in_app else None,
        actions(
            button(say("Copy the link"), "copy letter", "primary") if in_app else None,
            button(say("I am {player}: join", player=names), "join", look)
            if open_place
            else button(say("Keep this game"), "look", look),
            link(say("Rules"), f"#/rules/{record.game}", "button"),
            menu_link(say),
        ),
        Node("div", stage, game.view.board(seen), key="board"),
    )
