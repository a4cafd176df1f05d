"""The results of people: games finished, won and in a row, and puzzles."""

from collections import defaultdict
from dataclasses import dataclass, field

from tessera.core.record import Record, clean_name
from tessera.games import find
from tessera.i18n import N_, Nn_, Translator
from tessera.kit.phrases import per_cent
from tessera.scene.node import Attributes, Node
from tessera.screens.table.words.turn import LEVEL_NAMES
from tessera.storage.people.solvers import Solvers

GAMES = Nn_("{n} game", "{n} games")
WON = Nn_("{n} won", "{n} won")
ROW = Nn_("{n} win in a row now", "{n} wins in a row now")
LONGEST = Nn_("at most {n} in a row", "at most {n} in a row")
SOLVED = Nn_("{n} puzzle solved", "{n} puzzles solved")
DAYS = Nn_(
    "puzzle of the day: at most {n} day in a row", "puzzle of the day: at most {n} days in a row"
)
BEST = N_("best on the first try: {game}, harder than {share} of its puzzles")
LINE: Attributes = {"class": "solved-by"}
AGAINST = N_("Won against computers")
BETWEEN = "\N{NO-BREAK SPACE}· "


@dataclass(slots=True)
class Results:
    """The results of one person, whose games are counted from the latest back."""

    games: int = 0
    won: int = 0
    row: int = 0
    """The games won in a row up to now."""
    longest: int = 0
    """The most games ever won in a row."""
    against: defaultdict[str, list[bool]] = field(default_factory=lambda: defaultdict(list))
    """Whether each game with a computer was won, by the strongest level in it."""
    _run: int = 0
    _unbroken: bool = True

    def add(self, levels: list[str], *, won: bool) -> None:
        """Counts the game before those that were counted, with computers of these levels."""
        for level in levels[-1:]:
            self.against[level].append(won)
        self.games += 1
        self.won += won
        self._run = self._run + 1 if won else 0
        self._unbroken = self._unbroken and won
        self.row += self._unbroken
        self.longest = max(self.longest, self._run)


def count(results: dict[str, Results], head: Record) -> None:
    """Counts a finished game for each person who played in it, by name."""
    kinds = {player.kind for player in head.players}
    levels = [level for level in LEVEL_NAMES if level in kinds]
    for player in head.players:
        if player.is_person:
            own = results.setdefault(clean_name(player.name), Results())
            own.add(levels, won=player.name in head.winners)


def games(say: Translator, results: Results | None) -> str:
    """The results of somebody in one line."""
    if results is None:
        return say("No game was played yet.")
    figures = [(GAMES, results.games), (WON, results.won)]
    figures += [(ROW, results.row)] if results.row > 1 else []
    figures += [(LONGEST, results.longest)] if results.longest > max(1, results.row) else []
    words = [say.count(words, n) for words, n in figures]
    against = [
        f"{say(name)} {sum(won)}/{len(won)}"
        for level, name in LEVEL_NAMES.items()
        if (won := results.against[level])
    ]
    if against:
        words.append(say.pair(say(AGAINST), ", ".join(against)))
    return BETWEEN.join(words)


def puzzles(say: Translator, solvers: Solvers, name: str) -> Node | None:
    """Draws somebody's solved puzzles with a link to the hardest; None without any."""
    n, days, hardest = solvers.solved(name), solvers.days(name).longest, solvers.hardest(name)
    if not n:
        return None
    figures = [say.count(SOLVED, n), *([say.count(DAYS, days)] if days > 1 else [])]
    game = find(hardest.game) if hardest else None
    if hardest is None or game is None:
        return Node("small", LINE, BETWEEN.join(figures), key="puzzles")
    share = per_cent(say, hardest.easier / 100)
    words = say(BEST, game=say(game.texts.TITLE), share=share)
    link = Node("a", {"href": f"#/puzzles/{hardest.game}/{hardest.puzzle}"}, words)
    return Node("small", LINE, BETWEEN.join([*figures, ""]), link, key="puzzles")
