"""The part that shows a phone's connection: whose turn it is here or elsewhere, and any trouble."""

from tessera.features.phones.join import BACK
from tessera.features.phones.words import trouble_words
from tessera.kit.view import AnySeen, Due
from tessera.phones.host_connection import HostConnection, Presence
from tessera.scene.node import Node
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import IDLE, PrimaryAction, Prompt
from tessera.screens.table.words.turn import unbroken


class SeatConnection(Part):
    """The connection of one phone with the tablet."""

    def __init__(self, context: Context, connection: HostConnection) -> None:
        self._context = context
        self._connection = connection
        self.presses = {"join again": self._join_again}

    @property
    def _lost(self) -> bool:
        """Whether the tablet is silent."""
        return self._connection.state in (Presence.SILENT, Presence.ENDED)

    @property
    def _trouble(self) -> str:
        """The sentence about trouble with the connection; empty while all is well."""
        say, connection = self._context.services.say, self._connection
        if connection.why:
            return trouble_words(say, connection.why)
        if self._lost:
            return say("The tablet isn't answering. Your game is safe on the tablet.")
        return say("The tablet is showing another page.") if connection.paused else ""

    def _is_mine(self, seen: AnySeen) -> bool:
        """Whether it is this phone's turn, and the connection works."""
        turn = self._context.turn(seen)
        return turn is not None and turn == self._connection.seat and not self._trouble

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        turn, over = self._context.turn(seen), seen.due is Due.NOTHING
        yours = turn is not None and turn == self._connection.seat
        return ("phone-table", *(["over"] if over else []), *(["yours"] if yours else []))

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        """The trouble, or the instruction to this player. Spectators get no "Why?" button."""
        words = self._trouble or unbroken(seen.players, prompt.words)
        own = self._is_mine(seen) and seen.due is not Due.NOTHING
        return prompt._replace(
            lines=(
                Node("b", {"class": "who"}, seen.say("Your turn")) if own else None,
                Node("span", {}, words, key="what"),
            ),
            why=prompt.why if self._connection.seat is not None else None,
        )

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        """The button back to the table if the connection is lost, or the player to act
        elsewhere."""
        say, turn = seen.say, self._context.turn(seen)
        if self._lost:
            return PrimaryAction(say("Scan the tablet's code"), "app:join again")
        if seen.due is Due.NOTHING:
            return PrimaryAction(say("The end"), IDLE, idle=True)
        player = seen.players[turn or 0]
        if self._is_mine(seen) and action.idle:
            return action._replace(badge=self._context.game.view.badge(player.colour))
        if action.idle and not self._trouble:
            words = say("{player}'s turn", player=player.name)
            return PrimaryAction(words, IDLE, idle=True)
        return action

    def _join_again(self) -> None:
        """Opens the page where this phone scans the tablet's code, without another app."""
        self._context.services.phones.facing = BACK
        self._context.services.device.go("#/join")
