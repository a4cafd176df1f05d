"""A table and phones at it, with lines that carry everything at once and clocks turned by hand."""

from __future__ import annotations

from tessera.core.record import Player, Record
from tessera.games import find
from tessera.kit.game import AnyGame
from tessera.phones.far_table import FarTable
from tessera.phones.host import Host
from tessera.phones.host_connection import HostConnection
from tessera.phones.phone_connection import PhoneConnection
from tessera.phones.wire import BEAT, Listener
from tessera.session.table import AnyTable, Table

NOW = "2026-11-21T09:15:00Z"
SEED = "5eed5eed5eed"


IDENTITY = "5c1e09ab77d2"


class FakeWire:
    """One end of a line; what is sent is noted, and comes at once as long as it is whole."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.other: Listener | None = None
        self.sent: list[str] = []
        self.whole = True

    def send(self, text: str) -> None:
        self.sent.append(text)
        if self.whole and self.other:
            self.other.heard(text, self._world.now)

    def close(self) -> None:
        self.whole = False
        if self.other:
            self.other.closed()


class Phone:
    """One phone: its own connection, and what the host has of it."""

    def __init__(self, world: World, seat: int | None, release: str) -> None:
        self.invited_to = seat
        self.refusals: list[str] = []
        self.laid = 0
        self.connection = HostConnection(release, find, self._lay, self.refusals.append)
        at_table = world.host.invite(seat)
        assert at_table
        self.at_table: PhoneConnection = at_table
        self.out, self.back = FakeWire(world), FakeWire(world)
        self.out.other, self.back.other = self.at_table, self.connection
        self.at_table.opened(self.back, world.now)
        self.connection.opened(self.out, world.now)

    def _lay(self) -> None:
        self.laid += 1

    def cut(self, *, whole: bool = False) -> None:
        """The network goes, or comes back."""
        self.out.whole = self.back.whole = whole

    @property
    def far(self) -> FarTable:
        """The table as this phone knows it."""
        assert self.connection.table
        return self.connection.table

    @property
    def heard(self) -> list[str]:
        """Every message that was sent to it."""
        return self.back.sent


OWN = (f"people here {IDENTITY} P1",)


class World:
    """One tablet and whoever comes."""

    def __init__(self, game: str, kinds: str, **options: str) -> None:
        self.now = 100.0
        self.told: list[tuple[int | None, str]] = []
        self.host = Host(lambda phone, what: self.told.append((phone.seat, what)))
        found = find(game)
        assert found
        self.game: AnyGame = found
        self.table = self.new_table(kinds, **options)
        self.host.lay(self.game, self.table, plays=True)

    def new_table(self, kinds: str, seed: str = SEED, **options: str) -> AnyTable:
        rules = self.game.rules
        setup = rules.standard_setup(len(kinds.split()))
        setup = type(setup)(setup.players, tuple((n, options.get(n, v)) for n, v in setup.options))
        players = tuple(
            Player(f"P{seat}", kind, self.game.colours[side])
            for seat, (kind, side) in enumerate(
                zip(kinds.split(), rules.sides(setup), strict=True), start=1
            )
        )
        record = Record(rules.name, rules.version, setup, seed, players, NOW, sections=OWN)
        return Table(rules, record)

    def phone(self, seat: int | None, release: str = "1.0") -> Phone:
        return Phone(self, seat, release)

    def pass_time(self, seconds: float, *phones: Phone) -> None:
        """Both sides' clocks beat meanwhile."""
        end = self.now + seconds
        while self.now < end:
            self.now += BEAT
            for at_table in list(self.host.phones):
                at_table.beat(self.now)
            for phone in phones:
                phone.connection.beat(self.now)
