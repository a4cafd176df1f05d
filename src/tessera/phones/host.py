"""The table's side of the connections: it knows the phones at the table, tells each of them about
events, and does their requests."""

from collections.abc import Callable

from tessera.core.rules import Illegal
from tessera.kit.game import AnyGame
from tessera.phones.messages import Paused, PhoneRequest, Refusal
from tessera.phones.phone_connection import PhoneConnection, Told
from tessera.phones.requests import do_again, play_event, take_back, throw_for
from tessera.phones.seating import identity_of, seats_of
from tessera.phones.telling import Telling
from tessera.session.table import AnyTable, Change

MOST_PHONES = 24
"""The most phones at one table."""


class Host:
    """All phones round one tablet, whichever game it shows."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.phones: list[PhoneConnection] = []
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
        if not self.phones:
            return frozenset()
        return frozenset(
            phone.seat for phone in self.phones if phone.here and phone.seat is not None
        )

    def of_seat(self, seat: int) -> PhoneConnection | None:
        """The phone of a seat, also a silent one."""
        return next((phone for phone in self.phones if phone.seat == seat and phone.greeted), None)

    @property
    def spectators(self) -> int:
        """The number of phones that look on now."""
        return sum(phone.here and phone.seat is None for phone in self.phones)

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
        for phone in self.phones:
            if phone.greeted:
                phone.tell(Paused())

    def _seat_all(self, table: AnyTable) -> None:
        """Gives each phone the seat that its person has at this table, if any."""
        seats = seats_of(table.players, [phone.identity for phone in self.phones if phone.identity])
        for phone in self.phones:
            had = phone.seat
            phone.seat = seats.get(phone.identity) if phone.identity else None
            if had is not None and phone.seat is None and phone.greeted:
                self.told(phone, "no_seat")

    # --- phones ---

    def invite(self, seat: int | None) -> PhoneConnection | None:
        """A phone that is expected at the table on the screen; None if there is no table, or
        `MOST_PHONES` have been invited."""
        if len(self.phones) >= MOST_PHONES or self._table is None:
            return None
        who = None if seat is None else identity_of(self._table.players, seat)
        phone = PhoneConnection(self, seat, who)
        self.phones.append(phone)
        return phone

    def forget(self, phone: PhoneConnection) -> None:
        """Removes a phone that has gone, or won't come."""
        if phone in self.phones:
            self.phones.remove(phone)

    def seat(self, phone: PhoneConnection) -> None:
        """Seats a phone that has come, and sends away any other phone on its seat."""
        for other in [other for other in self.phones if other.greeted]:
            if phone.seat is not None and other is not phone and other.seat == phone.seat:
                other.leave("taken")
        self._show(phone)
        self.told(phone, "here")

    def take(self, phone: PhoneConnection, request: PhoneRequest) -> bool:
        """Does the request of a phone, or tells it the reason for refusing; returns whether it was
        done."""
        try:
            self._do(phone.seat, request)
        except Illegal as refused:
            phone.tell(Refusal(refused.code))
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
        if request.verb == "undo":
            take_back(table, seat)
        elif request.verb == "redo":
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
        for phone in self.phones:
            if phone.greeted:
                phone.tell(telling.happened(self.serial, phone.seat))

    def _who_sits(self, table: AnyTable) -> None:
        """Updates names and seats after an undo, or when a seat changed hands or its name."""
        for phone in self.phones:
            if phone.seat is not None and table.players[phone.seat].is_person:
                phone.identity = identity_of(table.players, phone.seat)
        self._seat_all(table)

    def _show_all(self) -> None:
        for phone in self.phones:
            if phone.greeted:
                self._show(phone)

    def _show(self, phone: PhoneConnection) -> None:
        if self._telling:
            phone.tell(self._telling.whole_table(self.serial, phone.seat))
            if not self._plays:
                phone.tell(Paused())
