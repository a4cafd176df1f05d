"""Where the walks of every day lead: all games, one of them from a package, and all pages. Rota and
Ur take turns: a walk over both would meet each half as often."""

from __future__ import annotations

from tessera.games import NAMES
from tessera_kit.walk.walk import Ground
from tools.paths import PACKS, ROOT

ADDED = {"rota": "tessera_rota", "ur": "tessera_ur"}
"""The games in packages, with their modules."""
FOLDERS = {
    **{name: ROOT / "tests" / "games" / name / "recorded" for name in NAMES},
    **{name: PACKS / name / "tests" / "recorded" for name in ADDED},
}


def recorded(name: str) -> dict[str, str]:
    """The recorded games of one, by names that begin with its own."""
    paths = sorted(FOLDERS[name].glob("*.txt"))
    return {f"{name}/{path.stem}": path.read_text("utf-8") for path in paths}


def _with(added: str) -> Ground:
    return Ground(
        NAMES,
        {title: text for name in (*NAMES, added) for title, text in recorded(name).items()},
        places=(
            *("saved", "about", "share", "open", "data", "more", "install"),
            *("people", "evening", "numbers", "picture", "puzzles", "mistakes", "write", "join"),
        ),
        added={added: ADDED[added]},
    )


GROUNDS = {name: _with(name) for name in ADDED}
"""By the game that is added."""


def ground(seed: str) -> Ground:
    """That of a walk."""
    return [*GROUNDS.values()][sum(seed.encode()) % len(GROUNDS)]
