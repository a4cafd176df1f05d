"""Recorded games, as far as somebody wants to see them."""

from __future__ import annotations

import re

from tessera.core.record_reader import read_head
from tessera.games import find
from tools.paths import ROOT

FAMILY = ("P 1", "P 2", "P 3", "P 4")
SOLEMN = ("Maximiliana Hohenwart 12", "Bartholomäus Freiherr 24", "Wilhelmina Grootenhuis 3",
          "Konstantinopolitanerin 4")  # fmt: skip
"""Names as long as they may be."""
BEGUN = """tessera record 2
game sequence_dice 1
option line 6
option chips unlimited
seed 0123456789abcdef
seat person green Ana
seat person blue Rui
saved 2026-11-21T09:15:00Z
played 4

roll 2 4
roll 1 2
roll 3 3
place e1
"""
"""A game of Sequence Dice that has just begun, as an earlier Tessera kept it."""


def recorded(name: str) -> str:
    """A whole game, its seats in the colours of their sides."""
    return coloured((ROOT / "tests" / "games" / f"{name}.txt").read_text(encoding="utf-8"))


def coloured(text: str) -> str:
    """A recorded game, its seats in the colours of their sides."""
    game = find(read_head(text).game)
    seats = text.count("\nseat ")
    sides = game.rules.sides(read_head(text).setup)
    for seat in range(seats):
        text = text.replace(
            f" green P {seat + 1}\n",
            f" {game.colours[sides[seat] % len(game.colours)]} P {seat + 1}\n",
        )
    return text


def length(name: str) -> int:
    """How many events a recorded game has."""
    return int(re.findall(r"^played (\d+)$", recorded(name), flags=re.M)[0])


def until_event(name: str, n: int, names: tuple[str, ...]) -> str:
    """A recorded game up to its event of this number; counted from its end, if it is negative."""
    text = recorded(name.replace("/", "/recorded/"))
    for old, new in zip(FAMILY, names, strict=True):
        text = text.replace(f" {old}\n", f" {new}\n")
    head, _, rest = text.partition("\nplayed ")
    events = rest.partition("\n\n")[2].splitlines()
    n = n if n > 0 else len(events) + n
    if n < len(events):
        head = "\n".join(line for line in head.splitlines() if not line.startswith("result"))
    return f"{head}\nplayed {n}\n\n" + "\n".join(events[:n]) + "\n"


def late(name: str, left: int, *kinds: str) -> str:
    """A recorded game with so many events to come; `kinds` says who sits on each seat."""
    text = until_event(name, -left, FAMILY)
    for seat, kind in enumerate(kinds, 1):
        text = re.sub(
            rf"^seat person (\w+) P {seat}$", rf"seat {kind} \1 P {seat}", text, flags=re.M
        )
    return text
