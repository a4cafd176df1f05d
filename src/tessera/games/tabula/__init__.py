"""Tabula: the Roman race game with three dice."""

from tessera.games.tabula.bots import BOTS
from tessera.games.tabula.bots.analyst import ANALYST
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.state import Event, State
from tessera.games.tabula.view import VIEW, texts
from tessera.games.tabula.view.cues import CUES
from tessera.games.tabula.view.drawing import COLOURS
from tessera.games.tabula.view.stats import STATS, odds
from tessera.games.tabula.view.why import WHY
from tessera.kit.deferred import deferred
from tessera.kit.game import Game
from tessera.kit.lesson_text import kept_in

GAME: Game[State, Event] = Game(
    RULES,
    VIEW,
    BOTS,
    texts,
    why=WHY,
    colours=COLOURS,
    odds=odds,
    cues=CUES,
    preferences=texts.PREFERENCES,
    stats=STATS,
    analyst=ANALYST,
    pictured=deferred(f"{__name__}.view.pictures", "PICTURED"),
    printable=deferred(f"{__name__}.view.printing", "PRINTABLE"),
    lessons=kept_in(__name__),
    has_puzzles=True,
)
