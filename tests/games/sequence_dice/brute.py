"""The rules a second time: slow, plain, and written from the rule book alone.

The board is a dict of square names. Nothing here is shared with the game but the texts of events.
A chip is the letter of its colour, an uncovered square a dot.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

BOARD = """
2   3  4  5  6  2
6   7  8  9  7  3
5   9 12 12  8  4
4   8 12 12  9  5
3   7  9  8  7  6
2   6  5  4  3  2
"""
PRINTED = {
    letter + str(row): int(number)
    for row, line in enumerate(BOARD.strip().splitlines(), 1)
    for letter, number in zip("abcdef", line.split(), strict=True)
}
ALL_ROLLS = [(first, second) for first in range(1, 7) for second in range(first, 7)]


@dataclass
class Table:
    """A game in progress. `dice` is None while they are awaited, `winner` a colour or empty."""

    colours: str
    """The colour of each seat in turn: GB, GBR or GBGB."""
    in_line: int
    chips_each: int | None
    board: dict[str, str]
    seat: int = 0
    dice: tuple[int, int] | None = None
    winner: str = ""

    def copy(self) -> Table:
        return Table(
            self.colours,
            self.in_line,
            self.chips_each,
            dict(self.board),
            self.seat,
            self.dice,
            self.winner,
        )

    @property
    def me(self) -> str:
        return self.colours[self.seat]

    def events(self) -> set[str]:
        """The texts of all that may happen now."""
        if self.winner:
            return set()
        if self.dice is None:
            return {f"roll {first} {second}" for first, second in ALL_ROLLS}
        return set(self.moves(sum(self.dice))) or {"pass"}

    def moves(self, total: int) -> Iterator[str]:
        """What the rule book says about a total, paragraph by paragraph."""
        if total == 10:
            for square, chip in self.board.items():
                if self.is_opponent(chip) and PRINTED[square] != 2 and PRINTED[square] != 12:
                    yield f"remove {square}"
            return
        if self.chips_each is not None and self.on_board(self.me) >= self.chips_each:
            return
        meant = [square for square in PRINTED if total == 11 or PRINTED[square] == total]
        if any(self.board[square] == "." for square in meant):
            for square in meant:
                if self.board[square] == ".":
                    yield f"place {square}"
        else:
            for square in meant:
                if self.is_opponent(self.board[square]):
                    yield f"replace {square}"

    def is_opponent(self, chip: str) -> bool:
        return chip not in (".", self.me)

    def on_board(self, colour: str) -> int:
        return list(self.board.values()).count(colour)

    def do(self, text: str) -> None:
        """Plays an event that may happen now."""
        assert text in self.events(), text
        verb, *words = text.split()
        if verb == "roll":
            self.dice = (int(words[0]), int(words[1]))
            return
        assert self.dice is not None
        again = verb != "pass" and sum(self.dice) in (2, 12)
        self.dice = None
        if verb == "remove":
            self.board[words[0]] = "."
        elif verb != "pass":
            self.board[words[0]] = self.me
            if self.longest_line(self.me) >= self.in_line:
                self.winner = self.me
                return
        if not again:
            self.seat = self.seat + 1 if self.seat + 1 < len(self.colours) else 0

    def longest_line(self, colour: str) -> int:
        """The most chips of the colour next to one another in any direction."""
        longest = 0
        for square in self.board:
            for right, down in [(1, 0), (0, 1), (1, 1), (-1, 1)]:
                column, row, length = ord(square[0]), int(square[1]), 0
                while self.board.get(f"{chr(column)}{row}") == colour:
                    column, row, length = column + right, row + down, length + 1
                longest = max(longest, length)
        return longest

    def rows(self) -> list[str]:
        """The board as in a position's text."""
        return ["".join(self.board[letter + row] for letter in "abcdef") for row in "123456"]


def table(position: str) -> Table:
    """The table of a position's text (see `notation`), once somebody has won the opening."""
    header, *rows, turn = position.strip().splitlines()
    agreed = dict(word.split("=") for word in header.split())
    _, seat, *phase = turn.replace(":", "").split()
    names = [letter + number for number in "123456" for letter in "abcdef"]
    return Table(
        colours={"2": "GB", "3": "GBR", "4": "GBGB"}[agreed["players"]],
        in_line=int(agreed.get("line", "5" if agreed["players"] == "3" else "6")),
        chips_each=20 if agreed.get("chips") == "box" else None,
        board=dict(zip(names, "".join(rows), strict=True)),
        seat=int(seat) - 1,
        dice=(int(phase[1]), int(phase[2])) if phase[0] == "roll" else None,
    )
