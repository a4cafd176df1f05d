"""The page of a phone at the table: a seat's cards, or the board. A spectator has the board alone.
The table is elsewhere, and is saved there."""

from collections.abc import Sequence
from typing import Any

from tessera.features.phones.join import BACK, Join, note
from tessera.features.phones.words import trouble_words
from tessera.features.play.dice.own_dice import OwnDice, Shaking
from tessera.features.play.hint import Hint
from tessera.features.play.last_round import LastRound, NewsPlace
from tessera.features.play.open_cards import OpenCards
from tessera.features.play.taking_back import UndoRedo
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due
from tessera.phones.codes import write_invitation
from tessera.phones.far_table import FarTable
from tessera.phones.host_connection import HostConnection, Presence
from tessera.scene.node import Node
from tessera.screens.components import hint
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.buttons import Turning
from tessera.screens.table.parts.declarations import Declarations
from tessera.screens.table.parts.more import MoreSheet
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.side_panel import Events
from tessera.screens.table.parts.values import IDLE, PrimaryAction, Prompt
from tessera.screens.table.sheets import does, leads
from tessera.screens.table.source import Source
from tessera.screens.table.words.aloud import Aloud, Loudspeaker, OwnColour
from tessera.screens.table.words.turn import unbroken
from tessera.screens.table.words.why import Why


class RemoteGame(Source):
    """The table of a phone, which shows the seat's knowledge: one hand holds it. A play goes to the
    tablet, and takes effect when it comes back."""

    ends_turns = False

    def __init__(self, connection: HostConnection, game: AnyGame, table: FarTable) -> None:
        super().__init__(game, table)
        self._connection = connection
        self._far = table
        self.spectates = connection.seat is None

    @property
    def viewer(self) -> int | None:
        return self._connection.seat

    own_seat = viewer

    @property
    def seats_here(self) -> tuple[int, ...]:
        return () if self._connection.seat is None else (self._connection.seat,)

    @property
    def throws_here(self) -> bool:
        return self.table.turn == self._connection.seat

    @property
    def due(self) -> Due:
        """The kind of action that the table waits for. While the tablet shows another page, or a
        play hasn't come back, it waits as for a computer."""
        due, connection = super().due, self._connection
        waits = connection.state is not Presence.HERE or connection.paused or self._far.asked
        return Due.COMPUTER if waits and due in (Due.CHOICE, Due.THROW) else due

    def throw(self) -> None:
        self._far.throw()

    def play(self, actions: Sequence[Any]) -> None:
        self._far.play_all(tuple(actions))


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
        """The button back to a lost table, or the player to act elsewhere."""
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


def phone_page(services: Services, connection: HostConnection) -> TablePage:
    """The page of the table as this phone knows it. It must have been sent a table."""
    assert connection.game is not None
    assert connection.table is not None
    note(services)
    context = Context(services, RemoteGame(connection, connection.game, connection.table))
    past, seated = LastRound(context), connection.seat is not None
    parts = [
        Why(context),
        Loudspeaker(context),
        SeatConnection(context, connection),
        past,
        Declarations(context),
        Turning(context),
        *([OwnDice(context), Shaking(context)] if connection.game.odds() else []),
        *([UndoRedo(context)] if seated else []),
        *([Hint(context)] if seated and connection.game.bots_think else []),
        NewsPlace(context, past),
        Events(context),
        OpenCards(context),
        MoreOfSeat(context),
        Aloud(context),
        OwnColour(context),
    ]
    return TablePage(context, parts, name="play")


class MoreOfSeat(MoreSheet):
    """The More sheet of a phone's seat. Everything else is on the tablet."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.presses = {"leave": self._leave}

    def first(self, seen: AnySeen) -> Nodes:
        say, game = seen.say, self._context.game.rules.name
        return (
            leads("rules", say("Rules"), f"#/rules/{game}"),
            does("phone", say("Leave the table"), "leave"),
        )

    def more(self, seen: AnySeen) -> Nodes:
        words = seen.say("If you leave, you play on the tablet. To come back, scan its code.")
        return (hint(words),)

    def _leave(self) -> None:
        """Leaves the table. The tablet is told, and plays on."""
        services = self._context.services
        services.phones.leave()
        services.device.go("#/")


def join_page(services: Services, rest: str) -> Page:
    """The table, if this code led to it; otherwise the page that joins."""
    code = rest.partition("/")[0]
    host, invited = services.phones.connection, services.phones.invited_to
    if host and host.table and invited and code and code.startswith(write_invitation(invited)):
        return phone_page(services, host)
    return Join(services, code)
