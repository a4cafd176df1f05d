"""A table that stands elsewhere, as one seat knows it: what happens there comes over the line, and
what is played here goes there and happens when it comes back."""

from collections.abc import Callable
from typing import Any

from tessera.core.record import Record
from tessera.core.rules import Rules
from tessera.phones.messages import PhoneRequest, PlayRequest, RedoRequest, UndoRequest
from tessera.phones.telling import ELSEWHERE
from tessera.session.observe import OPEN, Observations, Viewer
from tessera.session.table import Change, Table

Send = Callable[[PhoneRequest], None]


class FarTable(Table[Any, Any]):
    """Its positions are those of the seat, so whoever looks sees no more."""

    def __init__(
        self, rules: Rules[Any, Any], record: Record, start: Any, serial: int, send: Send
    ) -> None:
        """`record` says who plays and what was agreed; `start` is the first position that is
        known."""
        super().__init__(rules, record, start)
        self.serial = serial
        """How many changes the table had that this one has heard of."""
        self.redoes = False
        """Whether something was taken back here that can be done again."""
        self._send = send
        self._asked_at = -1
        self._next: list[Any] = []

    @property
    def asked(self) -> bool:
        """Whether something was played here that hasn't come back yet."""
        return self._asked_at == self.serial

    def take(self, serial: int, event: str, position: str) -> None:
        """Something happened there. Raises Illegal where it can't be read."""
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
        """Sends an action, if it is legal here; Illegal says why it isn't."""
        self.rules.apply(self.state, action)
        self._ask(self.rules.write(action))

    def play_all(self, actions: tuple[Any, ...]) -> None:
        """Sends actions one by one, each when the one before it has happened."""
        self._next = [*actions[1:]]
        self.play(actions[0])

    def throw(self) -> None:
        """Asks for dice, or whatever comes by chance."""
        self._ask("")

    @property
    def undo_leads_to(self) -> int | None:
        """To the last choice, if it was made here and nothing was asked for since."""
        point = None if self.asked else super().undo_leads_to
        seat = None if point is None else self.on_turn(point)
        return point if seat is not None and self.players[seat].is_person else None

    @property
    def no_undo(self) -> str:
        """See `Table`: besides, it may be somebody else's to take back, or be asked for."""
        if self.asked:
            return "asked"
        return super().no_undo or ("others" if self.undo_leads_to is None else "")

    def _is_person(self, seat: int, at: int) -> bool:
        """Those elsewhere are people too."""
        return super()._is_person(seat, at) or self.players[seat].kind == ELSEWHERE

    def undo(self) -> None:
        """Asks for what was done last to be taken back; who asks waits for it."""
        self._wait_for(UndoRequest(self.serial))

    def can_redo(self) -> bool:
        """See `redoes`; not while something is asked for."""
        return self.redoes and not self.asked

    def redo(self) -> None:
        """Asks for it to be done again; who asks waits for it."""
        self._wait_for(RedoRequest(self.serial))

    def refuse(self) -> None:
        """What was asked last won't happen."""
        self._asked_at, self._next = -1, []

    def _ask(self, event: str) -> None:
        self._wait_for(PlayRequest(self.serial, event))

    def _wait_for(self, request: PhoneRequest) -> None:
        self._asked_at = self.serial
        self._send(request)

    def _observed_by(self, viewer: Viewer) -> Observations[Any, Any]:
        """All that is known here."""
        return super()._observed_by(OPEN)
