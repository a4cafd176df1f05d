"""The app drawn on a surface: updated by the diff, and built anew where that fails."""

from collections.abc import Callable
from typing import Generic

from tessera.scene.diff import update
from tessera.scene.live import Element, Live, Surface, mount
from tessera.scene.node import Node
from tessera.scene.returning import prepare
from tessera.screens.app import App
from tessera.screens.faults import FAULTS


class Stage(Generic[Element]):
    """The drawn page. After a fault in the midst of an update its state is unknown, so all of it is
    built anew; and if the screen can't be built either, the page that says so."""

    def __init__(
        self, surface: Surface[Element], app: App, place: Callable[[Element], None]
    ) -> None:
        """`place` puts the new element of the whole page in the place of the old one."""
        self._surface = surface
        self._app = app
        self._place = place
        self.live: Live[Element]
        self._build()

    def draw(self, seen: Callable[[Node], Node] = lambda node: node) -> None:
        """Draws the app. `seen` gives the page to be written for the page that the app has
        drawn."""
        node = self._app.draw()
        try:
            update(self._surface, self.live, seen(node))
        except FAULTS as fault:
            self._app.services.fault(fault)
            self._build()

    def prepare(self) -> None:
        """Builds nodes of the next drawing in advance, out of sight."""
        if coming := self._app.coming():
            prepare(self._surface, self.live, coming)

    @property
    def node(self) -> Node:
        """The page as it is drawn now."""
        assert isinstance(self.live.node, Node)
        return self.live.node

    def _build(self) -> None:
        try:
            self.live = mount(self._surface, self._app.draw())
        except FAULTS as fault:
            self._app.broke(fault)
            self.live = mount(self._surface, self._app.draw())
        self._place(self.live.element)
