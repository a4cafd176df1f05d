"""`analyse`: luck told from errors in a saved game."""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from tessera.core.clusters import escaped
from tessera.features.story.analysis.turning import told_side, turning_points
from tessera.features.story.analysis.verdict import (
    adjusted,
    answer,
    from_to,
    side_names,
    sums,
    verdict,
)
from tessera.features.story.analysis.words import GRADES
from tessera.games import find
from tessera.i18n import Translator
from tessera.kit.analysis import Analysis, GameStep, shared
from tessera.kit.game import AnyGame
from tessera.kit.phrases import per_cent
from tessera.screens.table.words.log import Log
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable
from tessera_kit.cli import Command
from tessera_kit.cli.saved import opened, read, speaker

Written = Callable[[AnyTable, Analysis], Iterator[str]]
"""An analysis as lines."""


def analyse(say: Translator, text: str, written: Written) -> int:
    """Prints the analysis of a game."""
    table = opened(say, text)
    if table is None:
        return 1
    game = find(table.rules.name)
    if game is None or game.analyst is None:
        print(say("This game can't be analysed yet. Watch the replay instead."), file=sys.stderr)
        return 1
    reports = game.analyst.analyse(table.states, table.observe(OPEN).events)
    result = shared(game.rules, table.setup, table.state)
    steps = tuple(step for step in reports if step)
    for line in written(table, Analysis(game.rules.sides(table.setup), steps, result)):
        print(line)
    return 0


def report(say: Translator, table: AnyTable, analysis: Analysis) -> Iterator[str]:
    """The lines of an analysis: the sentence that explains the result, the turning points, each
    step with the chances of all sides after it, then the sums of each seat and of each side. All
    numbers are percentages or percentage points, as on the page."""
    game = find(table.rules.name)
    assert game is not None
    assert game.analyst is not None
    luck, choices, off_by = game.analyst.claims_luck, game.has_choices, game.analyst.off_by
    judgement = verdict(analysis, claims_luck=luck, has_choices=choices, off_by=off_by)
    sides, log = side_names(say, table, analysis.sides), Log(game, table)
    if judgement:
        yield answer(say, judgement, sides, log)
    yield from _turning(say, table, analysis, sides, log)
    events = table.record("").events
    for step in analysis.steps:
        if step.kind != "forced":
            played = escaped(", ".join(events[step.at : step.until]))
            chances = " ".join(f"{100 * chance:5.1f}" for chance in step.after)
            yield f"{step.until:5}  {played:22} {chances}  {_said(say, step)}".rstrip()
    for seat, player in enumerate(table.players):
        own = analysis.account(seat)
        numbers = [(say("Luck"), _signed(own.luck))] if luck else []
        if choices:
            each = f"{100 * own.error_per_choice:.1f}"
            numbers += [(say("Mistakes"), f"{100 * own.error:.1f}")]
            numbers += [(say("Choices"), f"{own.choices}"), (say("Mistakes per choice"), each)]
        yield f"{seat + 1}. {player.name}: " + ", ".join(map(" ".join, numbers))
    yield from _sums(say, game, analysis)


def _turning(
    say: Translator, table: AnyTable, analysis: Analysis, sides: Sequence[str], log: Log
) -> Iterator[str]:
    """The turning points for the side from which the game is told, one line each."""
    side = told_side(table, analysis)
    for point in turning_points(analysis, side, hidden=table.rules.hidden):
        move = say("Move {n}", n=log.moves.number(point.step.until))
        chances = {"before": per_cent(say, point.before), "after": per_cent(say, point.after)}
        words = say(
            "{player}: chance to win from {before} to {after}.", player=sides[side], **chances
        )
        done = (log.told(say, at) for at in range(point.step.at, point.step.until))
        yield " ".join(filter(None, (f"{move}.", words, *done, _grade(say, point.step))))


def _said(say: Translator, step: GameStep) -> str:
    if step.kind == "chance":
        return " ".join((say("Luck"), _signed(step.luck)))
    if not step.best:
        return ""
    better = say("Better: {words}.", words=", ".join(step.best))
    said = say("Mistakes"), f"{100 * step.error:.1f}", _grade(say, step), better
    return " ".join(filter(None, said))


def _grade(say: Translator, step: GameStep) -> str:
    return f"{say(GRADES[step.grade])}." if step.grade else ""


def _signed(share: float) -> str:
    """A share (0 to 1) in percentage points, with its sign and one decimal."""
    # Adding 0.0 turns -0.0 into 0.0.
    return f"{round(100 * share, 1) + 0.0:+.1f}"


def _sums(say: Translator, game: AnyGame, analysis: Analysis) -> Iterator[str]:
    """One line for each number, with a column for each side."""
    rows, side, average = sums(say, game, analysis), say("Side"), say("With average luck")
    numbers = range(1, len(analysis.initial) + 1)
    width = max(len(title) for title in (average, *(row.title for row in rows)))
    yield f"{side:{width}} " + " ".join(f"{number:9}" for number in numbers)
    for row in rows:
        cells = (_signed(one) if row.is_change else f"{100 * one:.1f}" for one in row.numbers)
        yield f"{row.title:{width}} " + " ".join(f"{cell:>9}" for cell in cells)
    if shares := adjusted(game, analysis):
        yield f"{average:{width}} " + " ".join(f"{from_to(say, one):>9}" for one in shares)


def csv(table: AnyTable, analysis: Analysis) -> Iterator[str]:
    """A line of names, and a line for each step. Seats and sides count from 1, chances from 0 to 1;
    several actions are parted by semicolons, so that no field needs quotes."""
    sides = range(1, max(analysis.sides) + 2)
    before, after = ([f"{when}_{side}" for side in sides] for when in ("before", "after"))
    head = ["at", "until", "kind", "seat", "side", "played", *before, *after]
    yield ",".join([*head, "luck", "error", "grade", "rarity", "better"])
    events = table.record("").events
    for step in analysis.steps:
        numbers = (*step.before, *step.after, step.luck, step.error)
        yield ",".join(
            [
                *map(str, (step.at, step.until, step.kind, step.seat + 1, step.side + 1)),
                "; ".join(events[step.at : step.until]),
                *(f"{number:.6f}" for number in numbers),
                step.grade or "",
                f"{step.rarity:.6f}",
                "; ".join(step.best),
            ]
        )


def _run(arguments: Sequence[str]) -> int | None:
    match arguments:
        case [file]:
            written: Written = partial(report, speaker())
        case [file, "--csv"]:
            written = csv
        case _:
            return None
    return read(Path(file), partial(analyse, written=written))


ANALYSE = Command(
    "python -m tessera analyse FILE [--csv]        tells luck from errors in it\n", _run
)
