"""Sequence: cards, chips, and five in a row on a board of cards."""

from tessera.games.sequence.bots import BOTS
from tessera.games.sequence.bots.analyst import ANALYST
from tessera.games.sequence.positions import in_full
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import Event, State
from tessera.games.sequence.view import VIEW, texts
from tessera.games.sequence.view.stats import STATS
from tessera.kit.game import Game, deferred, files_of, starts_of
from tessera.scene.cues import CARD, CHIP, DOWN, LINE, PASS, SHUFFLE, TAKEN

GAME: Game[State, Event] = Game(
    RULES,
    VIEW,
    BOTS,
    texts,
    preferences=texts.PREFERENCES,
    stats=STATS,
    analyst=ANALYST,
    has_puzzles=True,
    cues={
        "dealt": SHUFFLE,
        "dealt_more": SHUFFLE,
        "reshuffled": SHUFFLE,
        "puts": CHIP,
        "puts_jack": CHIP,
        "removes": TAKEN,
        "swap": CARD,
        "discard": CARD,
        "sequence": LINE,
        "two_sequences": LINE,
        "talked": DOWN,
        "forgets": DOWN,
        "no_cards": PASS,
    },
    why=texts.WHY,
    starts=starts_of(__name__),
    positions=deferred(f"{__name__}.view.positions", "POSITIONS"),
    **files_of(__name__, in_full),
)
