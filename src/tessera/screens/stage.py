"""The app drawn on a surface: updated by the diff, and built anew where that fails.

The page is seen as of the last landing. Dice that were thrown tumble, and things fly, over the page
as it was before. Everything else waits for them: marks, numbers, words and buttons, whatever they
are and whoever has drawn them. What is said to screen readers doesn't wait.
"""

from collections.abc import Callable, Collection
from operator import is_
from typing import Generic

from tessera.kit.motion import Beat
from tessera.scene.diff import update
from tessera.scene.live import Element, Live, Surface, mount
from tessera.scene.memo import Postponed
from tessera.scene.node import Node, keyed
from tessera.scene.returning import prepare
from tessera.screens.app import App
from tessera.screens.faults import FAULTS

SPIN, ROLLS = "data-spin", "data-rolls"
"""The attribute of a die that differs with each throw; the mark of one that tumbles, and of what
holds several."""
THING, FLYING = "data-thing", "data-flying"
"""The attribute of what can fly, and the mark of what hasn't landed yet."""
MOVES = "data-moves"
"""The mark of a page on which something moves: nothing on it shines."""
BOARD = "board-place"
"""The class of what holds a board, which shows first what has landed."""
SPOKEN = "spoken"
"""The key of what is said, in the page."""


class Beats:
    """The page that is shown, and the one that was drawn last."""

    def __init__(self) -> None:
        self._screen: object = None
        self._drawn: Node | None = None
        self._before: Node | None = None
        """The page before what moves now."""
        self._moves = _Mixture((), dice=False)
        self.rest = 0
        """The milliseconds for which only the board shows what has landed, then everything."""

    @property
    def holds(self) -> bool:
        """Whether the page is still shown as it was before."""
        return self._before is not None

    def shown(self, screen: object, now: Node, beat: Beat | None) -> Node:
        """The page to be shown for the one that was drawn. `beat` is what moves on the way to it,
        if something new has happened."""
        before, self._drawn = self._drawn, now
        if screen is not self._screen or before is None:
            self._screen = screen
            self.land()
        elif beat:
            names = [name for flight in beat.flights for name in flight.path]
            self._before, self._moves = before, _Mixture(names, dice=beat.dice)
            self.rest = beat.rest
        if self._before is None:
            return now
        shown = self.page
        if beat and not (beat.flights or beat.rest or self._moves.rolling):
            self.land()  # No dice are on the screen.
            return now
        return shown

    def arrive(self) -> None:
        """Ends what moves: the board is to be shown as it was drawn last, and after its rest the
        page."""
        if self.rest and not self._moves.arrived:
            self._moves.arrived = True
        else:
            self.land()

    def land(self) -> None:
        """Ends what moves and rests: the page that was drawn last is to be shown."""
        self._before = None

    @property
    def page(self) -> Node:
        """The page to be shown."""
        assert self._drawn is not None
        if self._before is None:
            return self._drawn
        return self._moves.page(self._before, self._drawn).with_({MOVES: True})


class _Mixture:
    """The movement between two pages: of things of these names, and perhaps of `dice`."""

    def __init__(self, names: Collection[str], *, dice: bool) -> None:
        self._names = frozenset(names)
        self._dice = dice
        self.rolling = 0
        """The number of dice that tumble."""
        self.arrived = False
        """Whether all have landed, and the board shows it."""

    def page(self, was: Node, now: Node) -> Node:
        """A part of the page as it `was`, but for what moves: that is where it will be, unseen."""
        before, after = was.attributes, now.attributes
        if THING in before and before[THING] in self._names and before[THING] != after.get(THING):
            return self._flying(now) if after.get(THING) in self._names else now
        if self._dice and SPIN in after and after[SPIN] != before.get(SPIN):
            self.rolling += 1
            return now.with_({ROLLS: True})
        if now.key == SPOKEN or (self.arrived and BOARD in str(after.get("class"))):
            return now
        # A board that isn't drawn yet is looked into only where things fly: they are measured.
        if isinstance(now, Postponed) and not self._names:
            return was
        olds, news = was.children, now.children
        if len(olds) != len(news):
            return self._rearranged(was, now)
        children: list[Node | str] | None = None
        dice = 0
        for index, (old, new) in enumerate(zip(olds, news, strict=True)):
            # As a rule nothing came or went. Words and empty elements tell, and don't move.
            if old is new or (isinstance(old, str) and isinstance(new, str)):
                continue
            if isinstance(old, str) or isinstance(new, str):
                return self._rearranged(was, now)
            if old.key != new.key or old.tag != new.tag:
                return self._rearranged(was, now)
            rolling = self.rolling
            if (part := self.page(old, new)) is not old:
                children = children or [*olds]
                children[index] = part
                dice += self.rolling > rolling
        look = {**before, ROLLS: True} if dice > 1 else before
        return Node(was.tag, look, *children, key=was.key) if children else was

    def _rearranged(self, was: Node, now: Node) -> Node:
        """The same, where children came, went or changed places."""
        olds, news = dict(keyed(was)), dict(keyed(now))
        changed: dict[str, Node | str] = {}
        come: dict[str, list[Node]] = {}
        behind, dice = "", 0
        for key, new in news.items():
            old, rolling = olds.get(key), self.rolling
            if key in olds:
                behind = key
            if old is new or isinstance(new, str):
                continue
            if isinstance(old, Node) and old.tag == new.tag:
                changed[key] = self.page(old, new)
            elif (part := self._coming(new)) and key in olds:
                changed[key] = part
            elif part:
                come.setdefault(behind, []).append(part)
            dice += self.rolling > rolling
        children: list[Node | str] = [*come.get("", ())]
        for key, old in olds.items():
            if key in news or isinstance(old, str):
                children.append(changed.get(key, old))
            elif stays := self._staying(old):
                children.append(stays)
            children += come.get(key, ())
        same = len(children) == len(olds) and all(map(is_, children, olds.values()))
        look = {**was.attributes, ROLLS: True} if dice > 1 else was.attributes
        return was if same else Node(was.tag, look, *children, key=was.key)

    def _flying(self, thing: Node) -> Node:
        return thing if self.arrived else thing.with_({FLYING: True})

    def _coming(self, new: Node) -> Node | None:
        """The part of an element that comes which moves; None if nothing does."""
        if new.attributes.get(THING) in self._names:
            return self._flying(new)
        if self._dice and SPIN in new.attributes:
            self.rolling += 1
            return new.with_({ROLLS: True})
        if isinstance(new, Postponed) and not self._names:
            return None
        parts = [self._coming(child) for child in new.children if isinstance(child, Node)]
        moving = [part for part in parts if part]
        return new.with_({}, children=moving) if moving else None

    def _staying(self, old: Node) -> Node | None:
        """The part of an element that goes which doesn't fly; None if all does."""
        if old.attributes.get(THING) in self._names:
            return None
        children = [self._staying(c) if isinstance(c, Node) else c for c in old.children]
        if all(new is old for new, old in zip(children, old.children, strict=True)):
            return old
        return old.with_({}, children=[child for child in children if child is not None])


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
        self.beats = Beats()
        self.live: Live[Element]
        self._build()

    def draw(
        self, beat: Beat | None = None, seen: Callable[[Node], Node] = lambda node: node
    ) -> None:
        """Draws the app, with what moves on the way there. `seen` gives the page to be written for
        the page that is to be shown."""
        node = self._app.draw()
        self._write(seen, lambda: self.beats.shown(self._app.screen, node, beat))

    def land(self, seen: Callable[[Node], Node] = lambda node: node) -> None:
        """Shows the page that was drawn last, with everything where it belongs."""
        self.beats.land()
        self._write(seen, lambda: self.beats.page)

    def arrive(self, seen: Callable[[Node], Node] = lambda node: node) -> None:
        """Shows the board with everything where it belongs, and after its rest the page."""
        self.beats.arrive()
        self._write(seen, lambda: self.beats.page)

    def _write(self, seen: Callable[[Node], Node], shown: Callable[[], Node]) -> None:
        try:
            update(self._surface, self.live, seen(shown()))
        except FAULTS as fault:
            self._app.services.fault(fault)
            self._build()

    def prepare(self) -> None:
        """Builds nodes of the next drawing in advance, out of sight."""
        if coming := self._app.coming():
            prepare(self._surface, self.live, coming)

    def _build(self) -> None:
        self.beats.land()
        try:
            self.live = self._mount()
        except FAULTS as fault:
            self._app.broke(fault)
            self.live = self._mount()
        self._place(self.live.element)

    def _mount(self) -> Live[Element]:
        return mount(self._surface, self.beats.shown(self._app.screen, self._app.draw(), None))
