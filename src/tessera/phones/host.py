"""The table's side of the connections: it knows the phones at the table, tells each of them about
events, and does their requests."""

from collections.abc import Callable

from tessera.core.rules import Illegal
from tessera.kit.game import AnyGame
from tessera.phones.messages import Paused, PhoneRequest, RedoRequest, Refusal, UndoRequest
from tessera.phones.requests import do_again, play_event, take_back, throw_for
from tessera.phones.seating import seats_of, sitter
from tessera.phones.telling import Telling
from tessera.phones.visitor import Told, Visitor
from tessera.session.table import AnyTable, Change

MOST_PHONES = 24
"""The most phones at one table."""


class Host:
    """All phones round one tablet, whichever game it shows."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.visitors: list[Visitor] = []
        self.serial = 0
        """The number of changes so far, of the table or to another table."""
        self._game: AnyGame | None = None
        self._table: AnyTable | None = None
        self._telling: Telling | None = None
        self._plays = False
        self._unsubscribe: Callable[[], None] = lambda: None

    @property
    def seats(self) -> frozenset[int]:
        """The seats that are played on a phone now."""
        return frozenset(v.seat for v in self.visitors if v.here and v.seat is not None)

    def of_seat(self, seat: int) -> Visitor | None:
        """The phone of a seat, also a silent one."""
        return next((v for v in self.visitors if v.seat == seat and v.greeted), None)

    @property
    def spectators(self) -> int:
        """The number of phones that look on now."""
        return sum(v.here and v.seat is None for v in self.visitors)

    # --- the table ---

    def lay(self, game: AnyGame, table: AnyTable, *, plays: bool) -> None:
        """Shows a table, which is on the screen now, on all phones. If nobody `plays`, phones see
        it and wait."""
        self._unsubscribe()
        self._game, self._table, self._plays = game, table, plays
        self._telling = Telling(table)
        self.serial += 1
        self._seat_all(table)
        self._unsubscribe = table.subscribe(self._changed)
        self._show_all()

    def clear(self) -> None:
        """Tells all phones to wait, because no table is on the screen."""
        self._unsubscribe()
        self._unsubscribe = lambda: None
        self._game = self._table = self._telling = None
        for visitor in self.visitors:
            if visitor.greeted:
                visitor.tell(Paused())

    def _seat_all(self, table: AnyTable) -> None:
        """Gives each phone the seat that its person has at this table, if any."""
        found = seats_of(table.players, [v.sitter for v in self.visitors if v.sitter])
        for visitor in self.visitors:
            had = visitor.seat
            visitor.seat = found.get(visitor.sitter) if visitor.sitter else None
            if had is not None and visitor.seat is None and visitor.greeted:
                self.told(visitor, "no_seat")

    # --- phones ---

    def invite(self, seat: int | None) -> Visitor | None:
        """A phone that is expected at the table on the screen; None if there is no table, or
        `MOST_PHONES` have been invited."""
        if len(self.visitors) >= MOST_PHONES or self._table is None:
            return None
        who = None if seat is None else sitter(self._table.players, seat)
        visitor = Visitor(self, seat, who)
        self.visitors.append(visitor)
        return visitor

    def forget(self, visitor: Visitor) -> None:
        """Removes a phone that has gone, or won't come."""
        if visitor in self.visitors:
            self.visitors.remove(visitor)

    def seat(self, visitor: Visitor) -> None:
        """Seats a phone that has come, and sends away any other phone on its seat."""
        for other in [other for other in self.visitors if other.greeted]:
            if visitor.seat is not None and other is not visitor and other.seat == visitor.seat:
                other.leave("taken")
        self._show(visitor)
        self.told(visitor, "here")

    def take(self, visitor: Visitor, request: PhoneRequest) -> bool:
        """Does the request of a phone, or tells it the reason for refusing; returns whether it was
        done."""
        try:
            self._do(visitor.seat, request)
        except Illegal as refused:
            visitor.tell(Refusal(refused.code))
            return False
        return True

    def _do(self, seat: int | None, request: PhoneRequest) -> None:
        game, table = self._game, self._table
        if table is None or game is None or not self._plays:
            raise Illegal("paused")
        if request.serial != self.serial:
            raise Illegal("late")
        if seat is None:
            raise Illegal("not_yours")
        if isinstance(request, UndoRequest):
            take_back(table, seat)
        elif isinstance(request, RedoRequest):
            do_again(table, seat)
        elif request.event:
            play_event(table, seat, request.event)
        else:
            throw_for(game, table, seat)

    # --- what phones are told ---

    def _changed(self, change: Change) -> None:
        table, telling = self._table, self._telling
        assert table is not None
        assert telling is not None
        self.serial += 1
        if change.event is None:
            self._who_sits(table)
            self._show_all()
            return
        for visitor in self.visitors:
            if visitor.greeted:
                visitor.tell(telling.happened(self.serial, visitor.seat))

    def _who_sits(self, table: AnyTable) -> None:
        """Updates names and seats after an undo, or when a seat changed hands or its name."""
        for visitor in self.visitors:
            if visitor.seat is not None and table.players[visitor.seat].is_person:
                visitor.sitter = sitter(table.players, visitor.seat)
        self._seat_all(table)

    def _show_all(self) -> None:
        for visitor in self.visitors:
            if visitor.greeted:
                self._show(visitor)

    def _show(self, visitor: Visitor) -> None:
        if self._telling:
            visitor.tell(self._telling.whole_table(self.serial, visitor.seat))
            if not self._plays:
                visitor.tell(Paused())
