"""The More sheet of a replay: its speed, the place it is seen from, and where to go from here."""

from tessera.features.setup.begin import begin_from
from tessera.features.story.source import RecordedGame
from tessera.features.story.transport import Transport
from tessera.i18n import Translator
from tessera.kit.view import AnySeen
from tessera.screens.components import field, hint, selection
from tessera.screens.table.context import Context
from tessera.screens.table.parts.more import MoreSheet
from tessera.screens.table.parts.part import Nodes
from tessera.screens.table.seeing import viewers
from tessera.screens.table.sheets import does, leads, rows, tiles
from tessera.session.observe import OPEN, Viewer
from tessera.session.table import AnyTable


class MoreOfReplay(MoreSheet):
    """The More sheet of one replay."""

    def __init__(self, context: Context, source: RecordedGame, transport: Transport) -> None:
        super().__init__(context, self._choices, self._ways)
        self._source = source
        self._transport = transport
        self.presses = {"branch": self._branch}
        self.fields = {"viewer": self._choose_chair}

    def _choose_chair(self, number: str) -> None:
        self._source.chair = viewers(self._source.table)[int(number)]

    def _branch(self) -> None:
        """Begins a game of one's own from the position that is shown."""
        begin_from(self._context.services, self._source.table, self._source.at)

    def _choices(self, seen: AnySeen) -> Nodes:
        say, table, source = seen.say, self._source.table, self._source
        speeds = [
            ("slow", say("Slow")),
            ("normal", say("Normal")),
            ("fast", say("Fast")),
            ("fastest", say("Very fast")),
        ]
        chairs = viewers(table)
        choices = [(str(n), _name(say, table, viewer)) for n, viewer in enumerate(chairs)]
        chosen, seen_by = str(chairs.index(source.chair)), say("Seen by")
        speed, hidden = say("Pace"), say("Hands stay hidden until the game is over.")
        return (
            field(speed, selection("speed", speed, speeds, self._transport.speed)),
            field(seen_by, selection("viewer", seen_by, choices, chosen))
            if len(choices) > 1
            else None,
            hint(hidden) if chairs[0] is None else None,
        )

    def _ways(self, seen: AnySeen) -> Nodes:
        say, table, id = seen.say, self._source.table, self._source.id
        over = table.result is not None
        return (
            tiles(
                does("branch", say("Continue from here"), "branch"),
                leads("flag", say("How it went"), f"#/end/{id}") if over else None,
                leads("analysis", say("Analysis"), f"#/analysis/{id}")
                if over and self._source.game.analyst
                else None,
            ),
            rows(
                say("This game"),
                leads("picture", say("Send a picture"), f"#/picture/{id}/{self._source.at}"),
                leads("share", say("Share"), f"#/share/{id}"),
                leads("saved", say("Saved games"), "#/saved"),
            ),
        )


def _name(say: Translator, table: AnyTable, viewer: Viewer) -> str:
    """The label of a viewer."""
    if viewer == OPEN:
        return say("The open table")
    return say("As spectators saw it") if viewer is None else table.players[viewer].name
