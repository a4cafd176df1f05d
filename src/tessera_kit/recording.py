"""Writes recorded games, to be kept.

    python -m tessera_kit.recording GAME FOLDER TITLE PLAYERS SEED [OPTION=VALUE...]

The game is played at random with the seed, and written with its end to `recorded/` in FOLDER, that
of the game's tests. Once committed it stays: it must replay for ever.
"""

import sys
from pathlib import Path

from tessera.core.record import write_record
from tessera.core.setup import Setup
from tessera.games import find
from tessera.kit.game import AnyGame
from tessera_kit.playing import play
from tessera_kit.promises.data import ending


def main(arguments: list[str]) -> int:
    """Plays and writes one game and answers 0; 2 if the arguments don't say which game."""
    match arguments:
        case [name, folder, title, players, seed, *chosen] if game := find(name):
            write(game, Path(folder), title, int(players), seed, chosen)
            return 0
    print(__doc__, file=sys.stderr)
    return 2


def write(
    game: AnyGame, folder: Path, title: str, players: int, seed: str, chosen: list[str]
) -> None:
    """Plays the game and writes it into the folder under this title."""
    rules = game.rules
    options = dict(rules.standard_setup(players).options)
    options |= dict(pair.split("=") for pair in chosen)
    played = play(rules, Setup(players, tuple(options.items())), seed)
    path = folder / "recorded" / f"{title}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(write_record(played.record(rules)), encoding="utf-8")
    path.with_suffix(".end").write_text(ending(rules, played.end), encoding="utf-8")
    print(f"{path}: {len(played.events)} events")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
