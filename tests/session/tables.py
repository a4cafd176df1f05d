"""Tables to sit down at, in few words."""

from __future__ import annotations

from typing import Any

from tessera.core.chance import generator
from tessera.core.record import write_record
from tessera.core.rules import CHANCE
from tessera.games import find
from tessera.games.sequence_dice.rules import RULES
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable
from tessera.storage.opening import open_table

NOW = "2026-11-21T09:15:00Z"
NAMES = ("Ana", "Rui", "Eva", "Gil")
COLOURS = {2: "green blue", 3: "green blue red", 4: "green blue green blue"}


def begin(*kinds: str, seed: str = "family", line: int = 5, start: int = 0) -> AnyTable:
    """A table of Sequence Dice with a "person" or a "normal" on each seat; nothing was thrown. The
    second has so many chips as a start."""
    return open_table(record_text(*kinds, seed=seed, line=line, start=start), find)


def record_text(*kinds: str, seed: str = "family", line: int = 5, start: int = 0) -> str:
    """The record of a game that has just begun."""
    colours = COLOURS[len(kinds)].split()
    seats = [f"seat {k} {c} {n}" for k, c, n in zip(kinds, colours, NAMES, strict=False)]
    head = ["tessera record 6", "game sequence_dice 2", f"option line {line}"]
    given = [f"option start2 {start}"] if start else []
    rest = [
        "option chips unlimited",
        *given,
        f"seed {seed}",
        *seats,
        f"saved {NOW}",
        "played 0",
        "",
        "",
    ]
    return "\n".join([*head, *rest])


def play(table: AnyTable, events: str) -> None:
    """Plays events as in `roll 1 2, place b1`."""
    for text in events.split(", "):
        table.play(table.rules.read(text))


def played(table: AnyTable) -> str:
    """The events in force, written like those for `play`."""
    return ", ".join(table.record(NOW).events[: table.played])


def known(table: AnyTable) -> str:
    """The events in force and those that can be done again."""
    return ", ".join(table.record(NOW).events)


def reloaded(table: AnyTable) -> AnyTable:
    """The same game after it was saved and opened again."""
    return open_table(write_record(table.record(NOW)), find)


def turn(table: AnyTable) -> str:
    """The last line of the position: whose turn it is, and with which throw."""
    return RULES.write_position(table.state).split("\n")[-1]


def play_to_the_end(table: AnyTable, chooser: str = "a") -> None:
    """Dice as they come, and choices made at random."""
    while (player := table.rules.current_player(table.state)) is not None:
        if player == CHANCE:
            table.play(table.draw())
        else:
            legal = table.rules.legal_actions(table.state)
            table.play(generator(chooser, "choice", table.played).choice(legal))


def history(table: AnyTable) -> list[tuple[Any, Any, Any]]:
    """Every event in force, with the positions before and after it."""
    return [table.observe_step(OPEN, n) for n in range(table.played)]
