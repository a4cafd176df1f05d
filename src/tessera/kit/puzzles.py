"""Puzzles: positions in which one play is clearly the best.

They are found and written by `lab.strength.puzzles` and lie beside the app, a file for each game,
which a page loads when somebody wants puzzles. A file is plain lines:

    puzzle 5a1c0e            a name for addresses and for what is kept, of the position's sum
    best place c3            events, with ", " between them
    won 0.712 0.683 0.740    after it: the share of games won, and its 95 % interval
    look 0.701               after it: the chance to win by the game's evaluator
    next place d4            the second best, with the same two lines
    won 0.581 0.550 0.611
    look 0.580
    shown roll 3 4, place b4 after it, if there is such: what would punish it
    other 0.431 place b2     further plays and the evaluator's chances, descending
    shown roll 3 4, place b4 as above
    rank 2 5                 how the "normal" and the "easy" opponent rank the best play, from 1
    players=2 line=6         and the position
    ...

A puzzle ends with an empty line. A line that begins with # says where the search for more goes on.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from tessera.core.rules import Rules
from tessera.kit.lessons import events


class Won(NamedTuple):
    """The share of games won from a position, 0 to 1, a draw shared out, and the ends of its 95 %
    interval."""

    share: float
    low: float
    high: float


class Weighed(NamedTuple):
    """A play, its events as texts, that was looked at and played out: `chance` is the evaluator's
    chance to win, 0 to 1."""

    play: str
    won: Won
    chance: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One position with one best play."""

    name: str
    position: str
    best: Weighed
    second: Weighed
    others: tuple[tuple[str, float], ...]
    """Further plays with the evaluator's chances, descending."""
    ranks: tuple[int, int]
    """The rank of the best play with the "normal" and with the "easy" bot, from 1."""
    shown: tuple[tuple[str, str], ...] = ()
    """The answers that punish some of the plays: the play, and the events after it, as texts."""

    def cost(self, play: str) -> float | None:
        """The chance to win (0 to 1) that this play loses against the best one: for the second best
        by games played out, else by the evaluator; None for a play that isn't listed."""
        if play == self.second.play:
            return self.best.won.share - self.second.won.share
        chances = dict(self.others)
        return self.best.chance - chances[play] if play in chances else None

    def answer(self, play: str) -> tuple[str, ...]:
        """The events that punish this play, as one text in a tuple; an empty tuple if no simple
        answer does."""
        return tuple(events for known, events in self.shown if known == play)

    @property
    def least_cost(self) -> float:
        """The least chance to win (0 to 1) that any play that isn't listed loses."""
        return self.best.chance - min([self.second.chance, *(chance for _, chance in self.others)])

    @property
    def plays(self) -> Iterator[str]:
        """All plays listed, the best first."""
        yield self.best.play
        yield self.second.play
        for play, _ in self.others:
            yield play


def left_by(rules: Rules[Any, Any], state: Any, play: str) -> Any:
    """The position that a play leaves."""
    for text in events(play):
        state = rules.apply(state, rules.read(text))
    return state


def read(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file, in its order. Raises ValueError for a file that can't be read, or
    without any puzzle."""
    blocks = [block.splitlines() for block in text.strip().split("\n\n")]
    try:
        puzzles = tuple(_read(lines) for lines in blocks if not lines[0].startswith("#"))
        return (puzzles[0], *puzzles[1:])
    except IndexError as error:  # The end is missing, or all of it.
        raise ValueError(text[-80:]) from error


def _read(lines: list[str]) -> Puzzle:
    name, left = _after("puzzle", lines[0]), lines[1:]
    best, left = _read_weighed("best", left)
    second, left = _read_weighed("next", left)
    others: list[tuple[str, float]] = []
    shown: list[tuple[str, str]] = []
    while not left[0].startswith("rank "):
        if left[0].startswith("shown "):
            shown.append((others[-1][0] if others else second.play, _after("shown", left.pop(0))))
            continue
        chance, _, play = _after("other", left.pop(0)).partition(" ")
        others.append((play, float(chance)))
    normal, easy = _after("rank", left[0]).split(" ")
    ranks, position = (int(normal), int(easy)), "\n".join(left[1:])
    return Puzzle(name, position, best, second, tuple(others), ranks, tuple(shown))


def _read_weighed(word: str, lines: list[str]) -> tuple[Weighed, list[str]]:
    play, won, look, *left = lines
    share, low, high = map(float, _after("won", won).split(" "))
    return Weighed(_after(word, play), Won(share, low, high), float(_after("look", look))), left


def _after(word: str, line: str) -> str:
    first, _, rest = line.partition(" ")
    if first != word:
        raise ValueError(line)
    return rest
