"""Changing people and computers in the middle of a game.

The choice takes effect only when it is confirmed, so that a slip changes nothing. The record then
says who left. In a game with hidden hands the next player must say who they are, as always.

The name of the player to act, over the instruction."""

from tessera.features.play.passing.handing_over import HandingOver
from tessera.features.setup.seating import Seats
from tessera.features.setup.shelf import keep_people, remember_people
from tessera.features.setup.sitting import Seated
from tessera.kit.phrases import called
from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node
from tessera.scene.widgets import button, flag
from tessera.screens.components import actions, hint
from tessera.screens.services.memory import Draft
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
        self._wanted = Seated(context.services, Draft([], {}))
        self._seat = -1
        """The seat that is being chosen for; -1 for none."""
        self.presses = {"open seats": self._open, "seats": self._confirm, "named": self._close}
        self.families = {"seat": self._choose, "person": self._sit, "kind": self._change_kind}
        self.field_families = {"name": lambda seat, name: self._wanted.rename(int(seat), name)}

    def sheet(self, seen: AnySeen) -> Node | None:
        """A token for each seat, and the choices for one of them."""
        if self._panels.panel != "seats":
            return None
        say, context, game = seen.say, self._context, self._context.game
        players = self._wanted.players
        seats = Seats(context.services, game, players, game.rules.sides(context.table.setup))
        tokens = [
            seats.token(n, f"app:seat {n}", aria_expanded=flag(n == self._seat))
            for n in range(len(players))
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
                Node("div", {"class": "chairs"}, *tokens),
                seats.choices(self._seat, self._wanted.standing(self._seat))
                if self._seat >= 0
                else None,
                hint(warning),
            ),
            actions(button(say("Continue like this"), "seats", "primary")),
            look="who-plays",
        )

    def _open(self) -> None:
        """Opens the sheet with the present players."""
        self._panels.open("seats")
        self._wanted = Seated(self._context.services, Draft([*self._context.table.players], {}))
        self._seat = -1

    def _choose(self, number: str) -> None:
        """Shows the choices for a seat, or closes them."""
        self._context.services.focus = f"app:seat {number}"
        self._seat = -1 if self._seat == int(number) else int(number)

    def _close(self) -> None:
        self._choose(str(self._seat))

    def _change_kind(self, kind: str) -> None:
        self._wanted.change_kind(self._seat, kind)
        if kind == "person":
            self._context.services.focus = f"field:name {self._seat}"
        else:
            self._close()

    def _sit(self, name: str) -> None:
        self._wanted.sit(self._seat, name)
        self._close()

    def _confirm(self) -> None:
        """Seats the chosen players."""
        context, table = self._context, self._context.table
        before = table.players
        for seat, player in enumerate(self._wanted.players):
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
        player = players[self._context.acting(seen)]
        name = called(seen.say, players, player)
        # A sentence that begins with the name goes on below it.
        if prompt.words.startswith(player.name):
            name = player.name
        words = unbroken(players, prompt.words.removeprefix(player.name))
        who = None if seen.due is Due.LETTER else Node("b", {"class": "who"}, name)
        return prompt._replace(
            lines=(who, Node("span", {}, words, key="what")),
            wordy=len(name + prompt.words) > ASKED,
        )
