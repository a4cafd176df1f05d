"""Events and positions of One Card as text.

An event is a line: `deal 3`, `stay`, `fold`. A position is three lines. In both `?` is a card that
the viewer may not know; `-` is what has not happened yet:

    players=2 wins=lowest
    cards 3 ?
    said stay -
"""

from __future__ import annotations

import re

from tessera.core.position import read_setup, write_setup
from tessera.core.rules import Illegal
from tessera.games.one_card.rules.state import (
    FOLD,
    PLAYERS,
    STAY,
    UNKNOWN,
    Deal,
    Event,
    State,
    options,
)

CARDS = re.compile(r"cards((?: [1-6?])*)((?: -)*)")
SAID = re.compile(r"said((?: stay| fold)*)((?: -)*)")


def write(event: Event) -> str:
    """One line for a card dealt or a word said."""
    return f"deal {_card(event.card)}" if isinstance(event, Deal) else event.word


def read(text: str) -> Event:
    """The event of a line. Raises Illegal("unreadable")."""
    if re.fullmatch(r"deal [1-6]", text):
        return Deal(int(text[-1]))
    for say in (STAY, FOLD):
        if text == say.word:
            return say
    raise Illegal("unreadable", text=text)


def write_position(state: State) -> str:
    """The three lines of a position."""
    cards = [_card(card) for card in state.cards]
    players = state.setup.players
    return "\n".join(
        [
            write_setup(state.setup, options),
            " ".join(["cards", *cards, *["-"] * (players - len(cards))]),
            " ".join(["said", *state.said, *["-"] * (players - len(state.said))]),
        ]
    )


def _card(card: int) -> str:
    return "?" if card == UNKNOWN else str(card)


def read_position(text: str) -> State:
    """The position of three lines. Raises Illegal("unreadable")."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) != 3:
        raise Illegal("unreadable", text=text)
    cards, said = CARDS.fullmatch(lines[1]), SAID.fullmatch(lines[2])
    if cards is None or said is None:
        raise Illegal("unreadable", text=text)
    state = State(
        read_setup(lines[0], PLAYERS, options),
        tuple(UNKNOWN if card == "?" else int(card) for card in cards[1].split()),
        tuple(said[1].split()),
    )
    known = [card for card in state.cards if card != UNKNOWN]
    if write_position(state).splitlines()[1:] != lines[1:] or len(set(known)) < len(known):
        raise Illegal("unreadable", text=text)
    return state
