"""A game being played: presses become events, computers move at a pace people can follow, and
every event is saved."""

from collections.abc import Callable
from functools import partial

from tessera.core.rules import CHANCE
from tessera.kit.game import AnyGame
from tessera.kit.motion import Flight
from tessera.kit.view import Due
from tessera.screens.page import Draw, Page
from tessera.screens.play.celebration import is_won
from tessera.screens.play.first_hint import DECLINE, first_hint
from tessera.screens.play.goal import tell_the_goal
from tessera.screens.play.hint import Hint
from tessera.screens.play.last_round import LastRound
from tessera.screens.play.pacing import Pacing
from tessera.screens.play.resume import come_back, leave_open
from tessera.screens.play.shaking import Shaking
from tessera.screens.play.taking_back import moved, redo, undo
from tessera.screens.play.who_plays import WhoPlays
from tessera.screens.services import Services
from tessera.screens.setup.begin import begin
from tessera.screens.table.calls import noted
from tessera.screens.table.carrying import Carrying, follow
from tessera.screens.table.context import Context
from tessera.screens.table.controls import SHORT_CUTS, TURNING, Controls
from tessera.screens.table.flights import Motion
from tessera.screens.table.focus import lead, put_back
from tessera.screens.table.turns import Turns
from tessera.screens.table.words.aloud import board_aloud, count_aloud
from tessera.screens.table.words.hearing import let_hear
from tessera.screens.table.words.news import afterwards, news, whose_turn
from tessera.screens.table.words.why import PANEL, Why, why
from tessera.session.table import AnyTable, Change


class Play(Page):
    """One game on the screen. `view` draws it."""

    name = "play"
    locks = True

    @property
    def shows_notice(self) -> bool:
        """In the turn panel, where what is to be done stands, or beside it, if it is advice; a
        sheet may lie over that."""
        return not self.context.handover.nobody and self.controls.panel is None

    def __init__(
        self, services: Services, id: str, game: AnyGame, table: AnyTable, view: Draw
    ) -> None:
        super().__init__(services, id, view)
        self.game_shown = game
        self.context = Context(services, id, game, table)
        self.controls = Controls(self.context)
        self.pacing = Pacing(self.context)
        self.turns = Turns(self.context, self.controls)
        self.hint = Hint(self.context)
        self.carrying = Carrying(self.context, self.press_game)
        self.last_round = LastRound(self.context)
        self.who_plays = WhoPlays(self.context)
        self.shaking = Shaking(services, self.turns.throw)
        self.offers_hint = False
        """Whether it was just said where hints are."""
        self.why: Why | None = None
        """What was asked about the rules last."""
        self.celebrates = False
        """Whether the game was won before everybody's eyes."""
        self._motion = Motion(services, game, table)
        self._untold: list[str] = []
        """What went by too fast to be heard."""
        come_back(self.context, self.controls)
        self._unsubscribe = table.subscribe(self._changed)
        self._unwatch = services.device.on_hidden(self._out_of_sight)
        self._motion.look(table.played, self.context.handover.viewer)
        self.pacing.schedule()

    def flights(self) -> tuple[Flight, ...]:
        """What was done since, where somebody looks on."""
        at, handover = self.last_round.shown, self.context.handover
        flights = self._motion.flights(at, handover.viewer)
        return () if handover.nobody else flights

    def press(self, target: str) -> None:
        """A control of the screen."""
        simple: dict[str, Callable[[], None]] = {
            "throw": self.turns.throw,
            "undo": partial(undo, self.context),
            "redo": partial(redo, self.context),
            "end": self._end_turn,
            "hurry": self.pacing.hurry,
            "hand over": self._hand_over,
            "take over": self._take_over,
            "again": self._play_again,
            "seats": self._change_seats,
            "hint play": self._play_hint,
            DECLINE: self._decline_hint,
            "board aloud": partial(board_aloud, self.context),
            "count aloud": partial(count_aloud, self.context),
            "shake": self.shaking.toggle,
        }
        if target == "last round":
            self.hint.dismiss()
            self.last_round.toggle()
        elif target in simple:
            self.last_round.dismiss()
            simple[target]()
        elif not self.hint.press(target):
            if not noted(self.context, target.removeprefix("call ")):
                self.controls.press(target)
            if target == "open seats":
                self.who_plays.open()
            elif target == f"open {PANEL}":
                self.why = why(self.context)

    def press_game(self, target: str) -> None:
        """Something on the board or in the hand."""
        if self.last_round.shows:
            self.last_round.back()  # What was pressed may have changed since.
        else:
            self.turns.press(target)

    @property
    def carried(self) -> str:
        return self.carrying.carried

    def pick_up(self, target: str) -> bool:
        picked_up = self.carrying.pick_up(target)
        if picked_up:
            self.controls.look_closely()
        return picked_up

    def drop(self, target: str) -> bool:
        return self.carrying.drop(target)

    def reach(self, target: str) -> tuple[str, ...]:
        return self.context.game.view.reach(self.context.seen, target)

    def change(self, field: str, value: str) -> None:
        """Who plays, or a preference of the game."""
        if self.controls.panel == "seats":
            self.who_plays.change(field, value)
            return
        if field == TURNING:
            self.controls.choose_turning(value)
        elif field in self.context.preferences:
            self.services.remember(f"{self.context.game.rules.name}/{field}", value)
        self.pacing.schedule()

    def key(self, key: str) -> bool:
        """A short cut, or it moves the cursor and the focus goes with it."""
        context = self.context
        if key == "Escape":
            if self.last_round.shows:
                self.last_round.back()
                return True
            if not self.controls.panel and not self.hint.is_open:
                return put_back(context)
            if self.controls.panel:
                self.press("close")
            else:
                self.press("hint close")
                self.services.focus = f"game:{context.ui.cursor}"  # To where one was choosing.
            return True
        if context.handover.nobody:
            return False
        if meant := SHORT_CUTS.get(key):
            if meant == "hint" and not context.game.bots_think:
                return False
            self.press(meant)
            return True
        ui = context.game.view.key(context.seen, self.controls.key(key))
        if ui is None:
            return False
        context.ui = ui
        self.services.focus = f"game:{ui.cursor}"
        return True

    def arrive(self) -> None:
        """The focus is where Enter does what comes next."""
        self.services.focus = "primary"
        lead(self.context)
        tell_the_goal(self.context)

    def cover(self) -> None:
        """Computers wait."""
        self.pacing.wait()

    def uncover(self) -> None:
        """They play on, at the pace that was perhaps chosen."""
        self.pacing.go_on()

    def leave(self) -> None:
        """Computers wait until somebody looks again."""
        self.pacing.leave()  # First: whatever goes wrong below, nobody plays on unseen.
        self.hint.dismiss()
        self.last_round.dismiss()
        self._unsubscribe()
        self._unwatch()
        self.shaking.stop()
        leave_open(self.context, self.controls)

    # --- turns ---

    def _decline_hint(self) -> None:
        """Nobody needs to be told where hints are."""
        self.offers_hint = False
        self.services.focus = "primary"
        lead(self.context)

    def _play_hint(self) -> None:
        """Does what the hint shows, as if it had been pressed on the board."""
        if self.context.seen.legal and self.hint.ranking:
            self.turns.play(self.hint.ranking[self.hint.chosen].actions)

    def _end_turn(self) -> None:
        """Lets the computer begin; what was played can no longer be meant otherwise."""
        if self.context.seen.due is Due.END:
            self.context.turn_ended_at = self.context.table.played
            self.services.announce(whose_turn(self.context))
            self.pacing.schedule()

    def _play_again(self) -> None:
        """The same people, the same rules, new dice."""
        table = self.context.table
        begin(self.services, self.context.game, table.setup, table.players)

    # --- who looks ---

    def _hand_over(self) -> None:
        """The next person is to take the tablet, and what lay open is hidden until then."""
        self.context.handover.hand_on()
        self.hint.dismiss()
        self.last_round.dismiss()
        self.services.dismiss()
        self.controls.panel = None
        self.context.ui = self.context.game.view.start()
        self.services.focus = "primary"
        self.services.announce(whose_turn(self.context))

    def _take_over(self) -> None:
        self.context.handover.take_over()
        self.services.announce(whose_turn(self.context))
        lead(self.context)
        self.pacing.schedule()

    def _out_of_sight(self) -> None:
        """Whoever had the tablet may have put it down."""
        if self.context.handover.passes_round:
            self._hand_over()

    def _change_seats(self) -> None:
        """Other people and computers play on, and what lay open is hidden until somebody says who
        looks."""
        context = self.context
        if self.who_plays.confirm():
            self.press("close")
            self._out_of_sight()
        taken_over = context.log.taken_over(self.services.say, context.table.played)
        self.services.announce(*taken_over, whose_turn(context))

    # --- what follows an event ---

    def _changed(self, change: Change) -> None:
        context, table = self.context, self.context.table
        was = len(context.log.lines)
        context.keep()  # Before anything else: whatever goes wrong there, this move is kept.
        context.refused = None
        self.services.dismiss()
        self.celebrates = is_won(table.rules, change)
        self.hint.follow(change)
        self.last_round.follow(change)
        if self._turn_over(change):
            self.services.device.persist()
        put_back = follow(context, change)
        came = table.rules.current_player(change.before) == CHANCE
        context.thrown_at = table.played if came and change.event is not None else -1
        if change.event is None:
            context.turn_ended_at = -1  # What was taken back is not over any more.
        context.log.follow(table)
        let_hear(context, change, self.pacing.pace)
        told = moved(context, was) if change.event is None else news(context, change)
        if context.handover.saw_it_all(change):
            self._hand_over()
        offered = first_hint(context, self.hint)
        self.offers_hint = bool(offered)
        if noticed := (*put_back, *offered):
            tell = self.services.advise if offered else self.services.notify
            tell(" ".join(noticed))
        self._untold += told
        if self.pacing.hurrying:
            self.services.announce()
        elif sentences := (
            *self._untold,
            *put_back,
            *afterwards(context, change, told),
            *offered,
        ):
            self.services.announce(*sentences)
            self._untold = []
        lead(context)
        self.controls.look_closely()
        self.pacing.schedule()

    def _turn_over(self, change: Change) -> bool:
        """Whether a person's turn is done: now there is something worth keeping."""
        table = self.context.table
        seat = table.rules.on_turn(change.before)
        person = seat is not None and table.players[seat].is_person
        return person and change.event is not None and table.rules.on_turn(change.after) != seat
