"""What games of chips in line say of lines."""

from collections.abc import Mapping

from tessera.core.record import Player
from tessera.core.story import Line
from tessera.i18n import N_, Nn_, Translator

NUMBERS = {3: N_("three"), 4: N_("four"), 5: N_("five")}
"""How many are in line, as words within a sentence."""
REASONS = {
    "wins": N_("wins the game"),
    "blocks": N_("blocks {line}"),
    "breaks": N_("breaks {line}"),
    "makes": N_("makes {number} in line"),
    "opens": N_("frees your own line of {number}"),
    "two_ways": N_("gives you two squares that complete a line"),
    "two_lines": N_("builds two lines at once"),
}
ROOM = Nn_("lies on {n} line that is still open", "lies on {n} lines that are still open")


def reason(
    say: Translator,
    players: tuple[Player, ...],
    sides: tuple[int, ...],
    merit: Line,
    others: Mapping[str, str],
) -> str:
    """What speaks for an action, in words that go on from it: "blocks a line of four". `others`
    are the reasons that this game alone has."""
    n, owner = merit.facts.get("n", 0), merit.facts.get("owner")
    if merit.code == "room":
        return say.count(ROOM, n)
    words = {"number": say(NUMBERS[n])} if n else {}
    if owner is not None:
        words["line"] = _line_of(say, players, sides, owner, words["number"])
    return say((REASONS | dict(others))[merit.code], **words)


def _line_of(
    say: Translator, players: tuple[Player, ...], sides: tuple[int, ...], side: int, number: str
) -> str:
    """Where there is only one other side, nobody asks whose line it is."""
    if max(sides) < 2:
        return say("a line of {number}", number=number)
    names = members(say, players, sides, side)
    return say("{players}'s line of {number}", players=names, number=number)


def members(say: Translator, players: tuple[Player, ...], sides: tuple[int, ...], side: int) -> str:
    """The names of a side."""
    return say.together([p.name for p, own in zip(players, sides, strict=True) if own == side])


def one_chip_short(say: Translator, players: str, squares: list[str]) -> str:
    """Who lacks a single chip for a line, and where."""
    return say(
        "One chip short of a line: {players} on {squares}.",
        players=players,
        squares=say.together(squares),
    )


def best_line(say: Translator, chips: int, length: int, ends: tuple[str, str]) -> str:
    """How far somebody's best line is, and where it would lie."""
    first, last = ends
    words = {"n": chips, "length": length, "first": first, "last": last}
    return say("best line {n} of {length}, from {first} to {last}", **words)
