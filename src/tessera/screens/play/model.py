"""A game being played: presses become events, computers move at a pace people can follow, and
every event is saved."""

from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.motion import Flight
from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node
from tessera.screens.page import Draw, Presses
from tessera.screens.play.advice import Advice
from tessera.screens.play.celebration import Celebration
from tessera.screens.play.hint import Hint
from tessera.screens.play.last_round import LastRound
from tessera.screens.play.more import PlaySheet
from tessera.screens.play.pacing import Pacing
from tessera.screens.play.phones import PhonesHere
from tessera.screens.play.resume import come_back, leave_open
from tessera.screens.play.shaking import Shaking
from tessera.screens.play.spread import Spread
from tessera.screens.play.taking_back import TakingBack, moved
from tessera.screens.play.turning_alone import TurningAlone
from tessera.screens.play.who_plays import WhoPlays
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.focus import lead
from tessera.screens.table.frame import beforehand
from tessera.screens.table.parts.calls import Calls
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.side_panel import SidePanel, events
from tessera.screens.table.seated import SeatedPage
from tessera.screens.table.spectate import spectate
from tessera.screens.table.turn_panel import OneButton, what_is_due
from tessera.screens.table.words.news import afterwards, news, shown, whose_turn
from tessera.screens.table.words.own_colour import OwnColour
from tessera.session.table import AnyTable, Change


class Play(SeatedPage):
    """One game on the screen. `view` draws it."""

    name = "play"
    locks = True

    def __init__(
        self, services: Services, id: str, game: AnyGame, table: AnyTable, view: Draw
    ) -> None:
        super().__init__(services, id, self._context(services, id, game, table), view)
        self.own_colour = OwnColour(self.context)
        self._untold: list[str] = []
        """What went by too fast to be heard."""
        come_back(self.context, self.turning, self.zoom)
        self._unwatch = services.device.on_hidden(self._out_of_sight)
        self.pacing.schedule()

    def _context(self, services: Services, id: str, game: AnyGame, table: AnyTable) -> Context:
        return Context(services, id, game, table)

    def one_button(self, seen: AnySeen) -> OneButton:
        """What is due."""
        return what_is_due(self.game, seen)

    def _parts(self) -> tuple[Part, ...]:
        """Those that stand on the sheet of what is seldom needed are in the order there."""
        seated, context, panels = super()._parts(), self.context, self.panels
        self.pacing = Pacing(context)
        self.hint = Hint(context, self.turns.play)
        self.last_round = LastRound(context, self.hint)
        self.calls = Calls(context, panels)
        self.turning = TurningAlone(context, panels)
        self.advice = Advice(context, self.hint)
        self.celebration = Celebration(context)
        return (
            PhonesHere(context, self._phones_changed, self._hand_over),
            self.pacing,  # First: whatever goes wrong in others, nobody plays on unseen.
            self.last_round,
            self.calls,
            self.turning,
            *([Shaking(self.services, self.turns.throw)] if context.game.odds() else []),
            TakingBack(context),
            *([self.hint] if self._hints else []),
            self.advice,
            self.celebration,
            SidePanel(panels, N_("Log"), lambda seen: events(seen, context.log.items(seen.say))),
            Spread(context, panels),
            PlaySheet(context, panels, lambda: self.parts),
            *self._of_people(),
            *seated,
        )

    @property
    def _hints(self) -> bool:
        """Whether anybody may ask for a hint."""
        return self.context.game.bots_think

    def _of_people(self) -> tuple[Part, ...]:
        """What is about those who play."""
        return (WhoPlays(self.context, self.panels, self._out_of_sight),)

    def _presses(self) -> Presses:
        return {
            "throw": self.turns.throw,
            "end": self._end_turn,
            "hand over": self._hand_over,
            "take over": self._take_over,
        }

    @property
    def shows_notice(self) -> bool:
        """In the turn panel, where what is to be done stands, or beside it, if it is advice; a
        sheet may lie over that."""
        return not self.context.handover.nobody and self.panels.panel is None

    def why_button(self, seen: AnySeen) -> Node | None:
        """Not about what was asked in the past."""
        return None if self.last_round.shows else super().why_button(seen)

    def coming(self) -> Node | None:
        """What everybody may see of the table, while nobody has the tablet."""
        context, table = self.context, self.context.table
        if not context.handover.nobody:
            return None
        return beforehand(self, spectate(self.services, self.game, table, table.played, None))

    def flights(self) -> tuple[Flight, ...]:
        """What was done since, where somebody looks on."""
        handover = self.context.handover
        flights = self._flights.flights(self.last_round.shown, handover.viewer)
        return () if handover.nobody else flights

    def press(self, target: str) -> None:
        """A control of the screen."""
        self.last_round.make_room(target)
        super().press(target)

    def press_game(self, target: str) -> None:
        """Something on the board or in the hand."""
        if self.last_round.shows:
            self.last_round.back()  # What was pressed may have changed since.
            return
        played = self.context.table.played
        self.turns.press(target)
        if target == self.calls.asking and self.context.table.played != played:
            self.calls.called_out(target)

    def change(self, field: str, value: str) -> None:
        """Who plays, or a preference of the game."""
        super().change(field, value)
        if self.panels.panel != "seats":
            self.pacing.schedule()

    def key(self, key: str) -> bool:
        """As the board lies: when it is turned to the other side of the table, the arrows are."""
        return super().key(self.turning.meant(key))

    def arrive(self) -> None:
        """The focus is where Enter does what comes next."""
        self.services.focus = "primary"
        lead(self.context)
        self.own_colour.tell()
        self.advice.tell_the_goal()

    def cover(self) -> None:
        """Computers wait."""
        self.pacing.wait()

    def uncover(self) -> None:
        """They play on, at the pace that was perhaps chosen."""
        self.pacing.go_on()

    def leave(self) -> None:
        """Computers wait until somebody looks again."""
        super().leave()
        self._unwatch()
        leave_open(self.context, self.turning, self.zoom)

    def _end_turn(self) -> None:
        """Lets the computer begin; what was played can no longer be meant otherwise."""
        if self.context.seen.due is Due.END:
            self.context.turn_ended_at = self.context.table.played
            self.services.messages.announce(whose_turn(self.context))
            self.pacing.schedule()

    # --- who looks ---

    def _hand_over(self) -> None:
        """The next person is to take the tablet, and what lay open is hidden until then."""
        self.context.handover.hand_on()
        self.hint.dismiss()
        self.last_round.dismiss()
        self.services.messages.dismiss()
        self.panels.panel = None
        self.context.ui = self.game.view.start()
        self.services.focus = "primary"
        self.services.messages.forget()  # Cards of one's own were told.
        self.services.messages.announce(whose_turn(self.context))

    def _take_over(self) -> None:
        self.context.handover.take_over()
        self.own_colour.tell(whose_turn(self.context))
        lead(self.context)
        self.pacing.schedule()

    def _out_of_sight(self) -> None:
        """Whoever had the tablet may have put it down."""
        if self.context.handover.passes_round:
            self._hand_over()

    def _phones_changed(self) -> None:
        """A phone has come or gone: whose cards lie here may be otherwise, and what comes next."""
        self.context.handover.phones_changed()
        if self.context.handover.nobody or self.context.handover.lies_open:
            self._hand_over()
        self.pacing.schedule()

    # --- what follows an event ---

    def _follow(self, change: Change, told: int, noticed: tuple[str, ...]) -> None:
        context, taken_back = self.context, change.event is None
        if not taken_back and context.table.rules.result(change.after) is not None:
            self.services.device.persist()  # A finished game is worth keeping.
        if taken_back:
            context.turn_ended_at = -1  # What was taken back is not over any more.
        sentences = moved(context, told) if taken_back else news(context, change)
        if context.handover.saw_it_all(change):
            self._hand_over()
        noticed += self.pacing.news()
        offered = self.advice.first_hint()
        if messages := (*shown(context, change), *noticed, *offered):
            tell = self.services.messages.advise if offered else self.services.messages.notify
            tell(" ".join(messages))
        self._tell(sentences, (*noticed, *afterwards(context, change, sentences), *offered))
        lead(context)
        self.zoom.look_closely()
        self.pacing.schedule()

    def _tell(self, sentences: list[str], behind: tuple[str, ...]) -> None:
        """Says what was done, and what goes by too fast to be heard together at the end."""
        self._untold += sentences
        if self.pacing.hurrying:
            self.services.messages.announce()
        elif told := (*self._untold, *behind):
            self.services.messages.announce(*told)
            self._untold = []
