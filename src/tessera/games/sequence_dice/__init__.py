"""Sequence Dice: two dice, a numbered board, five or six chips in line."""

from tessera.games.sequence_dice.bots import BOTS
from tessera.games.sequence_dice.bots.analyst import ANALYST
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.state import Event, State
from tessera.games.sequence_dice.view import VIEW, texts
from tessera.games.sequence_dice.view.stats import STATS, odds
from tessera.kit.game import Game, deferred, files_of, starts_of
from tessera.scene.cues import CHIP, HIT, LINE, PASS, TAKEN

GAME: Game[State, Event] = Game(
    RULES,
    VIEW,
    BOTS,
    texts,
    odds=odds,
    stats=STATS,
    analyst=ANALYST,
    has_puzzles=True,
    cues={
        "place": CHIP,
        "replace": HIT,
        "remove": TAKEN,
        "pass_ten": PASS,
        "pass_own": PASS,
        "pass_box": PASS,
        "wins": LINE,
    },
    preferences=texts.PREFERENCES,
    why=texts.WHY,
    starts=starts_of(__name__),
    positions=deferred(f"{__name__}.view.positions", "POSITIONS"),
    **files_of(__name__),
)
