"""The reader of lessons, which lie as text in a game's folder, in `lessons.txt`.

    lesson taken                a name for addresses and for what is kept: small letters and hyphens
    title Taken squares         a few words
    teaches replace, all-own    the rules that it is about, by their names in lessons.md
    par 2                       so many throws, plays and answers are enough

    position players=2 line=5 / ...... / .GBGG. / ...... / seat 1: roll 3 5
    says All four 8s are covered. Which of them do you take?
    about covered_all
    plays replace c2 | replace d4
    wrong replace *: That is allowed, but your chip stands alone there.
    shown roll 2 4, place a2
    then roll 1 3, place a4
    right Four in line, and your opponent has a chip less.

An empty line ends the head of a lesson and each step. The words of a step mean the fields of the
same names in `kit/lessons.py`; only `says` is needed. A `/` ends a line of the position, a `|`
separates plays, and `shown` belongs to the `wrong` above it. `about` is seldom needed: by itself
"Why?" explains the throw or the card on the table. A line that begins with # is a comment.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from tessera.core.files import text_of
from tessera.kit.lessons import Lesson, Step, Wrong, events

FILE = "lessons.txt"
HEAD = ("lesson", "title", "teaches", "par")
ONCE = ("position", "says", "about", "plays", "then", "right")
SENTENCES = ("title", "says", "wrong", "right")
"""The words that are followed by a text for people; for `wrong` it stands after the colon."""
Lines = Callable[[str], str]
"""A function from the text behind `position` to the lines of a position."""


class LessonLine(NamedTuple):
    """One line of a file: its number, its first word, and the rest."""

    number: int
    key: str
    text: str


class Unreadable(ValueError):
    """Raised for a line that can't be understood; says what should stand there."""

    def __init__(self, line: LessonLine, expected: str) -> None:
        super().__init__(f"{FILE}, line {line.number}, “{line.key} {line.text}”: {expected}")


def lines_apart(text: str) -> str:
    """The position of a text that has all its lines, separated by `/`."""
    return "\n".join(line.strip() for line in text.split("/"))


def kept_in(package: str, lines: Lines = lines_apart) -> Callable[[], tuple[Lesson, ...]]:
    """A function that reads the lessons of a package when it is first called. `lines` is for a game
    whose file writes positions in a shorter form."""

    @cache
    def lessons() -> tuple[Lesson, ...]:
        return read(text_of(package, FILE), lines)

    return lessons


def read(text: str, lines: Lines = lines_apart) -> tuple[Lesson, ...]:
    """The lessons of a file. Raises Unreadable."""
    lessons: list[Lesson] = []
    for block in _blocks(text):
        if block[0].key == "lesson":
            lessons.append(_lesson(block))
        elif lessons:
            step, steps = _step(block, lines), lessons[-1].steps
            if not steps and not step.position:
                raise Unreadable(block[0], "the first step of a lesson has a position")
            lessons[-1] = replace(lessons[-1], steps=(*steps, step))
        else:
            raise Unreadable(block[0], "what comes first is a lesson")
    return tuple(lessons)


def sentences(text: str) -> Iterator[tuple[int, str]]:
    """Yields each text to be translated, after the number of its line. Raises Unreadable."""
    for block in _blocks(text):
        for line in block:
            if line.key in SENTENCES:
                yield line.number, _answered(line)[1] if line.key == "wrong" else line.text


def _blocks(text: str) -> Iterator[list[LessonLine]]:
    block: list[LessonLine] = []
    for number, written in enumerate([*text.splitlines(), ""], 1):
        key, _, rest = written.partition(" ")
        if key.startswith("#"):
            continue
        if key:
            block.append(LessonLine(number, key, rest.strip()))
        elif block:
            yield block
            block = []


def _lesson(block: list[LessonLine]) -> Lesson:
    if tuple(line.key for line in block) != HEAD or not block[-1].text.isdecimal():
        raise Unreadable(
            block[0], "a lesson begins with lesson, title, teaches and a number as par"
        )
    name, title, teaches, par = (line.text for line in block)
    return Lesson(name, title, events(teaches), int(par), ())


def _step(block: list[LessonLine], lines: Lines) -> Step:
    said: dict[str, str] = {}
    wrong: list[Wrong] = []
    for line in block:
        if line.key == "wrong":
            wrong.append(Wrong(*_answered(line)))
        elif line.key == "shown" and wrong and not wrong[-1].shown:
            wrong[-1] = replace(wrong[-1], shown=events(line.text))
        elif line.key in ONCE and line.key not in said and line.text:
            said[line.key] = line.text
        else:
            raise Unreadable(
                line,
                f"a step has {', '.join(ONCE)}, each once, and any number of `wrong`,"
                " each with one `shown` below it or none",
            )
    if "says" not in said:
        raise Unreadable(block[0], "this step says nothing")
    return Step(
        said["says"],
        _either(said["plays"]) if "plays" in said else (),
        wrong=tuple(wrong),
        right=said.get("right", ""),
        then=events(said["then"]) if "then" in said else (),
        position=lines(said["position"]) if "position" in said else "",
        about=said.get("about", ""),
    )


def _either(text: str) -> tuple[str, ...]:
    return tuple(text.split(" | "))


def _answered(line: LessonLine) -> tuple[tuple[str, ...], str]:
    """The plays of a `wrong`, and the answer to them."""
    plays, _, says = line.text.partition(": ")
    if not says:
        raise Unreadable(line, "after `wrong` come plays, a colon, and what is said to them")
    return _either(plays), says
