"""Cases of a game's rules: text that can be checked by eye, and is played through.

The files lie in the folder `cases` beside a game's tests. A case has an empty line before it, a
title, a position with four spaces before each line, and lines that say what may be done there and
what comes of it:

    # A remark.

    A ten takes any chip of an opponent
        players=2
        .G.B
        .B..
        seat 1: roll 4 6
    may remove d1 b2
    no remove b1: own_chip square=b1
    do remove d1
    now
        1 .G..
        seat 2: to throw

`may place b1 f2 | pass` are the choices, in the order of the rules. Those that differ in their last
    word stand together, or are counted: `play JC (96)`.
`awaits chance` is for a throw or a card, `awaits nothing` for the end of the game.
`do place b1` plays it.
`no place a1: covered square=a1` is a refusal: its code, and such of its facts as stand there.
`now` says which lines, and only they, are otherwise than at first or at the last `now`. A number
    before a line counts from the set-up, which is 0; it may be left out.
`won 1 3 by line: a1 b1` is the result (`won nobody by …`); after the colon, where it matters, comes
    what shows it.

Two more files may lie there. `names.txt` has the names of what the rules number, by the facts that
have such numbers, or `shown` of a result: `square shown: a1 b1 c1`. `positions.txt` has positions
in full, each with a title: cases may then leave out lines that are as in the one whose set-up is
most like theirs, and the others replace those with the same number or first word.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

INDENT = "    "
NAMES, POSITIONS = "names.txt", "positions.txt"
Names = dict[str, list[str]]


class CaseLine(NamedTuple):
    """A line of a case that says something, with the lines of a position below it."""

    number: int
    text: str
    below: list[str]


class Case(NamedTuple):
    """One case: its file, its title and position, and what is said of it."""

    path: Path
    number: int
    title: str
    position: list[str]
    lines: list[CaseLine]


def read_cases(path: Path) -> list[Case]:
    """The cases of a file. Raises AssertionError for a line of a position that belongs to none."""
    cases: list[Case] = []
    empty = 1
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if text.startswith("#"):
            continue
        if not text.strip():
            empty += 1
            continue
        if text.startswith(INDENT):
            assert cases, f"{path}:{number}: a position without a title"
            case = cases[-1]
            # A position may have empty lines in it.
            lines = case.lines[-1].below if case.lines else case.position
            lines += [""] * empty if lines else []
            lines.append(text.removeprefix(INDENT))
        elif empty:
            cases.append(Case(path, number, text, [], []))
        else:
            cases[-1].lines.append(CaseLine(number, text, []))
        empty = 0
    return cases


def cases_in(folder: Path) -> Iterator[Case]:
    """The cases of all files of a folder, with their positions in full."""
    full = positions_in(folder)
    for path in sorted(folder.glob("*.txt")):
        if path.name not in {NAMES, POSITIONS}:
            for case in read_cases(path):
                yield case._replace(position=in_full(case, full)) if full else case


def names_in(folder: Path) -> Names:
    """The names of what the rules number, by fact."""
    path = folder / NAMES
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    parts = [line.partition(":") for line in lines if not line.startswith("#")]
    return {fact: names.split() for facts, _, names in parts for fact in facts.split()}


def positions_in(folder: Path) -> dict[str, list[str]]:
    """The positions that others are short for, by their set-up."""
    path = folder / POSITIONS
    cases = read_cases(path) if path.is_file() else []
    return {case.position[0]: case.position for case in cases}


def in_full(case: Case, positions: dict[str, list[str]]) -> list[str]:
    """The position of a case with the lines that it leaves out."""
    head, *lines, foot = case.position
    place = f"{case.path}:{case.number}"
    fitting = [agreed for agreed in positions if {*agreed.split()} <= {*head.split()}]
    assert fitting, f"{place}: {POSITIONS} has none for {head}"
    full = positions[max(fitting, key=len)]
    words = {_word(line): n for n, line in enumerate(full[:-1]) if n}
    filled = [head, *full[1:-1], foot]
    for line in lines:
        number, _, row = line.partition(" ")
        if number.isdecimal():
            filled[int(number)] = row
        else:
            assert _word(line) in words, f"{place}: no line to be replaced by “{line}”"
            filled[words[_word(line)]] = line
    return filled


def _word(line: str) -> str:
    return line.partition(":")[0] if ":" in line else line.partition(" ")[0]
