"""Tabula: the Roman race game with three dice."""

from tessera.games.tabula.bots import BOTS
from tessera.games.tabula.bots.analyst import ANALYST
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.state import Event, State
from tessera.games.tabula.view import VIEW, texts
from tessera.games.tabula.view.drawing import COLOURS
from tessera.games.tabula.view.stats import STATS, odds
from tessera.kit.game import Game, deferred, files_of, starts_of
from tessera.scene.cues import HIT, HOME, PASS, PIECE

GAME: Game[State, Event] = Game(
    RULES,
    VIEW,
    BOTS,
    texts,
    colours=COLOURS,
    preferences=texts.PREFERENCES,
    odds=odds,
    stats=STATS,
    analyst=ANALYST,
    has_puzzles=True,
    cues={
        "moves": PIECE,
        "enters": PIECE,
        "bears_off": HOME,
        "captures": HIT,
        "sends_back": HIT,
        "passes": PASS,
        "loses": PASS,
    },
    why=texts.WHY,
    starts=starts_of(__name__),
    positions=deferred(f"{__name__}.view.positions", "POSITIONS"),
    **files_of(__name__),
)
