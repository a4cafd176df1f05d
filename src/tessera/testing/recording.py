"""Writes recorded games, to be kept.

    python -m tessera.testing.recording GAME FOLDER NAME PLAYERS SEED [OPTION=VALUE...]

The game is played at random with the seed, and written with its end to `recorded/` in FOLDER, that
of the game's tests. Once committed it stays: it must replay for ever.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tessera.core.record import write_record
from tessera.core.setup import Setup
from tessera.games import find
from tessera.testing.data import ending
from tessera.testing.playing import play


def main(game_name: str, folder: str, name: str, players: str, seed: str, *chosen: str) -> None:
    """Plays and writes one game."""
    game = find(game_name)
    assert game, f"no game {game_name!r} is installed"
    rules = game.rules
    options = dict(rules.standard_setup(int(players)).options)
    options |= dict(pair.split("=") for pair in chosen)
    played = play(rules, Setup(int(players), tuple(options.items())), seed)
    path = Path(folder) / "recorded" / f"{name}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(write_record(played.record(rules)), encoding="utf-8")
    path.with_suffix(".end").write_text(ending(rules, played.end), encoding="utf-8")
    print(f"{path}: {len(played.events)} events")


if __name__ == "__main__":
    main(*sys.argv[1:])
