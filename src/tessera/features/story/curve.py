"""The course of a game as a curve under a slider.

It shows chances to win once they are known, and until then who was ahead. Luck and errors lie below
the chances, on the same axis."""

from collections.abc import Callable, Sequence
from functools import partial

from tessera.features.story.analysis.words import chances_in_words
from tessera.features.story.page import StoryPage
from tessera.kit.analysis import BAD, VERY_BAD, GameStep
from tessera.kit.phrases import per_cent
from tessera.scene.chart import QUARTERS, level, stacked, ticks
from tessera.scene.node import Node, classes

WIDE, HIGH, LANE = 1000, 200, 40
DASHES = (None, "9 5", "2 5", "14 4 2 4", "5 2", "1 3", "8 3 1 3", "3 7")
"""Lines differ by more than their colours. With more sides they would be a tangle."""
MARKS = {BAD: "?", VERY_BAD: "??"}
"""The marks that chess players use for such choices. Doubtful ones get none: there are too many."""
MOST_MARKS = 4
"""So many errors are marked besides turning points."""
LUCKY, COSTLY = 0.2, 0.1
"""The luck and the error that reach the edge of their lane where none was greater."""
Points = Sequence[tuple[float, float]]
"""Places on the axis, with heights; all from 0 to 1."""


def curve(page: StoryPage, *_: object) -> Node | None:
    """The figure with its legend; None where there is nothing to be drawn."""
    say, many = page.services.say, len(page.colours) > len(DASHES)
    if not page.run.steps or (many and page.run.runs):
        # An unfinished drawing of 24 layers would keep a slow tablet from its frames.
        return None if many else _lead(page)
    title = say("Who was ahead")
    luck = partial(_lane, page, say("Luck"), lambda step: step.luck, 0.5, LUCKY)
    errors = partial(_lane, page, say("Mistakes"), lambda step: -step.error, 1, COSTLY)
    percents = partial(per_cent, say)
    if many:
        drawn = stacked(_chances(page), page.colours, title, percents)
    else:
        levels = [(quarter, percents(quarter)) for quarter in QUARTERS]
        own = [_own(page, side) for side in range(len(page.colours))]
        drawn = _lines(page, own, levels, _signs(page))
    return _figure(
        page,
        title,
        drawn,
        luck() if page.run.claims_luck else None,
        errors() if page.game.has_choices else None,
    )


def _lead(page: StoryPage) -> Node | None:
    """The number of each side in the measure that decides, after each move."""
    if page.course is None:
        return None
    moves, last = page.log.moves, page.table.played
    ends = [moves.events(number).stop for number in range(1, moves.number(last) + 1)]
    heights = [(0, page.course.heights[0]), *((end, page.course.heights[end]) for end in ends)]
    low, high = min(map(min, page.course.heights)), max(map(max, page.course.heights))

    def share(value: int) -> float:
        return (value - low) / max(high - low, 1)

    lines = [
        [(end / max(last, 1), share(height[side])) for end, height in heights]
        for side in range(len(page.colours))
    ]
    levels = [(share(value), str(value)) for value in ticks(low, high)]
    return _figure(page, page.services.say("Who was ahead"), _lines(page, lines, levels, []))


def _chances(page: StoryPage) -> list[tuple[float, Sequence[float]]]:
    """The places on the axis with the chances of all sides."""
    steps, last = page.run.steps, page.table.played
    return [(0.0, page.run.analysis.initial), *((step.until / last, step.after) for step in steps)]


def _own(page: StoryPage, side: int) -> Points:
    """Places on the axis with the chance of a side. Where hands are hidden each seat knows its own
    chances better than others do: a line has those that its own side knew, and the end."""
    if not page.table.rules.hidden:
        return [(x, chances[side]) for x, chances in _chances(page)]
    steps, last = [step for step in page.run.steps if step.side == side], page.table.played
    own = [(step.until / last, step.after[side]) for step in steps]
    analysis = page.run.analysis
    end = [(1.0, analysis.final[side])] if page.run.whole else []
    return [*own, *end] or [(0.0, analysis.initial[side])]


def _lines(
    page: StoryPage,
    sides: Sequence[Points],
    levels: Sequence[tuple[float, str]],
    marks: Sequence[Node],
) -> Node:
    """A line for each side, with figures beside it and below."""
    lines = []
    for side, (colour, points) in enumerate(zip(page.colours, sides, strict=True)):
        path = "L".join(f"{WIDE * x:.0f} {HIGH * (1 - height):.1f}" for x, height in points)
        look = {"class": f"lead-line {colour}", "stroke-dasharray": DASHES[side]}
        lines.append(Node("path", {**look, "d": f"M{path}"}, key=str(side)))
    at = [0.0, 1.0, *(height for height, _ in levels)]
    grid = "".join(f"M0 {HIGH * (1 - height):.0f}H{WIDE}" for height in at)
    # As wide and high as there is room: only lines may be stretched, figures stand beside them.
    box = {"viewBox": f"0 0 {WIDE} {HIGH}", "preserveAspectRatio": "none"}
    return Node(
        "div",
        {"class": "stacked curves", "aria-hidden": "true"},
        Node("svg", box, Node("path", {"class": "baseline", "d": grid}), *lines),
        *[level(*one) for one in levels],
        *_moves(page),
        *marks,
    )


def _moves(page: StoryPage) -> list[Node]:
    """The numbers of the moves, under the axis."""
    moves, last = page.log.moves, page.table.played
    places = [(n, moves.events(n).stop / last) for n in ticks(0, moves.number(last)) if n]
    return [Node("span", {"class": "when", ".style": f"--at: {x:.2%}"}, str(n)) for n, x in places]


def signs(page: StoryPage) -> list[tuple[str, str, GameStep]]:
    """The marked steps in order, each with its sign and its look."""
    turning = [point.step for point in page.run.turning_points]
    marks = [(str(number), "turning-point", step) for number, step in enumerate(turning, 1)]
    costly = [step for step in page.run.analysis.graded if step not in turning][:MOST_MARKS]
    marks += [(MARKS[step.grade], "grade", step) for step in costly if step.grade in MARKS]
    return sorted(marks, key=lambda mark: mark[2].at)


def _signs(page: StoryPage) -> list[Node]:
    """Draws the signs on the lines of their sides."""
    if not page.run.whole:
        return []
    after = {point.step.at: point.after for point in page.run.turning_points}
    drawn = []
    for sign, look, step in signs(page):
        up = after.get(step.at, step.after[step.side])
        place = f"--across: {step.until / page.table.played:.2%}; --up: {up:.2%}"
        drawn.append(Node("b", {"class": look, ".style": place}, sign, key=f"{look} {step.until}"))
    return drawn


def _lane(
    page: StoryPage, label: str, worth: Callable[[GameStep], float], height: float, least: float
) -> Node:
    """A bar for each step, up or down from a line at this height. The scale ends at the greatest
    value, or at `least` if that is greater, so that different values never look alike."""
    values = [(step, worth(step)) for step in page.run.steps if worth(step)]
    line, reach = LANE * (1 - height), max([least, *(abs(value) for _, value in values)])
    paths: dict[str, str] = {}
    for step, value in values:
        x, colour = WIDE * step.until / page.table.played, page.colours[step.side]
        bar = f"M{x:.0f} {line:.0f}v{-LANE * height * value / reach:.1f}"
        paths[colour] = paths.get(colour, "") + bar
    # Many sides share a few colours.
    drawn = [
        Node("path", {"class": f"lead-line {colour}", "d": path}, key=colour)
        for colour, path in paths.items()
    ]
    box = {"viewBox": f"0 0 {WIDE} {LANE}", "preserveAspectRatio": "none"}
    base = Node("path", {"class": "baseline", "d": f"M0 {line:.0f}H{WIDE}"})
    most = page.services.say("{what}, up to {n} in 100", what=label, n=f"{100 * reach:.0f}")
    return Node(
        "div",
        {"class": "lane", "aria-hidden": "true"},
        Node("small", {}, most),
        Node("svg", box, base, *drawn),
        key=label,
    )


def _figure(page: StoryPage, title: str, *drawn: Node | None) -> Node:
    """A drawing under its title and over its legend."""
    legend = []
    for side, (name, colour) in enumerate(zip(page.names, page.colours, strict=True)):
        if len(page.colours) > len(DASHES):
            look = classes("swatch", colour, again=colour in page.colours[:side])
            sample = Node("span", {"class": look, "aria-hidden": "true"})
        else:
            line = {"class": f"lead-line {colour}", "stroke-dasharray": DASHES[side]}
            stroke = Node("path", {**line, "d": "M0 5H36"})
            sample = Node("svg", {"viewBox": "0 0 36 10", "aria-hidden": "true"}, stroke)
        legend.append(Node("li", {}, sample, name, key=str(side)))
    return Node(
        "figure",
        {"class": "course"},
        Node("figcaption", {}, title),
        *drawn,
        Node("ul", {"class": "legend"}, *legend),
        key="course",
    )


def slider(page: StoryPage, sentence: str, *, alone: bool) -> Node:
    """The slider over the curve, or without one."""
    say, step = page.services.say, page.step
    at, last = page.log.moves.number(page.at), page.log.moves.number(page.table.played)
    words = say.pair(say("Move {at} of {last}", at=at, last=last), sentence)
    chances = f" {chances_in_words(page, step.after)}" if step else ""
    return Node(
        "input",
        {
            "type": "range",
            "class": "where" if alone else "point",
            "min": 0,
            "max": page.table.played,
            ".value": str(page.at),
            "data-change": "at",
            "aria-label": say("Moment of the game"),
            "aria-valuetext": f"{words}{chances}",
        },
        key="at",
    )
