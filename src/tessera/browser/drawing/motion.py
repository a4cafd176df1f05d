"""Flights over the page: pictures that go from where a thing was to where it is now.

They lie over everything else and take no press, and stay where they have arrived until all have
landed. The places of things are measured twice, before the page changes and after; then only
transforms and opacity change, which the browser animates by itself.
"""

from math import hypot
from typing import Any, NamedTuple

import js
from js import document
from pyodide.ffi import to_js

from tessera.browser.document import box_of
from tessera.browser.geometry import Box, Dropped, carried_on
from tessera.kit.motion import Flight, ghost, proportion
from tessera.scene.live import Surface, mount
from tessera.scene.node import classes

LEG, QUICK_LEG, LONGEST = 340, 170, 1300
"""Milliseconds for a leg, at the fast pace too, and for all that flies at once."""
LIFTS, LIFTED = 60, 1.06
"""Milliseconds for which a thing is lifted before it flies, and how large it is then."""
FRAMES = 40
"""Milliseconds that a movement may begin and end later than was asked for."""
LIFT, ARCH = 1.14, 0.1
"""How much larger and higher a thing is on the middle of a leg: it is nearer then."""
UP, DOWN = 1.12, 0.97
"""How large it is when it arrives, and once more before it lies."""
PUSH, TILT, SQUASHED = 18, 20, 0.85
"""Pixels and degrees by which a thing that is struck is pushed, and how large it is then."""
SAME = 0.01
"""So many legs apart are the same moment."""
AWAY, HOME = "cubic-bezier(.5, 0, .75, .5)", "cubic-bezier(.25, .5, .5, 1)"


class Start(NamedTuple):
    """A flight, with the places of things before the page changed."""

    flight: Flight
    boxes: dict[str, Box]


class Flying:
    """All that moves over the page."""

    def __init__(self, surface: Surface[js.Element], page: js.Element) -> None:
        self._surface = surface
        self._page = page
        self._layer = document.createElement("div")
        self._layer.setAttribute("aria-hidden", "true")
        document.body.append(self._layer)
        self._starts: list[Start] = []
        self._dropped: Dropped | None = None

    def before(self, flights: tuple[Flight, ...], dropped: Dropped | None) -> None:
        """Notes the places of things that are about to fly; one of them may come out of a hand."""
        self._starts, self._dropped = [], dropped
        for flight in flights:
            boxes = {name: box for name in flight.path if (box := self._box(name))}
            self._starts.append(Start(flight, boxes))

    def after(self) -> float:
        """Starts their flights to the places where they are now. The milliseconds until all that
        moves has landed, dice too."""
        lasts = max(self._start(), _rolling())
        return lasts + FRAMES if lasts else 0

    def end(self) -> None:
        """Ends all flights."""
        self._layer.replaceChildren()

    def _start(self) -> float:
        starts, self._starts = self._starts, []
        paths = [(start, way) for start in starts if (way := self._way(start))]
        early = _take_over(paths, self._dropped) if paths and self._dropped else 0
        moving = [
            (start, way, max(0, start.flight.wait - early)) for start, way in paths if len(way) > 1
        ]
        table = self._page.querySelector(".table")
        if not moving or not table:
            return 0
        look = classes("flights", turned=table.matches(".turned"))
        for name, value in (("data-game", table.getAttribute("data-game")), ("class", look)):
            if self._layer.getAttribute(name) != value:
                self._layer.setAttribute(name, str(value))
        leg = min(
            QUICK_LEG if table.matches("[data-pace^=fast]") else LEG,
            LONGEST / max(wait + len(way) - 1 for _, way, wait in moving),
        )
        lasts = [
            leg * wait + self._fly(start, way, leg, leg * wait, _blow(way, wait, moving))
            for start, way, wait in moving
        ]
        return max(lasts)

    def _fly(
        self, start: Start, way: list[Box], leg: float, wait: float, blow: Box | None
    ) -> float:
        """Starts one flight. The milliseconds that it takes."""
        flight = start.flight
        thing = self._thing(flight.path[-1])
        lies = thing and thing.hasAttribute("data-flying")
        element = mount(self._surface, ghost(flight, lies=bool(lies))).element
        ratio = proportion(flight)
        width = max(min(box.wide, box.high * ratio) for box in way)
        size = f"width: {width:.1f}px; height: {width / ratio:.1f}px"
        flies = LIFTS + (len(way) - 1) * leg
        times = f"--leg: {leg:.0f}ms; --wait: {wait:.0f}ms; --flies: {flies:.0f}ms"
        element.style.cssText = f"{size}; {times}"
        # What is struck lies below what strikes it.
        self._layer.prepend(element) if blow else self._layer.append(element)
        lasts, frames = _frames(way, width, ratio, leg, lies=bool(lies), blow=blow)
        timing = {"duration": lasts, "delay": wait, "fill": "both"}
        element.animate(_js(frames), _js(timing))
        return lasts

    def _way(self, start: Start) -> list[Box]:
        """The places of a flight's path that can be seen. The page is seen as it was before, so
        only places that have come need be asked for: that lays the page out."""
        path = start.flight.path
        return [box for name in path if (box := start.boxes.get(name) or self._box(name))]

    def _box(self, place: str) -> Box | None:
        target = self._page.querySelector(f'[data-press="game:{js.CSS.escape(place)}"]')
        element = target or self._thing(place)
        box = box_of(element) if element else None
        return box if box and box.wide else None

    def _thing(self, place: str) -> js.Element | js.Null:
        return self._page.querySelector(f'[data-thing="{js.CSS.escape(place)}"]')


def _rolling() -> float:
    """The milliseconds for which dice tumble."""
    dice = document.querySelectorAll("[data-rolls]")
    moving = [a for die in dice for a in die.getAnimations(_js({"subtree": True}))]
    return max((a.effect.getComputedTiming().endTime for a in moving), default=0)


def _take_over(paths: list[tuple[Start, list[Box]]], dropped: Dropped) -> int:
    """Shortens the path of the thing that was dropped, which goes on from there. The number of legs
    that are left out and need no time."""
    _, way = min(paths, key=lambda one: one[1][0].far(dropped.source))
    legs = len(way)
    way[:] = carried_on(way, dropped)
    return legs - len(way)


def _blow(way: list[Box], wait: float, others: list[tuple[Start, list[Box], float]]) -> Box | None:
    """The place from which another thing comes that strikes this one where it lies, when it starts;
    None if nothing does."""
    return next(
        (
            other[number - 1]
            for _, other, begun in others
            for number in range(1, len(other))
            if wait and abs(begun + number - wait) < SAME and other[number].holds(way[0])
        ),
        None,
    )


def _frames(
    way: list[Box], width: float, ratio: float, leg: float, *, lies: bool, blow: Box | None
) -> tuple[float, list[dict[str, Any]]]:
    """The milliseconds and the keyframes of a path, in an arch from place to place. What is struck
    is pushed aside before; what lies at its end settles there, and anything else fades."""
    frames: list[tuple[float, dict[str, Any]]] = []

    def frame(at: float, x: float, y: float, wide: float, turn: float = 0, **more: Any) -> None:
        move = f"translate({x - width / 2:.1f}px, {y - width / ratio / 2:.1f}px)"
        shape = f"{move} rotate({turn}deg) scale({wide / width:.3f})"
        frames.append((at, {"transform": shape, "opacity": 1, **more}))

    sizes = [min(box.wide, box.high * ratio) for box in way]
    begun, (x, y, *_) = float(LIFTS), way[0]
    frame(0, x, y, sizes[0], easing=HOME)
    if blow:
        far = hypot(x - blow.x, y - blow.y) or 1
        x, y = x + PUSH * (x - blow.x) / far, y + PUSH * (y - blow.y) / far
        begun = leg / 4
    for number, box in enumerate(way[1:]):
        struck = blow and not number
        small = sizes[number] * (SQUASHED if struck else 1 if number else LIFTED)
        frame(begun + number * leg, x, y, small, TILT if struck else 0, easing=AWAY)
        above = (abs(x - box.x) + abs(y - box.y)) * ARCH
        larger = (sizes[number] + sizes[number + 1]) / 2 * LIFT
        middle = begun + (number + 0.5) * leg
        frame(middle, (x + box.x) / 2, (y + box.y) / 2 - above, larger, easing=HOME)
        x, y = box.x, box.y
    arrived, last = begun + (len(way) - 1) * leg, sizes[-1]
    if lies:
        frame(arrived, x, y, last * UP, easing=HOME)
        frame(arrived + leg / 4, x, y, last * DOWN)
    ends = arrived + (leg / 2 if lies else 0)
    frame(ends, x, y, last, opacity=int(lies))
    return ends, [{**one, "offset": min(at / ends, 1)} for at, one in frames]


def _js(value: Any) -> Any:
    return to_js(value, dict_converter=js.Object.fromEntries)
