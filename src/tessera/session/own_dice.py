"""The dice of a table: the device's, or people's own, who type what they show."""

from collections.abc import Sequence
from typing import Any

from tessera.core.dice import Roll
from tessera.core.record import DEVICE, Note
from tessera.core.rules import CHANCE, Rules


def dice_at(notes: Sequence[Note], at: int) -> str:
    """The owner of the dice thrown after `at` events, one of `DICE`."""
    if not notes:
        return DEVICE
    return next((note.dice for note in reversed(notes) if note.dice and note.at <= at), DEVICE)


def throws_dice(rules: Rules[Any, Any], state: Any) -> bool:
    """Whether a throw of dice is awaited, and no card or other chance."""
    if rules.current_player(state) != CHANCE:
        return False
    return isinstance(rules.chance_outcomes(state)[0][0], Roll)
