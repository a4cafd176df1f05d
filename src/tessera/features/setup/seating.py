"""The table seen from above: its seats, clockwise, and the middle.

Two seats change places when one is pressed after the other, or dragged onto it. Narrow screens show
the seats as a list (`static/css/frame/people/seating.css`).

Players who change places: one is pressed after the other, or dragged onto their seat."""

from collections.abc import Sequence
from typing import NamedTuple

from tessera.core.record import Player
from tessera.features.setup.shelf import likeness
from tessera.i18n import N_, Translator
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import flag, pressable
from tessera.screens.components import hint
from tessera.screens.page import Page
from tessera.storage.people.people import People

MOST = 12
"""More players than this sit in a list on every screen."""
ACROSS = 6
"""The columns of the picture; a seat is two of them wide."""
SEAT = "seat"
"""The first word of the target of a seat, which is carried like a piece in a game."""
EXCHANGE = N_("Tap two seats, or drag one onto the other: the players change places.")
Place = tuple[int, int]
"""The row and the first column of a seat, from 1."""


def beside(count: int) -> int:
    """The number of seats on each side of the table, left and right."""
    return (count > 3) + (count > 8) + (count > 10)


def place(count: int, seat: int) -> Place:
    """The place of a seat, clockwise from the one below the middle. There the tablet is held. An
    even number sits so that the seat half a round further is opposite."""
    side = beside(count)
    below = (count - 2 * side) // 2
    above = count - 2 * side - below
    last = max(side, 1) + 2
    # Clockwise from above the table, whoever is below sits from the right to the left.
    row = [(last, _first(below) + 2 * n) for n in reversed(range(below))]
    row += [(last - 1 - n, 1) for n in range(side)]
    row += [(1, _first(above) + 2 * n) for n in range(above)]
    row += [(2 + n, ACROSS - 1) for n in range(side)]
    return row[seat]


def _first(count: int) -> int:
    """The first column of so many seats in the middle of a side."""
    return (ACROSS - 2 * count) // 2 + 1


def placed(count: int, seat: int) -> Attributes:
    """The place of a seat for the style sheet."""
    row, column = place(count, seat)
    return {".style": f"--at: {row} / {column} / auto / span 2"}


def _sign(say: Translator, people: People, player: Player, seat: int, lifted: int | None) -> Node:
    """The button with somebody's picture, by which the seat is taken to change places."""
    target = f"game:{SEAT} {seat}"
    return pressable(
        target,
        "seat-sign",
        likeness(people, player),
        key="sign",
        data_drag=target,
        data_board=True,
        aria_pressed=flag(seat == lifted),
        aria_label=say("Change places: {player}", player=player.name),
    )


class Around(NamedTuple):
    """The parts of the table's picture that a list of seats lacks."""

    signs: tuple[Node, ...]
    """A sign for each seat."""
    middle: Node
    rows: str
    """The number of its rows, for the style sheet."""


def around(
    say: Translator,
    people: People,
    players: Sequence[Player],
    lifted: int | None,
    numbers: Sequence[int],
) -> Around | None:
    """The signs of these seats and the middle, while one may be `lifted`. None where all sit in a
    list. `numbers` are those of players who can play."""
    count = len(players)
    if not 1 < count <= MOST:
        return None
    signs = tuple(_sign(say, people, p, seat, lifted) for seat, p in enumerate(players))
    words = say(EXCHANGE)
    if lifted is not None:
        words = say("Where does {player} sit? Tap that seat.", player=players[lifted].name)
    steps = Node(
        "div",
        {"class": "seat-steps"},
        _step("fewer", "−", say("Take away a seat"), on=count > max(2, numbers[0])),
        _step("more", "+", say("Add a seat"), on=count < numbers[-1]),
    )
    first, end = (3, 5) if beside(count) else (1, -1)
    rows = max(beside(count), 1) + 2
    area = f"--at: 2 / {first} / {rows} / {end}"
    look: Attributes = {"class": "middle", ".style": area}
    single = len(numbers) == 1
    middle = Node("li", look, hint(words), None if single else steps, key="middle")
    return Around(signs, middle, f"--rows: {rows}")


def _step(press: str, drawn: str, label: str, *, on: bool) -> Node:
    sign, off = Node("span", {"aria-hidden": "true"}, drawn), None if on else "true"
    look = {"aria-label": label, "title": label, "aria-disabled": off}
    return pressable(f"app:{press}", "icon-button step", sign, key=press, **look)


class Carrying(Page):
    """A page with seats of which one may be lifted."""

    lifted: int | None = None
    """The seat whose player changes places with whoever is pressed next."""

    @property
    def players(self) -> list[Player]:
        """The players seat by seat."""
        raise NotImplementedError

    def exchange(self, one: int, other: int) -> None:
        """Has the players of two seats change places."""
        raise NotImplementedError

    def press_game(self, target: str) -> None:
        """Lifts the player of a seat, or swaps them with the lifted one."""
        seat, lifted = self._seat_of(target), self.lifted
        if seat is None:
            return
        self.lifted = seat if lifted is None else None
        if lifted is not None and lifted != seat:
            self.exchange(lifted, seat)
        self.services.focus = f"game:{target}"

    def _seat_of(self, target: str) -> int | None:
        """The seat of a target that can be carried."""
        word, _, number = target.partition(" ")
        there = word == SEAT and number.isdecimal() and int(number) < len(self.players)
        return int(number) if there else None

    @property
    def carried(self) -> str:
        return "" if self.lifted is None else f"{SEAT} {self.lifted}"

    def destinations(self, target: str) -> tuple[str, ...]:
        own = self._seat_of(target)
        return tuple(f"{SEAT} {seat}" for seat in range(len(self.players)) if seat != own)

    def pick_up(self, target: str) -> bool:
        self.lifted = self._seat_of(target)
        return self.lifted is not None

    def drop(self, target: str) -> bool:
        """Swaps the dragged player with the one here; whether there is another."""
        lifted, seat = self.lifted, self._seat_of(target)
        self.lifted = None
        if lifted is None or seat in (None, lifted):
            return False
        self.exchange(lifted, seat)
        return True

    def key(self, key: str) -> bool:
        """Escape puts the lifted player down."""
        if key != "Escape" or self.lifted is None:
            return False
        self.lifted = None
        return True
