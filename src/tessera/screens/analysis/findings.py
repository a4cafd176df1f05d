"""What an analysis adds up to: turning points, luck and error of everybody, the costly choices, the
table behind the curve, and how far all that is to be trusted."""

from collections import Counter

from tessera.kit.analysis import GRADES as LIMITS
from tessera.kit.analysis import Account, GameStep
from tessera.kit.phrases import per_cent
from tessera.scene.node import Node
from tessera.screens.analysis.model import AnalysisPage
from tessera.screens.analysis.words import (
    GRADES,
    better_play,
    done_in,
    hundredths,
    judged,
    move_of,
    names,
    play_made,
    rare,
    turned,
)
from tessera.screens.components import button, flag, hint, row, table, wide

MOST_COSTLY = 12
"""So many choices are listed, the costliest."""


def findings(page: AnalysisPage) -> list[Node | None]:
    """The sections, from what people ask first to the small print. While it runs only the first
    one: all of them, drawn anew with every report, would keep a slow tablet from its frames."""
    if not page.steps:
        return []
    if page.runs:
        return [_turning(page)]
    return [_turning(page), _costly(page), _accounts(page), _sums(page), _table(page), _trust(page)]


def _section(title: str, *content: Node | None) -> Node:
    return Node("section", {}, Node("h2", {}, title), *content, key=title)


def _way(page: AnalysisPage, step: GameStep, number: str, *content: Node | None) -> Node:
    """An item that leads to a step."""
    point = page.point_after(step)
    label = number + move_of(page, step)
    way = button(label, f"point {point}", aria_pressed=flag(page.point == point))
    return Node("li", {}, way, Node("p", {}, *content), key=str(point))


def _turning(page: AnalysisPage) -> Node:
    say = page.services.say
    points = page.analysis.turning_points()
    items = [
        _way(
            page,
            step,
            f"{number} · ",
            Node("span", {}, done_in(page, step)),
            Node("b", {}, turned(page, step) if step.kind == "chance" else judged(page, step)),
            Node("span", {}, rare(page, step)) if step.kind == "chance" else None,
        )
        for number, step in enumerate(points, 1)
    ]
    none = hint(say("No single step changed much: it went bit by bit."))
    body = Node("ol", {"class": "ways-there"}, *items) if items else none
    return _section(say("Turning points"), body)


def _costly(page: AnalysisPage) -> Node | None:
    """The choices that were errors worth a word, in the order of the game."""
    say = page.services.say
    if not page.game.has_choices:
        return None
    found = sorted((s for s in page.steps if s.grade), key=lambda s: s.error, reverse=True)
    shown = sorted(found[:MOST_COSTLY], key=lambda step: step.at)
    items = [
        _way(
            page,
            step,
            "",
            Node("span", {}, play_made(page, step)),
            Node("b", {}, judged(page, step)),
            Node("span", {}, say("Better: {words}.", words=better_play(page, step).words)),
        )
        for step in shown
    ]
    none = hint(say("Nobody made an error worth a word so far."))
    body = Node("ol", {"class": "ways-there"}, *items) if items else none
    least = [f"{say(GRADES[word])}: {100 * limit:.0f}" for limit, word in reversed(LIMITS)]
    words = say(
        "Choices are named by what they cost at least, in percentage points of the chance to "
        "win. {grades}.",
        grades=" · ".join(least),
    )
    return _section(say("Costly choices"), body, hint(words))


def _accounts(page: AnalysisPage) -> Node:
    """A row for each player."""
    say, chosen = page.services.say, page.game.has_choices
    head = [say("Player"), *([say("Luck")] if page.claims_luck else [])]
    if chosen:
        head += [say("Errors"), say("Choices"), say("Error per choice"), *map(say, GRADES.values())]
    rows = []
    for seat, player in enumerate(page.table.players):
        account = page.analysis.account(seat)
        cells = [hundredths(page, account.luck, signed=True)] if page.claims_luck else []
        cells += _errors(page, seat, account) if chosen else []
        rows.append(row(player.name, *cells, key=str(seat)))
    unit = say("In percentage points of the chance to win: luck won, errors lost.")
    figures = wide(table(head, rows, "sums", unit))
    return _section(say("Luck and skill"), figures)


def _errors(page: AnalysisPage, seat: int, account: Account) -> list[str]:
    grades = Counter(step.grade for step in page.steps if step.seat == seat)
    return [
        hundredths(page, account.error),
        str(account.choices),
        hundredths(page, account.error_per_choice),
        *(str(grades[grade]) for grade in GRADES),
    ]


def _sums(page: AnalysisPage) -> Node | None:
    """A row for each side: from its first chance to its result."""
    if not page.whole:
        return None
    say, analysis = page.services.say, page.analysis
    head = [
        say("Side"),
        say("Beginning"),
        *([say("Luck of all")] if page.claims_luck else []),
        *([say("Errors of all")] if page.game.has_choices else []),
        say("Not explained") if page.claims_luck else say("Cards, and not explained"),
        say("Result"),
        *([say("Luck-adjusted result")] if page.claims_luck else []),
    ]
    rows = []
    for side, name in enumerate(names(page)):
        changes = [
            *([analysis.luck[side]] if page.claims_luck else []),
            *([-analysis.cost[side]] if page.game.has_choices else []),
            analysis.remainder[side],
        ]
        cells = [
            hundredths(page, analysis.initial[side]),
            *(hundredths(page, change, signed=True) for change in changes),
            hundredths(page, analysis.final[side]),
            *([hundredths(page, analysis.adjusted[side])] if page.claims_luck else []),
        ]
        rows.append(row(name, *cells, key=str(side)))
    words = say(
        "The luck-adjusted result is what is left when the luck of all throws is taken away. In a "
        "single game it may be less than 0 or more than 100."
    )
    figures = wide(table(head, rows, "sums", say("In percentage points: 100 is a game won.")))
    return _section(
        say("How it adds up"),
        figures,
        hint(words) if page.claims_luck and page.game.has_choices else None,
    )


def _table(page: AnalysisPage) -> Node:
    """The curve as figures; its rows are made when somebody wants them."""
    say = page.services.say
    way = button(say("The curve as a table"), "table", aria_expanded=flag(page.tabled))
    if not page.tabled:
        return Node("section", {}, way, key="table")
    head = [say("Move"), say("What was done"), *names(page)]
    rows = []
    for number, step in enumerate(page.steps, 1):
        chances = (per_cent(say, chance) for chance in step.after)
        words = Node("td", {}, done_in(page, step), " ", Node("small", {}, judged(page, step)))
        rows.append(row(move_of(page, step), words, *chances, key=str(number)))
    return Node("section", {}, way, wide(table(head, rows, "sums every-step")), key="table")


def _trust(page: AnalysisPage) -> Node:
    say, analyst = page.services.say, page.game.analyst
    assert analyst is not None
    if analyst.off_by == 0:
        words = [
            say("These chances are exact: every throw that could come was counted."),
            say("There is nothing to choose in this game, so all of it is luck."),
        ]
    else:
        points = f"{100 * analyst.off_by:.0f}"
        words = [
            say(
                "The chances are the estimate of the strongest computer, not the truth. Where it "
                "errs, the analysis errs with it: a difference of a point or two says little."
            ),
            say(
                "Checked on games between computers, the chances differed from what came by "
                "about {points} in 100 on average.",
                points=points,
            ),
            say(
                "An error is measured against the best play that this computer knows. It thinks "
                "of a computer as good as itself on every seat, not of the people who sat there."
            ),
            say(
                "“Not explained” is what the estimate changed by between two steps without "
                "anything happening: where it looks further, it thinks otherwise."
            ),
        ]
    if not analyst.claims_luck:
        words.append(
            say(
                "No luck is told here. What a card was worth depends on hands that nobody could "
                "see: whatever figure stood here would be invented. Choices are judged by what "
                "the player could see then."
            )
        )
    return _section(say("How far to trust it"), *[Node("p", {}, text) for text in words])
