"""Where the table on a screen comes from, and what may be done to it."""

from collections.abc import Sequence
from typing import Any

from tessera.core.record import Player
from tessera.core.rules import CHANCE
from tessera.kit.game import AnyGame
from tessera.kit.view import Due
from tessera.screens.services import Services
from tessera.screens.table.handover import Handover
from tessera.session.observe import Viewer
from tessera.session.table import AnyTable
from tessera.session.turn import due, throw


class Source:
    """A table that people round this screen play on, of which nothing is kept."""

    id = ""
    """Under which it is saved."""
    playable = True
    """Whether a press on the board can mean anything."""
    spectates = False
    """Whether whoever looks has no seat at it."""
    offers = True
    """Whether the one button may do what the view offers."""

    def __init__(self, game: AnyGame, table: AnyTable) -> None:
        self.game = game
        self.table = table
        self.handover = Handover(table)

    @property
    def viewer(self) -> Viewer:
        """Who looks at the screen."""
        return self.handover.viewer

    @property
    def at(self) -> int:
        """After how many events the table is shown."""
        return self.table.played

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits on the seats, as the table is shown."""
        return self.table.players

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats of the people before this screen."""
        phones = self.handover.phones()
        people = (seat for seat, player in enumerate(self.table.players) if player.is_person)
        return tuple(seat for seat in people if seat not in phones)

    @property
    def own_seat(self) -> int | None:
        """The seat to which the screen belongs, if it is one's alone."""
        return None

    @property
    def ends_turns(self) -> bool:
        """Whether somebody is asked to say that a turn is over."""
        return True

    @property
    def board_key(self) -> str:
        """Another key is another board."""
        return "board"

    @property
    def pause(self) -> int | None:
        """After how many milliseconds the chance that is due comes by itself."""
        seat = self.table.turn
        assert seat is not None
        return self.game.view.pause(self.table.state, self.table.players[seat])

    @property
    def due(self) -> Due:
        """What the table waits for; but some chance needs no hand, and some hands must not be
        seen."""
        table = self.table
        if table.current_player == CHANCE:
            if self.pause is not None:
                return Due.CHANCE
        elif self.handover.must_change or self.handover.lies_open:
            return Due.HANDOVER
        # A phone is waited for as a computer is.
        return Due.COMPUTER if self.handover.on_a_phone else due(table)

    def keep(self) -> None:
        """Saves the game as it stands, where it is to be saved here."""

    def throw(self) -> None:
        """Lets come what is due by chance."""
        throw(self.table)

    def play(self, actions: Sequence[Any]) -> None:
        """Does what one press stands for. Illegal says what is against the rules."""
        for action in actions:
            self.table.play(action)


class LocalGame(Source):
    """A game of this device: each event is saved."""

    def __init__(self, services: Services, id: str, game: AnyGame, table: AnyTable) -> None:
        super().__init__(game, table)
        self.services = services
        self.id = id

    def keep(self) -> None:
        services = self.services
        services.saves.save(self.id, self.table.record(services.device.now()))
