"""The handover of the tablet, where there are cards that not everybody may see.

A person takes the tablet over by saying so, and has it until it is handed on, or until the page was
out of sight: who knows who picks it up then. A person who plays alone against computers needs none
of this, unless another has played before; and nothing of it happens while nothing is hidden. For
who plays on a phone the tablet is only a board.
"""

from collections.abc import Callable
from typing import Any

from tessera.core.rules import CHANCE
from tessera.session.table import AnyTable, Change


class Handover:
    """Decides who may look at the screen now."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._seat: int | None = None
        self._looked_at: tuple[Any, bool] | None = None
        """A position, and whether anything in it is secret."""
        self.phones: Callable[[], frozenset[int]] = frozenset
        """Gives the seats that are played on phones now."""
        self.helped: Callable[[], frozenset[int]] = frozenset
        """Gives the seats of those who are helped: whoever sits here may see their hands."""

    @property
    def viewer(self) -> int | None:
        """The seat whose cards may lie open on the screen; None for nobody's."""
        if not self.secret:
            return self._table.turn
        if self._several:
            return self._seat
        return min(self._table.people, default=None)

    @property
    def must_change(self) -> bool:
        """Whether a person must choose now who doesn't hold the tablet."""
        player = self._table.current_player
        return (
            self.passes_round
            and player not in (None, CHANCE, self._seat)
            and player in self._table.people
            and player not in self.phones()
        )

    @property
    def on_a_phone(self) -> bool:
        """Whether the player whose turn it is plays on a phone."""
        phones = self.phones()
        return bool(phones) and self._table.turn in phones

    @property
    def lies_open(self) -> bool:
        """Whether somebody's cards are still on the screen while another plays on a phone."""
        return self.passes_round and self._seat is not None and self.on_a_phone

    @property
    def nobody(self) -> bool:
        """Whether everything must be hidden until somebody takes the tablet."""
        return self.must_change and self._seat is None

    @property
    def passes_round(self) -> bool:
        """Whether several people share the screen and each sees other cards."""
        return self.secret and self._several

    @property
    def _several(self) -> bool:
        """Whether more than one person plays or has played: a computer may have one's seat now."""
        left = (note.left for note in self._table.notes)
        return len(self._table.people) > 1 or any(one and one.is_person for one in left)

    def saw_it_all(self, change: Change) -> bool:
        """Whether the turn ended with nothing new to look at, so that the tablet can go on at
        once."""
        return (
            self.must_change
            and change.event is not None
            and not self._table.rules.reveals(change.before, change.event)
        )

    def take_over(self) -> None:
        """Gives the tablet to the person who must choose, who has said that they hold it."""
        self._seat = self._table.turn

    def hand_on(self) -> None:
        """Takes the tablet from whoever has it: nobody's cards are shown until it is taken over.
        The hand of somebody who is helped opens at once."""
        self._seat = None
        self.open_to_helper()

    def open_to_helper(self) -> None:
        """Lays the hand open of somebody who is helped and must choose, if nobody has the
        tablet."""
        if self._table.turn in self.helped() and self.nobody:
            self.take_over()

    def phones_changed(self) -> None:
        """Hides the cards of a player who has come with a phone and sees them there."""
        if self._seat in self.phones():
            self._seat = None

    @property
    def secret(self) -> bool:
        """Whether there is anything now that not everybody may see: asked fifty times a press, and
        worked out once for each position."""
        state = self._table.state
        if self._looked_at is None or self._looked_at[0] is not state:
            self._looked_at = state, self._hides(state)
        return self._looked_at[1]

    def _hides(self, state: Any) -> bool:
        rules = self._table.rules
        return rules.result(state) is None and rules.observation(state, None) != state
