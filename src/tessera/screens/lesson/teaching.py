"""A table at which something is learned: presses become events on it as in any game, and what is
done is answered. Nothing is saved but how far somebody went."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from tessera.core.rules import CHANCE
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.kit.motion import Flight
from tessera.screens.lesson.context import LessonContext, seats
from tessera.screens.lesson.picking import Picking
from tessera.screens.page import Draw, Page
from tessera.screens.play.pacing import PACES
from tessera.screens.services import Services
from tessera.screens.settings import PACE, chosen
from tessera.screens.table.carrying import Carrying
from tessera.screens.table.controls import Controls
from tessera.screens.table.flights import Motion
from tessera.screens.table.focus import lead, put_back
from tessera.screens.table.turns import Turns
from tessera.screens.table.words.aloud import board_aloud, count_aloud
from tessera.screens.table.words.hearing import let_hear
from tessera.screens.table.words.news import news
from tessera.screens.table.words.why import PANEL, Why, why
from tessera.session.lesson import Run
from tessera.session.table import Change

KEYS = {"b": "board aloud", "B": "board aloud", "d": "count aloud", "D": "count aloud"}
"""What keys press, wherever the focus is."""


class Teaching(Page):
    """A lesson, or a puzzle, on the screen. The classes below it say which words stand over it,
    what is kept, and what comes afterwards."""

    name = "lesson"
    """They lie on the screen alike."""
    shows_notice = True

    def __init__(
        self, services: Services, game: AnyGame, lesson: Lesson, number: int, view: Draw
    ) -> None:
        """Begins at the step of this number, counted from 0."""
        super().__init__(services, view=view)
        self.game_shown = self.game = game
        self.lesson = lesson
        self._told: list[str] = []
        """What was done since something was said last."""
        self._stop_timer: Callable[[], None] | None = None
        self._zoomed = False
        self.why: Why | None = None
        """What was asked about the rules last."""
        self.learn(number)

    @property
    def pace(self) -> str:
        """A key of `PACES`, as it is chosen on this device."""
        return chosen(self.services, PACE)

    @property
    def is_over(self) -> bool:
        """Whether the last step is done."""
        return self.run.is_last and self.run.done and not self.run.coming

    @property
    def is_right(self) -> bool:
        """Whether it is told that what was done is what was asked."""
        return self.run.waits and self.run.done and bool(self.run.step.plays)

    def flights(self) -> tuple[Flight, ...]:
        """What has moved on the table."""
        return self._motion.flights(self.run.table.played, self.context.handover.viewer)

    def arrive(self) -> None:
        """The focus is where Enter does what comes next, and what is asked is said."""
        self.services.focus = "primary"
        self.services.announce(self.title, self.sentence)
        self._lead()

    @property
    def sentence(self) -> str:
        """What is said now."""
        return self.services.say(self.run.says)

    @property
    def title(self) -> str:
        """What it is about, as people read it."""
        raise NotImplementedError

    @property
    def heading(self) -> str:
        """Over the sentence: how what was done is taken, or what it is about."""
        raise NotImplementedError

    def note(self) -> None:
        """Keeps how far it went."""
        raise NotImplementedError

    def onward(self) -> None:
        """To what comes afterwards."""
        raise NotImplementedError

    def press(self, target: str) -> None:
        """A control of the screen."""
        simple: dict[str, Callable[[], None]] = {
            "throw": self._throw,
            "check": self._check,
            "back": self._take_back,
            "next": self._go_on,
            "repeat": self.repeat,
            "onward": self.onward,
            "board aloud": partial(board_aloud, self.context),
            "count aloud": partial(count_aloud, self.context),
        }
        if target in simple:
            simple[target]()
        elif not self.picking.press(target):
            self.controls.press(target)
            if target == f"open {PANEL}":
                self._ask_why()

    def press_game(self, target: str) -> None:
        """Something on the board or in the hand. Where a wrong play is told of, it is taken back:
        what was pressed may have changed since."""
        if self.run.asks:
            self._do(partial(self.turns.press, target))
        elif self.run.wrong:
            self._take_back()
        else:
            self.services.notify(self.services.say("Press “Next” to go on."))

    @property
    def carried(self) -> str:
        return self.carrying.carried

    def pick_up(self, target: str) -> bool:
        return self.carrying.pick_up(target)

    def drop(self, target: str) -> bool:
        return self.carrying.drop(target)

    def reach(self, target: str) -> tuple[str, ...]:
        return self.game.view.reach(self.context.seen, target)

    def key(self, key: str) -> bool:
        """A short cut, or it moves the cursor and the focus goes with it."""
        if key == "Escape":
            if self.controls.panel:
                self.controls.press("close")
                return True
            return put_back(self.context)
        if key == "Control+z" and self.run.wrong:
            self._take_back()
            return True
        if meant := KEYS.get(key):
            self.press(meant)
            return True
        ui = self.game.view.key(self.context.seen, self.controls.key(key))
        if ui is None:
            return False
        self.context.ui = ui
        self.services.focus = f"game:{ui.cursor}"
        return True

    def cover(self) -> None:
        """What comes by itself waits."""
        self._call_off()

    def uncover(self) -> None:
        """It comes after all."""
        self._schedule()

    def leave(self) -> None:
        """Nothing goes on unseen."""
        self._call_off()

    # --- what is asked ---

    def _ask_why(self) -> None:
        """About what was refused, or else about what is asked here."""
        asked = why(self.context)
        self.why = asked if self.context.refused else replace(asked, said=self.sentence)

    def learn(self, number: int) -> None:
        """Begins at a step."""
        self.run = Run(self.game.rules, self.lesson, seats(self.services, self.game), number)
        self._sit_down()
        self.note()
        self._schedule()

    def _sit_down(self) -> None:
        """At the table that lies there now."""
        self.context = LessonContext(self.services, self.game, self.run)
        self.controls = Controls(self.context)
        self.controls.zoomed = self._zoomed
        self.turns = Turns(self.context, self.controls)
        self.carrying = Carrying(self.context, self.press_game)
        self.picking = Picking(self.services, self.run)
        self._motion = Motion(self.services, self.game, self.run.table)
        self._motion.look(self.run.table.played, self.context.handover.viewer)
        self.run.table.subscribe(self._changed)

    def _throw(self) -> None:
        if self.run.asks and not self.run.step.asks_for_dice:
            self._do(self.turns.throw)

    def _check(self) -> None:
        self.run.pick(self.picking.answer)
        self.follow()

    def _do(self, action: Callable[[], None]) -> None:
        """Answers what is played by that, if anything is."""
        played = self.run.table.played
        action()
        if self.run.table.played != played:
            self.run.judge()
            self.follow()

    def _take_back(self) -> None:
        self.run.take_back()
        self.follow()

    def _go_on(self) -> None:
        """To the next step."""
        if self.run.waits and not self.is_over:
            self._step()
            self.follow()

    def _step(self) -> None:
        table = self.run.table
        self.run.go_on()
        self._zoomed = self.controls.zoomed
        if self.run.table is not table:
            self._sit_down()
        self.picking.clear()

    def repeat(self) -> None:
        """From the beginning."""
        self._call_off()
        self._told = []
        self.learn(0)
        self.follow()

    # --- what follows ---

    def _changed(self, change: Change) -> None:
        """Something was done on the table, or taken back."""
        context = self.context
        self.services.dismiss()
        context.ui = replace(context.ui, chosen="")
        context.refused = None
        context.log.follow(context.table)
        came = self.game.rules.current_player(change.before) == CHANCE
        context.thrown_at = context.table.played if came and change.event is not None else -1
        let_hear(context, change, self.pace)
        self._told += news(context, change)

    def follow(self) -> None:
        """Says what was done and what comes next, and lets come what comes by itself."""
        if self.run.goes_on_alone:
            self._step()
        self.note()
        told, self._told = self._told, []
        heard = self.sentence if self.run.asks else f"{self.heading}: {self.sentence}"
        self.services.announce(*told, heard)
        self._lead()
        self._schedule()

    def _lead(self) -> None:
        """The focus goes to what comes next, for who has no other way."""
        if not self.services.by_keyboard:
            return
        if self.run.asks and self.run.step.asks_for_dice:
            self.services.focus = self.picking.first
        elif self.run.asks:
            lead(self.context)
        else:
            self.services.focus = "primary"

    def _schedule(self) -> None:
        self._call_off()
        if self.run.coming:
            self._stop_timer = self.services.device.after(PACES[self.pace], self._come)

    def _call_off(self) -> None:
        if self._stop_timer:
            self._stop_timer()
        self._stop_timer = None

    def _come(self) -> None:
        self._stop_timer = None
        self.run.come()
        self.follow()
