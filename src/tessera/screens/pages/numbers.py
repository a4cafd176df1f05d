"""Statistics of all games on this device: how many of each kind, who won how often, month by
month."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice

from tessera import games
from tessera.core.record import Record, clean_name
from tessera.games import find
from tessera.scene.node import Node
from tessera.screens.components import actions, button, hint, lead, link, paper, row, table, wide
from tessera.screens.export import save_as_file
from tessera.screens.page import Page
from tessera.screens.pages.skill import Mean, Sat, as_csv, mean, seats
from tessera.screens.services import Services
from tessera.screens.setup.seats import described
from tessera.storage.analyses import Kept

MOST_NAMES, MOST_MONTHS = 20, 12
PORTION = 24
"""Seats whose luck and errors are read in one go: the page answers between them."""
TABLE = "tessera-luck-and-errors.csv"


class Numbers(Page):
    """The statistics, worked out from the heads of the saved games; nothing else is stored for
    them."""

    name = "numbers"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        heads = (entry.head for entry in services.saves.entries())
        self.heads = [head for head in heads if head and find(head.game)]
        self.seats: list[Sat] = []
        """The seats of the games that were analysed."""
        self.presses = {"csv": self._save_table}
        self._stop: Callable[[], None] = lambda: None
        services.analyses.read_all(self._know)

    def leave(self) -> None:
        """Stops reading."""
        self._stop()

    def draw(self) -> Node:
        """The whole page."""
        say = self.services.say
        body: list[Node | None] = [lead(say("No game was played yet."))]
        if self.heads:
            body = [self._games(), self._people(), self._months(), self._skill()]
        return paper(
            say("Statistics"),
            *body,
            actions(link(say("Saved games"), "#/saved", "button primary")),
        )

    def _save_table(self) -> None:
        services = self.services
        point = services.device.number(0.5, services.say.language, 1)[1:2]
        save_as_file(services, TABLE, as_csv(self.seats, point))

    def _know(self, kept: Iterable[tuple[str, Kept]]) -> None:
        self._read_on(seats(self.services.saves, kept), [])

    def _read_on(self, left: Iterator[Sat], read: list[Sat]) -> None:
        """Reads a portion of the seats. They are shown when all have been read."""
        portion = [*islice(left, PORTION)]
        if len(portion) < PORTION:
            self.seats, self._stop = read + portion, lambda: None
        else:
            go_on = partial(self._read_on, left, read + portion)
            self._stop = self.services.device.after(0, go_on)

    def _games(self) -> Node:
        say = self.services.say
        rows = []
        for game in games.GAMES:
            own = [head for head in self.heads if head.game == game.rules.name]
            over = sum(bool(head.result) for head in own)
            if own:
                rows.append((say(game.texts.TITLE), len(own), over))
        head = (say("Game"), say("Begun"), say("Finished"))
        return self._table(say("Games"), head, rows)

    def _people(self) -> Node | None:
        """A table of people and computers by name, those who played most first."""
        say = self.services.say
        played, won = Counter[str](), Counter[str]()
        for head in self.heads:
            if head.result:
                names = [clean_name(player.name) for player in head.players]
                played.update({*names})
                won.update({names[seat] for seat in _winners(head)})
        rows = [(name, n, won[name]) for name, n in played.most_common(MOST_NAMES)]
        head_words = (say("Player"), say("Games finished"), say("Won"))
        return self._table(say("Players"), head_words, rows) if rows else None

    def _skill(self) -> Node | None:
        """A table of luck and errors, by player and game, those who played most first."""
        if not self.seats:
            return None
        say = self.services.say
        groups: dict[tuple[str, ...], list[Sat]] = {}
        for sat in self.seats:
            groups.setdefault((sat.record.game, *sat.known_as), []).append(sat)
        most_first = sorted(groups.values(), key=len, reverse=True)[:MOST_NAMES]
        head = (say("Player"), say("Game"), say("Games"), say("Luck"), say("Mistakes per choice"))
        section = self._table(say("Luck and mistakes"), head, map(self._figures, most_first))
        words = say(
            "In wins out of 100 games, from the games that were analysed here. The true "
            "number lies within ± of it 19 times in 20: a few games say little."
        )
        export = actions(button(say("Save as a spreadsheet"), "csv"))
        return Node(
            section.tag, section.attributes, *section.children, hint(words), export, key="skill"
        )

    def _figures(self, group: list[Sat]) -> tuple[str | int, ...]:
        say, one = self.services.say, group[0]
        claims = one.game.analyst is not None and one.game.analyst.claims_luck
        chose = [sat.account.error_per_choice for sat in group if sat.account.choices]
        luck = self._mean(mean([sat.account.luck for sat in group])) if claims else "–"
        error = self._mean(mean(chose)) if chose else "–"
        name = one.player.name
        if not one.player.is_person:
            several = len(one.game.bots) > 1
            computer = replace(one.player, name=say("Computer"))
            name = described(say, one.game, computer) if several else computer.name
        return name, say(one.game.texts.TITLE), len(group), luck, error

    def _mean(self, found: Mean) -> str:
        device, language = self.services.device, self.services.say.language
        value = device.number(100 * found.value, language, 1).replace("-", "−")
        if found.within is None:
            return value
        return f"{value} ± {device.number(100 * found.within, language, 1)}"

    def _months(self) -> Node:
        say, device = self.services.say, self.services.device
        months = Counter(device.day_of(head.saved)[:7] for head in self.heads)
        rows = [
            (device.month(month, say.language), months[month])
            for month in sorted(months, reverse=True)[:MOST_MONTHS]
        ]
        return self._table(say("Month by month"), (say("Month"), say("Games")), rows)

    def _table(
        self, title: str, head: Iterable[str], rows: Iterable[tuple[str | int, ...]]
    ) -> Node:
        cells = [
            row(str(name), *map(str, numbers), key=str(place))
            for place, (name, *numbers) in enumerate(rows)
        ]
        return Node(
            "section",
            {"class": "numbers"},
            Node("h2", {}, title),
            wide(table(head, cells)),
            key=title,
        )


def _winners(record: Record) -> list[int]:
    words = record.result.split()
    seats = [int(word) - 1 for word in words if word.isdecimal()]
    return [seat for seat in seats if 0 <= seat < len(record.players)]
