"""A puzzle as text; `tessera.kit.puzzles` reads it."""

from tessera.kit.puzzles import Puzzle, Weighed


def difficulty(puzzle: Puzzle) -> tuple[int, float]:
    """A key to sort by, from easy to hard: first the ranks that other opponents give the best play,
    then the lead over the next best."""
    return sum(puzzle.ranks), puzzle.second.chance - puzzle.best.chance


def write(puzzle: Puzzle) -> str:
    """The lines of one puzzle."""
    lines = [f"puzzle {puzzle.name}", *_weighed("best", puzzle.best)]
    lines += _weighed("next", puzzle.second)
    lines += _shown(puzzle, puzzle.second.play)
    for play, chance in puzzle.others:
        lines += [f"other {chance:.3f} {play}", *_shown(puzzle, play)]
    lines += [f"rank {puzzle.ranks[0]} {puzzle.ranks[1]}", *puzzle.position.splitlines()]
    return "\n".join(lines) + "\n"


def _shown(puzzle: Puzzle, play: str) -> list[str]:
    return [f"shown {events}" for events in puzzle.answer(play)]


def _weighed(word: str, found: Weighed) -> list[str]:
    won = " ".join(f"{part:.3f}" for part in found.won)
    return [f"{word} {found.play}", f"won {won}", f"look {found.chance:.3f}"]
