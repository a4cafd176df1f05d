"""In which order puzzles are offered: first a few that surprise, then by difficulty, and never many
of one idea after the other.

The idea of a puzzle is the strongest thing that a hint would say for its best play: that it blocks,
completes, captures, closes a point … Many puzzles of one idea teach to try it at once.
"""

from collections.abc import Iterable

from lab.strength.puzzles.finding import kind_of
from lab.strength.puzzles.writing import difficulty
from tessera.kit.game import AnyGame
from tessera.kit.lessons import events
from tessera.kit.puzzles import Puzzle

SURPRISES = 5
"""So many come first."""
UNSEEN = 4
"""A play surprises that the "easy" opponent ranks so low, or lower."""
ALIKE = 3
"""No more of one idea come in a row."""


def idea(game: AnyGame, puzzle: Puzzle) -> str:
    """The code of the strongest merit of the best play; "quiet" where a hint has nothing to say."""
    rules = game.rules
    actions = tuple(map(rules.read, events(puzzle.best.play)))
    merits = kind_of(rules.name).merits(rules.read_position(puzzle.position), actions)
    return merits[0].code if merits else "quiet"


def margin(puzzle: Puzzle) -> float:
    """The lead of the best play over the second-best, in the share of rollouts won."""
    return puzzle.best.won.share - puzzle.second.won.share


def in_order(game: AnyGame, puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles in the order of the file. A few surprising ones come first, the clearest of as
    many ideas as possible; then all others from easy to hard, with the ideas mixed."""
    left = sorted(puzzles, key=lambda puzzle: (difficulty(puzzle), puzzle.name))
    ideas = {puzzle.name: idea(game, puzzle) for puzzle in left}
    found: list[Puzzle] = []
    met: list[str] = []
    unseen = [puzzle for puzzle in left if puzzle.ranks[1] >= UNSEEN]
    while unseen and len(found) < SURPRISES:
        best = min(unseen, key=lambda one: (met.count(ideas[one.name]), -margin(one), one.name))
        unseen.remove(best)
        found.append(best)
        met.append(ideas[best.name])
    left = [puzzle for puzzle in left if puzzle not in found]
    while left:
        latest = {*met[-ALIKE:]} if len(met) >= ALIKE else set()
        bored = next(iter(latest)) if len(latest) == 1 else None
        chosen = next((one for one in left if ideas[one.name] != bored), left[0])
        left.remove(chosen)
        found.append(chosen)
        met.append(ideas[chosen.name])
    return found
