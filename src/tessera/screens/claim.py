"""One game, one tab: who else has it open, and what happens then."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tessera.screens.elsewhere import Elsewhere
from tessera.screens.play import Play
from tessera.storage.ports import Held, Hold

if TYPE_CHECKING:
    from tessera.screens.app import App


class Claim:
    """Wants the game on the screen for this tab, and shows another screen while it hasn't got it.

    A game is shown before the answer comes: waiting for it would make every start slower, and the
    shelf doesn't let two tabs write the same revision anyway."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._id: str | None = None
        self._hold: Hold | None = None
        repository, tabs = app.saves.repository, app.device.tabs
        repository.changed, repository.forked, repository.told = (
            self._changed,
            self._forked,
            tabs.tell,
        )
        tabs.listen(repository.hear)
        self.follow()

    def follow(self) -> None:
        """Another screen has come: lets go of the last one's game, and wants this one's."""
        screen = self._app.screen
        id = screen.id if isinstance(screen, Play | Elsewhere) else None
        if id == self._id:
            return
        if self._hold:
            self._hold.release()
        self._id = id
        self._hold = self._app.device.tabs.hold(id, partial(self._told, id)) if id else None

    def take(self) -> None:
        """Asks for the game that another tab has."""
        if self._hold:
            self._hold.take()

    def _told(self, id: str, who: Held) -> None:
        if id != self._id:
            return
        app = self._app
        if who is Held.ELSEWHERE:
            app.turn_to(lambda: Elsewhere(app, id))
        elif isinstance(app.screen, Elsewhere):
            app.saves.repository.refresh(id, app.reload)
        else:
            app.saves.repository.refresh(id, lambda: None)

    def _changed(self, id: str) -> None:
        """A game is other than this page knew it."""
        app = self._app
        if isinstance(app.screen, Elsewhere) and app.screen.id == id:
            app.screen.look()
        elif app.address.endswith(f"/{id}"):
            app.reload()

    def _forked(self, id: str, new: str) -> None:
        say = self._app.say
        if id == self._id:
            self._app.device.go(f"#/play/{new}")
            self._app.notify_next(
                say("This game went on in another tab. What you played here is kept as its copy.")
            )
