"""The games of an evening: those that the same people have finished here, one after the other.

Nothing of it is stored but what was agreed. So a last move that is taken back, a deleted game, a
new name and another tab need no care. An evening ends when nobody has finished a game for
`APART`, or when somebody ends it: then the score begins anew.

What was agreed is a text:

    2026-11-26T20:15:00Z first 3 loser
    = Ana
    = Rui

That is the moment from which games count, how long it goes on (`open 0`, `first 3`, `best 5`), who
begins (`loser` or `rules`), and the people. Earlier versions had `round GAME`, everybody against
everybody; it is left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from tessera.core.record import Player, clean_name
from tessera.storage.saves import Entry
from tessera.storage.settings.names import TERMS

GROUPS = 12
"""The most groups of people in the text, the latest first."""
APART = timedelta(hours=6)
EVER = "1970-01-01T00:00:00Z"
"""The moment from which games count where nothing was agreed."""
OPEN, FIRST, BEST = KINDS = ("open", "first", "best")
LINE = re.compile(
    r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) (open|first|best) ([0-9]{1,3}) (loser|rules)", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Agreement:
    """The agreement of these people. Games count that were finished after `since`."""

    people: frozenset[str]
    since: str = ""
    kind: str = OPEN
    until: str = "0"
    """The number of games to win or to play."""
    loser_begins: bool = False

    @property
    def games(self) -> int:
        """The number of `until`."""
        return int(self.until) if self.until.isdecimal() else 0


class Played(NamedTuple):
    """A finished game: who sat where, and the names of those who have won."""

    id: str
    game: str
    saved: str
    players: tuple[Player, ...]
    winners: tuple[str, ...]

    @property
    def people(self) -> frozenset[str]:
        """The names of the people who played."""
        return frozenset(player.name for player in self.players if player.is_person)


class Evening(NamedTuple):
    """The games that count, the earliest first, and the score of the series that they make."""

    terms: Agreement
    games: tuple[Played, ...]
    score: Counter[str]
    champions: tuple[str, ...] = ()
    """The names of those who have won the series with the last game."""


def read_terms(text: str) -> list[Agreement]:
    """The agreements of a text, without those that can't be read."""
    all_agreed: list[tuple[re.Match[str], list[str]]] = []
    names: list[str] = []
    for line in text[:TERMS].split("\n"):
        if match := LINE.fullmatch(line):
            names = []
            all_agreed.append((match, names))
        elif line.startswith("= "):
            names.append(clean_name(line.removeprefix("= ")))
        else:
            names = []  # Of a line that is lost.
    return [
        Agreement(frozenset(names), match[1], match[2], match[3], match[4] == "loser")
        for match, names in all_agreed
        if len(names) > 1
    ]


def write_terms(all_terms: Sequence[Agreement]) -> str:
    """The text of these agreements."""
    lines = []
    for terms in all_terms[:GROUPS]:
        begins = "loser" if terms.loser_begins else "rules"
        lines.append(f"{terms.since or EVER} {terms.kind} {terms.until} {begins}")
        lines += [f"= {name}" for name in sorted(terms.people)]
    return "\n".join(lines)


def finished(entries: Iterable[Entry], now: str) -> Iterator[Played]:
    """The finished games of two people or more, the latest first, back to a pause of `APART`.
    Copies of games don't count, nor games by message."""
    last = datetime.fromisoformat(now)
    for entry in sorted((e for e in entries if e.over), key=lambda e: e.saved, reverse=True):
        saved = _moment(entry.saved)
        if saved and last - saved > APART:
            return
        if saved and saved - last <= APART and (game := _counts(entry)):
            last = saved
            yield game


def _counts(entry: Entry) -> Played | None:
    """The finished game of an entry; None for one that doesn't count."""
    head = entry.head
    if head is None or head.post or "\nnote copy\n" in entry.text:
        return None
    game = Played(entry.id, head.game, head.saved, head.players, head.winners)
    return game if len(game.people) > 1 else None


def evening(games: Iterable[Played], terms: Agreement) -> Evening | None:
    """The evening of the people who have agreed on these terms, out of games as `finished` gives
    them; None while they have none that counts."""
    own = [g for g in games if g.people == terms.people and g.saved > terms.since]
    own.reverse()
    score, champions, n = Counter[str](), tuple[str, ...](), 0
    for game in own:
        if champions:
            score, n = Counter(), 0
        n += 1
        score.update(game.winners)
        champions = _champions(score, terms, n)
    return Evening(terms, tuple(own), score, champions) if own else None


def _champions(score: Counter[str], terms: Agreement, games: int) -> tuple[str, ...]:
    most = max(score.values(), default=0)
    decided = (terms.kind == FIRST and most >= terms.games) or (
        terms.kind == BEST and (2 * most > terms.games or games == terms.games)
    )
    return tuple(name for name, won in score.items() if won == most) if decided else ()


def starter(tonight: Evening, players: Sequence[Player]) -> int | None:
    """The seat of the player who has agreed to begin: who lost the last game, or of several the
    next after a winner, and of a team the first; None if nothing was agreed, or nobody lost."""
    last = tonight.games[-1]
    names = [player.name for player in last.players]
    if not tonight.terms.loser_begins or not last.winners:
        return None
    at = names.index(last.winners[0])
    losers = [p for p in last.players[at:] + last.players[:at] if p.name not in last.winners]
    # Only the first of a team draws for who begins. A side has one colour.
    first = [p.name for p in last.players if losers and p.colour == losers[0].colour]
    seats = [player.name for player in players]
    return seats.index(first[0]) if first and first[0] in seats else None


def _moment(text: str) -> datetime | None:
    """The moment; None for a text without one, which may be in any saved game."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment if moment.tzinfo else None
