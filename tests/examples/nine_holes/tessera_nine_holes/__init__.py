"""Nine Holes: three pieces each on a board of nine; the first with three in a row wins."""

from dataclasses import dataclass

from tessera_plain import N_, Plain, game

NAMES = [f"{column}{row}" for row in "123" for column in "abc"]
ROWS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8)]
LONGEST = 60


@dataclass(frozen=True)
class State:
    board: tuple[int | None, ...] = (None,) * 9
    seat: int = 0
    moves: int = 0


class NineHoles(Plain):
    name = "nine_holes"
    state = State
    title = N_("Nine Holes")
    tagline = N_("Three pieces in a row, for 2")
    goal = N_("Get your three pieces in a row or a column.")
    rules_page = {
        N_("How it is played"): (
            N_("First you and your opponent put three pieces each on free squares, in turn."),
            N_("Then you move one of your pieces to any free square."),
        ),
        N_("The end"): (
            N_("Three in a row or a column win; a diagonal doesn't count."),
            N_("After 60 moves nobody wins."),
        ),
    }
    sentences = {
        "put": N_("{player} puts a piece on {first}."),
        "move": N_("{player} moves from {first} to {second}."),
    }

    def begin(self, players):
        return State()

    def turn(self, s):
        return s.seat

    def choices(self, s):
        free = [name for square, name in enumerate(NAMES) if s.board[square] is None]
        if s.moves < 6:
            return [f"put {name}" for name in free]
        own = [name for square, name in enumerate(NAMES) if s.board[square] == s.seat]
        return [f"move {start} {end}" for start in own for end in free]

    def apply(self, s, event):
        _, *names = event.split()
        board = [*s.board]
        board[NAMES.index(names[0])] = None
        board[NAMES.index(names[-1])] = s.seat
        return State(tuple(board), 1 - s.seat, s.moves + 1)

    def winners(self, s):
        for row in ROWS:
            owners = {s.board[square] for square in row}
            if len(owners) == 1 and None not in owners:
                return tuple(owners)
        return () if s.moves == LONGEST else None

    def grid(self, s):
        return s.board[:3], s.board[3:6], s.board[6:]


GAME = game(NineHoles())
