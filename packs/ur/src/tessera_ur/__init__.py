"""The Royal Game of Ur: a race over twenty squares, with four dice of four corners."""

from tessera.kit.game import Game, deferred, starts_of
from tessera.kit.lesson_text import kept_in
from tessera.scene.cues import HIT, HOME, PASS, PIECE, TURN
from tessera_ur.bots import BOTS
from tessera_ur.bots.analyst import ANALYST
from tessera_ur.rules import RULES
from tessera_ur.rules.state import Event, State
from tessera_ur.view import VIEW, texts
from tessera_ur.view.drawing import COLOURS
from tessera_ur.view.stats import STATS, odds

GAME: Game[State, Event] = Game(
    RULES,
    VIEW,
    BOTS,
    texts,
    colours=COLOURS,
    cues={
        "enters": PIECE,
        "moves": PIECE,
        "bears_off": HOME,
        "captures": HIT,
        "again": TURN,
        "nothing": PASS,
        "blocked": PASS,
    },
    why=texts.WHY,
    starts=starts_of(__name__),
    odds=odds,
    stats=STATS,
    analyst=ANALYST,
    has_puzzles=True,
    pictured=deferred(f"{__name__}.view.pictures", "PICTURED"),
    printable=deferred(f"{__name__}.view.printing", "PRINTABLE"),
    lessons=kept_in(__name__),
    positions=deferred(f"{__name__}.view.positions", "POSITIONS"),
)
