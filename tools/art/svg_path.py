"""Rounds SVG path data to whole numbers, takes it apart into its subpaths, and puts it elsewhere.

Every point is rounded where it stands, not as a step from the last one: errors never add up.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

COMMAND = re.compile(r"([MLHVCSAZ])([^MLHVCSAZ]*)", re.IGNORECASE)
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)")
# The two flags of an arc are one digit each and may stand without a space behind them.
ARC = re.compile(r"{0}{0}{0}([01])[\s,]*([01])[\s,]*{0}{0}".format(rf"({NUMBER.pattern})[\s,]*"))
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7}


@dataclass
class Subpath:
    """One unbroken line of a path."""

    start: tuple[int, int]
    data: str = ""


def rounded(data: str) -> list[Subpath]:
    """The subpaths of `data`, which must begin with an M, in whole numbers.

    Knows the commands M, L, H, V, C, S, A and Z, in both cases; others are a ValueError.
    """
    if unknown := set(re.findall("[a-df-zA-DF-Z]", data)) - set("MLHVCSAZmlhvcsaz"):
        raise ValueError(f"path commands {sorted(unknown)} are not known here")
    found: list[Subpath] = []
    x = y = start_x = start_y = 0.0
    last = ""
    for letter, numbers in _commands(data):
        command = letter.upper()
        if command == "Z":
            found[-1].data += "z"
            x, y = start_x, start_y
            last = ""
            continue
        from_x, from_y = (x, y) if letter.islower() else (0.0, 0.0)
        pen = (round(x), round(y))
        match command:
            case "H":
                points = [(numbers[0] + from_x, y)]
            case "V":
                points = [(x, numbers[0] + from_y)]
            case "A":
                points = [(numbers[5] + from_x, numbers[6] + from_y)]
            case _:
                pairs = zip(numbers[::2], numbers[1::2], strict=True)
                points = [(a + from_x, b + from_y) for a, b in pairs]
        x, y = points[-1]
        corners = [(round(a), round(b)) for a, b in points]
        if command == "M":
            start_x, start_y = x, y
            found.append(Subpath(corners[0]))
            last = ""
            continue
        if not found[-1].data.endswith("z"):
            line = found[-1]
        else:  # Drawing goes on after a Z: from where the closed line began.
            line = Subpath(pen)
            found.append(line)
        steps = [n for a, b in corners for n in (a - pen[0], b - pen[1])]
        if command == "H":
            steps = steps[:1]
        elif command == "V":
            steps = steps[1:]
        elif command == "A":
            steps = (
                [max(1, round(n)) for n in numbers[:2]] + [round(n) for n in numbers[2:5]] + steps
            )
        line.data += _joined(command.lower() if command.lower() != last else "", steps)
        last = command.lower()
    return found


def written(lines: Sequence[Subpath]) -> str:
    return "".join(_joined("M", line.start) + line.data for line in lines)


def placed(data: str, across: float, down: float, x: float, y: float) -> str:
    """The path scaled by `across` and `down`, with its origin moved to (x, y). Two negative factors
    turn it upside down."""
    written, last = "", ""
    for letter, numbers in _commands(data):
        left, top = (0.0, 0.0) if letter.islower() else (x, y)
        match letter.upper():
            case "H":
                moved = [numbers[0] * across + left]
            case "V":
                moved = [numbers[0] * down + top]
            case _:
                size = [abs(across), abs(down), 1, 1, 1] if letter in "Aa" else []
                kept = [n * factor for n, factor in zip(numbers, size, strict=False)]
                steps = zip(numbers[len(size) :: 2], numbers[len(size) + 1 :: 2], strict=True)
                moved = kept + [n for a, b in steps for n in (a * across + left, b * down + top)]
        written += _joined("" if letter == last else letter, [_hundredths(n) for n in moved])
        last = letter if letter not in "MmZz" else ""
    return written


def _hundredths(number: float) -> str:
    return f"{round(number, 2) + 0:.2f}".rstrip("0").rstrip(".")


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Every command with the numbers for one step: "l1 2 3 4" gives two commands."""
    for letter, text in COMMAND.findall(data):
        if letter in "Zz":
            yield letter, []
        elif letter in "Aa":
            for found in ARC.findall(text):
                yield letter, [float(number) for number in found]
        else:
            numbers = [float(number) for number in NUMBER.findall(text)]
            size = TAKES[letter.upper()]
            yield letter, numbers[:size]
            further = {"M": "L", "m": "l"}.get(letter, letter)
            for i in range(size, len(numbers), size):
                yield further, numbers[i : i + size]


def _joined(letter: str, numbers: Sequence[int | str]) -> str:
    """A command in its shortest form: a minus needs no space before it."""
    text = " ".join(str(number) for number in numbers).replace(" -", "-")
    return letter + text if letter or text.startswith("-") else " " + text
