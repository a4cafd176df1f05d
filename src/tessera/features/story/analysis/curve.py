"""The chances over the whole game, with luck and errors below them. All have the same axis. A
slider lies over it: every point can be pressed, or reached by the arrow keys."""

from collections.abc import Callable
from functools import lru_cache, partial

from tessera.features.story.analysis.in_parts import LANE, WIDE, Bars, Grown
from tessera.features.story.analysis.model import AnalysisPage
from tessera.features.story.analysis.words import chances_in_words, done_in, move_of, names
from tessera.features.story.charts import DASHES, figure, layer_samples, line_sample
from tessera.kit.analysis import BAD, VERY_BAD, GameStep
from tessera.kit.phrases import per_cent
from tessera.scene.chart import QUARTERS, layers, level, stack, ticks
from tessera.scene.node import Node

HIGH = 200
MARKS = {BAD: "?", VERY_BAD: "??"}
"""The marks that chess players use for such choices. Doubtful ones get none: there are too many."""


def chances_curve(page: AnalysisPage) -> Node:
    """The figure with its legend."""
    say, part = page.services.say, page.parts.part
    title = say("Chances to win, from the beginning to the end")
    if page.table.rules.hidden:
        title = say("Chances to win, as each player could see them")
    lines = partial(_layers, page, title) if page.portions_of_curve > 1 else partial(_lines, page)
    luck = partial(_lane, page, say("Luck"), page.grown.lucky, lambda step: step.luck)
    errors = partial(_lane, page, say("Mistakes"), page.grown.costly, lambda step: -step.error)
    chart = Node(
        "div",
        {"class": "analysed"},
        part("curve lines", lines),
        part("curve luck", luck) if page.claims_luck else None,
        part("curve errors", errors) if page.game.has_choices else None,
        part("curve slider", partial(_slider, page)),
    )
    legend = _legend(names(page), page.colours, layered=page.portions_of_curve > 1)
    return figure(title, chart, legend)


@lru_cache(maxsize=2)
def _legend(names: tuple[str, ...], colours: tuple[str, ...], *, layered: bool) -> list[Node]:
    if layered:
        return layer_samples(names, colours)
    samples = zip(names, colours, strict=True)
    return [line_sample(side, *named) for side, named in enumerate(samples)]


def _across(page: AnalysisPage, at: int) -> float:
    """The place of an event on the horizontal axis, 0 to 1."""
    first = page.first
    return (at - first) / max(page.table.played - first, 1)


def _places(page: AnalysisPage, known: int = 0) -> list[tuple[float, GameStep]]:
    """The places on the axis, 0 to 1, where new steps end."""
    first = page.first
    long = max(page.table.played - first, 1)
    return [((step.until - first) / long, step) for step in page.steps[known:]]


def _points(page: AnalysisPage, known: int = 0) -> list[tuple[float, tuple[float, ...]]]:
    """The new places on the axis with their chances, from the start on."""
    if known:
        return [(x, step.after) for x, step in _places(page, known - 1)]
    return [(0.0, page.analysis.initial), *((x, step.after) for x, step in _places(page))]


def _own(page: AnalysisPage, side: int) -> list[tuple[float, float]]:
    """Places on the axis with the chance of a side. Where hands are hidden each seat knows its own
    chances better than others do: a line has those that its own side knew, and the end."""
    if not page.table.rules.hidden:
        return [(x, chances[side]) for x, chances in _points(page)]
    own = [(x, step.after[side]) for x, step in _places(page) if step.side == side]
    return own + ([(1.0, page.analysis.final[side])] if page.whole else [])


def _lines(page: AnalysisPage) -> Node:
    lines = []
    for side, colour in enumerate(page.colours):
        points = _own(page, side) or [(0.0, page.analysis.initial[side])]
        path = "L".join(f"{WIDE * x:.0f} {HIGH * (1 - chance):.1f}" for x, chance in points)
        look = {"class": f"lead-line {colour}", "stroke-dasharray": DASHES[side]}
        lines.append(Node("path", {**look, "d": f"M{path}"}, key=str(side)))
    grid = "".join(f"M0 {HIGH * (1 - quarter):.0f}H{WIDE}" for quarter in (0, *QUARTERS, 1))
    box = {"viewBox": f"0 0 {WIDE} {HIGH}", "preserveAspectRatio": "none"}
    return Node(
        "div",
        {"class": "stacked curves", "aria-hidden": "true"},
        Node("svg", box, Node("path", {"class": "baseline", "d": grid}), *lines),
        *[level(quarter, per_cent(page.services.say, quarter)) for quarter in QUARTERS],
        *_moves(page),
        *_marks(page),
    )


def _layers(page: AnalysisPage, title: str) -> Node:
    """Draws the chances as stacked areas, for so many sides that lines tangle. A few of them are a
    part by themselves."""
    drawn = [
        page.parts.part(f"curve lines {n}", partial(_few_layers, page, n))
        for n in range(page.portions_of_curve)
    ]
    return stack(drawn, title, lambda part: per_cent(page.services.say, part))


def _few_layers(page: AnalysisPage, number: int) -> Node:
    # Before the first step the beginning isn't known.
    edges = (page.grown if page.steps else Grown(len(page.colours))).edges[number]
    edges.grow(_points(page, edges.points))
    return Node("g", {}, *layers(page.colours, edges), key=str(number))


def _moves(page: AnalysisPage) -> list[Node]:
    """The numbers of the moves, under the axis."""
    moves = page.log.moves
    return [
        Node(
            "span",
            {
                "class": "when",
                ".style": f"--at: {_across(page, moves.events(number).stop):.2%}",
            },
            str(number),
        )
        for number in ticks(0, moves.number(page.table.played))
        if number
    ]


def _marks(page: AnalysisPage) -> list[Node]:
    """Marks errors on the lines of their sides, and turning points by number. These are on the line
    of the side that they are told from."""
    numbered = {point.step.until for point in page.turning_points if _is_own(page, point.step)}
    marks = [
        _mark(page, step, MARKS[step.grade], "grade", step.after[step.side])
        for step in page.steps
        if step.grade in MARKS and step.until not in numbered
    ]
    return marks + [
        _mark(page, point.step, str(number), "turning-point", point.after)
        for number, point in enumerate(page.turning_points, 1)
    ]


def _is_own(page: AnalysisPage, step: GameStep) -> bool:
    return step.side == page.told_side


def _mark(page: AnalysisPage, step: GameStep, words: str, look: str, chance: float) -> Node:
    place = f"--across: {_across(page, step.until):.2%}; --up: {chance:.2%}"
    return Node("b", {"class": look, ".style": place}, words, key=f"{look} {step.until}")


def _lane(page: AnalysisPage, label: str, bars: Bars, worth: Callable[[GameStep], float]) -> Node:
    """A bar for each step."""
    colours, places = page.colours, _places(page, bars.known)
    bars.grow([(x, colours[step.side], worth(step)) for x, step in places])
    # Many sides share a few colours.
    drawn = [
        Node("path", {"class": f"lead-line {colour}", "d": bars.paths.get(colour, "")}, key=colour)
        for colour in dict.fromkeys(colours)
    ]
    box = {"viewBox": f"0 0 {WIDE} {LANE}", "preserveAspectRatio": "none"}
    base = Node("path", {"class": "baseline", "d": f"M0 {bars.line:.0f}H{WIDE}"})
    most = page.services.say("{what}, up to {n} in 100", what=label, n=f"{100 * bars.reach:.0f}")
    return Node(
        "div",
        {"class": "lane", "aria-hidden": "true"},
        Node("small", {}, most),
        Node("svg", box, base, *drawn),
        key=label,
    )


def _slider(page: AnalysisPage) -> Node:
    step = page.step
    chances = chances_in_words(page, step.after if step else page.analysis.initial)
    words = move_of(page, step)
    if step:
        words = page.services.say.pair(words, done_in(page, step))
    return Node(
        "input",
        {
            "type": "range",
            "class": "point",
            "min": page.first,
            "max": page.table.played,
            ".value": str(page.until(page.point)),
            "data-change": "at",
            "aria-label": page.services.say("Moment of the game"),
            "aria-valuetext": f"{words} {chances}",
        },
        key="at",
    )
