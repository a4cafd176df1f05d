"""A table with guidance: presses become events, and each play gets an answer."""

from collections.abc import Callable
from functools import partial
from types import MappingProxyType

from tessera.features.learn.guide import Guide, OneMove, Picking
from tessera.i18n import Translator
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.scene.widgets import button
from tessera.screens.settings.model import PACES
from tessera.screens.table.marks import Mark, marks
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.values import IDLE, News, PrimaryAction, Prompt
from tessera.screens.table.turns import go_to_what_is_due, press, throw
from tessera.screens.timer import Timer
from tessera.session.table import Change

TICK = Node("span", {"aria-hidden": "true"}, "✓ ")


def headed(say: Translator, heading: str, sentence: str) -> str:
    """Joins heading and sentence for an announcement. A colon comes between them unless the heading
    ends like a sentence."""
    if heading.endswith(("!", "?", ".")):
        return f"{heading} {sentence}"
    return say.pair(heading, sentence)


class Guidance(Part):
    """Asks, judges each play, and plays the events that follow by itself."""

    keys = MappingProxyType({"Control+z": "undo"})

    def __init__(self, guide: Guide) -> None:
        self.guide, self.picking = guide, Picking(guide)
        self._context = guide.context
        self._services = guide.services
        self._told: tuple[str, ...] = ()
        """The sentences for what was done since the last announcement."""
        self._heard = ""
        """The last announcement about that."""
        self._timer = Timer(self._services.device)
        self.presses = {
            "throw": self._throw,
            "check": self._check,
            "back": self._take_back,
            "undo": self._undo,
            "next": self._go_on,
            "onward": guide.onward,
        }

    # --- what it shows ---

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        right, wrong = self.guide.is_right, self.guide.run.wrong
        return ("lesson", *(["right"] if right else []), *(["wrong"] if wrong else []))

    def title(self, words: str) -> str:
        return self.guide.title

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        """The sentence, under a heading that says whether the play was right."""
        guide, sentence = self.guide, self.guide.sentence
        lines = (
            Node("b", {"class": "lesson-word"}, TICK if guide.is_right else None, guide.heading),
            Node("span", {}, sentence, key=f"says {sentence}"),
        )
        return Prompt(
            guide.title, sentence, lines, why=prompt.why if guide.run.awaits_answer else None
        )

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        """The button that goes on with the guide, or gives another try. While something is asked it
        is the game's."""
        say, run = seen.say, self.guide.run
        if run.pending:
            return PrimaryAction(say("Please wait"), IDLE, idle=True)
        if run.wrong:
            return PrimaryAction(say("Try again"), "app:back")
        if self.guide.is_over:
            return PrimaryAction(say(self.guide.next_label), "app:onward")
        if run.done:
            return PrimaryAction(say("Next"), "app:next")
        if run.step.asks_for_dice:
            return PrimaryAction(say("That is my answer"), "app:check")
        return action

    def marks(self, seen: AnySeen) -> dict[str, Mark]:
        """The marks for everything since the step began."""
        game, run = self._context.game, self.guide.run
        return marks(game, run.table, seen.viewer, run.learner, run.since, run.table.played)

    # --- what people do ---

    def takes(self, target: str) -> bool:
        """Plays, if a play is asked for. While the answer to a wrong play is shown, any press takes
        that play back."""
        if self.guide.run.awaits_answer:
            self._do(partial(press, self._context, target))
        elif self.guide.run.wrong:
            # Not played at once, for its target may have changed since.
            self._take_back()
        else:
            self._services.messages.notify(self._services.say("Tap “Next” to continue."))
        return True

    def arrive(self) -> None:
        """Stores the first step, and announces its question."""
        self._begin()
        self._lead()
        self._services.messages.announce(
            headed(self._services.say, self.guide.title, self.guide.sentence)
        )

    def cover(self) -> None:
        self._timer.stop()

    leave = cover

    def learn(self, number: int) -> None:
        """Begins anew at the step of this number, counted from 0."""
        self.guide.learn(number)
        self._begin()

    def repeat(self) -> None:
        """Begins again at the first step."""
        self._timer.stop()
        self._told = ()
        self.learn(0)
        self.advance()

    def _begin(self) -> None:
        self.guide.note()
        self._schedule()

    def _throw(self) -> None:
        if self.guide.run.awaits_answer and not self.guide.run.step.asks_for_dice:
            self._do(partial(throw, self._context))

    def _check(self) -> None:
        self.guide.run.pick(self.picking.answer)
        self.advance()

    def _do(self, action: Callable[[], None]) -> None:
        """Answers the play that this target stands for, if any."""
        played = self.guide.run.table.played
        action()
        if self.guide.run.table.played != played:
            self.guide.run.judge()
            self.advance()

    def _take_back(self) -> None:
        self.guide.run.take_back()
        self.advance()

    def _undo(self) -> None:
        if self.guide.run.can_undo:
            self.guide.run.undo()
            self.advance()
        else:
            self._services.messages.notify(self._services.say("Nothing can be taken back now."))

    def _go_on(self) -> None:
        """Goes to the next step."""
        if self.guide.run.awaits_next and not self.guide.is_over:
            self._step()
            self.advance()

    def _step(self) -> None:
        self.guide.run.go_on()
        if self.guide.run.table is not self._context.table:
            self.guide.lay()
        self.picking.clear()

    # --- what follows ---

    def tell(self, change: Change, news: News) -> News:
        """Silences the news, because the play is told with its judgement."""
        self._told += news.sentences
        return News((), silent=True)

    def advance(self, *, by_itself: bool = False) -> None:
        """Announces the last step and the next, and schedules events that come by themselves. Of
        the latter only what is new is announced."""
        guide = self.guide
        if guide.run.goes_on_alone:
            self._step()
        guide.note()
        sentences, self._told = self._told, ()
        say, heard = self._services.say, guide.sentence
        if not guide.run.awaits_answer:
            heard = headed(say, guide.heading, guide.sentence)
        # What was asked stays on the screen while it is done, and who hears has heard it.
        is_being_done = guide.run.done and guide.run.pending and guide.run.step.plays
        if not (is_being_done or (by_itself and heard == self._heard)):
            sentences = (*sentences, heard)
        self._heard = heard
        if sentences:
            self._services.messages.announce(*sentences)
        if self._services.by_keyboard:
            self._lead()
        self._schedule()

    def _lead(self) -> None:
        """Moves the focus to the next control, or to the board for a play."""
        if not self.guide.run.awaits_answer:
            self._services.focus = "primary"
        elif self.guide.run.step.asks_for_dice:
            self._services.focus = self.picking.first
        else:
            go_to_what_is_due(self._context)

    def _schedule(self) -> None:
        self._timer.stop()
        if self.guide.run.pending:
            wait = PACES[self._context.pace]
            self._timer.start(wait, self._come)

    uncover = _schedule

    def _come(self) -> None:
        self.guide.run.play_next()
        self.advance(by_itself=True)


class MoveWays(Part):
    """The buttons under one question, which keep their places while it is asked."""

    def __init__(self, guide: OneMove, guidance: Guidance) -> None:
        self._asking, self._guidance = guide, guidance
        self.presses = {"show": self._show}

    @property
    def is_open(self) -> bool:
        """Whether the best play isn't on the board yet."""
        return bool(self._asking.run.awaits_answer or self._asking.run.wrong)

    def foot(self, seen: AnySeen, action: PrimaryAction) -> tuple[Node, ...]:
        run, say = self._asking.run, seen.say
        undo = button(say("Undo"), "undo") if run.awaits_answer and run.can_undo else None
        show = button(say("Show me"), "show") if self.is_open else None
        look = {"class": "foot puzzle-ways"}
        return (Node("div", look, undo, show, *self.more_ways(seen), key="ways"),)

    def more_ways(self, seen: AnySeen) -> Nodes:
        """The nodes behind them."""
        return ()

    def _show(self) -> None:
        if self.is_open:
            self._asking.was_shown = True
            self._asking.run.show()
            self._guidance.advance()
