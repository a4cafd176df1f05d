"""What the view of Sequence Dice is told, from a position that can be read."""

from __future__ import annotations

from textwrap import dedent

from tessera.core.record import Player
from tessera.core.rules import CHANCE
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.board import NAMES
from tessera.games.sequence_dice.view import VIEW
from tessera.games.sequence_dice.view.targets import Sight
from tessera.i18n import translator
from tessera.kit.view import Due, Seen, Ui
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import with_class

PLAYERS = (
    Player("Ana", "person", "green"),
    Player("Rui", "person", "blue"),
    Player("Eva", "person", "red"),
)
PARTNERS = (
    Player("Ana", "person", "green"),
    Player("Rui", "person", "blue"),
    Player("Eva", "person", "green"),
    Player("Gil", "person", "blue"),
)


def sight(
    position: str,
    *,
    events: str = "",
    cursor: str = "c3",
    language: str = "en",
    computers: tuple[str, ...] = (),
) -> Sight:
    """What is seen at this position; `events` as in `roll 1 2, place b1` came before it."""
    state = RULES.read_position(dedent(position))
    count = state.terms.setup.players
    players = PARTNERS if count == 4 else PLAYERS[:count]
    seat, player = RULES.on_turn(state), RULES.current_player(state)
    if seat is None:
        due = Due.NOTHING
    elif players[seat].name in computers:
        due = Due.COMPUTER
    else:
        due = Due.THROW if player == CHANCE else Due.CHOICE
    return Seen(
        state,
        RULES.legal_actions(state) if due is Due.CHOICE else (),
        due,
        players,
        tuple(RULES.read(text) for text in events.split(", ") if text),
        Ui(f"square {cursor}"),
        translator(language),
    )


def squares(seen: Sight) -> dict[str, Node]:
    """The button of each square."""
    buttons = with_class(VIEW.board(seen), "square")
    assert [button.attributes["data-press"] for button in buttons] == [
        f"game:square {n}" for n in NAMES
    ]
    return dict(zip(NAMES, buttons, strict=True))


def tiles(seen: Sight) -> dict[str, Node]:
    """The drawing of each square."""
    return dict(zip(NAMES, with_class(VIEW.board(seen), "tile"), strict=True))


def marked(seen: Sight, flag: str) -> str:
    """The names of the squares whose drawing has a class."""
    return " ".join(name for name, tile in tiles(seen).items() if with_class(tile, flag))
