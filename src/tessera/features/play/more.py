"""The More sheet of a game: other games, and links to other pages."""

from tessera.features.setup.begin import begin
from tessera.i18n import Translator
from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node
from tessera.screens.device import PHONES
from tessera.screens.table.context import Context
from tessera.screens.table.parts.more import MoreSheet, of_the_screen
from tessera.screens.table.parts.part import Nodes
from tessera.screens.table.sheets import does, leads, rows, tiles


class MoreOfGame(MoreSheet):
    """The More sheet of a game that is played here."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, self._tiles, self._rows)
        self.presses = {"again": self._play_again}

    def _tiles(self, seen: AnySeen) -> Nodes:
        """The buttons looked for most: while the game goes on others than at its end."""
        say, context = seen.say, self._context
        if seen.due is Due.NOTHING:
            return (tiles(_again(say), _replay(say, context.id), _picture(say, context.id)),)
        can_change = any("open seats" in part.presses for part in context.slots.parts)
        people = does("people", say("Who plays?"), "open seats") if can_change else None
        other = does("restart", say("New game"), "again")
        return (tiles(_rules(say, context), people, other),)

    def _rows(self, seen: AnySeen) -> Nodes:
        say, context, over = seen.say, self._context, seen.due is Due.NOTHING
        name, id = context.game.rules.name, context.id
        return (
            rows(
                say("This game"),
                # By post everybody has the game at home.
                None
                if over or context.table.post or PHONES in context.services.device.host.hides
                else leads("phone", say("Phones"), f"#/phones/{id}"),
                None
                if over or context.table.post
                else leads(
                    "screen", say("Show on a second screen"), f"#/screen/{id}", elsewhere=True
                ),
                None if over else _replay(say, id),
                _share(say, id),
                _rules(say, context) if over else None,
                leads("odds", say("Odds and throws"), f"#/odds/{name}/{id}")
                if context.game.odds()
                else None,
            ),
            of_the_screen(say),
            Node("p", {"class": "hint keys"}, say("On the board, the key ? shows all keys."))
            if context.ui.cursor
            else None,
        )

    def _play_again(self) -> None:
        """Starts a game with the same people and rules, and new dice."""
        services, table = self._context.services, self._context.table
        if table.result is None:
            words = services.say("This is a new game now. The old one is kept.")
            services.messages.notify_next(words)
        begin(services, self._context.game, table.setup, table.players, dice=table.dice)


def _again(say: Translator) -> Node:
    return does("restart", say("Play again"), "again")


def _rules(say: Translator, context: Context) -> Node:
    return leads("rules", say("Rules"), f"#/rules/{context.game.rules.name}/{context.id}")


def _replay(say: Translator, id: str) -> Node:
    return leads("again", say("Replay"), f"#/watch/{id}")


def _picture(say: Translator, id: str) -> Node:
    return leads("picture", say("Send a picture"), f"#/picture/{id}")


def _share(say: Translator, id: str) -> Node:
    return leads("share", say("Share"), f"#/share/{id}")
