"""Sequence Dice: two dice, a numbered board, five or six chips in line."""

from tessera.games.sequence_dice.bots import BOTS
from tessera.games.sequence_dice.bots.analyst import ANALYST
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.state import Event, State
from tessera.games.sequence_dice.view import VIEW, texts
from tessera.games.sequence_dice.view.cues import CUES
from tessera.games.sequence_dice.view.stats import STATS, odds
from tessera.games.sequence_dice.view.why import WHY
from tessera.kit.deferred import deferred
from tessera.kit.game import Game
from tessera.kit.lesson_text import kept_in

GAME: Game[State, Event] = Game(
    RULES,
    VIEW,
    BOTS,
    texts,
    why=WHY,
    odds=odds,
    cues=CUES,
    stats=STATS,
    pictured=deferred(f"{__name__}.view.pictures", "PICTURED"),
    printable=deferred(f"{__name__}.view.printing", "PRINTABLE"),
    lessons=kept_in(__name__),
    has_puzzles=True,
    analyst=ANALYST,
)
