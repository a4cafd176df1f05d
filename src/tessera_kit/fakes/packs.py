"""Games that could be added, and never come from anywhere."""

from __future__ import annotations

from collections.abc import Callable

from tessera.games import LEFT_OUT
from tessera.screens.packs import Pack, unlisted, written_here
from tessera_kit.fakes.programs import FakePrograms


class FakePacks:
    """Games that could be added. Nothing is fetched; `failure` is how the next one ends."""

    def __init__(self, programs: FakePrograms) -> None:
        self.programs = programs
        self.packs: tuple[Pack, ...] = ()
        self.on_menu: list[str] = []
        self.names: list[str] = []
        self.failure = ""
        self.troubles: dict[str, str] = {}
        self.offline = False
        self.lacks_list = ""
        """Why the list can't be had, if not for want of a network."""
        self.waiting: list[Callable[[], None]] = []
        self.arrived: Callable[[int], None] = lambda percent: None

    @property
    def offers(self) -> bool:
        return bool(self.packs)

    def added(self) -> tuple[Pack, ...]:
        known = {pack.game: pack for pack in self.packs}
        others = (known.get(name) or unlisted(name) for name in self.names)
        return (*others, *map(written_here, self.programs.written.kept()))

    def trouble(self, game: str) -> str:
        return self.troubles.get(game, "broken" if game in LEFT_OUT else "")

    def offered(self, then: Callable[[tuple[Pack, ...] | str], None]) -> None:
        then(self.lacks_list or ("network" if self.offline else self.packs))

    def add(
        self, pack: Pack, arrived: Callable[[int], None], then: Callable[[str], None]
    ) -> Callable[[], object]:
        def come() -> None:
            if not self.failure:
                self.names.append(pack.game)
            then(self.failure)

        self.arrived = arrived
        self.waiting.append(come)
        return lambda: self.waiting.remove(come) if come in self.waiting else None

    def again(self, game: str, then: Callable[[], None]) -> None:
        def come() -> None:
            self.troubles.pop(game, None)
            if any(one.name == game for one in self.programs.kept()):
                self.programs.install(game, self.programs.text(game))
            then()

        self.waiting.append(come)

    def remove(self, game: str) -> None:
        if game in self.programs.names():
            self.programs.forget(game)
            return
        self.names.remove(game)
        self.troubles.pop(game, None)
