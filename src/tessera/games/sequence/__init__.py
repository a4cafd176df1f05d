"""Sequence: cards, chips, and five in a row on a board of cards."""

from tessera.games.sequence.bots import BOTS
from tessera.games.sequence.bots.analyst import ANALYST
from tessera.games.sequence.positions import in_full
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import Event, State
from tessera.games.sequence.view import VIEW, texts
from tessera.games.sequence.view.cues import CUES
from tessera.games.sequence.view.stats import STATS
from tessera.games.sequence.view.why import WHY
from tessera.kit.deferred import deferred
from tessera.kit.game import Game
from tessera.kit.lesson_text import kept_in

GAME: Game[State, Event] = Game(
    RULES,
    VIEW,
    BOTS,
    texts,
    why=WHY,
    cues=CUES,
    preferences=texts.PREFERENCES,
    stats=STATS,
    analyst=ANALYST,
    pictured=deferred(f"{__name__}.view.pictures", "PICTURED"),
    printable=deferred(f"{__name__}.view.printing", "PRINTABLE"),
    lessons=kept_in(__name__, in_full),
    has_puzzles=True,
)
