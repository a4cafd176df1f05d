"""The pace of what happens by itself: computers play, and some cards are dealt, at intervals that
people can follow."""

from collections.abc import Callable
from typing import Any

from tessera.core.rules import CHANCE
from tessera.i18n import N_
from tessera.kit.bot import Choice
from tessera.kit.view import AnySeen, Due
from tessera.screens.settings.model import PACES
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import News, PrimaryAction
from tessera.screens.table.words.news import whose_turn
from tessera.screens.table.words.turn import LEVEL_NAMES, NORMAL
from tessera.screens.timer import Timer
from tessera.session.table import Change
from tessera.session.turn import throw
from tessera.thinking.ranking import request_ranking
from tessera.thinking.request import INSTEAD, NOBODY, Report

SILENT = {
    INSTEAD: N_("{player} can't play any more. From now on “{level}” plays instead."),
    NOBODY: N_("{player} can't think any more and plays at random from now on."),
}
"""The sentences about an added game's computer that doesn't answer, by its stand-in."""
READING = 2600
"""Milliseconds for a sentence that changes the game, at every pace."""
OPENING, QUICKEST, FEW = 3 / 4, 350, 4
"""What is thrown for who begins comes in this part of the pace, and with more seats than a few in
less, but for so many milliseconds: long enough to be seen, and to throw with one's own hand."""


class Pacing(Part):
    """The next thing that happens without a press. A computer begins to think when its turn begins;
    its play comes when it has thought, but never before its time."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._timer = Timer(context.services.device)
        self._stop_thinking: Callable[[], None] | None = None
        self._next: tuple[Any, ...] = ()
        """The actions that a computer is about to play, one by one."""
        self._meant: tuple[Any, tuple[Any, ...]] | None = None
        """A position, and what a computer meant to do there when it began its turn."""
        self._told: set[tuple[int, str]] = set()
        """The seats whose computers were reported as silent, with their stand-ins."""
        self._news: tuple[str, ...] = ()
        """Messages that are still to be shown for that."""
        self._waits = False
        """Whether something lies over the table."""
        self._untold: tuple[str, ...] = ()
        """Sentences that came too fast to be heard."""
        self.presses = {"hurry": self.hurry, "end": self._end_turn}

    def chose(self, field: str) -> None:
        """Takes on a new pace; but while the players are being chosen, computers wait."""
        if self._context.panels.panel != "seats":
            self.schedule()

    def cover(self) -> None:
        self._waits = True
        self.call_off()

    def uncover(self) -> None:
        """Goes on, at the pace that may have been chosen meanwhile."""
        self._waits = False
        self.schedule()

    @property
    def by_itself(self) -> bool:
        """Whether what comes next needs no press."""
        due = self._context.seen.due
        return due is Due.CHANCE or (due is Due.COMPUTER and not self._context.handover.on_a_phone)

    @property
    def can_hurry(self) -> bool:
        """Whether "Skip ahead" is offered. Not where computers play among themselves: there is no
        person's turn to skip to, only the end of the game."""
        people = bool(self._context.table.people)
        return people and self.by_itself and (not self._context.hurries or self._stands_still)

    @property
    def _stands_still(self) -> bool:
        """Whether nothing is scheduled, as after a fault."""
        return not (self._timer.is_running or self._stop_thinking)

    @property
    def hurrying(self) -> bool:
        """Whether everything that comes by itself comes at once."""
        return self._context.hurries and self.by_itself

    def hurry(self) -> None:
        """Skips all waiting until a person is to act. The pace stays as chosen, and computers think
        as long as ever."""
        if not self.can_hurry:
            return
        self._context.hurries = True
        if self._stands_still:
            self.schedule()
        elif self._timer.is_running:
            self._timer.stop()
            self._time_has_come()

    def schedule(self) -> None:
        """Schedules what comes by itself next, and cancels what was scheduled before."""
        self.call_off()
        self._context.hurries = self.hurrying
        self._get_ready()
        if self._waits:
            return
        if (wait := self._wait()) is not None:
            self._timer.start(wait, self._time_has_come)
            self._think()

    arrive = settled = schedule

    def call_off(self) -> None:
        """Cancels what was to come by itself."""
        self._timer.stop()
        if self._stop_thinking:
            self._stop_thinking()
        self._stop_thinking = None
        self._next = ()

    def leave(self) -> None:
        """Cancels what was to come, and lets the thinker go."""
        self.call_off()
        self._context.services.device.thinker.stop()

    def _get_ready(self) -> None:
        """Starts the thinker if a computer at this table thinks; otherwise stops it."""
        table = self._context.table
        computers = len(table.people) < len(table.players)
        thinker = self._context.services.device.thinker
        game = self._context.game
        start = computers and game.bots_think
        thinker.start(game.rules.name) if start else thinker.stop()

    def _wait(self) -> int | None:
        pace = PACES[self._context.pace]
        waits = self._context.seen.due
        if self.hurrying:
            return 0
        if waits is Due.CHANCE:
            pause = self._context.source.pause
            return None if pause is None else min(pause, pace)
        context, table = self._context, self._context.table
        if table.awaits_own_dice:
            return None
        if waits in (Due.THROW, Due.COMPUTER) and table.opens:
            return max(round(pace * OPENING * min(1, FEW / len(table.players))), QUICKEST)
        if waits is not Due.COMPUTER or context.handover.on_a_phone:
            return None
        momentous = context.game.view.needs_reading & context.log.latest_codes
        return max(pace, READING) if momentous else pace

    def _think(self) -> None:
        table = self._context.table
        seat = table.current_player
        if seat is None or seat == CHANCE:
            return
        if self._meant and self._meant[0] == table.state:
            self._next = self._meant[1]
        else:
            request = request_ranking(table, table.players[seat].kind)
            thinker = self._context.services.device.thinker
            self._stop_thinking = thinker.ask(request, self._on_report)

    def _time_has_come(self) -> None:
        if not self._stop_thinking:
            self._advance()

    def _on_report(self, report: Report[Choice[Any]]) -> None:
        self._stop_thinking = None
        if report.by:
            self._note_silence(report.by)
        self._next = report.found[0].actions
        if not self._timer.is_running:
            self._advance()

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        """The button "Skip ahead", where that is offered and the button has nothing else to do."""
        if action.press.startswith("app:") and self.can_hurry:
            return PrimaryAction(seen.say("Skip ahead"), "app:hurry", quiet=True)
        return action

    def tell(self, change: Change, news: News) -> News:
        """Collects sentences that would come too fast to be heard, for the first that can be heard.
        Messages during the computers' turns wait for a person's turn, because every event takes a
        message away."""
        people = bool(self._context.table.people)
        if not (people and self.by_itself):
            news, self._news = news._replace(notices=news.notices + self._news), ()
        if self.hurrying:
            self._untold += news.sentences
            self._context.services.messages.announce()
            return news._replace(silent=True)
        news, self._untold = news._replace(held_back=self._untold), ()
        return news

    def _end_turn(self) -> None:
        """Ends the turn so that the computer begins. What was played is final now."""
        context = self._context
        if context.seen.due is Due.END:
            context.turn_ended_at = context.table.played
            context.services.messages.announce(whose_turn(context))
            self.schedule()

    def _note_silence(self, by: str) -> None:
        """Notes once for each computer that it doesn't answer, and once more if its stand-in falls
        silent too."""
        table, services = self._context.table, self._context.services
        seat = table.current_player or 0
        if (seat, by) not in self._told:
            self._told.add((seat, by))
            level = services.say(LEVEL_NAMES[NORMAL])
            sentence = services.say(SILENT[by], player=table.players[seat].name, level=level)
            self._news += (sentence,)

    def _advance(self) -> None:
        table = self._context.table
        if not self._next:
            throw(table)
            return
        action, *rest = self._next
        after = table.rules.apply(table.state, action)
        self._meant = (after, tuple(rest)) if rest else None
        table.play(action)
