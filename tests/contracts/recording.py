"""Writes recorded games, to be kept.

    PYTHONPATH=src python -m tests.contracts.recording GAME NAME PLAYERS SEED [OPTION=VALUE...]

The game is played at random with the seed, and written with its end to `recorded/` in the folder
of the game's tests. Once committed it stays: it must replay for ever.
"""

from __future__ import annotations

import sys

from tessera.core.record import write_record
from tessera.core.setup import Setup
from tests.contracts.conftest import every_game
from tests.contracts.data import ending, folder_of
from tests.contracts.playing import play


def main(game_name: str, name: str, players: str, seed: str, *chosen: str) -> None:
    """Plays and writes one game."""
    game = next(game for game in every_game() if game.name == game_name)
    options = dict(game.standard_setup(int(players)).options)
    options |= dict(pair.split("=") for pair in chosen)
    played = play(game, Setup(int(players), tuple(options.items())), seed)
    path = folder_of(game) / "recorded" / f"{name}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(write_record(played.record(game)), encoding="utf-8")
    path.with_suffix(".end").write_text(ending(game, played.end), encoding="utf-8")
    print(f"{path}: {len(played.events)} events")


if __name__ == "__main__":
    main(*sys.argv[1:])
