"""A game being played: presses become events, computers move at a pace people can follow, and
every event is saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tessera.core.game import Illegal
from tessera.games.box import Box, Due, Seen, Several, Ui
from tessera.scene.node import Node
from tessera.screens.begin import begin
from tessera.screens.log import Log
from tessera.screens.page import Page
from tessera.screens.play_layout import layout
from tessera.screens.shaking import Shaking
from tessera.session.referee import advance, due, throw
from tessera.session.saves import StoreError
from tessera.session.table import Change, Table

if TYPE_CHECKING:
    from tessera.screens.app import App

PACES = {"slow": 2600, "normal": 1500, "fast": 500}
"""Milliseconds before each throw or move of a computer. Dice tumble for 900 of them, except at
the fast pace."""


class Play(Page):
    """One game on the screen."""

    name = "play"

    def __init__(self, app: App, id: str, box: Box[Any, Any], table: Table[Any, Any]) -> None:
        super().__init__(app)
        self.id = id
        self.box = box
        self.table = table
        self.ui: Ui = box.view.start()
        self.panel: str | None = None
        """What lies open beside the board: "log", "more", or nothing."""
        self.turned = False
        self.pace = app.recall("pace", "normal")
        self.saved = id not in app.unsaved
        self.log = Log(box, table)
        self._ended_at = -1
        """After how many events somebody last said that a turn was over."""
        self.shaking = Shaking(app, self._throw)
        self._cancel: Callable[[], None] | None = None
        self._unsubscribe = table.subscribe(self._changed)
        self._schedule()

    @property
    def seen(self) -> Seen[Any, Any]:
        """What the view may know: the observation of whoever sits at the tablet."""
        table, game = self.table, self.table.game
        waits = due(table)
        state = game.observation(table.state, game.on_turn(table.state))
        legal = game.legal_actions(state) if waits is Due.CHOICE else ()
        events = tuple(event for _, event, _ in table.history)
        seen = Seen(
            state, legal, waits, table.players, events, self.ui, self.app.say, self.preferences
        )
        if waits is Due.COMPUTER and self._ended_at != table.played:
            return replace(seen, due=Due.END) if self.box.view.confirm(seen) else seen
        return seen

    def turn(self, seen: Seen[Any, Any]) -> int | None:
        """The seat whose turn it is, also while that turn is done but not yet ended."""
        table = self.table
        ended = seen.due is Due.END
        return table.game.on_turn(table.history[-1][0] if ended else table.state)

    @property
    def preferences(self) -> dict[str, str]:
        """What was chosen for this game on this device."""
        return {
            wish.name: chosen
            if (chosen := self._recalled(wish.name)) in dict(wish.values)
            else wish.values[0][0]
            for wish in self.box.preferences
        }

    def draw(self) -> Node:
        """The board and everything round it."""
        return layout(self, self.seen)

    def press(self, target: str) -> None:
        """A control of the screen, or something on the board."""
        verb, _, rest = target.partition(" ")
        if target == "throw":
            self._throw()
        elif target == "undo":
            self.table.undo()
        elif target == "redo":
            self.table.redo()
        elif target == "end":
            self._end_turn()
        elif target == "turn":
            self.turned = not self.turned
        elif target == "shake":
            self.shaking.toggle()
        elif target == "again":
            self._play_again()
        elif verb == "open":
            self.panel = None if self.panel == rest else rest
        elif target == "close":
            self.app.focus = f"open {self.panel}"
            self.panel = None
        else:
            self._press_board(target)

    def change(self, field: str, value: str) -> None:
        """The pace of the computers, or a preference of the game."""
        if field == "pace" and value in PACES:
            self.pace = value
            self.app.remember("pace", value)
        elif field in self.preferences:
            self.app.remember(f"{self.box.game.name}/{field}", value)
        self._schedule()

    def key(self, key: str) -> bool:
        """Moves the cursor; the focus goes with it."""
        if key == "Escape" and self.panel:
            self.press("close")
            return True
        if self.turned:
            key = _TURNED.get(key, key)
        ui = self.box.view.key(self.seen, key)
        if ui is None:
            return False
        self.ui = ui
        self.app.focus = ui.cursor
        return True

    def leave(self) -> None:
        """Computers wait until somebody looks again."""
        self._call_off()
        self._unsubscribe()
        self.shaking.stop()

    def _recalled(self, preference: str) -> str:
        return self.app.recall(f"{self.box.game.name}/{preference}", "")

    def _end_turn(self) -> None:
        """Lets the computer begin; what was played can no longer be meant otherwise."""
        if self.seen.due is Due.END:
            self._ended_at = self.table.played
            self.app.announce(self._whose_turn())
            self._schedule()

    def _throw(self) -> None:
        waits = self.seen.due
        if waits is Due.THROW:
            throw(self.table)
        elif waits is Due.CHOICE:
            self._refuse(Illegal("use_the_throw"))
        else:
            self._not_now(waits)

    def _press_board(self, target: str) -> None:
        seen = self.seen
        if seen.due in (Due.COMPUTER, Due.END, Due.NOTHING):
            self._not_now(seen.due)
            return
        meant = self.box.view.press(seen, target)
        if isinstance(meant, Ui):
            self.ui = meant
            if self.app.by_keyboard:
                self._aim()
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
            self.app.announce(*self.log.sentences(self.app.say, len(actions)), self._whose_turn())

    def _refuse(self, refused: Illegal) -> None:
        players, facts = self.table.players, refused.facts
        self.app.notify(self.box.tell(self.app.say, players, refused.code, facts))

    def _not_now(self, waits: Due) -> None:
        say = self.app.say
        if waits is Due.NOTHING:
            self.app.notify(say("The game is over."))
            return
        if waits is Due.END:
            self.app.notify(say("Your turn is done: end it, or take it back with Undo."))
            return
        seat = self.table.game.on_turn(self.table.state)
        assert seat is not None
        self.app.notify(say("It is {player}'s turn.", player=self.table.players[seat].name))

    def _play_again(self) -> None:
        """The same people, the same rules, new dice."""
        begin(self.app, self.box, self.table.setup, self.table.players)

    def _changed(self, change: Change) -> None:
        self.app.dismiss()
        self._save()
        self.ui = replace(self.ui, chosen="")
        if change.event is None:
            self._ended_at = -1  # What was taken back is not over any more.
        self.log.follow(self.table)
        news = [] if change.event is None else self.log.sentences(self.app.say)
        self.app.announce(*news, self._whose_turn())
        self._lead_focus()
        self._schedule()

    def _whose_turn(self) -> str:
        """Who is to act and what is to be done, in words that stand alone."""
        seen = self.seen
        prompt = self.box.view.prompt(seen)
        seat = self.turn(seen)
        if seat is None or seen.due is Due.COMPUTER:
            return prompt
        return f"{self.table.players[seat].name}: {prompt}"

    def _save(self) -> None:
        try:
            self.app.saves.save(self.id, self.table.record(self.app.device.now()))
            self.saved = True
            self.app.unsaved.pop(self.id, None)
        except StoreError:
            self.saved = False
            self.app.unsaved[self.id] = self.table

    def _lead_focus(self) -> None:
        """Takes people who play by keyboard to what comes next, so that they needn't search."""
        if not self.app.by_keyboard:
            return
        seen, view = self.seen, self.box.view
        if seen.due is Due.CHOICE and not view.must_pass(seen) and not view.offer(seen):
            self._aim()
        elif seen.due is not Due.COMPUTER:
            self.app.focus = "primary"

    def _aim(self) -> None:
        self.ui = self.box.view.aim(self.seen)
        self.app.focus = self.ui.cursor

    def _call_off(self) -> None:
        if self._cancel:
            self._cancel()
            self._cancel = None

    def _schedule(self) -> None:
        """Lets a computer act after a while, and calls off what was to happen before."""
        self._call_off()
        if self.seen.due is Due.COMPUTER:
            wait = PACES.get(self.pace, PACES["normal"])
            self._cancel = self.app.device.after(wait, self._advance)

    def _advance(self) -> None:
        self._cancel = None
        advance(self.table, self.box.bots)


_TURNED = {
    "ArrowUp": "ArrowDown",
    "ArrowDown": "ArrowUp",
    "ArrowLeft": "ArrowRight",
    "ArrowRight": "ArrowLeft",
    "Home": "End",
    "End": "Home",
}
"""What the keys mean when the board is turned to the other side of the table."""
