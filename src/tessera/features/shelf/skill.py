"""Luck and errors over all games that were analysed on this device, and how sure they are."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt

from tessera.core.record import Player, Record, clean_name
from tessera.games import find
from tessera.kit.analysis import Account, Analysis
from tessera.kit.game import AnyGame
from tessera.storage.analyses import Kept, sum_of
from tessera.storage.saves import Saves

STUDENT = (
    *(12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13),
    *(2.12, 2.11, 2.10, 2.09, 2.09, 2.08, 2.07, 2.07, 2.06, 2.06, 2.06, 2.05, 2.05, 2.05, 2.04),
)
"""By degrees of freedom from 1, between which 95 % of Student's t lie; beyond them, about 1.96."""
BYTE_ORDER_MARK = "\ufeff"
"""By which a spreadsheet knows that the file is UTF-8."""
HEAD = "game,saved,seat,name,kind,luck,error,choices,error_per_choice,result"


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat in one game."""

    game: AnyGame
    record: Record
    seat: int
    account: Account

    @property
    def player(self) -> Player:
        """The player on that seat."""
        return self.record.players[self.seat]

    @property
    def known_as(self) -> tuple[str, str]:
        """The key under which its games are counted: a person by name, a computer by its level."""
        return self.player.kind, clean_name(self.player.name) if self.player.is_person else ""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, and how far the true one may lie from it with 95 % certainty; None from one game."""

    value: float
    within: float | None


def mean(values: list[float]) -> Mean:
    """The mean of at least one value."""
    count = len(values)
    value = sum(values) / count
    if count == 1:
        return Mean(value, None)
    spread = sqrt(sum((one - value) ** 2 for one in values) / (count - 1))
    student = STUDENT[count - 2] if count - 2 < len(STUDENT) else 1.96
    return Mean(value, student * spread / sqrt(count))


def analysed(saves: Saves, analyses: Iterable[tuple[str, Kept]]) -> Iterator[list[SeatResult]]:
    """For each analysis the seats of its game; none where that isn't saved, has gone on since, or
    wasn't analysed to the end by the present analyst. Seats that were taken over are left out,
    because nobody knows whose the errors are."""
    for key, known in analyses:
        entry = saves.entry(known.id) if known.whole else None
        record = entry.read() if entry else None
        game = find(record.game) if record else None
        known_now = game and game.analyst and game.analyst.version == known.version
        if not (record and game and known_now and sum_of(record) == key):
            yield []
            continue
        analysis = Analysis(game.rules.sides(record.setup), known.steps)
        taken_over = {note.seat for note in record.notes if note.left}
        seats = sorted({*range(len(record.players))} - taken_over)
        yield [SeatResult(game, record, seat, analysis.account(seat)) for seat in seats]


def as_csv(results: list[SeatResult], point: str) -> str:
    """A row for each seat of each game; luck and error in chances to win, a whole game being 1.
    `point` is the decimal sign: where it is a comma, fields are separated by semicolons, as
    spreadsheets expect."""
    between = ";" if point == "," else ","
    rows = [HEAD.split(","), *(_row(one, point) for one in results)]
    return BYTE_ORDER_MARK + "".join(f"{between.join(row)}\n" for row in rows)


def harmless(name: str) -> str:
    """A name that a spreadsheet takes for text. One that begins like a formula would be calculated
    there (OWASP, "CSV injection")."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name


def _row(one: SeatResult, point: str) -> list[str]:
    account, record, player = one.account, one.record, one.player
    name = harmless(player.name).replace('"', '""')
    won = str(one.seat + 1) in record.result.split()
    result = "draw" if record.result == "draw" else "won" if won else "lost"
    luck, error, per_choice = (
        f"{figure:.4f}".replace(".", point)
        for figure in (account.luck, account.error, account.error_per_choice)
    )
    who = (record.game, record.saved, str(one.seat + 1), f'"{name}"', player.kind)
    return [*who, luck, error, str(account.choices), per_choice, result]
