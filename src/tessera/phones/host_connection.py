"""The phone's side of the connection: it shows the table as told, and sends requests."""

from collections.abc import Callable
from enum import Enum

from tessera.core.record_reader import BadRecord, read_record
from tessera.core.rules import Illegal
from tessera.kit.game import AnyGame
from tessera.phones.far_table import FarTable
from tessera.phones.messages import (
    PROTOCOL,
    BadMessage,
    EventMessage,
    Goodbye,
    Heartbeat,
    Hello,
    Paused,
    Refusal,
    WholeTable,
    read_from_table,
)
from tessera.phones.side import Side
from tessera.phones.wire import Wire

Find = Callable[[str], AnyGame | None]


class Presence(Enum):
    """The state of the connection between a phone and its table."""

    COMING = "nothing was heard yet"
    HERE = "at the table"
    SILENT = "nothing has been heard for a while"
    ENDED = "it won't come back"


class HostConnection(Side):
    """One phone at one table. `changed` is called when there is another table to show."""

    def __init__(
        self, release: str, find: Find, changed: Callable[[], None], tell: Callable[[str], None]
    ) -> None:
        """`tell` is called with the code of a refusal, and with "no_seat" when this phone loses its
        seat and may only look on."""
        super().__init__()
        self._release = release
        self._find = find
        self._changed = changed
        self._inform = tell
        self.state = Presence.COMING
        self.why = ""
        """The reason why the connection ended, as a code."""
        self.seat: int | None = None
        """None for a spectator."""
        self.game: AnyGame | None = None
        self.table: FarTable | None = None
        self.paused = False
        """Whether the tablet shows something else."""

    def opened(self, wire: Wire, now: float) -> bool:
        """See `Listener`."""
        self.wire, self._heard, self._told = wire, now, now
        self.tell(Hello(PROTOCOL, self._release))
        return False

    def heard(self, text: str, now: float) -> bool:
        """See `Listener`."""
        if self.state is Presence.ENDED:
            return False
        self._heard = now
        was, self.state = self.state, Presence.HERE
        try:
            message = read_from_table(text)
            if isinstance(message, Heartbeat):
                return was is not self.state
            self._take(message)
        except (BadMessage, BadRecord, Illegal, ValueError):
            self._end("release")
        return True

    def beat(self, now: float) -> bool:
        """See `Listener`."""
        lost = self._beats(now, here=self.state is Presence.HERE)
        if lost:
            self.state = Presence.SILENT
        return lost

    def closed(self) -> bool:
        """See `Listener`."""
        if self.state is not Presence.ENDED:
            self._end("unmet" if self.state is Presence.COMING else "lost")
        return True

    def _take(self, message: object) -> None:
        match message:
            case WholeTable():
                self._lay(message)
            case EventMessage(serial, event, position) if self.table:
                self.paused = False
                self.table.take(serial, event, position)
            case Refusal(code):
                if self.table:
                    self.table.refuse()
                self._inform(code)
            case Paused():
                self.paused = True
            case Goodbye(code):
                self.seat = None  # Somebody else may have it now: no hand stays on the screen.
                self._end(code)

    def _lay(self, shown: WholeTable) -> None:
        """Replaces the table by another one, or by the same one after an undo or redo."""
        record = read_record(shown.record.rstrip("\n") + "\n")
        game = self._find(record.game)
        if game is None or record.version > game.rules.version:
            raise BadMessage(record.game)
        if shown.seat is not None and shown.seat >= len(record.players):
            raise BadMessage(shown.seat)
        start = game.rules.read_position(shown.start)
        table = FarTable(game.rules, record, start, shown.serial, self.tell)
        for event, position in shown.events:
            table.take(shown.serial, event, position)
        table.redoes = shown.redo
        lost = self.seat is not None and shown.seat is None
        self.game, self.table, self.seat, self.paused = game, table, shown.seat, False
        self._changed()
        if lost:
            self._inform("no_seat")

    def _end(self, code: str) -> None:
        self.state, self.why = Presence.ENDED, code
