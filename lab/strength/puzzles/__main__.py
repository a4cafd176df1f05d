"""`make -C lab puzzles GAME=sequence_dice COUNT=40`: goes on from what is there until there are so
many. It can be stopped at any time, and goes on with the game after the last that is done."""

import argparse
import re
from pathlib import Path

from lab.strength.arena import Unknown, find_game
from lab.strength.puzzles.answers import answered
from lab.strength.puzzles.finding import NoKind, file_of, kind_of
from lab.strength.puzzles.mining import is_easy, puzzles_of
from lab.strength.puzzles.order import in_order
from lab.strength.puzzles.writing import write
from tessera.kit.game import AnyGame
from tessera.kit.puzzles import Puzzle, read

DONE = re.compile(r"# seed (\S+), games (\d+)")


class FakePacks:
    """The file of a game: its puzzles in their order, and in its first line how many games were
    searched."""

    def __init__(self, game: AnyGame, path: Path, seed: str) -> None:
        self.game = game
        self.easy = kind_of(game.rules.name).easy
        self.path = path
        self.seed = seed
        self.games = 0
        self.puzzles: list[Puzzle] = []
        if self.path.exists():
            first, _, rest = self.path.read_text(encoding="utf-8").partition("\n\n")
            self.puzzles = list(read(rest))
            if (found := DONE.fullmatch(first)) and found[1] == seed:
                self.games = int(found[2])

    def add(self, puzzle: Puzzle) -> None:
        """Adds a puzzle with its answers, and saves the file."""
        self.puzzles += read(write(answered(self.game, puzzle)))
        self.save()

    def save(self) -> None:
        """Writes the file."""
        self.puzzles = in_order(self.game, self.puzzles)
        head = f"# seed {self.seed}, games {self.games}\n"
        self.path.write_text("\n".join([head, *map(write, self.puzzles)]), encoding="utf-8")


def main() -> None:
    """Searches for puzzles of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    try:
        fill(FakePacks(find_game(asked.game), file_of(asked.game), asked.seed), asked.count)
    except (Unknown, NoKind) as reason:
        parser.error(str(reason))


def fill(shelf: FakePacks, count: int) -> None:
    """Searches one game after the other until there are so many puzzles."""
    shelf.save()
    while len(shelf.puzzles) < count:
        known = {puzzle.name for puzzle in shelf.puzzles}
        easy = sum(is_easy(puzzle.ranks) for puzzle in shelf.puzzles) < shelf.easy
        for puzzle in puzzles_of(shelf.game, f"{shelf.seed}/{shelf.games}", known, easy=easy):
            shelf.add(puzzle)
        shelf.games += 1
        shelf.save()
        print(f"{len(shelf.puzzles)} puzzles from {shelf.games} games", flush=True)


if __name__ == "__main__":
    main()
