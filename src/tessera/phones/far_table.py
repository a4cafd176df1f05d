"""The table of another device, as one seat knows it: its events come over the wire, and a play made
here is sent there, and happens here when it comes back."""

from collections.abc import Callable
from typing import Any

from tessera.core.record import Record
from tessera.core.rules import Rules
from tessera.phones.messages import PhoneRequest
from tessera.phones.telling import ELSEWHERE
from tessera.session.observe import OPEN, Observations, Viewer
from tessera.session.table import Change, Table

Send = Callable[[PhoneRequest], None]


class FarTable(Table[Any, Any]):
    """A table whose positions are all as one seat knows them, for every viewer."""

    def __init__(
        self, rules: Rules[Any, Any], record: Record, start: Any, serial: int, send: Send
    ) -> None:
        """`record` has the players and the options; `start` is the first position that is
        known."""
        super().__init__(rules, record, start)
        self.serial = serial
        """The number of the table's changes up to the last one that this device knows of."""
        self.redoes = False
        """Whether this seat has undone something that can be redone."""
        self._send = send
        self._asked_at = -1
        self._next: list[Any] = []

    @property
    def asked(self) -> bool:
        """Whether a request was sent that the table hasn't answered yet."""
        return self._asked_at == self.serial

    def take(self, serial: int, event: str, position: str) -> None:
        """Adds an event of the table, with the position after it, or "" if that follows by the
        rules. Raises Illegal if one of them can't be read."""
        rules, before = self.rules, self.state
        action = rules.read(event)
        after = rules.read_position(position) if position else rules.apply(before, action)
        self._states.append(after)
        self._actions.append(action)
        self._texts.append(event)
        self.played += 1
        self.serial, self.redoes = serial, False
        self._tell(Change(before, action, after))
        if self._next:
            self.play(self._next.pop(0))

    def play(self, action: Any) -> None:
        """Sends an action to the table. Raises Illegal if it isn't legal in the position here."""
        self.rules.apply(self.state, action)
        self._ask("play", self.rules.write(action))

    def play_all(self, actions: tuple[Any, ...]) -> None:
        """Sends actions one by one, each when the one before it has happened."""
        self._next = [*actions[1:]]
        self.play(actions[0])

    def throw(self) -> None:
        """Asks the table for a throw, or another event of chance."""
        self._ask("throw")

    @property
    def undo_leads_to(self) -> int | None:
        """As in `Table`, but None if the last choice was made elsewhere, or while a request is
        open."""
        point = None if self.asked else super().undo_leads_to
        seat = None if point is None else self.on_turn(point)
        return point if seat is not None and self.players[seat].is_person else None

    @property
    def no_undo(self) -> str:
        """As in `Table`, with two more codes: "asked" while a request is open, and "others" if the
        last choice was made elsewhere."""
        if self.asked:
            return "asked"
        return super().no_undo or ("others" if self.undo_leads_to is None else "")

    def _is_person(self, seat: int, at: int) -> bool:
        """Whether a person sat on the seat after `at` events, at this device or elsewhere."""
        return super()._is_person(seat, at) or self.players[seat].kind == ELSEWHERE

    def undo(self) -> None:
        """Asks the table to undo this seat's last choice."""
        self._ask("undo")

    def can_redo(self) -> bool:
        """See `redoes`; False while a request is open."""
        return self.redoes and not self.asked

    def redo(self) -> None:
        """Asks the table to redo what this seat has undone."""
        self._ask("redo")

    def refuse(self) -> None:
        """Forgets the open request, which the table has refused, and the actions after it."""
        self._asked_at, self._next = -1, []

    def _ask(self, verb: str, event: str = "") -> None:
        self._asked_at = self.serial
        self._send(PhoneRequest(verb, self.serial, event))

    def _observed_by(self, viewer: Viewer) -> Observations[Any, Any]:
        """The observations for any viewer: all that this device knows."""
        return super()._observed_by(OPEN)
