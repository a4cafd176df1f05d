"""Statistics of the games on this device, with luck and errors where analysed. They say how many
there are of each kind, who won how often, month by month, and how sure the figures are."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from math import sqrt
from typing import NamedTuple

from tessera import games
from tessera.core.record import Player, Record, clean_name
from tessera.games import find
from tessera.kit.analysis import Account, Analysis
from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.scene.widgets import button
from tessera.screens.components import actions, game_sign, hint, row, table, wide
from tessera.screens.services import Services
from tessera.screens.services.leaving import save_as_file
from tessera.screens.table.words.turn import described
from tessera.screens.timer import answer, breathing
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


class SeatResult(NamedTuple):
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
        """The key of a player's results: a person's name, a computer's level."""
        return self.player.kind, clean_name(self.player.name) if self.player.is_person else ""


class Mean(NamedTuple):
    """A mean with its margin at 95 % certainty; None from one game."""

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
    """Yields the seats of each analysed game. None are those of a game that isn't saved, has gone
    on since, or wasn't analysed to the end by the present analyst. Seats that were taken over are
    left out, because nobody knows whose the errors are."""
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
    """Writes a row for each seat of each game. Luck and error are in chances to win, a whole game
    being 1. `point` is the decimal sign: where it is a comma, fields are separated by semicolons,
    as spreadsheets expect."""
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


MOST_NAMES, MOST_MONTHS = 20, 12
TABLE = "tessera-luck-and-errors.csv"


class Statistics:
    """The statistics, from the heads of saved games; nothing else is stored."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._begun, self._finished = Counter[str](), Counter[str]()
        self._by_month = Counter[str]()
        self.seats: list[SeatResult] = []
        """The seats of the games that were analysed."""

    def add(self, head: Record, kind: str) -> None:
        """Counts one game, of the edition of this name."""
        self._begun[kind] += 1
        self._by_month[self.services.device.day_of(head.saved)[:7]] += 1
        if head.result:
            self._finished[kind] += 1

    def draw(self) -> list[Node | None]:
        """The tables, once a game was counted."""
        if not self._begun:
            return []
        title = Node("h2", {}, self.services.say("Statistics"), key="statistics")
        return [title, self._games(), self._months(), self._skill()]

    def save_table(self) -> None:
        """Gives out the luck and errors as a file."""
        services = self.services
        point = services.device.number(0.5, services.say.language, 1)[1:2]
        save_as_file(services, TABLE, as_csv(self.seats, point))

    async def read_analyses(self) -> None:
        """Reads the analyses, whose seats are shown last."""
        analyses = await answer(self.services.analyses.read_all)
        seats: list[SeatResult] = []
        async for results in breathing(analysed(self.services.saves, analyses)):
            seats += results
        self.seats = seats

    def _games(self) -> Node:
        say, counted = self.services.say, self._begun
        editions = [edition for game in games.GAMES for edition in game.editions]
        begun = [edition for edition in editions if counted[edition.name]]
        names = [edition.name for edition in begun]
        rows = [
            (say(edition.title), counted[edition.name], self._finished[edition.name])
            for edition in begun
        ]
        head = (say("Game"), say("Begun"), say("Finished"))
        return self._table(say("Games"), head, rows, names)

    def _skill(self) -> Node | None:
        """Draws a table of luck and errors, by player and game. Those who played most come
        first."""
        if not self.seats:
            return None
        say = self.services.say
        groups: dict[tuple[str, ...], list[SeatResult]] = {}
        for result in self.seats:
            groups.setdefault((result.record.game, *result.known_as), []).append(result)
        most_first = sorted(groups.values(), key=len, reverse=True)[:MOST_NAMES]
        head = (say("Player"), say("Game"), say("Games"), say("Luck"), say("Mistakes per choice"))
        section = self._table(say("Luck and mistakes"), head, map(self._figures, most_first))
        words = say(
            "In wins out of 100 games, from the games that were analysed here. The true "
            "number lies within ± of it 19 times in 20: a few games say little."
        )
        export = actions(button(say("Save as a spreadsheet"), "csv"))
        return section.with_({}, hint(words), export, key="skill")

    def _figures(self, group: list[SeatResult]) -> tuple[str | int, ...]:
        say, one = self.services.say, group[0]
        claims = one.game.analyst is not None and one.game.analyst.claims_luck
        chose = [result.account.error_per_choice for result in group if result.account.choices]
        luck = self._mean(mean([result.account.luck for result in group])) if claims else "–"
        error = self._mean(mean(chose)) if chose else "–"
        name = one.player.name
        if not one.player.is_person:
            several = len(one.game.bots) > 1
            computer = replace(one.player, name=say("Computer"))
            name = described(say, one.game, computer) if several else computer.name
        return name, say(one.game.texts.TITLE), len(group), luck, error

    def _mean(self, figure: Mean) -> str:
        device, language = self.services.device, self.services.say.language
        value = device.number(100 * figure.value, language, 1).replace("-", "−")
        if figure.within is None:
            return value
        return f"{value} ± {device.number(100 * figure.within, language, 1)}"

    def _months(self) -> Node:
        say, device, months = self.services.say, self.services.device, self._by_month
        rows = [
            (device.month(month, say.language), months[month])
            for month in sorted(months, reverse=True)[:MOST_MONTHS]
        ]
        return self._table(say("Month by month"), (say("Month"), say("Games")), rows)

    def _table(
        self,
        title: str,
        head: Iterable[str],
        rows: Iterable[tuple[str | int, ...]],
        signs: Sequence[str] = (),
    ) -> Node:
        """A table under its title; `signs` says which game's sign stands before each row."""
        cells = [
            row(str(name), *map(str, numbers), key=str(place), sign=game_sign(sign))
            for place, ((name, *numbers), sign) in enumerate(zip_longest(rows, signs))
        ]
        return Node(
            "section",
            {"class": "numbers"},
            Node("h3", {}, title),
            wide(table(head, cells)),
            key=title,
        )
