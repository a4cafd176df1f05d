"""The table's side: it tells each phone what its seat may know, and takes what may be played.

What a phone is told is made by `Table.observe` alone, so it holds no other hand; the seed is taken
out of the head of the record.
"""

from collections.abc import Callable
from dataclasses import replace

from tessera.core.record import Record, write_record
from tessera.core.rules import Illegal
from tessera.kit.game import AnyGame
from tessera.kit.view import Due
from tessera.phones.messages import (
    PROTOCOL,
    Alive,
    BadMessage,
    Bye,
    FromTable,
    Happened,
    Hello,
    Paused,
    PlayRequest,
    Refusal,
    WholeTable,
    read_from_phone,
    write_from_table,
)
from tessera.phones.rates import Rate
from tessera.phones.wire import BEAT, SILENCE, Wire
from tessera.session.table import AnyTable, Change
from tessera.session.turn import due, throw

MOST_PHONES = 24
"""At one table; more is no game any more."""
LATEST, ROOM = 60, 40_000
"""Where hands are hidden every event comes with a position. So many of the latest are told to who
joins, and no more than have room in so many characters."""
ELSEWHERE = "elsewhere"
"""The kind of a person who doesn't play on this phone."""


class Visitor:
    """One phone: over which wire, for which seat, and how it is with it."""

    def __init__(self, host: "Host", seat: int | None, name: str) -> None:
        self._host = host
        self.seat = seat
        """None for one that looks on."""
        self.name = name
        """Of who sits there."""
        self.wire: Wire | None = None
        self.greeted = False
        """Whether it has said which protocol it speaks, and so is at the table."""
        self.silent = False
        """Whether nothing has been heard of it for long."""
        self._heard = self._told = 0.0
        self._rate = Rate(0.0)

    @property
    def here(self) -> bool:
        """Whether somebody can play on it now."""
        return self.greeted and not self.silent

    def opened(self, wire: Wire, now: float) -> bool:
        """See `Listener`."""
        self.wire, self._heard, self._rate = wire, now, Rate(now)
        return False

    def heard(self, text: str, now: float) -> bool:
        """See `Listener`."""
        if self.wire is None or not self._rate.allows(now):
            return self._rate.exhausted and self.leave("too_much")
        self._heard = now
        try:
            message = read_from_phone(text)
        except BadMessage:
            self.tell(Refusal("unreadable"))
            return False
        if isinstance(message, Hello):
            return self._greeted(message)
        if not self.greeted:
            return False
        back, self.silent = self.silent, False
        if back:
            self._host.told(self, "back")
        if isinstance(message, PlayRequest):
            return self._host.take(self, message) or back
        return back

    def beat(self, now: float) -> bool:
        """See `Listener`."""
        if now - self._told >= BEAT:
            self._told = now
            self.tell(Alive())
        lost = self.here and now - self._heard > SILENCE
        if lost:
            self.silent = True
            self._host.told(self, "silent")
        return lost

    def closed(self) -> bool:
        """See `Listener`."""
        was, self.wire = self.here, None
        self._host.forget(self)
        if was:
            self._host.told(self, "gone")
        return was

    def leave(self, code: str) -> bool:
        """The table ends it."""
        self.tell(Bye(code))
        wire, self.wire = self.wire, None
        if wire:
            wire.close()
        was = self.here
        self.greeted = False
        self._host.forget(self)
        return was

    def tell(self, message: FromTable) -> None:
        """Sends it, if there is anybody."""
        if self.wire:
            self.wire.send(write_from_table(message))

    def _greeted(self, hello: Hello) -> bool:
        if self.greeted:
            return False
        if hello.protocol != PROTOCOL:
            self.leave("newer" if hello.protocol < PROTOCOL else "older")
            self._host.told(self, "release")
            return True
        self.greeted = True
        self._host.seat(self)
        return True


Told = Callable[[Visitor, str], None]
"""Hears what becomes of a phone: "here", "silent", "back", "gone", "release"."""


class Host:
    """All phones round one tablet, whichever game it shows."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.visitors: list[Visitor] = []
        self.serial = 0
        """How often something has changed on the table, or another was laid."""
        self._game: AnyGame | None = None
        self._table: AnyTable | None = None
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
        self.serial += 1
        for visitor in self.visitors:
            self._place(visitor)
        self._unsubscribe = table.subscribe(self._changed)
        self._show_all()

    def clear(self) -> None:
        """No table is on the screen; phones wait for the next."""
        self._unsubscribe()
        self._unsubscribe = lambda: None
        self._game = self._table = None
        for visitor in self.visitors:
            if visitor.greeted:
                visitor.tell(Paused())

    def _place(self, visitor: Visitor) -> None:
        """Where the same person sits at this table, if anywhere."""
        assert self._table is not None
        if visitor.seat is not None or visitor.name:
            players = enumerate(self._table.players)
            seats = [n for n, p in players if p.is_person and p.name == visitor.name]
            visitor.seat = seats[0] if seats else None

    # --- phones ---

    def invite(self, seat: int | None, name: str) -> Visitor | None:
        """A phone that is to come; None where there are enough."""
        if len(self.visitors) >= MOST_PHONES:
            return None
        visitor = Visitor(self, seat, name)
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
        if self._table:
            self._place(visitor)
            self._show(visitor)
        self.told(visitor, "here")

    def take(self, visitor: Visitor, play: PlayRequest) -> bool:
        """Plays what a phone wants, or says why not; whether it was played."""
        try:
            self._play(visitor, play)
        except Illegal as refused:
            visitor.tell(Refusal(refused.code))
            return False
        return True

    def _play(self, visitor: Visitor, play: PlayRequest) -> None:
        table, game = self._table, self._game
        if table is None or game is None or not self._plays:
            raise Illegal("paused")
        if play.serial != self.serial:
            raise Illegal("late")
        rules, state = table.rules, table.state
        if visitor.seat is None or visitor.seat != rules.on_turn(state):
            raise Illegal("not_yours")
        if not play.event:
            waits = game.view.pause(state, table.players[visitor.seat])
            if due(table) is not Due.THROW or waits is not None:
                raise Illegal("nothing_to_throw")
            throw(table)
            return
        if rules.current_player(state) != visitor.seat:
            raise Illegal("not_yours")
        action = rules.read(play.event)
        if action not in rules.legal_actions(state):
            rules.apply(state, action)  # Says why.
            raise Illegal("not_now")
        table.play(action)

    # --- what phones are told ---

    def _changed(self, change: Change) -> None:
        self.serial += 1
        if change.event is None:
            for visitor in self.visitors:
                self._place(visitor)
            self._show_all()
            return
        assert self._table is not None
        for visitor in self.visitors:
            if visitor.greeted:
                event, position = self._event(visitor.seat, self._table.played - 1)
                visitor.tell(Happened(self.serial, event, position))

    def _show_all(self) -> None:
        for visitor in self.visitors:
            if visitor.greeted:
                self._show(visitor)

    def _show(self, visitor: Visitor) -> None:
        table, seat = self._table, visitor.seat
        assert table is not None
        rules, first = table.rules, 0
        events: list[tuple[str, str]] = []
        if rules.hidden:
            first, room = table.played, ROOM
            while first and table.played - first < LATEST and room > 0:
                first -= 1
                events.insert(0, self._event(seat, first))
                room -= len(events[0][0]) + len(events[0][1])
        else:
            events = [self._event(seat, n) for n in range(table.played)]
        start = rules.write_position(table.observe(seat, first).state)
        record = write_record(_head(table, seat))
        visitor.tell(WholeTable(self.serial, seat, record, start, tuple(events)))
        if not self._plays:
            visitor.tell(Paused())

    def _event(self, seat: int | None, n: int) -> tuple[str, str]:
        """The event of number `n` as the seat saw it, and what it led to, where that can't be
        worked out from what the seat knows."""
        assert self._table is not None
        rules = self._table.rules
        _, event, after = self._table.observe_step(seat, n)
        return rules.write(event), rules.write_position(after) if rules.hidden else ""


def _head(table: AnyTable, seat: int | None) -> Record:
    """Who plays and what was agreed, and nothing of what was or is to come. On a phone others are
    elsewhere: it waits for them as for computers."""
    record = table.record("2000-01-01T00:00:00Z")
    players = tuple(
        replace(player, kind=ELSEWHERE) if player.is_person and n != seat else player
        for n, player in enumerate(record.players)
    )
    return replace(record, seed="", players=players, events=(), played=0, result="", notes=())
