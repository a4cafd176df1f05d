"""Pictures of the ready boards, for docs/reference.md: a small game in one file as `tessera_plain`
draws it. Part of `make pictures`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tessera.core.record import Player
from tessera.i18n import translator
from tessera.kit.view import Due, Seen, Ui
from tessera.scene.node import Node
from tessera_plain import Plain, Row, game
from tools.paths import PLAIN

STYLE = f"""
{(PLAIN / "style.css").read_text(encoding="utf-8")}
.stage {{ display: inline-block; padding: 12px; --unit: .75px; --tumble: 0s; }}
.stage:has(> .grid) {{ width: 150px; height: 150px; container-type: size; padding: 0; }}
.stage:has(> .standings) {{ width: 252px; height: 156px; container-type: size; }}
"""
"""The style sheet of the boards, and the sizes that a page gives them."""
BOARDS = {
    "grid": "grid",
    "laid": "cards laid",
    "sheet": "plain-sheet",
    "dice": "dice plain-dice",
    "cards": "cards held",
    "buttons": "answers",
}
"""For what each method gives, the class of the element."""


@dataclass(frozen=True)
class State:
    ones: int | None = None


class Shown(Plain):
    """A game that has one of everything on its table."""

    name, title, tagline = "shown", "Shown", "All ready boards"
    state = State
    rules_page: Mapping[str, Sequence[str]] = {}
    sentences: Mapping[str, str] = {}
    buttons: Mapping[str, str] = {"stop": "Stop"}
    gathers: Mapping[str, str] = {"again": "Throw these again"}

    def begin(self, players: int, **options: str) -> State:
        return State()

    def turn(self, state: State) -> int:
        return 0

    def choices(self, state: State) -> tuple[str, ...]:
        return ("put b1", "put a3", "again 2 4", "again 1", "score ones", "play QH", "stop")

    def apply(self, state: State, event: str) -> State:
        return State(ones=3)

    def winners(self, state: State) -> None:
        return None

    def standing(self, state: State, seat: int) -> str:
        return ("12 + 5", "20")[seat]

    def dice(self, state: State) -> tuple[int, ...]:
        return (1, 3, 1, 6, 1)

    def cards(self, state: State, seat: int) -> tuple[str, ...]:
        return ("QH", "TC", "??")

    def laid(self, state: State) -> tuple[str, ...]:
        return ("5D", "JS")

    def grid(self, state: State) -> tuple[tuple[int | str | None, ...], ...]:
        return ((0, None, 1), (None, 0, "X"), (None, 1, None))

    def sheet(self, state: State) -> tuple[Row, ...]:
        return (
            Row("ones", "Ones", (state.ones, 2)),
            Row("twos", "Twos", (8, None)),
            Row("", "Together", (8, 2)),
        )


class Alone(Shown):
    """The same without a board."""

    name = "alone"

    def laid(self, state: State) -> tuple[str, ...]:
        return ()

    def grid(self, state: State) -> tuple[tuple[int | str | None, ...], ...]:
        return ()

    def sheet(self, state: State) -> tuple[Row, ...]:
        return ()


def shown() -> dict[str, Node]:
    """The element of each picture, by the name of the method."""
    board, hand = _drawn(Shown())
    drawn = {}
    for name, look in BOARDS.items():
        (drawn[name],) = [one for whole in (board, hand) for one in whole.find_all("class", look)]
    (drawn["standing"],) = _drawn(Alone())[0].find_all("class", "standings")
    return drawn


def _drawn(plain: Plain) -> tuple[Node, Node]:
    """The board and the hand while somebody chooses."""
    view = game(plain).view
    players = Player("Ana", "person", "green"), Player("Rui", "person", "red")
    held = Ui("at b2", held=("at 2", "at 4"))
    legal = tuple(plain.choices(plain.begin(2)))
    seen: Seen[object, str] = Seen(
        plain.begin(2), legal, Due.CHOICE, players, (), held, translator("en"), viewer=0
    )
    return view.board(seen), view.hand(seen)
