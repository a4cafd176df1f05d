"""One game, one tab: which tab plays it, and what happens when another does."""

from collections.abc import Callable
from functools import partial

from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.storage.ports import Lock, LockHolder


class GameLock:
    """Claims the game on the screen for this tab, and shows another screen while another tab has
    it. The game is shown before the answer comes: waiting for it would make every start slower, and
    the repository doesn't let two tabs write the same revision anyway."""

    def __init__(
        self,
        services: Services,
        turn_to: Callable[[Callable[[], Page]], None],
        reload: Callable[[], None],
    ) -> None:
        """`turn_to` shows another screen at the same address, `reload` the one that belongs
        there."""
        self._services = services
        self._turn_to = turn_to
        self._reload = reload
        self._screen: Page | None = None
        self._id: str | None = None
        self._lock: Lock | None = None
        repository, tabs = services.repository, services.device.tabs
        repository.on_changed, repository.on_forked = self._changed, self._forked
        repository.on_stored = tabs.tell
        tabs.listen(repository.hear)

    def follow(self, screen: Page) -> None:
        """Called when another screen has opened: releases the last one's game, and claims this
        one's."""
        self._screen = screen
        id = screen.saved if screen.locks else None
        if id == self._id:
            return
        if self._lock:
            self._lock.release()
        self._id = id
        self._lock = self._services.device.tabs.lock(id, partial(self._told, id)) if id else None

    def _take(self) -> None:
        """Asks the other tab for the game."""
        if self._lock:
            self._lock.take()

    def _told(self, id: str, holder: LockHolder) -> None:
        if id != self._id:
            return
        # Imported by the first game that is opened: the menu needs no board.
        from tessera.screens.one_tab.lost import LockLost  # noqa: PLC0415

        repository = self._services.repository
        if holder is LockHolder.ELSEWHERE:
            self._turn_to(lambda: LockLost(self._services, id, self._take))
        else:
            was_lost = isinstance(self._screen, LockLost)
            repository.refresh(id, self._reload if was_lost else lambda: None)

    def _changed(self, id: str) -> None:
        """Shows a game that was changed elsewhere as it is now."""
        screen = self._screen
        if screen and screen.saved == id and not screen.keeps_up():
            self._reload()

    def _forked(self, id: str, new: str) -> None:
        services = self._services
        if id == self._id:
            services.device.go(f"#/play/{new}")
            services.messages.notify_next(
                services.say(
                    "This game continued in another tab. What you played here is kept as a copy."
                )
            )
