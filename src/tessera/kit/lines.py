"""The sentences about lines in games of chips in line."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tessera.core.grid import squares
from tessera.core.merits import Open, one_short
from tessera.core.story import Line
from tessera.i18n import N_, Nn_
from tessera.kit.view import Seen

NUMBERS = {3: N_("three"), 4: N_("four"), 5: N_("five")}
"""Numbers of chips in line, as words within a sentence."""
REASONS = {
    "wins": N_("wins the game"),
    "blocks": N_("blocks {line}"),
    "breaks": N_("breaks {line}"),
    "makes": N_("makes {number} in line"),
    "opens": N_("frees a line of {number}"),
    "two_ways": N_("makes two squares that complete a line"),
    "two_lines": N_("builds two lines at once"),
}
ROOM = Nn_("lies on {n} line that is still open", "lies on {n} lines that are still open")
SQUARES = Nn_("{n} square", "{n} squares")
OTHERS = Nn_("{n} other square", "{n} other squares")
ONE_SHORT = N_("One chip short of a line: {players} on {squares}.")

TELLING = {"wins", "completes", "blocks", "breaks", "makes", "opens", "two_ways", "two_lines"}
"""The merits of a square that come from the lines through it."""
MANY = 8
"""If more squares than these have no such merits, they are counted and not named."""

Sides = tuple[int, ...]
"""The side of each seat."""


def reasons(
    seen: Seen[Any, Any], sides: Sides, merits: Iterable[Line], others: Mapping[str, str]
) -> tuple[str, ...]:
    """The merits of an action in words that can follow its name: "blocks a line of four". `others`
    has the words for the codes that only this game has."""
    say, sentences = seen.say, []
    for merit in merits:
        words, n = {}, merit.facts.get("n", 0)
        if merit.code == "room":
            sentences.append(say.count(ROOM, n))
            continue
        if n:
            words["number"] = say(NUMBERS[n])
        if "owner" in merit.facts:
            words["line"] = _line_of(seen, sides, merit.facts["owner"], words["number"])
        sentences.append(say(REASONS.get(merit.code) or others[merit.code], **words))
    return tuple(sentences)


def ways_aloud(
    seen: Seen[Any, Any],
    sides: Sides,
    plays: Iterable[tuple[str, Iterable[Line]]],
    others: Mapping[str, str],
) -> str:
    """`c3 makes four in line, b2, e5`: the squares that can be chosen, first those with a merit,
    each with its strongest one. `plays` are pairs of a name and its merits; `others` is as in
    `reasons`."""
    telling: list[str] = []
    plain: list[str] = []
    for name, merits in plays:
        decisive = [merit for merit in merits if merit.code in TELLING]
        words = reasons(seen, sides, decisive[:1], others)
        (telling if words else plain).append(" ".join([name, *words]))
    if len(plain) > MANY:
        counted = OTHERS if telling else SQUARES
        plain = [seen.say.count(counted, len(plain))]
    return ", ".join(telling + plain)


def _line_of(seen: Seen[Any, Any], sides: Sides, side: int, number: str) -> str:
    """The words for a line; its owner is named where there are several other sides."""
    if max(sides) < 2:
        return seen.say("a line of {number}", number=number)
    names = members(seen, sides, side)
    return seen.say("{players}'s line of {number}", players=names, number=number)


def members(seen: Seen[Any, Any], sides: Sides, side: int) -> str:
    """The names of a side's players, joined."""
    players = zip(seen.players, sides, strict=True)
    return seen.say.together([player.name for player, own in players if own == side])


def lines_aloud(
    seen: Seen[Any, Any],
    sides: Sides,
    lines: list[Open],
    said: list[list[str]],
    name: Callable[[int], str],
    called: Callable[[int], str],
) -> tuple[str, ...]:
    """A sentence for each side: the words that `said` has for it, and its best open line. Then one
    for each side that lacks a single chip somewhere. `name` gives a square's name; `called` gives
    the words by which somebody can find it on the board."""
    say, sentences, short = seen.say, [], []
    for side, opened in enumerate(lines):
        names, words = members(seen, sides, side), said[side]
        n, line = max([((a & ~lacks).bit_count(), a) for a, lacks in opened], default=(0, 0))
        if n > 1:
            first, *_, last = map(name, squares(line))
            ends = {"first": first, "last": last, "length": line.bit_count()}
            words.append(say("best line {n} of {length}, from {first} to {last}", n=n, **ends))
        sentences.append(f"{say.pair(names, ', '.join(words))}.")
        if missing := [called(square) for square in squares(one_short(opened))]:
            short.append(say(ONE_SHORT, players=names, squares=say.together(missing)))
    return (*sentences, *short)
