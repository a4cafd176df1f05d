"""The puzzles of a game that were solved, tried or skipped on this device, or by whoever solves. It
is a setting, and so in every backup: `5a1c0e=solved 77b0d2=tried at=77b0d2` says that one puzzle is
solved, and that another was tried and is on the table."""

from tessera.features.setup.solver import Solver
from tessera.kit.puzzles import Puzzle
from tessera.screens.services import Services
from tessera.storage.people.solvers import SKIPPED, SOLVED, TRIED, Hardest

AT = "at"


class PuzzleProgress:
    """The progress in one game's puzzles. It is read anew each time, because another tab may have
    gone on."""

    def __init__(self, services: Services, game: str) -> None:
        self.game = game
        self.solver = Solver(services)
        self.puzzles = services.memory.puzzles[game]

    def state(self, puzzle: Puzzle) -> str:
        """`SOLVED`, `TRIED`, `SKIPPED`, or "" for a puzzle without any of these."""
        return self._kept().get(puzzle.name, "")

    def note(self, puzzle: Puzzle, state: str) -> None:
        """Stores that a puzzle was solved, tried or skipped. A solved one stays solved."""
        states = self._kept()
        if states.get(puzzle.name) != SOLVED:
            self._keep({**states, puzzle.name: state})

    def solve(self, puzzle: Puzzle) -> None:
        """Stores that a puzzle was solved: on the first try, unless it was tried before."""
        if self.state(puzzle) in ("", SKIPPED):
            easier = sum(sum(other.ranks) < sum(puzzle.ranks) for other in self.puzzles)
            share = 100 * easier // len(self.puzzles)
            self.solver.note_first_try(Hardest(share, self.game, puzzle.name))
        self.note(puzzle, SOLVED)

    def lay(self, puzzle: Puzzle) -> None:
        """Stores that this puzzle is on the table."""
        self._keep({**self._kept(), AT: puzzle.name})

    @property
    def solved(self) -> int:
        """The number of solved puzzles."""
        return sum(self.state(puzzle) == SOLVED for puzzle in self.puzzles)

    @property
    def now(self) -> Puzzle:
        """The puzzle that was left on the table, else the next one."""
        left = next((p for p in self.puzzles if p.name == self._kept().get(AT)), None)
        if left and self.state(left) in ("", TRIED):
            return left
        return self.after(left or self.puzzles[-1]) or self.puzzles[0]

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """The next puzzle that wasn't seen yet, else the next that isn't solved, from the beginning
        again after the last; None when all others are solved."""
        at = self.puzzles.index(puzzle) + 1
        order = [*self.puzzles[at:], *self.puzzles[: at - 1]]
        new = [other for other in order if not self.state(other)]
        unsolved = [other for other in order if self.state(other) != SOLVED]
        return next(iter([*new, *unsolved]), None)

    def _kept(self) -> dict[str, str]:
        words = self.solver.kept(self.game).split()
        return {name: state for name, _, state in (word.partition("=") for word in words)}

    def _keep(self, states: dict[str, str]) -> None:
        if states != self._kept():
            words = [f"{name}={state}" for name, state in states.items()]
            self.solver.keep(self.game, " ".join(words))
