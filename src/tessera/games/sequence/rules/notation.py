"""Events of Sequence as text, a line each; `position` has its positions.

`card QH` (it comes from the pile; `card ??` for those who can't see it), `play QH h2`, `swap 9C`,
`discard 9C`, `give 9C`, `claim b3-f3`, `talk 2` (the second team), `draw`, `forget`, `pass`.
"""

from tessera.core.cards import CARDS, name_of
from tessera.core.rules import Illegal
from tessera.games.sequence.rules.board import FIVE_NAMES, SQUARE_NAMES, SQUARES, five_name
from tessera.games.sequence.rules.engine import DISCARD, GIVE, PLAY, SWAP, Move
from tessera.games.sequence.rules.position import READ_CARD, read_position, write_position
from tessera.games.sequence.rules.state import DRAW, FORGET, PASS, Card, Claim, Event, Talk

__all__ = ["read", "read_position", "write", "write_position"]

WORDS = {word.verb: word for word in (DRAW, FORGET, PASS)}
TEAMS = {"1": 0, "2": 1, "3": 2}


def write(event: Event) -> str:
    """One line for a card, an action or a word."""
    match event:
        case Card(card):
            return f"card {name_of(card)}"
        case Move(verb, card, square):
            text = f"{verb} {name_of(card)}"
            return text if square is None else f"{text} {SQUARE_NAMES[square]}"
        case Claim(five):
            return f"claim {five_name(five)}"
        case Talk(side):
            return f"talk {side + 1}"
    return event.verb


def read(text: str) -> Event:
    """The event of a line. Raises Illegal("unreadable")."""
    match text.split(" "):
        case ["card", card] if card in READ_CARD:
            return Card(READ_CARD[card])
        case ["play", card, square] if card in CARDS and square in SQUARES:
            return Move(PLAY, CARDS[card], SQUARES[square])
        case [verb, card] if verb in (SWAP, DISCARD, GIVE) and card in CARDS:
            return Move(verb, CARDS[card])
        case ["claim", five] if five in FIVE_NAMES:
            return Claim(FIVE_NAMES[five])
        case ["talk", team] if team in TEAMS:
            return Talk(TEAMS[team])
        case [word] if word in WORDS:
            return WORDS[word]
    raise Illegal("unreadable", text=text)
