"""A game being played: presses become events, computers move at a pace people can follow, and
every event is saved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tessera.core.rules import Illegal
from tessera.kit.game import Game
from tessera.kit.view import (
    Due,
    Seen,
    Several,
    Ui,
)
from tessera.scene.node import Node
from tessera.screens.begin import begin
from tessera.screens.controls import Controls
from tessera.screens.curtain import curtain
from tessera.screens.focus import aim, lead
from tessera.screens.hint import Hint
from tessera.screens.holder import Holder
from tessera.screens.log import Log
from tessera.screens.pacing import Pacing
from tessera.screens.page import Page
from tessera.screens.play_layout import layout
from tessera.screens.play_words import news, not_now, whose_turn
from tessera.screens.shaking import Shaking
from tessera.screens.sight import sight
from tessera.screens.who_plays import WhoPlays
from tessera.session.table import Change, Table
from tessera.session.turn import throw

if TYPE_CHECKING:
    from tessera.screens.app import App


class Play(Page):
    """One game on the screen."""

    name = "play"

    def __init__(self, app: App, id: str, game: Game[Any, Any], table: Table[Any, Any]) -> None:
        super().__init__(app)
        self.id = id
        self.game = game
        self.table = table
        self.ui: Ui = game.view.start()
        self.holder = Holder(table)
        self.controls = Controls(self)
        self.pacing = Pacing(self)
        self.hint = Hint(self)
        self.who_plays = WhoPlays(self)
        self.log = Log(game, table)
        self._ended_at = -1
        """After how many events somebody last said that a turn was over."""
        self.shaking = Shaking(app, self._throw)
        self._unsubscribe = table.subscribe(self._changed)
        self._unwatch = app.device.on_hidden(self._out_of_sight)
        self.pacing.schedule()

    @property
    def seen(self) -> Seen[Any, Any]:
        """What the view may know: the observation of whoever looks at the screen."""
        return sight(self)

    @property
    def turn_ended(self) -> bool:
        """Whether the person whose turn was done has said that it is over."""
        return self._ended_at == self.table.played

    @property
    def pause(self) -> int | None:
        """After how many milliseconds the chance that is due comes by itself."""
        table = self.table
        seat = table.rules.on_turn(table.state)
        assert seat is not None
        return self.game.view.pause(table.state, table.players[seat])

    def turn(self, seen: Seen[Any, Any]) -> int | None:
        """The seat whose turn it is, also while that turn is done but not yet ended."""
        table = self.table
        ended = seen.due is Due.END
        return table.rules.on_turn(table.history[-1][0] if ended else table.state)

    @property
    def preferences(self) -> dict[str, str]:
        """What was chosen for this game on this device."""
        return self.app.wishes(self.game)

    def draw(self) -> Node:
        """The board and everything round it, or only who is to take the tablet."""
        return curtain(self) if self.holder.nobody else layout(self, self.seen)

    def press(self, target: str) -> None:
        """A control of the screen, or something on the board."""
        if target == "throw":
            self._throw()
        elif target in ("undo", "redo"):
            self.table.undo() if target == "undo" else self.table.redo()
        elif target == "end":
            self._end_turn()
        elif target == "hand over":
            self._hand_over()
        elif target == "take":
            self._take()
        elif target == "again":
            self._play_again()
        elif target == "seats":
            self.who_plays.confirm()
        elif target == "shake":
            self.shaking.toggle()
        elif not self.hint.press(target) and not self.controls.press(target):
            self._press_board(target)

    def change(self, field: str, value: str) -> None:
        """Who plays, the pace of the computers, or a preference of the game."""
        if self.controls.panel == "seats":
            self.who_plays.change(field, value)
            return
        if field == "pace":
            self.pacing.choose(value)
        elif field in self.preferences:
            self.app.remember(f"{self.game.rules.name}/{field}", value)
        self.pacing.schedule()

    def key(self, key: str) -> bool:
        """Moves the cursor; the focus goes with it."""
        if key == "Escape" and (self.controls.panel or self.hint.is_open):
            self.press("close" if self.controls.panel else "hint close")
            return True
        if self.holder.nobody:
            return False
        if key in ("h", "H") and self.game.has_choices:
            self.press("hint")
            return True
        ui = self.game.view.key(self.seen, self.controls.key(key))
        if ui is None:
            return False
        self.ui = ui
        self.app.focus = ui.cursor
        return True

    def keep(self) -> None:
        """Saves the game as it stands."""
        self.app.saves.save(self.id, self.table.record(self.app.device.now()))

    def seats_changed(self) -> None:
        """Other people and computers play on, and what lay open is hidden until somebody says who
        looks."""
        self.controls.press("close")
        if self.holder.passes_round:
            self._hand_over()

    def leave(self) -> None:
        """Computers wait until somebody looks again."""
        self.pacing.leave()
        self.hint.dismiss()
        self._unsubscribe()
        self._unwatch()
        self.shaking.stop()

    def _end_turn(self) -> None:
        """Lets the computer begin; what was played can no longer be meant otherwise."""
        if self.seen.due is Due.END:
            self._ended_at = self.table.played
            self.app.announce(whose_turn(self))
            self.pacing.schedule()

    def _hand_over(self) -> None:
        """The next person is to take the tablet, and what lay open is hidden until then."""
        self.holder.let_go()
        self.hint.dismiss()
        self.app.dismiss()
        self.controls.panel = None
        self.ui = self.game.view.start()
        self.app.focus = "primary"
        self.app.announce(whose_turn(self))

    def _take(self) -> None:
        self.holder.take()
        self.app.announce(whose_turn(self))
        lead(self)
        self.pacing.schedule()

    def _out_of_sight(self) -> None:
        """Whoever had the tablet may have put it down."""
        if self.holder.passes_round:
            self._hand_over()

    def _throw(self) -> None:
        waits = self.seen.due
        if waits is Due.THROW:
            throw(self.table)
        elif waits is Due.CHOICE:
            self.app.notify(self.app.say(self.game.view.choose_first))
        else:
            self.app.notify(not_now(self, waits))

    def _press_board(self, target: str) -> None:
        seen = self.seen
        if seen.due not in (Due.CHOICE, Due.THROW):
            self.app.notify(not_now(self, seen.due))
            return
        meant = self.game.view.press(seen, target)
        if isinstance(meant, Ui):
            self.ui = meant
            if self.app.by_keyboard:
                aim(self)
        elif meant is not None:
            if target not in ("pass", "offer"):
                self.ui = replace(self.ui, cursor=target)
            try:
                self._play(meant.actions if isinstance(meant, Several) else (meant,))
            except Illegal as refused:
                self._refuse(refused)

    def _play(self, actions: tuple[Any, ...]) -> None:
        """Plays what one press stands for. Each action is told as it is played; of several only the
        last would be heard, so all are told again together."""
        for action in actions:
            self.table.play(action)
        if len(actions) > 1:
            self.app.announce(*self.log.sentences(self.app.say, len(actions)), whose_turn(self))

    def _refuse(self, refused: Illegal) -> None:
        players, facts = self.table.players, refused.facts
        self.app.notify(self.game.tell(self.app.say, players, refused.code, facts))

    def _play_again(self) -> None:
        """The same people, the same rules, new dice."""
        begin(self.app, self.game, self.table.setup, self.table.players)

    def _changed(self, change: Change) -> None:
        self.app.dismiss()
        self.hint.follow(change)
        self.keep()
        if self._turn_over(change):
            self.app.device.persist()
        self.ui = replace(self.ui, chosen="")
        if change.event is None:
            self._ended_at = -1  # What was taken back is not over any more.
        self.log.follow(self.table)
        if self.holder.saw_it_all(change):
            self._hand_over()
        self.app.announce(*news(self, change), whose_turn(self))
        lead(self)
        self.pacing.schedule()

    def _turn_over(self, change: Change) -> bool:
        """Whether a person's turn is done: now there is something worth keeping."""
        rules = self.table.rules
        seat = rules.on_turn(change.before)
        person = seat is not None and self.table.players[seat].is_person
        return person and change.event is not None and rules.on_turn(change.after) != seat
