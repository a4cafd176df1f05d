"""The games that are listened to: with a seed of their own, so that they are the same each time,
and saved so long ago that their dates are told alike in any week."""

from __future__ import annotations

from tests.screens.golden import CARDS, unfinished

KEY = "tessera/game/one"
AS_KNOWN = {
    "tessera/pace": "fast",
    "tessera/goals": "sequence sequence_dice sequences tabula",
    "tessera/first-hints": "sequence sequence_dice sequences tabula",
}
"""Who plays has played before, and doesn't want to wait for computers."""
SAVED = "saved 2025-11-21T10:00:00Z"
NEW = """\
tessera record 6
game {game} 1
{options}seed {seed}
seat person {colour} Ann
seat {computer} blue Ben
{saved}
played 0

"""
OPTIONS = {
    "sequence": ("drawing automatic", "hands hidden", "undo friendly"),
    "sequence_dice": ("line 5", "chips unlimited"),
    "sequences": ("variant sequences", "stake 0"),
    "hearts_due": ("variant hearts_due", "stake 0"),
    "tabula": ("rules seed", "ties draw", "position empty"),
}
SEEDS = {"tabula": "49"}
"""A whole game of Tabula by keys takes 58 presses with this one, and 113 with that of the others;
of the numbers to 220 none is shorter."""
OTHER = {"hearts_due": "sequences"}
"""The games that are played under another name."""


def new(name: str) -> str:
    """A game that begins."""
    game = OTHER.get(name, name)
    return NEW.format(
        game=game,
        saved=SAVED,
        seed=SEEDS.get(game, "heard"),
        colour="red" if game == "tabula" else "green",
        computer="normal" if game == "sequences" else "easy",
        options="".join(f"option {one}\n" for one in OPTIONS[name]),
    )


def late(text: str, played: int, second: str = "easy") -> str:
    """A game of which much is played already, with people on its seats."""
    lines = unfinished(text, played).splitlines()
    seats = [number for number, line in enumerate(lines) if line.startswith("seat ")]
    for number, kind, name in zip(seats, ("person", second), ("Ann", "Ben"), strict=True):
        colour = lines[number].split()[2]
        lines[number] = f"seat {kind} {colour} {name}"
    lines = [SAVED if line.startswith("saved ") else line for line in lines]
    return "\n".join([*lines, ""])


GAMES = {
    "sequence_dice": new("sequence_dice"),
    "sequences": new("sequences"),
    "hearts_due": new("hearts_due"),
    "whole_sequence": new("sequence"),
    "tabula": new("tabula"),
    "sequence": late(CARDS, 60),
    "handover": late(CARDS, 60, "person"),
}


def kept(name: str) -> dict[str, str]:
    """What is saved on the device."""
    return {**AS_KNOWN, KEY: GAMES[name]}
