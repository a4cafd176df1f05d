"""The luck and the mistakes of each player, as bars. For a screen reader each bar is a sentence."""

from functools import partial
from typing import NamedTuple

from tessera.features.story.analysis.model import FEW, MANY, AnalysisPage
from tessera.features.story.analysis.words import NOTHING, hundredths, names
from tessera.i18n import Translator
from tessera.scene.node import Node, classes

LEAST = 0.2
"""The least share of a game that a bar of full length stands for, so that small numbers look
small."""


class Bar(NamedTuple):
    """One number of a side or a seat, with its words."""

    look: str
    label: str
    value: float
    sentence: str


def balance(page: AnalysisPage) -> Node:
    """The bars of all sides. Of many sides, all but the first few are under a title that opens,
    when all is known: nobody reads 24 as they grow."""
    say, part = page.services.say, page.parts.part
    known = page.groups if page.steps and not page.runs else 1
    groups = [part(f"players {n}", partial(_sides, page, n)) for n in range(1, known)]
    return Node(
        "section",
        {"class": "balance"},
        Node("h2", {}, _title(page)),
        part("balance", partial(_sides, page, 0)),
        opened(say("All players"), *groups) if groups else None,
        Node("p", {"class": "hint"}, say("In wins out of 100 games.")),
        key="balance",
    )


def _sides(page: AnalysisPage, number: int) -> Node:
    """Draws the bars of these sides, in order; of all where they are few."""
    order, named = _order(page), names(page)
    own = order[FEW * number : FEW * (number + 1)] if page.groups > 1 else order
    reach = max(LEAST, *map(abs, _values(page)))
    drawn = [_side(page, side, named[side], _bars(page, side, named[side]), reach) for side in own]
    return Node("ul", {"class": "sides"}, *drawn)


def _values(page: AnalysisPage) -> list[float]:
    """The numbers of all bars."""
    luck = [*page.grown.luck] if page.claims_luck else []
    if not page.game.has_choices:
        return luck
    return luck + [page.analysis.own_errors((seat,)) for seat in range(len(page.sides))]


def opened(title: str, *content: Node | None) -> Node:
    """Content under a title that opens it."""
    return Node("details", {"class": "more-of-it"}, Node("summary", {}, title), *content, key=title)


def _title(page: AnalysisPage) -> str:
    say = page.services.say
    if not page.claims_luck:
        return say("Mistakes")
    return say("Luck and mistakes") if page.game.has_choices else say("Luck")


def _order(page: AnalysisPage) -> list[int]:
    """The sides in the order of the table. Where there are many, first the side that the answer is
    about, then by luck as soon as all is known: bars don't change places while they grow."""
    sides = range(len(page.analysis.initial))
    if len(sides) < MANY:
        return [*sides]
    told_side = page.told_side
    luck = [0.0] * len(sides) if page.runs else page.grown.luck
    return sorted(sides, key=lambda side: (side != told_side, -luck[side]))


def _bars(page: AnalysisPage, side: int, name: str) -> list[Bar]:
    say, bars, players = page.services.say, [], page.table.players
    seats = [seat for seat, own in enumerate(page.sides) if own == side]
    if page.claims_luck:
        bars.append(_luck(say, page, name, page.grown.luck[side]))
    if page.game.has_choices:
        for seat in seats:
            error, player = page.analysis.own_errors((seat,)), players[seat].name
            label = say("Mistakes") if len(seats) == 1 else player
            points = hundredths(page, error)
            words = say("Mistakes cost {player} {points} in 100.", player=player, points=points)
            bars.append(Bar("errors", label, -error, words))
    return bars


def _luck(say: Translator, page: AnalysisPage, name: str, luck: float) -> Bar:
    points = hundredths(page, abs(luck))
    if luck < 0:
        words = say("Luck cost {player} {points} in 100.", player=name, points=points)
    else:
        words = say("Luck gave {player} {points} in 100.", player=name, points=points)
    return Bar("luck", say("Luck"), luck, words)


def _side(page: AnalysisPage, side: int, own: str, bars: list[Bar], reach: float) -> Node:
    """The bars of a side. The name stands beside a single bar, and above several."""
    alone = len(bars) == 1
    named = [bar._replace(label=own) for bar in bars] if alone else bars
    drawn = [_drawn(page, bar, reach, str(number)) for number, bar in enumerate(named)]
    name = None if alone else Node("b", {"aria-hidden": "true"}, own)
    return Node("li", {"class": classes(page.colours[side])}, name, *drawn, key=str(side))


def _drawn(page: AnalysisPage, bar: Bar, reach: float, key: str) -> Node:
    """A bar with its label and its number. With luck on the page zero is in the middle; bars of
    mistakes alone begin at the left."""
    length = abs(bar.value) / reach
    place = f"--wide: {length / 2 if page.claims_luck else length:.2%}"
    below = page.claims_luck and bar.value < 0
    track = Node(
        "span",
        {"class": classes("track", halved=page.claims_luck)},
        Node("i", {"class": classes(bar.look, below=below), ".style": place})
        if abs(bar.value) >= NOTHING
        else None,
    )
    return Node(
        "p",
        {},
        Node("span", {"class": "visually-hidden"}, bar.sentence),
        Node(
            "span",
            {"class": "weighed", "aria-hidden": "true"},
            Node("span", {}, bar.label),
            track,
            Node("span", {"class": "amount"}, hundredths(page, bar.value, signed=True)),
        ),
        key=key,
    )
