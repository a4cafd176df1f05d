"""The More sheet of a game: other games, and links to other pages."""

from tessera.features.setup.begin import begin
from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node
from tessera.screens.device import PHONES
from tessera.screens.table.context import Context
from tessera.screens.table.parts.more import MoreSheet
from tessera.screens.table.parts.part import Nodes
from tessera.screens.table.sheets import does, leads


class MoreOfGame(MoreSheet):
    """The More sheet of a game that is played here."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.presses = {"again": self._play_again}

    def first(self, seen: AnySeen) -> Nodes:
        """The ways of this game, other ones while it goes on than at its end."""
        say, context = seen.say, self._context
        over = seen.due is Due.NOTHING
        can_change = any("open seats" in part.presses for part in context.slots.parts)
        people = does("people", say("Who plays?"), "open seats")
        again = does("restart", say("Play again") if over else say("New game"), "again")
        rules = leads("rules", say("Rules"), f"#/rules/{context.game.rules.name}/{context.id}")
        return rules, people if can_change and not over else None, again

    def elsewhere(self, seen: AnySeen) -> Nodes:
        say, context, over = seen.say, self._context, seen.due is Due.NOTHING
        id, second = context.id, say("Show on a second screen")
        # By post everybody has the game at home.
        here = not over and not context.table.post
        lays_out = here and context.game.lays_out
        phones = here and PHONES not in context.services.device.host.hides
        return (
            leads("phone", say("Phones"), f"#/phones/{id}") if phones else None,
            leads("screen", second, f"#/screen/{id}", elsewhere=True) if here else None,
            leads("again", say("How it went"), f"#/end/{id}")
            if over
            else leads("again", say("Replay"), f"#/watch/{id}"),
            leads("table", say("Set up a position"), f"#/position/{id}") if lays_out else None,
            leads("share", say("Share"), f"#/share/{id}"),
            Node("p", {"class": "hint keys"}, say("On the board, the key ? shows all keys."))
            if context.ui.cursor
            else None,
        )

    def _play_again(self) -> None:
        """Starts a game with the same people and rules, and new dice."""
        services, game, table = self._context.services, self._context.game, self._context.table
        if table.result is None:
            words = services.say("This is a new game now. The old one is kept.")
            services.messages.notify_next(words)
        begin(services, game, table.setup, table.players, dice=table.dice, position=table.position)
