"""Rota: three in a row on a wheel, as it is scratched into Roman pavements."""

from tessera.kit.game import Game, deferred
from tessera.kit.lesson_text import kept_in
from tessera.scene.cues import CHIP
from tessera_rota.bots import BOTS
from tessera_rota.rules import RULES
from tessera_rota.rules.state import Event, State
from tessera_rota.view import VIEW, texts
from tessera_rota.view.stats import STATS

GAME: Game[State, Event] = Game(
    RULES,
    VIEW,
    BOTS,
    texts,
    cues={"places": CHIP, "slides": CHIP},
    why=texts.WHY,
    stats=STATS,
    pictured=deferred(f"{__name__}.view.pictures", "PICTURED"),
    printable=deferred(f"{__name__}.view.printing", "PRINTABLE"),
    lessons=kept_in(__name__),
    positions=deferred(f"{__name__}.view.positions", "POSITIONS"),
)
