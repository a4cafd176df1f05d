"""Sequence: cards, chips, and five in a row on a board of cards."""

from tessera.games.sequence.bots import BOTS
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import Event, State
from tessera.games.sequence.view import VIEW, texts
from tessera.games.sequence.view.cues import CUES
from tessera.games.sequence.view.pictures import PICTURED
from tessera.games.sequence.view.stats import STATS
from tessera.kit.game import Game

GAME: Game[State, Event] = Game(
    RULES,
    VIEW,
    BOTS,
    texts,
    pictured=PICTURED,
    cues=CUES,
    preferences=texts.PREFERENCES,
    stats=STATS,
)
