"""The class that an author of a game in one file fills in."""

from collections.abc import Mapping, Sequence
from typing import Any

from tessera.core.chance import Rng
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera_plain.boards import Mark, Row, names_of

Option = tuple[str, str, Mapping[str, str]]
"""A title, a sentence about it, and the label of each value, the default first."""


class Plain:
    """One game. Events are strings: a verb, and words that say with what ("place b2", "throw 3 5").
    The state is a frozen dataclass of numbers, strings, bools and tuples of such.

    Nothing here draws a random number: `chance` says what may come, and `apply` is told what came.
    """

    name: str
    """In records and addresses, as in pyproject.toml; never changed once others have the game."""
    version = 1
    """Grows when a saved game could go another way by these rules."""
    players: Sequence[int] = (2,)
    """The numbers of players, ascending."""
    state: type
    """The dataclass. A field with a default may be missing in a position that was written before
    there was that field."""
    hidden = False
    """Whether players have secrets: then `seen`, `seen_event` and `guess` are to be written."""

    title: str
    """The name that people read."""
    tagline: str
    """The game in one line, for the menu."""
    goal = ""
    """The aim of the game in a sentence."""
    rules_page: Mapping[str, Sequence[str]]
    """The paragraphs of the rules page below their headings."""
    why: Mapping[str, tuple[str, ...]] = {}
    """The paragraphs of it that answer "Why?", by the codes of refusals."""
    options: Mapping[str, Option] = {}
    """The options before the game, by names with which `begin` gets the values; for each a title, a
    sentence about it, and the label of each value, the default first."""

    sentences: Mapping[str, str]
    """The sentences of the log, by an event's verb or the whole event: "" for nothing. In them
    {player} is who did it, {first}, {second} and {third} are the words behind the verb, {rest} all
    of them. Codes of `refusal` have their sentences here too."""
    buttons: Mapping[str, str] = {}
    """Labels of events that are buttons, by verb or whole event."""
    gathers: Mapping[str, str] = {}
    """Labels of buttons for several things at once, by the verb of the event: dice or cards are
    picked up first, and the event names them in their order ("again 2 5"). `choices` has an event
    for each set that may be picked up."""
    throw = ""
    """The label of the button that throws or deals ("Deal"), and the instruction while that is
    awaited; by default "Throw"."""

    # --- the rules ---

    def begin(self, players: int, **options: str) -> Any:
        """The first state."""
        raise NotImplementedError("begin(players) isn't written")

    def turn(self, state: Any) -> int:
        """The seat on turn, also while its dice are awaited. Seats count from 0."""
        raise NotImplementedError("turn(state) isn't written")

    def chance(self, state: Any) -> Mapping[str, int]:
        """The events that chance may bring now, each with its weight; none while a player is to
        choose."""
        return {}

    def choices(self, state: Any) -> Sequence[str]:
        """The events that the player on turn may choose; not asked while chance is awaited."""
        return ()

    def apply(self, state: Any, event: str) -> Any:
        """The state after an event, which is one of those that `chance` or `choices` gave."""
        raise NotImplementedError("apply(state, event) isn't written")

    def winners(self, state: Any) -> Sequence[int] | None:
        """The seats that have won, none of them in a draw; None while the game goes on."""
        raise NotImplementedError("winners(state) isn't written")

    def refusal(self, state: Any, event: str) -> str:
        """The code of the sentence that says why an event isn't possible now."""
        return "not_now"

    def turn_over(self, before: Any, after: Any) -> bool:
        """Whether a turn ended between two states: it is one move in the log. Needed for one player
        alone, and where a player may have two turns in a row."""
        return self.turn(before) != self.turn(after)

    # --- secrets ---

    def seen(self, state: Any, seat: int | None) -> Any:
        """The state as a seat may know it, with a value that stands for what it can't; None is
        somebody who looks on."""
        return state

    def seen_event(self, state: Any, event: str, seat: int | None) -> str:
        """An event in that state as a seat sees it, such as "deal ??" for the card of another."""
        return event

    def guess(self, state: Any, seat: int | None, rng: Rng) -> Any:
        """A state that looks to the seat as this one does, with the secrets drawn anew by `rng`."""
        return state

    # --- computers ---

    def worth(self, state: Any, seat: int) -> float:
        """A guess at the chance (0 to 1) of a seat to win, for games too long to be played out."""
        return 0.5

    def value(self, state: Any, choice: str) -> float:
        """A number for a choice: where this is written, the computers take the highest, and play
        nothing out. Needed where there are dozens of choices, or games are long."""
        raise NotImplementedError

    # --- the screen ---

    def prompt(self, seen: AnySeen) -> str:
        """The instruction for whoever must choose, translated by `seen.say`; "" for the usual
        one."""
        return ""

    def standing(self, state: Any, seat: int) -> str:
        """A word or number beside a player's name."""
        return ""

    def at_once(self, state: Any) -> bool:
        """Whether what chance brings now comes by itself, as a throw does after "again"."""
        return False

    def dice(self, state: Any) -> Sequence[int]:
        """The dice that lie on the table. In events they are called 1, 2 and so on."""
        return ()

    def cards(self, state: Any, seat: int) -> Sequence[str]:
        """The hand of a seat: names of cards ("QH", "TC", "??" for a back) or any short words."""
        return ()

    def laid(self, state: Any) -> Sequence[str]:
        """The cards that lie open on the table."""
        return ()

    def grid(self, state: Any) -> Sequence[Sequence[Mark]]:
        """The rows of a board: on each square the seat whose piece stands there, a word, or None.
        In events squares are called a1, b1 … from the upper left."""
        return ()

    def sheet(self, state: Any) -> Sequence[Row]:
        """The rows of a score sheet, with a value for each seat. In events they have their
        names."""
        return ()

    def board(self, seen: AnySeen) -> Node | None:
        """A drawing of one's own in place of the ready boards; None for those."""
        return None

    def places(self, state: Any) -> Sequence[Sequence[str]]:
        """The names that events have for what can be pressed on a board of one's own, in rows as
        the arrow keys go; by default the squares of `grid`."""
        return names_of(self.grid(state))
