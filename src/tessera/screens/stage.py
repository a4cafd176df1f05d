"""The app on a surface: brought up to date by the diff, and set up anew where that fails."""

from collections.abc import Callable
from typing import Generic

from tessera.scene.diff import Element, Live, Surface, mount, prepare, update
from tessera.scene.node import Node
from tessera.screens.app import App
from tessera.screens.faults import FAULTS


class Stage(Generic[Element]):
    """After a fault in the midst of the writing nobody knows what stands there. So all of it is
    built anew; and if the screen can't be built either, the page that says so."""

    def __init__(
        self, surface: Surface[Element], app: App, place: Callable[[Element], None]
    ) -> None:
        """`place` puts the whole of it where the last one was."""
        self._surface = surface
        self._app = app
        self._place = place
        self.live: Live[Element]
        self._build()

    def draw(self, seen: Callable[[Node], Node] = lambda node: node) -> None:
        """Shows what the app shows now, or what is to be `seen` of it yet."""
        node = self._app.draw()
        try:
            update(self._surface, self.live, seen(node))
        except FAULTS as fault:
            self._app.services.fault(fault)
            self._build()

    def prepare(self) -> None:
        """Makes what of the next picture can be made already, out of sight."""
        if coming := self._app.coming():
            prepare(self._surface, self.live, coming)

    @property
    def node(self) -> Node:
        """The page as it is shown."""
        assert isinstance(self.live.node, Node)
        return self.live.node

    def _build(self) -> None:
        try:
            self.live = mount(self._surface, self._app.draw())
        except FAULTS as fault:
            self._app.broke(fault)
            self.live = mount(self._surface, self._app.draw())
        self._place(self.live.element)
