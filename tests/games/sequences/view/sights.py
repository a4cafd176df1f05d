"""What the view of Sequences is told, from a sheet that can be read."""

from __future__ import annotations

from tessera.core.record import Player
from tessera.games.sequences.rules import RULES
from tessera.games.sequences.view import Sight
from tessera.games.sequences.view.drawing import COLOURS
from tessera.i18n import translator
from tessera.kit.view import Due, Seen, Ui
from tests.games.sequences.scripts import position, roll

NAMES = ("Ana", "Rui", "Eva", "Gil", *(f"P{n}" for n in range(5, 25)))


def party(count: int) -> tuple[Player, ...]:
    """Ana, Rui, Eva, Gil, P5 … with the colours in turn."""
    return tuple(
        Player(name, "person", COLOURS[seat % len(COLOURS)])
        for seat, name in enumerate(NAMES[:count])
    )


def sight(
    sheet: str,
    footer: str,
    *,
    throws: str = "",
    variant: str = "sequences",
    stake: str = "0",
    language: str = "en",
    computer: str = "",
) -> Sight:
    """What is seen at this position; `throws` as in `122346 111123` came before it."""
    state = position(sheet, footer, variant, stake)
    players, seat = party(len(state.sheet)), RULES.on_turn(state)
    if seat is None:
        due = Due.NOTHING
    else:
        due = Due.COMPUTER if players[seat].name == computer else Due.THROW
    events = tuple(roll(dice) for dice in throws.split())
    return Seen(state, (), due, players, events, Ui(""), translator(language))
