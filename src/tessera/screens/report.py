"""An analysis for people at a command line, and as CSV for a program of their own."""

from collections.abc import Iterator

from tessera.core.clusters import escaped
from tessera.i18n import Translator
from tessera.kit.analysis import Analysis, Chances, Step
from tessera.session.table import AnyTable


def report(say: Translator, table: AnyTable, analysis: Analysis) -> Iterator[str]:
    """What each step changed, with the chances of all sides after it; then the sums of each seat
    and of each side. All in percentage points."""
    events = table.record("").events
    for step in analysis.steps:
        if step.kind != "forced":
            played = escaped(", ".join(events[step.at : step.until]))
            chances = " ".join(f"{100 * chance:5.1f}" for chance in step.after)
            yield f"{step.until:5}  {played:22} {chances}  {_said(say, step)}".rstrip()
    for seat, player in enumerate(table.players):
        own = analysis.account(seat)
        numbers = [
            (say("Luck"), _signed(own.luck)),
            (say("Errors"), f"{100 * own.error:.1f}"),
            (say("Choices"), f"{own.choices}"),
            (say("Error per choice"), f"{100 * own.error_per_choice:.2f}"),
        ]
        yield f"{seat + 1}. {player.name}: " + ", ".join(map(" ".join, numbers))
    yield from _sums(say, analysis)


def _said(say: Translator, step: Step) -> str:
    if step.kind == "chance":
        return " ".join((say("Luck"), _signed(step.luck)))
    if not step.best:
        return ""
    better = say("Better: {words}.", words=", ".join(step.best))
    return " ".join((say("Errors"), f"{100 * step.error:.1f}", better))


def _signed(share: float) -> str:
    """With one digit behind the point, and never a minus before nothing."""
    return f"{round(100 * share, 1) + 0.0:+.1f}"


def _sums(say: Translator, analysis: Analysis) -> Iterator[str]:
    """One line for each number, with a column for each side."""
    rows: list[tuple[str, Chances]] = [
        (say("Beginning"), analysis.initial),
        (say("Luck of all"), analysis.luck),
        (say("Errors of all"), tuple(0.0 - cost for cost in analysis.cost)),
        (say("Not explained"), analysis.remainder),
        (say("Result"), analysis.final),
        (say("Luck-adjusted result"), analysis.adjusted),
    ]
    side, numbers = say("Side"), range(1, len(analysis.initial) + 1)
    width = max(len(title) for title, _ in rows)
    yield f"{side:{width}} " + " ".join(f"{number:7}" for number in numbers)
    for title, sides in rows:
        yield f"{title:{width}} " + " ".join(f"{100 * number:7.1f}" for number in sides)


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
