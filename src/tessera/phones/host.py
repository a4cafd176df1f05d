"""The table's side: it knows who is at the table with a phone, tells each of them what happens, and
takes what they want to happen."""

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
"""At one table; more is no game any more."""


class Host:
    """All phones round one tablet, whichever game it shows."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.visitors: list[Visitor] = []
        self.serial = 0
        """How often something has changed on the table, or another was laid."""
        self._game: AnyGame | None = None
        self._table: AnyTable | None = None
        self._telling: Telling | None = None
        self._plays = False
        self._unsubscribe: Callable[[], None] = lambda: None

    @property
    def seats(self) -> frozenset[int]:
        """Those that are played on a phone now."""
        return frozenset(v.seat for v in self.visitors if v.here and v.seat is not None)

    def of_seat(self, seat: int) -> Visitor | None:
        """The phone of a seat, also a silent one."""
        return next((v for v in self.visitors if v.seat == seat and v.greeted), None)

    @property
    def spectators(self) -> int:
        """How many phones look on."""
        return sum(v.here and v.seat is None for v in self.visitors)

    # --- the table ---

    def lay(self, game: AnyGame, table: AnyTable, *, plays: bool) -> None:
        """This table is on the screen now. Where nobody `plays`, phones see it and wait."""
        self._unsubscribe()
        self._game, self._table, self._plays = game, table, plays
        self._telling = Telling(table)
        self.serial += 1
        self._seat_all(table)
        self._unsubscribe = table.subscribe(self._changed)
        self._show_all()

    def clear(self) -> None:
        """No table is on the screen; phones wait for the next."""
        self._unsubscribe()
        self._unsubscribe = lambda: None
        self._game = self._table = self._telling = None
        for visitor in self.visitors:
            if visitor.greeted:
                visitor.tell(Paused())

    def _seat_all(self, table: AnyTable) -> None:
        """Each where the same person sits at this table, if anywhere."""
        found = seats_of(table.players, [v.sitter for v in self.visitors if v.sitter])
        for visitor in self.visitors:
            had = visitor.seat
            visitor.seat = found.get(visitor.sitter) if visitor.sitter else None
            if had is not None and visitor.seat is None and visitor.greeted:
                self.told(visitor, "no_seat")

    # --- phones ---

    def invite(self, seat: int | None) -> Visitor | None:
        """A phone that is to come to the table that is laid; None where there are enough."""
        if len(self.visitors) >= MOST_PHONES or self._table is None:
            return None
        who = None if seat is None else sitter(self._table.players, seat)
        visitor = Visitor(self, seat, who)
        self.visitors.append(visitor)
        return visitor

    def forget(self, visitor: Visitor) -> None:
        """It isn't there any more, and won't come."""
        if visitor in self.visitors:
            self.visitors.remove(visitor)

    def seat(self, visitor: Visitor) -> None:
        """It has come. Whoever was on its seat leaves."""
        for other in [other for other in self.visitors if other.greeted]:
            if visitor.seat is not None and other is not visitor and other.seat == visitor.seat:
                other.leave("taken")
        self._show(visitor)
        self.told(visitor, "here")

    def take(self, visitor: Visitor, request: PhoneRequest) -> bool:
        """Does what a phone wants, or says why not; whether it was done."""
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
        """Something was taken back, or somebody has another name, or has made room."""
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
