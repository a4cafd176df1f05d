"""Flights over the page: pictures that go from where a thing was to where it is now.

They lie over everything else and take no press, and stay where they have arrived until all have
landed. The places of things are measured twice, before the page changes and after; then only
transforms and opacity change, which the browser animates by itself.
"""

from itertools import pairwise
from typing import Any, NamedTuple

import js
from js import document
from pyodide.ffi import to_js

from tessera.browser.document import box_of
from tessera.browser.geometry import Box, Dropped, carried_on
from tessera.kit.motion import Flight, ghost, proportion
from tessera.scene.live import Surface, mount
from tessera.scene.node import classes

LEG, QUICK_LEG, LONGEST = 420, 240, 1300
"""Milliseconds for a leg, at the fast pace too, and for all that flies at once."""
FRAMES = 40
"""Milliseconds that a movement may begin and end later than was asked for."""
LIFT, ARCH = 1.14, 0.1
"""How much larger and higher a thing is on the middle of a leg: it is nearer then."""
AWAY, HOME = "cubic-bezier(.5, 0, .75, .5)", "cubic-bezier(.25, .5, .5, 1)"
STILL = "(prefers-reduced-motion: reduce)"


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
        for start, way, wait in moving:
            self._fly(start, way, leg, leg * wait)
        return max(leg * (wait + len(way) - 1) for _, way, wait in moving)

    def _fly(self, start: Start, way: list[Box], leg: float, wait: float) -> None:
        flight, legs = start.flight, len(way) - 1
        thing = self._thing(flight.path[-1])
        lies = thing and thing.hasAttribute("data-flying")
        element = mount(self._surface, ghost(flight)).element
        ratio = proportion(flight)
        width = max(min(box.wide, box.high * ratio) for box in way)
        size = f"width: {width:.1f}px; height: {width / ratio:.1f}px"
        element.style.cssText = f"{size}; --leg: {leg:.0f}ms; --wait: {wait:.0f}ms"
        self._layer.append(element)
        timing = {"duration": leg * legs, "delay": wait, "fill": "both"}
        element.animate(_js(_frames(way, width, ratio, lies=bool(lies))), _js(timing))

    def _way(self, start: Start) -> list[Box]:
        """The places of a flight's path that can be seen. The thing may have left the first of
        them."""
        first, *others = start.flight.path
        boxes = [start.boxes.get(first) or self._box(first)]
        boxes += [self._box(name) or start.boxes.get(name) for name in others]
        return [box for box in boxes if box]

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


def _frames(way: list[Box], width: float, ratio: float, *, lies: bool) -> list[dict[str, Any]]:
    """The keyframes of a path, in an arch from place to place; what doesn't lie at its end fades
    there."""

    def frame(x: float, y: float, wide: float, offset: float, **more: Any) -> dict[str, Any]:
        left, top = x - wide / 2, y - wide / ratio / 2
        move = f"translate({left:.1f}px, {top:.1f}px) scale({wide / width:.3f})"
        return {"transform": move, "offset": min(offset, 1), "opacity": 1, **more}

    sizes = [min(box.wide, box.high * ratio) for box in way]
    frames, leg = [], 1 / (len(way) - 1)
    for number, (a, b) in enumerate(pairwise(way)):
        far = abs(a.x - b.x) + abs(a.y - b.y)
        larger = (sizes[number] + sizes[number + 1]) / 2 * LIFT
        frames.append(frame(a.x, a.y, sizes[number], number * leg, easing=AWAY))
        x, y = (a.x + b.x) / 2, (a.y + b.y) / 2 - far * ARCH
        frames.append(frame(x, y, larger, (number + 0.5) * leg, easing=HOME))
    last = way[-1]
    return [*frames, frame(last.x, last.y, sizes[-1], 1, opacity=int(lies))]


def _js(value: Any) -> Any:
    return to_js(value, dict_converter=js.Object.fromEntries)
