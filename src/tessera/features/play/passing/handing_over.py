"""Passing the tablet round where each person sees other cards: nobody has it until somebody says
so."""

from tessera.features.play.passing.view import handover_view
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.table.context import Context
from tessera.screens.table.focus import lead
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import News, PrimaryAction
from tessera.screens.table.words.news import whose_turn
from tessera.screens.table.words.own_colour import OwnColour
from tessera.session.table import Change


class HandingOver(Part):
    """The part that gives the tablet to the next person and takes it back."""

    def __init__(self, context: Context, own_colour: OwnColour) -> None:
        self._context = context
        self._own_colour = own_colour
        self._unwatch = context.services.device.on_hidden(self.put_down)
        self.presses = {"hand over": self.hand_over, "take over": self._take_over}

    def instead(self) -> Node | None:
        """The screen between two people's turns, while nobody has the tablet."""
        return handover_view(self._context) if self._context.nobody else None

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        """The button "Hide my cards", where cards are open here while another plays on a phone."""
        if self._context.handover.lies_open:
            return action._replace(label=seen.say("Hide my cards"))
        return action

    def changed(self, change: Change) -> None:
        """Ends every sheet where nobody may look at the screen from now on."""
        if self._context.nobody:
            self._context.panels.panel = None

    def tell(self, change: Change, news: News) -> News:
        if self._context.handover.saw_it_all(change):
            self._hide()
        return news

    def hand_over(self) -> None:
        """Hides everything and asks the next person to take the tablet. Somebody who is helped goes
        on at once."""
        self._hide()
        if self._context.viewer is not None:
            self._begin()

    def _hide(self) -> None:
        context = self._context
        context.handover.hand_on()
        for handed_on in context.slots.handed_on:
            handed_on()
        context.services.messages.dismiss()
        context.panels.panel = None
        context.ui = context.game.view.start()
        context.services.focus = "primary"
        context.services.messages.forget()  # Cards of one's own were told.
        context.services.messages.announce(whose_turn(context))

    def put_down(self) -> None:
        """Takes the tablet from whoever had it, because another may pick it up now."""
        if self._context.handover.passes_round:
            self.hand_over()

    def phones_changed(self) -> None:
        """Called when a phone has come or gone, which may change whose cards may be open here and
        what comes next."""
        self._context.handover.phones_changed()
        if self._context.nobody or self._context.handover.lies_open:
            self.hand_over()
        self._settle()

    def leave(self) -> None:
        self._unwatch()

    def _take_over(self) -> None:
        self._context.panels.panel = None
        self._context.handover.take_over()
        self._own_colour.say([whose_turn(self._context)])
        self._begin()

    def _begin(self) -> None:
        lead(self._context)
        self._settle()

    def _settle(self) -> None:
        for settled in self._context.slots.settled:
            settled()
