"""The findings of an analysis: turning points, deciding choices, and folded tables. A deciding
choice has a small board, the better play, and a way to try it again. Where luck decided there are
none: then the turning points come first. Folded are the costly choices, the sums, the table behind
the curve, and how far all that is to be trusted."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import ceil

from tessera.features.story.analysis.balance import opened
from tessera.features.story.analysis.model import MOST_COLUMNS, AnalysisPage
from tessera.features.story.analysis.verdict import adjusted, from_to, sums
from tessera.features.story.analysis.words import (
    GRADES,
    better_play,
    changed,
    done_in,
    hundredths,
    judged,
    move_of,
    names,
    play_made,
    rare,
    seen_before,
    why_better,
)
from tessera.i18n import Nn_
from tessera.kit.analysis import GRADES as LIMITS
from tessera.kit.analysis import GameStep
from tessera.kit.phrases import per_cent
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import button, flag
from tessera.screens.components import hint, row, table, wide
from tessera.screens.table.marks import signed


def findings(page: AnalysisPage) -> list[Node | None]:
    """The sections that open, the most wanted first; none while the analysis runs."""
    # All of it, drawn anew with every report, would keep a slow tablet from its frames.
    if not page.steps or page.runs:
        return []
    part = page.parts.part
    return [
        _costly(page),
        part("accounts", partial(_accounts, page)),
        _sums(page),
        part("table", partial(_table, page)),
        part("trust", partial(_trust, page)),
    ]


def turning(page: AnalysisPage) -> Node | None:
    """The list of turning points; None while the analysis runs."""
    say = page.services.say
    # With every report the curve would jump.
    if page.runs:
        return None
    items = [
        _way(
            page,
            point.step,
            f"{number} · ",
            Node("b", {}, changed(page, point)),
            Node("span", {}, " ".join(filter(None, _what_happened(page, point.step)))),
        )
        for number, point in enumerate(page.turning_points, 1)
    ]
    none = hint(say("No single move changed much."))
    body = Node("ol", {"class": "ways-there"}, *items) if items else none
    return Node(
        "section",
        {"class": "turning-points"},
        Node("h2", {}, say("Turning points")),
        body if items or page.whole else None,
        key="turning",
    )


def _what_happened(page: AnalysisPage, step: GameStep) -> tuple[str, str]:
    """Sentences for a step, with the rarity of its luck or its grade."""
    grade = f"{page.services.say(GRADES[step.grade])}." if step.grade else ""
    return done_in(page, step), rare(page, step) if step.kind == "chance" else grade


def _way(page: AnalysisPage, step: GameStep, number: str, *content: Node | None) -> Node:
    """An item of a list that leads to a step."""
    point = page.point_after(step)
    label = number + move_of(page, step)
    way = button(label, f"point {point}", aria_pressed=flag(page.point == point))
    return Node("li", {}, way, Node("p", {}, *content), key=str(point))


def _costly(page: AnalysisPage) -> Node | None:
    """The choices that were errors worth a word. Each is a part by itself, because to find what was
    better, and why, takes as long as other parts do."""
    say = page.services.say
    # Those that decided the game stand above already.
    if not page.game.has_choices or (page.deciding and page.deciding == page.costly):
        return None
    items = [
        page.parts.part(f"costly {number}", partial(_costly_way, page, step))
        for number, step in enumerate(page.costly)
    ]
    none = hint(say("No big mistakes so far."))
    body = Node("ol", {"class": "ways-there"}, *items) if items else none
    least = [say.pair(say(GRADES[word]), f"{100 * limit:.0f}") for limit, word in reversed(LIMITS)]
    words = say(
        "What a move costs at least, in wins out of 100 games: {grades}.",
        grades=" · ".join(least),
    )
    return opened(say("Biggest mistakes"), body, hint(words))


def _costly_way(page: AnalysisPage, step: GameStep) -> Node:
    """Draws an item: the costly choice, the better play, and its reason."""
    say = page.services.say
    return _way(
        page,
        step,
        "",
        Node("span", {}, play_made(page, step)),
        Node("b", {}, say("Better: {words}.", words=better_play(page, step).words)),
        Node("span", {}, " ".join(filter(None, (why_better(page, step), judged(page, step))))),
    )


def _accounts(page: AnalysisPage) -> Node | None:
    """Tables of each player's choices, mistakes and grades; None without choices."""
    say, analysis = page.services.say, page.analysis
    if not page.game.has_choices:
        return None
    seats = range(len(page.table.players))
    accounts = [analysis.account(seat) for seat in seats]
    grades = [Counter(step.grade for step in page.steps if step.seat == seat) for seat in seats]
    rows = [
        (say("Choices"), [str(one.choices) for one in accounts]),
        (say("Mistakes"), [hundredths(page, one.error) for one in accounts]),
        (say("Mistakes per choice"), [hundredths(page, one.error_per_choice) for one in accounts]),
        *[(say(word), [str(of[grade]) for of in grades]) for grade, word in GRADES.items()],
    ]
    heads = [player.name for player in page.table.players]
    columns = map(_own, range(ceil(len(heads) / MOST_COLUMNS)))
    tables = [_columns(heads[own], [(name, of[own]) for name, of in rows]) for own in columns]
    return opened(say("Choices and mistakes"), *tables)


def _sums(page: AnalysisPage) -> Node | None:
    """Tables that add up each side's way from its first chance to its result. Each is a part by
    itself, because there are eight of them for 24 sides."""
    if not page.whole:
        return None
    say = page.services.say
    tables = [
        page.parts.part(f"sums {number}", partial(_sums_table, page, number))
        for number in range(page.tables)
    ]
    words = say(
        "“With average luck” leaves the luck out. Part of a game can't be explained as "
        "luck or as moves, so there are two numbers; the truth lies between them. Sums "
        "below 0 are shown as 0, and those above 100 as 100."
    )
    return opened(
        say("How it adds up"),
        hint(say("In wins out of 100 games: a game that is won counts 100.")),
        *tables,
        hint(words) if adjusted(page.game, page.analysis) else None,
    )


def _sums_table(page: AnalysisPage, number: int) -> Node:
    say, game, analysis, own = page.services.say, page.game, page.analysis, _own(number)
    rows = [
        (one.title, [hundredths(page, n, signed=one.is_change) for n in one.numbers[own]])
        for one in sums(say, game, analysis)
    ]
    if shares := adjusted(game, analysis):
        rows.append((say("With average luck"), [from_to(say, share) for share in shares[own]]))
    return _columns(names(page)[own], rows)


def _own(number: int) -> slice:
    """The columns of the table of this number, as many as fit a phone."""
    return slice(number * MOST_COLUMNS, (number + 1) * MOST_COLUMNS)


def _columns(heads: Sequence[str], rows: list[tuple[str, list[str]]]) -> Node:
    """A table with a column for each of its headings."""
    return table(["", *heads], [row(title, *cells) for title, cells in rows], "sums")


def _table(page: AnalysisPage) -> Node:
    """The curve as figures. Its rows are made when somebody opens it."""
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
                "These are estimates by the strongest computer. It can be wrong: one or two "
                "wins in 100 mean little."
            ),
            say(
                "In test games the estimate was off by about {points} in 100.",
                points=points,
            ),
            say(
                "A mistake is measured against the best move the computer knows, as if "
                "everybody played like the computer."
            ),
            say(
                "“Not explained”: the estimate changed although nobody did anything, because "
                "the computer could see further."
            ),
        ]
    if not analyst.claims_luck:
        words.append(
            say(
                "Luck isn't shown here, because nobody could see the other hands. Moves are "
                "judged by what the player could see."
            )
        )
    return opened(say("How reliable is this?"), *[Node("p", {}, text) for text in words])


YOURS = Nn_("Your costly move", "Your {n} costly moves")
ALL = Nn_("The costly move", "The {n} costly moves")


def deciding(page: AnalysisPage) -> Node | None:
    """The section; None while the analysis runs, and where nobody's choices decided."""
    steps = page.deciding
    if page.runs or not steps:
        return None
    say, part = page.services.say, page.parts.part
    players = page.table.players
    own = [seat for seat, player in enumerate(players) if player.is_person]
    title = YOURS if [step.seat for step in steps] == own * len(steps) else ALL
    items = [
        Node(
            "li",
            {},
            part(f"pictured {number}", partial(_pictured, page, step)),
            part(f"deciding {number}", partial(_told, page, step)),
            key=str(step.at),
        )
        for number, step in enumerate(steps)
    ]
    return Node(
        "section",
        {"class": "deciding"},
        Node("h2", {}, say.count(title, len(steps))),
        Node("ol", {}, *items),
        key="deciding",
    )


def _pictured(page: AnalysisPage, step: GameStep) -> Node:
    """The board as it was, with the better play marked."""
    board = page.game.view.board(seen_before(page, step))
    drawn = signed(page.services.say, board, better_play(page, step))
    look: Attributes = {"class": "small-board", "inert": True, "aria-hidden": "true"}
    return Node("div", look, Node("div", {}, drawn))


def _told(page: AnalysisPage, step: GameStep) -> Node:
    """The move, the better one with its reason, and the ways from there."""
    say, point = page.services.say, page.point_after(step)
    better = say("Better: {words}.", words=better_play(page, step).words)
    shows = button(move_of(page, step), f"point {point}", aria_pressed=flag(page.point == point))
    return Node(
        "div",
        {"class": "told-beside"},
        Node("span", {}, play_made(page, step)),
        Node("b", {}, better),
        Node("span", {}, why_better(page, step)),
        Node(
            "div", {"class": "ways-from"}, shows, button(say("Try it again"), f"branch {step.at}")
        ),
    )
