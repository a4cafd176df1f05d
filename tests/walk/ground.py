"""Where the walks of every day lead: all games, one of them from a package, and all pages."""

from __future__ import annotations

from tessera.games import NAMES
from tessera.testing.walk.walk import Ground
from tools.paths import PACKS, ROOT

RECORDED = {
    **{name: ROOT / "tests" / "games" / name / "recorded" for name in NAMES},
    "rota": PACKS / "rota" / "tests" / "recorded",
}
GROUND = Ground(
    NAMES,
    {
        f"{name}/{path.stem}": path.read_text("utf-8")
        for name, folder in RECORDED.items()
        for path in sorted(folder.glob("*.txt"))
    },
    places=("saved", "about", "share", "open", "data", "more", "install"),
    added={"rota": "tessera_rota"},
)
