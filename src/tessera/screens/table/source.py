"""The origin of the table on a screen, and what may be done to it there."""

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
    """A table that is played on at this screen and not saved."""

    id = ""
    """Under which it is saved."""
    playable = True
    """Whether a press on the board can mean anything."""
    spectates = False
    """Whether whoever looks has no seat at it."""
    offers = True
    """Whether the one button may do what the view offers."""

    lesson = ""
    """The name of the lesson that it belongs to."""

    def __init__(self, game: AnyGame, table: AnyTable) -> None:
        self.game = game
        self.table = table
        self.handover = Handover(table)

    @property
    def viewer(self) -> Viewer:
        """The seat, or the spectator, from whose place the screen is drawn."""
        return self.handover.viewer

    @property
    def at(self) -> int:
        """The number of events after which the table is shown."""
        return self.table.played

    @property
    def players(self) -> tuple[Player, ...]:
        """The players on the seats in the position that is shown."""
        return self.table.players

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats of the people before this screen."""
        return tuple(sorted(self.table.people - self.handover.phones()))

    @property
    def own_seat(self) -> int | None:
        """The seat that the screen belongs to; None where several share it."""
        return None

    @property
    def ends_turns(self) -> bool:
        """Whether somebody is asked to say that a turn is over."""
        return True

    @property
    def board_key(self) -> str:
        """The key of the board's Node: with another key another board is built."""
        return "board"

    @property
    def pause(self) -> int | None:
        """The milliseconds after which chance that is due happens by itself; None if a press is
        waited for."""
        seat = self.table.turn
        assert seat is not None
        return self.game.view.pause(self.table.state, self.table.players[seat])

    @property
    def throws_here(self) -> bool:
        """Whether the player on turn throws at this screen, as far as people throw."""
        return not self.handover.on_a_phone

    @property
    def due(self) -> Due:
        """The kind of action that the table waits for. Chance with a `pause` happens by itself, and
        a hand that must not be seen yet means a handover."""
        table = self.table
        if table.awaits_own_dice:
            return Due.THROW if self.throws_here else Due.COMPUTER
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
        """Plays the chance event that is due."""
        throw(self.table)

    def play(self, actions: Sequence[Any]) -> None:
        """Plays what one press stands for. Raises Illegal where the rules forbid it."""
        for action in actions:
            self.table.play(action)


class LocalGame(Source):
    """A game of this device, which is saved after each event."""

    def __init__(self, services: Services, id: str, game: AnyGame, table: AnyTable) -> None:
        super().__init__(game, table)
        self.services = services
        self.id = id

    def keep(self) -> None:
        services = self.services
        services.saves.save(self.id, self.table.record(services.device.now()))
