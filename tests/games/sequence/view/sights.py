"""What the view of Sequence is told, from a position in few words."""

from __future__ import annotations

from tessera.core.cards import CARDS
from tessera.core.record import Player
from tessera.core.rules import CHANCE
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.board import SIZE, SQUARES
from tessera.games.sequence.view import VIEW
from tessera.games.sequence.view.targets import Sight
from tessera.i18n import translator
from tessera.kit.view import Due, Seen, Ui
from tessera_kit.fakes.tablet import with_class

NAMES = ("Ana", "Rui", "Eva", "Gil", "Lia", "Tó")
COLOURS = ("green", "blue", "red")
HAND = "9C JH QH AS"
"""The queen of hearts is on h2 and g7, the nine of clubs on a5 and c7, the ace of spades on b3 and
j5."""


def position(
    hand: str = HAND,
    *,
    seats: int = 2,
    chips: tuple[str, ...] = (),
    sequences: tuple[str, ...] = (),
    awaits: str = "play",
    owes: int = 0,
    discards: str = "",
    **options: str,
) -> str:
    """The lines of a position in which seat 1 holds `hand` and the others two cards each that
    nobody knows. `chips` and `sequences` are squares and fives, side by side."""
    setup = RULES.standard_setup(seats)
    agreed = {**dict(setup.options), **options}
    board = ["."] * SIZE * SIZE
    for corner in ("a1", "j1", "a10", "j10"):
        board[SQUARES[corner]] = "*"
    for letter, names in zip("GBR", chips, strict=False):
        for name in names.split():
            board[SQUARES[name]] = letter
    ordered = " ".join(sorted(hand.split(), key=CARDS.__getitem__)) or "-"
    first = f"seat 1: {ordered}" + f" owes {owes}" * bool(owes) + f" | {discards}" * bool(discards)
    left = 104 - len(hand.split()) - len(discards.split()) - 2 * (seats - 1)
    count = max(RULES.sides(setup)) + 1
    fives = (*sequences, *[""] * count)
    return "\n".join(
        [
            " ".join([f"players={seats}", *(f"{name}={value}" for name, value in agreed.items())]),
            *("".join(board[row : row + SIZE]) for row in range(0, SIZE * SIZE, SIZE)),
            *(f"{letter}: {fives[side]}".strip() for side, letter in enumerate("GBR"[:count])),
            first,
            *(f"seat {seat}: ?? ??" for seat in range(2, seats + 1)),
            f"pile {left}",
            f"seat 1: {awaits}",
        ]
    )


def sight(
    text: str,
    *,
    chosen: str = "",
    cursor: str = "square e5",
    language: str = "en",
    events: str = "",
    preferences: dict[str, str] | None = None,
    computers: tuple[int, ...] = (),
) -> Sight:
    """What the first seat sees at this position; `events` came before it."""
    state = RULES.read_position(text)
    sides = RULES.sides(state.terms.setup)
    players = tuple(
        Player(NAMES[seat], "normal" if seat in computers else "person", COLOURS[side])
        for seat, side in enumerate(sides)
    )
    player = RULES.current_player(state)
    if player is None:
        due = Due.NOTHING
    elif state.seat in computers:
        due = Due.COMPUTER
    elif player == CHANCE:
        due = Due.CHANCE if VIEW.pause(state, players[state.seat]) is not None else Due.THROW
    else:
        due = Due.CHOICE
    return Seen(
        state,
        RULES.legal_actions(state) if due is Due.CHOICE else (),
        due,
        players,
        tuple(RULES.read(event) for event in events.split(", ") if event),
        Ui(cursor, chosen),
        translator(language),
        preferences or {},
        0,
    )


def meaning(seen: Sight, target: str) -> str | None:
    """What a press means: an event, `choose card QH 0`, `nothing chosen`, or None."""
    meant = VIEW.press(seen, target)
    if meant is None:
        return None
    if isinstance(meant, Ui):
        return f"choose {meant.chosen}" if meant.chosen else "nothing chosen"
    return RULES.write(meant)


def labels(seen: Sight) -> dict[str, str]:
    """What a screen reader calls each square."""
    buttons = with_class(VIEW.board(seen), "square")
    return {
        str(button.attributes["data-press"]).removeprefix("game:square "): str(
            button.attributes["aria-label"]
        )
        for button in buttons
    }


def hand(seen: Sight) -> list[str]:
    """What a screen reader calls each card of the hand, from left to right."""
    return [str(card.attributes["aria-label"]) for card in with_class(VIEW.hand(seen), "card")]


def marked(seen: Sight, look: str) -> str:
    """The names of the cards in hand that look so."""
    cards = with_class(VIEW.hand(seen), look)
    return " ".join(str(card.attributes["data-press"]).split()[1] for card in cards)
