"""A phone at the table: one seat's cards and turns, or the board for who looks on."""

from tessera.i18n import N_
from tessera.kit.motion import Flight
from tessera.kit.view import AnySeen
from tessera.phones.guest import Guest, Presence
from tessera.scene.node import Node
from tessera.screens.page import Draw, Presses
from tessera.screens.phones.came_by import note
from tessera.screens.phones.join import BACK
from tessera.screens.phones.more import SeatSheet
from tessera.screens.phones.seat_context import FarTurns, SeatContext
from tessera.screens.play.hint import Hint
from tessera.screens.play.last_round import LastRound
from tessera.screens.play.shaking import Shaking
from tessera.screens.play.spread import Spread
from tessera.screens.play.taking_back import TakingBack
from tessera.screens.services import Services
from tessera.screens.table.focus import lead
from tessera.screens.table.parts.calls import Calls, noted
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.side_panel import SidePanel, events
from tessera.screens.table.parts.turning import Turning
from tessera.screens.table.seated import SeatedPage
from tessera.screens.table.words.news import afterwards, news, shown
from tessera.screens.table.words.own_colour import OwnColour
from tessera.session.table import Change


class Seat(SeatedPage):
    """The table as this phone knows it. `view` draws it."""

    name = "play"
    """It lies on the screen like any game."""
    context: SeatContext

    def __init__(self, services: Services, guest: Guest, view: Draw) -> None:
        assert guest.game is not None
        assert guest.table is not None
        self.guest = guest
        note(services)
        super().__init__(
            services, None, SeatContext(services, guest, guest.game, guest.table), view
        )

    def _parts(self) -> tuple[Part, ...]:
        seated, context, panels = super()._parts(), self.context, self.panels
        self.turns = FarTurns(context, self.zoom)
        self.turning = Turning(panels)
        self.hint = Hint(context, self.turns.play)
        self.last_round = LastRound(context, self.hint)
        self.calls = Calls(context, panels)
        return (
            self.last_round,
            self.calls,
            self.turning,
            *([Shaking(self.services, self.turns.throw)] if context.game.odds() else []),
            *self._of_the_seat(),
            SidePanel(panels, N_("Log"), lambda seen: events(seen, context.log.items(seen.say))),
            Spread(context, panels),
            SeatSheet(context, panels, lambda: self.parts),
            *seated,
        )

    def _of_the_seat(self) -> tuple[Part, ...]:
        """What is nothing to who only looks on."""
        if self.guest.seat is None:
            return ()
        hints = (self.hint,) if self.context.game.bots_think else ()
        return (TakingBack(self.context), *hints)

    def _presses(self) -> Presses:
        return {"throw": self.turns.throw, "join again": self._join_again}

    @property
    def shows_notice(self) -> bool:
        """In the turn panel, unless a sheet may lie over it."""
        return self.panels.panel is None

    @property
    def lost(self) -> bool:
        """Whether nothing is heard of the tablet."""
        return self.guest.state in (Presence.SILENT, Presence.ENDED)

    def flights(self) -> tuple[Flight, ...]:
        """What was done since, or is shown again."""
        return self._flights.flights(self.last_round.shown, self.context.viewer)

    def press(self, target: str) -> None:
        """A control of the screen."""
        self.last_round.make_room(target)
        super().press(target)

    def press_game(self, target: str) -> None:
        """Something on the board or in the hand. While the past lies there, it leads back to
        now."""
        if self.last_round.shows:
            self.last_round.back()
        else:
            self.turns.press(target)

    def key(self, key: str) -> bool:
        """As the board lies: when it is turned to the other side of the table, the arrows are."""
        return super().key(self.turning.meant(key))

    def arrive(self) -> None:
        """The focus is where Enter does what comes next."""
        self.services.focus = "primary"
        lead(self.context)
        OwnColour(self.context).tell()

    def why_button(self, seen: AnySeen) -> Node | None:
        """Not for who only looks on, nor about what was asked in the past."""
        asked = self.guest.seat is not None and not self.last_round.shows
        return super().why_button(seen) if asked else None

    def _join_again(self) -> None:
        """To where this phone looks at the tablet's code, without another app."""
        self.services.phones.facing = BACK
        self.services.device.go("#/join")

    def _follow(self, change: Change, told: int, noticed: tuple[str, ...]) -> None:
        context = self.context
        sentences = news(context, change)
        if messages := (*shown(context, change), *noticed):
            self.services.messages.notify(" ".join(messages))
        if noted(context, self.calls.asking):
            self.calls.asking = ""
            self.panels.close()
        behind = (*noticed, *afterwards(context, change, sentences))
        self.services.messages.announce(*sentences, *behind)
        lead(context)
        self.zoom.look_closely()
