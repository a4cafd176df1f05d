"""The luck and the mistakes of each player, as bars. For a screen reader each bar is a sentence."""

from typing import NamedTuple

from tessera.features.story.analysis.words import NOTHING, hundredths
from tessera.features.story.page import StoryPage
from tessera.i18n import Translator
from tessera.scene.node import Node, classes

MANY, FEW = 5, 3
"""From so many sides on the bars of a few are shown at once."""
LEAST = 0.2
"""The least share of a game that a bar of full length stands for, so that small numbers look
small."""


class Bar(NamedTuple):
    """One number of a side or a seat, with its words."""

    look: str
    label: str
    value: float
    sentence: str


def balance(page: StoryPage) -> Node:
    """The bars of all sides. Of many sides, all but the first few are under a title that opens."""
    say, order = page.services.say, _order(page)
    reach = max(LEAST, *map(abs, _values(page)))
    drawn = [_side(page, side, reach) for side in order]
    first = FEW if len(order) >= MANY else len(order)
    others = Node("ul", {"class": "sides"}, *drawn[first:])
    return Node(
        "section",
        {"class": "balance"},
        Node("h2", {}, _title(page)),
        Node("ul", {"class": "sides"}, *drawn[:first]),
        opened(say("All players"), others) if drawn[first:] else None,
        Node("p", {"class": "hint"}, say("Wins in 100 games.")),
        key="balance",
    )


def _values(page: StoryPage) -> list[float]:
    """The numbers of all bars."""
    luck = [*page.run.analysis.luck] if page.run.claims_luck else []
    if not page.game.has_choices:
        return luck
    return luck + [page.run.analysis.own_errors((seat,)) for seat in range(len(page.sides))]


def opened(title: str, *content: Node | None) -> Node:
    """Content under a title that opens it."""
    return Node("details", {"class": "more-of-it"}, Node("summary", {}, title), *content, key=title)


def _title(page: StoryPage) -> str:
    say = page.services.say
    if not page.run.claims_luck:
        return say("Mistakes")
    return say("Luck and mistakes") if page.game.has_choices else say("Luck")


def _order(page: StoryPage) -> list[int]:
    """The sides in the order of the table. Where there are many, first the side that the answer is
    about, then by luck."""
    sides = range(len(page.colours))
    if len(sides) < MANY:
        return [*sides]
    told_side, luck = page.run.told_side, page.run.analysis.luck
    return sorted(sides, key=lambda side: (side != told_side, -luck[side]))


def _bars(page: StoryPage, side: int, name: str) -> list[Bar]:
    say, bars, players = page.services.say, [], page.table.players
    seats = [seat for seat, own in enumerate(page.sides) if own == side]
    if page.run.claims_luck:
        bars.append(_luck(say, page, name, page.run.analysis.luck[side]))
    if page.game.has_choices:
        for seat in seats:
            error, player = page.run.analysis.own_errors((seat,)), players[seat].name
            label = say("Mistakes") if len(seats) == 1 else player
            points = hundredths(page, error)
            words = say("Mistakes cost {player} {points} in 100.", player=player, points=points)
            bars.append(Bar("errors", label, -error, words))
    return bars


def _luck(say: Translator, page: StoryPage, name: str, luck: float) -> Bar:
    points = hundredths(page, abs(luck))
    if luck < 0:
        words = say("Luck cost {player} {points} in 100.", player=name, points=points)
    else:
        words = say("Luck gave {player} {points} in 100.", player=name, points=points)
    return Bar("luck", say("Luck"), luck, words)


def _side(page: StoryPage, side: int, reach: float) -> Node:
    """The bars of a side. The name stands beside a single bar, and above several."""
    own = page.names[side]
    bars = _bars(page, side, own)
    alone = len(bars) == 1
    named = [bar._replace(label=own) for bar in bars] if alone else bars
    drawn = [_drawn(page, bar, reach, str(number)) for number, bar in enumerate(named)]
    name = None if alone else Node("b", {"aria-hidden": "true"}, own)
    return Node("li", {"class": classes(page.colours[side])}, name, *drawn, key=str(side))


def _drawn(page: StoryPage, bar: Bar, reach: float, key: str) -> Node:
    """A bar with its label and its number. With luck on the page zero is in the middle; bars of
    mistakes alone begin at the left."""
    length = abs(bar.value) / reach
    place = f"--wide: {length / 2 if page.run.claims_luck else length:.2%}"
    below = page.run.claims_luck and bar.value < 0
    track = Node(
        "span",
        {"class": classes("track", halved=page.run.claims_luck)},
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
