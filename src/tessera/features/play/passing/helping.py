"""Players who are helped: their cards lie open in their turns, and a hint comes by itself."""

from tessera.features.play.hint import Hint
from tessera.features.play.passing.handing_over import HandingOver
from tessera.features.setup.names import helped, switch_help
from tessera.features.setup.shelf import face
from tessera.kit.view import AnySeen
from tessera.screens import components
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.sheets import rows, switch
from tessera.session.table import Change
from tessera.storage.people.people import LETTER, Person


class Helping(Part):
    """The help at one table, chosen under More for each person. Whoever helps looks at that hand on
    the tablet, which nobody need take before; all other hands stay hidden."""

    customary = True

    def __init__(self, context: Context, handing: HandingOver, hint: Hint | None) -> None:
        self._context = context
        self._handing = handing
        self._hint = hint
        self._names = helped(context.services)
        self._given = False
        """Whether there was a hint at this position."""
        self.families = {"help": self._switch}
        context.handover.helped = self._seats
        if hint:
            hint.draws_only = self._helps_now
        context.handover.open_to_helper()

    @property
    def rests(self) -> bool:
        return not self._names

    def more(self, seen: AnySeen) -> Nodes:
        """The people at the table, to be pressed, until the game is over."""
        context, say = self._context, seen.say
        people = context.services.saves.people
        if context.table.result is not None:
            return ()
        if self._hint is None:
            words = say("Help for whom? In their turns their cards lie open.")
        elif context.game.rules.hidden:
            words = say(
                "Help for whom? In their turns a hint comes by itself, and their cards lie open."
            )
        else:
            words = say("Help for whom? In their turns a hint comes by itself.")
        now = self._seats()
        buttons = [
            switch(
                face(people.find(player.name) or Person(player.name, LETTER, player.colour)),
                player.name,
                f"help {seat}",
                on=seat in now,
            )
            for seat, player in enumerate(seen.named)
            if player.is_person
        ]
        return components.hint(words, "who is helped"), rows(say("With help"), *buttons)

    # --- what happens ---

    def changed(self, change: Change) -> None:
        """Opens the hand of somebody helped whose turn begins where nobody has the tablet."""
        self._given = False
        self._context.handover.open_to_helper()

    def handed_on(self) -> None:
        """Has the hint come once more: the tablet was put down."""
        self._given = False

    def _give_hint(self) -> None:
        """Asks for a hint, once for each position at which somebody helped must choose here."""
        context, hint = self._context, self._hint
        if hint is None or not self._helps_now():
            return
        if not (self._given or context.nobody or hint.is_open) and hint.can_help(context.seen):
            self._given = True
            hint.ask()

    arrive = settled = _give_hint

    def _helps_now(self) -> bool:
        return self._context.table.current_player in self._seats()

    def _seats(self) -> frozenset[int]:
        """The seats of those who are helped."""
        if not self._names:
            return frozenset()
        called, table = self._context.services.saves.people.called, self._context.table
        names = ((seat, called(table.players[seat].name)) for seat in table.people)
        return frozenset(seat for seat, name in names if name in self._names)

    def _switch(self, seat: str) -> None:
        """Helps somebody from now on, or no longer. Whose cards may be seen may be another's then,
        so the tablet goes on where cards are hidden."""
        context = self._context
        switch_help(context.services, context.table.players[int(seat)].name)
        self._names = helped(context.services)
        context.slots.renew()
        self._handing.put_down()
        self._give_hint()
