"""A panel beside the board, or on a sheet over it: the log, or all lessons or puzzles."""

from collections.abc import Callable
from functools import lru_cache

from tessera.i18n import N_
from tessera.kit.view import AnySeen
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.returning import HIDDEN, RETURNS
from tessera.screens.components import hint
from tessera.screens.page import Families
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.sheets import does, header, opens


class SidePanel(Part):
    """A panel that is always in the page: the style sheet decides where there is room for it.
    `title` is a text to be translated, and `content` draws what stands under it."""

    place = 60

    def __init__(
        self, context: Context, title: str, content: Callable[[AnySeen], tuple[Node, ...]]
    ) -> None:
        self._panels = context.panels
        self._title = title
        self._content = content

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """The button that opens it, on screens where it doesn't stand beside the board."""
        title, panels = seen.say(self._title), self._panels
        return () if panels.has_more else (opens("log", title, "log", panels.panel),)

    def more(self, seen: AnySeen) -> tuple[Node, ...]:
        return (does("log", seen.say(self._title), "open log"),)

    def sheet(self, seen: AnySeen) -> Node:
        title = seen.say(self._title)
        look = classes("log", open=self._panels.panel == "log")
        named: Attributes = {"class": look, "aria-label": title, RETURNS: HIDDEN}
        return Node("aside", named, header(seen.say, title), *self._content(seen), key="log")


class Events(SidePanel):
    """The log of one table."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, N_("Log"), lambda seen: events(seen, context.log.items(seen.say)))
        self.families = opening(context)


def opening(context: Context) -> Families:
    """The presses that open a portion of the log, and fold it."""

    def toggle(portion: str) -> None:
        log = context.log  # Another table may have been laid since.
        log.portions.toggle(portion, context.at)

    return {"moves": toggle}


def events(seen: AnySeen, items: list[Node]) -> tuple[Node, ...]:
    """All events in words, the latest first, for a panel."""
    if not items:
        return (hint(seen.say("Nothing has happened yet."), key="events"),)
    attributes: Attributes = {"class": "events", "reversed": True}
    return (Node("ol", attributes, _in_tab_order(items[0]), *items[1:], key="events"),)


STOPS = ("details", "button")
"""Whatever is such a stop by itself."""


@lru_cache(maxsize=64)
def _in_tab_order(latest: Node) -> Node:
    """The latest turn as a stop of the Tab key. From there the list can be scrolled by keyboard,
    and a screen reader reads that turn alone and not the whole log."""
    if any(isinstance(child, Node) and child.tag in STOPS for child in latest.children):
        return latest
    return latest.with_({"tabindex": 0})
