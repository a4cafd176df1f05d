"""A table at which somebody is guided: presses become events on it as in any game, and what is done
is answered. Nothing is saved but how far somebody went."""

from abc import abstractmethod
from collections.abc import Callable
from functools import partial

from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.lesson.context import LessonContext, seats
from tessera.screens.lesson.picking import Picking
from tessera.screens.page import Draw, Presses
from tessera.screens.services import Services
from tessera.screens.settings.model import PACES
from tessera.screens.table.focus import go_to_what_is_due
from tessera.screens.table.parts.part import Part
from tessera.screens.table.seated import SeatedPage
from tessera.screens.table.words.news import news
from tessera.session.lesson import Run
from tessera.session.table import Change


def headed(heading: str, sentence: str) -> str:
    """Both as somebody hears them, with a stop between."""
    return (
        f"{heading} {sentence}" if heading.endswith(("!", "?", ".")) else f"{heading}: {sentence}"
    )


class GuidedTable(SeatedPage):
    """A lesson, or a puzzle, on the screen. The classes below it say which words stand over it,
    what is kept, and what comes afterwards."""

    name = "lesson"
    """They lie on the screen alike."""
    shows_notice = True

    def __init__(
        self, services: Services, game: AnyGame, lesson: Lesson, number: int, view: Draw
    ) -> None:
        """Begins at the step of this number, counted from 0."""
        self.lesson = lesson
        self._told: list[str] = []
        """What was done since something was said last."""
        self._heard = ""
        """What was said of it."""
        self._stop_timer: Callable[[], None] | None = None
        self.run = Run(game.rules, lesson, seats(services, game), number)
        super().__init__(services, None, LessonContext(services, game, self.run), view)
        self._begin()

    def _parts(self) -> tuple[Part, ...]:
        self.picking = Picking(self.services, self.run)
        return self.picking, *super()._parts()

    def _presses(self) -> Presses:
        return {
            "throw": self._throw,
            "check": self._check,
            "back": self._take_back,
            "undo": self._undo,
            "next": self._go_on,
            "onward": self.onward,
        }

    def _asked(self) -> str:
        return self.sentence

    def _topic(self) -> str:
        return self.run.step.about or super()._topic()

    @property
    def offers(self) -> bool:
        """Whether what a game would offer may stand on the one button: no answer may."""
        return not self.game.view.offers_the_play

    def why_button(self, seen: AnySeen) -> Node | None:
        """While something is asked."""
        return super().why_button(seen) if self.run.asks else None

    @property
    def is_over(self) -> bool:
        """Whether the last step is done."""
        return self.run.is_last and self.run.done and not self.run.coming

    @property
    def is_right(self) -> bool:
        """Whether it is told that what was done is what was asked."""
        return self.run.waits and self.run.done and bool(self.run.step.plays)

    @property
    def _is_being_done(self) -> bool:
        """Whether what was asked is done, and more comes by itself: so long its sentence stays on
        the screen, and who hears has heard it."""
        return self.run.done and bool(self.run.coming and self.run.step.plays)

    def arrive(self) -> None:
        """The focus is where Enter does what comes next, and what is asked is said."""
        self._lead()
        self.services.messages.announce(headed(self.title, self.sentence))

    @property
    def sentence(self) -> str:
        """What is said now."""
        return self.services.say(self.run.says)

    @property
    @abstractmethod
    def title(self) -> str:
        """What it is about, as people read it."""

    @property
    @abstractmethod
    def next_label(self) -> str:
        """What leads on when it is over, to be translated."""

    @property
    @abstractmethod
    def heading(self) -> str:
        """Over the sentence: how what was done is taken, or what it is about."""

    @abstractmethod
    def note(self) -> None:
        """Keeps how far it went."""

    @abstractmethod
    def onward(self) -> None:
        """To what comes afterwards."""

    def press_game(self, target: str) -> None:
        """Something on the board or in the hand. Where a wrong play is told of, it is taken back:
        what was pressed may have changed since."""
        if self.run.asks:
            self._do(partial(self.turns.press, target))
        elif self.run.wrong:
            self._take_back()
        else:
            self.services.messages.notify(self.services.say("Tap “Next” to continue."))

    def key(self, key: str) -> bool:
        """Undo takes back what was done last."""
        if key == "Control+z":
            self._undo()
            return True
        return super().key(key)

    def cover(self) -> None:
        """What comes by itself waits."""
        self._call_off()

    def uncover(self) -> None:
        """It comes after all."""
        self._schedule()

    def leave(self) -> None:
        """Nothing goes on unseen."""
        self._call_off()
        super().leave()

    # --- what is asked ---

    def learn(self, number: int) -> None:
        """Begins anew at the step of this number, counted from 0."""
        self.run = Run(self.game.rules, self.lesson, seats(self.services, self.game), number)
        self._lay()
        self._begin()

    def _begin(self) -> None:
        self.note()
        self._schedule()

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

    def _undo(self) -> None:
        if self.run.can_undo:
            self.run.undo()
            self.follow()
        else:
            self.services.messages.notify(self.services.say("Nothing can be taken back now."))

    def _go_on(self) -> None:
        """To the next step."""
        if self.run.waits and not self.is_over:
            self._step()
            self.follow()

    def _step(self) -> None:
        self.run.go_on()
        if self.run.table is not self.context.table:
            self._lay()
        self.picking.clear()

    def _lay(self) -> None:
        """Another table lies there now, as large as the one before."""
        context = LessonContext(self.services, self.game, self.run)
        self._sit_down(context, zoomed=self.zoom.on)

    def repeat(self) -> None:
        """From the beginning."""
        self._call_off()
        self._told = []
        self.learn(0)
        self.follow()

    # --- what follows ---

    def _follow(self, change: Change, told: int, noticed: tuple[str, ...]) -> None:
        """It is told when it has been judged."""
        self._told += news(self.context, change)

    def follow(self, *, by_itself: bool = False) -> None:
        """Says what was done and what comes next, and lets come what comes by itself: of that only
        what is new is said."""
        if self.run.goes_on_alone:
            self._step()
        self.note()
        told, self._told = self._told, []
        heard = self.sentence if self.run.asks else headed(self.heading, self.sentence)
        if not (self._is_being_done or (by_itself and heard == self._heard)):
            told.append(heard)
        self._heard = heard
        if told:
            self.services.messages.announce(*told)
        if self.services.by_keyboard:
            self._lead()
        self._schedule()

    def _lead(self) -> None:
        """The focus goes to what comes next: the board, where something is asked there."""
        if not self.run.asks:
            self.services.focus = "primary"
        elif self.run.step.asks_for_dice:
            self.services.focus = self.picking.first
        else:
            go_to_what_is_due(self.context, offers=self.offers)

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
        self.follow(by_itself=True)
