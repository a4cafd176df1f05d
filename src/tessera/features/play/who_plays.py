"""Changing people and computers in the middle of a game.

The choice takes effect only when it is confirmed, so that a slip changes nothing. The record then
says who left. In a game with hidden hands the next player must say who they are, as always.

The name of the player to act, over the instruction."""

from tessera.core.record import Player
from tessera.features.play.passing.handing_over import HandingOver
from tessera.features.setup.names import renamed, with_kind
from tessera.features.setup.seats import kind_selection, levels, name_field, seat_row
from tessera.features.setup.shelf import (
    NO_SEAT,
    free_seat,
    got_up,
    keep_people,
    remember_people,
    sat_down,
    seat_of,
    seated,
    shelf,
    typed_name,
)
from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node
from tessera.scene.widgets import button
from tessera.screens.components import actions, hint
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import Prompt
from tessera.screens.table.sheets import sheet
from tessera.screens.table.words.news import whose_turn
from tessera.screens.table.words.turn import unbroken


class WhoPlays(Part):
    """The players chosen for the seats, until that is confirmed or the sheet is closed."""

    def __init__(self, context: Context, handing: HandingOver) -> None:
        self._context = context
        self._panels = context.panels
        self._handing = handing
        self._wanted: list[Player] = []
        self._called: dict[tuple[int, str], str] = {}
        self.presses = {"open seats": self._open, "seats": self._confirm}
        self.families = {"person": self._press_person}
        self.field_families = {"name": self._rename, "kind": self._seat}

    def sheet(self, seen: AnySeen) -> Node | None:
        """A row for each seat, and the description of the computers."""
        if self._panels.panel != "seats":
            return None
        say, context, game = seen.say, self._context, self._context.game
        rows = [
            seat_row(
                player.name,
                Node("span", {"class": "badge"}, game.view.badge(player.colour)),
                name_field(say, seat, player.name),
                kind_selection(say, game, seat, player.kind),
                key=str(seat),
            )
            for seat, player in enumerate(self._wanted)
        ]
        warning = say("The game continues from here, and its record says who left.")
        if context.handover.secret:
            warning += " " + say(
                "A new player sees the hand of the seat, so nothing from before can be taken back."
            )
        return sheet(
            say,
            "seats",
            say("Who plays?"),
            Node(
                "div",
                {"class": "scrolling", "tabindex": 0},
                shelf(say, context.services.saves.people, seated(self._wanted)),
                Node("ol", {"class": "seats"}, *rows),
                levels(say, game),
                hint(warning),
            ),
            actions(button(say("Continue like this"), "seats", "primary")),
            look="who-plays",
        )

    def _open(self) -> None:
        """Opens the sheet with the present players."""
        self._panels.open("seats")
        self._wanted = [*self._context.table.players]

    def _rename(self, seat: str, value: str) -> None:
        if name := typed_name(self._context.services, value):
            self._wanted[int(seat)] = renamed(self._wanted, int(seat), name, self._called)

    def _seat(self, seat: str, kind: str) -> None:
        if kind in ("person", *self._context.game.bots):
            say = self._context.services.say
            self._wanted[int(seat)] = with_kind(say, self._wanted, int(seat), kind, self._called)

    def _press_person(self, name: str) -> None:
        """Seats somebody of the shelf, or frees their seat."""
        services = self._context.services
        seat, free = seat_of(self._wanted, name), free_seat(self._wanted)
        if seat is not None:
            self._wanted = got_up(services.say, self._wanted, seat)
        elif free is not None:
            self._wanted = sat_down(self._wanted, free, name)
        else:
            services.messages.notify(services.say(NO_SEAT))

    def _confirm(self) -> None:
        """Seats the chosen players."""
        context, table = self._context, self._context.table
        before = table.players
        for seat, player in enumerate(self._wanted):
            table.seat(seat, player)
        remember_people(context.services, table.players, coloured=False)
        keep_people(context.services, context.services.saves.people)
        if table.players != before:
            self._panels.close()
            self._handing.put_down()
        taken_over = context.log.taken_over(context.services.say, table.played)
        context.services.messages.announce(*taken_over, whose_turn(context))


ASKED, WON = 70, 44
"""With more characters than these the prompt with the name above it, and who has won are written
smaller: on a phone they have two lines or three."""


class WhoseName(Part):
    """The name in the turn panel, where several people share the screen."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        """The name above the words; without it at the end, when the words say who has won, and for
        a letter, when they say who gets it."""
        if seen.due is Due.NOTHING:
            return prompt._replace(wordy=len(prompt.words) > WON)
        players = self._context.table.players
        name = players[self._context.acting(seen)].name
        # A sentence that begins with the name goes on below it.
        words = unbroken(players, prompt.words.removeprefix(name))
        who = None if seen.due is Due.LETTER else Node("b", {"class": "who"}, name)
        return prompt._replace(
            lines=(who, Node("span", {}, words, key="what")),
            wordy=len(name + prompt.words) > ASKED,
        )
