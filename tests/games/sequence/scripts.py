"""Rules as tables of positions that can be read by eye.

A table is a text of cases with an empty line between. A case has a title, a position, and lines
that say what is true there and what is done.

The position is written as in `position`, but only what matters stands there, in the same order:

    players=2 drawing=by_hand      options that are left out have their defaults
    2 .GGGG.....                   a row of the board with its number; the others are empty
    G: b2-f2                       a side with sequences; the others have none
    seat 1: 5C JS owes 1 | 4H      a seat; the others have a whole hand face down, and no discards
    discarded 3                    all cards named nowhere else lie on the third seat's pile, but
    pile 1                         for the highest; without these lines all of them are in the pile
    seat 1: play                   what is awaited

Then come any of these:

    may play 5C b2 | swap 4D       the choices, card by card (`a card` while one is awaited,
                                   `play JC 96 squares` if there are more than ten)
    do play 5C b2                  this is played
    no play 5C c2: other_card card=5C printed=4C       this is refused, with a code and facts
    now                            the lines that follow, and only they, are otherwise than in the
                                   first position, or at the last `now`
    won 1 3 by b2 c2 d2 e2 f2      the game is over ("nobody" in a draw)

The cards on the board:

         a  b  c  d  e  f  g  h  i  j
     1  ** 2S 3S 4S 5S 6S 7S 8S 9S **
     2  6C 5C 4C 3C 2C AH KH QH TH TS
     3  7C AS 2D 3D 4D 5D 6D 7D 9H QS
     4  8C KS 6C 5C 4C 3C 2C 8D 8H KS
     5  9C QS 7C 6H 5H 4H AH 9D 7H AS
     6  TC TS 8C 7H 2H 3H KH TD 6H 2D
     7  QC 9S 9C 8H 9H TH QH QD 5H 3D
     8  KC 8S TC QC KC AC AD KD 4H 4D
     9  AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
    10  ** AD KD QD TD 9D 8D 7D 6D **
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from tessera.core.cards import FACE_DOWN, NAMES, name_of
from tessera.core.position import read_setup
from tessera.core.rules import CHANCE, Illegal
from tessera.core.setup import Setup
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.board import SQUARE_NAMES
from tessera.games.sequence.rules.position import FOOTER
from tessera.games.sequence.rules.state import HAND_SIZES, PLAYERS, State, options, sides

VERBS = ("may ", "do ", "no ", "now", "won ")
MANY = 10
"""More squares than this are only counted."""
EMPTY_ROWS = ["*........*", *[".........."] * 8, "*........*"]


def cases(table: str) -> Any:
    """The table as a decorator for a test with an argument `case`."""
    blocks = [block.strip().split("\n") for block in table.strip().split("\n\n")]
    return pytest.mark.parametrize("case", [pytest.param(b[1:], id=b[0]) for b in blocks])


def check(case: list[str]) -> None:
    """Plays through a case and compares."""
    length = 1 + next(n for n, line in enumerate(case) if FOOTER.fullmatch(line))
    state = before = position("\n".join(case[:length]))
    lines, checked = case[length:], 0
    while lines:
        verb, _, rest = lines.pop(0).partition(" ")
        match verb:
            case "may":
                assert choices(state) == rest
            case "do":
                state = play(state, rest)
            case "no":
                event, _, expected = rest.partition(": ")
                assert refused(state, event) == expected
            case "now":
                expected_lines = []
                while lines and not lines[0].startswith(VERBS):
                    expected_lines.append(lines.pop(0))
                assert changes(before, state) == expected_lines
                before = state
            case "won":
                assert outcome(state) == rest
            case _:
                raise ValueError(f"what is {verb!r}?")
        checked += verb != "do"
    assert checked, "a case must compare something"


def agreed(players: int, **options: str) -> Setup:
    """A set-up with the other options at their defaults."""
    chosen = dict(RULES.standard_setup(players).options)
    assert options.keys() <= chosen.keys()
    return Setup(players, tuple({**chosen, **options}.items()))


def position(text: str) -> State:
    """The position of a text in which only what matters stands."""
    header, *lines, awaited = [line.strip() for line in text.strip().splitlines()]
    setup = read_setup(header, PLAYERS, options)
    count = max(sides(setup)) + 1
    rows, fives = list(EMPTY_ROWS), {letter: f"{letter}:" for letter in "GBR"[:count]}
    hand = " ".join([FACE_DOWN] * HAND_SIZES[setup.players])
    seats = {str(seat): f"seat {seat}: {hand}" for seat in range(1, setup.players + 1)}
    pile, rest = None, None
    for line in lines:
        word, _, words = line.partition(" ")
        if word.isdigit():
            rows[int(word) - 1] = words
        elif word[:-1] in fives:
            fives[word[:-1]] = line
        elif word == "seat":
            seats[words.split(":")[0]] = line
        elif word == "discarded":
            rest = words
        else:
            assert word == "pile", line
            pile = int(words)
    if rest is not None and pile is not None:
        seats[rest] = discarding(seats[rest], *unnamed(seats)[:-pile])
    left = len(NAMES) * 2 - sum(len(cards_in(line)) for line in seats.values())
    assert pile in (None, left), f"there are {left} cards in the pile"
    return RULES.read_position(
        "\n".join(
            [
                header,
                *rows,
                *fives.values(),
                *seats.values(),
                f"pile {left}",
                awaited,
            ]
        )
    )


def cards_in(line: str) -> list[str]:
    return re.findall(r"(?<= )(?:[2-9TJQKA][CDHS]|\?\?)(?= |$)", line)


def unnamed(seats: dict[str, str]) -> list[str]:
    """The cards of two packs without those of the seats, the lowest first."""
    cards = [name for name in NAMES for _ in range(2)]
    for line in seats.values():
        for card in cards_in(line):
            cards.remove(card)
    return cards


def discarding(line: str, *cards: str) -> str:
    return " ".join([line, *([] if "|" in line else ["|"]), *cards])


def play(state: State, *texts: str) -> State:
    """The state after some events."""
    for text in texts:
        state = RULES.apply(state, RULES.read(text))
    return state


def choices(state: State) -> str:
    """What may be done: `play QH h2 g7 | swap 9C`, `pass`, `a card` or `nothing`."""
    player, legal = (
        RULES.current_player(state),
        [RULES.write(e) for e in RULES.legal_actions(state)],
    )
    if player is None or player == CHANCE:
        assert not legal
        return "nothing" if player is None else "a card"
    found: dict[str, list[str]] = {}
    for text in legal:
        verb, *words = text.split()
        key = f"play {words.pop(0)}" if verb == "play" else verb
        found.setdefault(key, []).extend(words)
    return " | ".join(
        " ".join([key, *(words if len(words) <= MANY else [f"{len(words)} squares"])])
        for key, words in found.items()
    )


def refused(state: State, event: str) -> str:
    """The code and the facts of a refusal."""
    with pytest.raises(Illegal) as refusal:
        RULES.apply(state, RULES.read(event))
    facts: dict[str, Any] = dict(refusal.value.facts)
    for name in ("card", "printed"):
        if name in facts:
            facts[name] = name_of(facts[name])
    if "square" in facts:
        facts["square"] = SQUARE_NAMES[facts["square"]]
    words = (f"{name}={facts[name]}" for name in sorted(facts))
    return " ".join([refusal.value.code, *words])


def changes(before: State, after: State) -> list[str]:
    """The lines of the second position that are otherwise in the first, rows with a number."""
    pairs = zip(lines_of(before), lines_of(after), strict=True)
    return [line for old, line in pairs if line != old]


def lines_of(state: State) -> list[str]:
    header, *lines = RULES.write_position(state).splitlines()
    return [header, *(f"{n} {row}" for n, row in enumerate(lines[:10], 1)), *lines[10:]]


def awaited(state: State) -> str:
    """The last line of the position."""
    return RULES.write_position(state).splitlines()[-1]


def outcome(state: State) -> str:
    """The winners and what shows it: `1 3 by b2 c2 d2 e2 f2`, or why nobody won."""
    result = RULES.result(state)
    assert result is not None
    winners = [str(seat + 1) for seat in result.winners] or ["nobody"]
    shown = [SQUARE_NAMES[square] for square in result.shown] or [result.reason]
    return " ".join([*winners, "by", *shown])
