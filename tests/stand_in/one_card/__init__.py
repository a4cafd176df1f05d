"""One Card: the smallest game with chance and hidden cards, and the one to copy for a new game."""

from tessera.games.one_card.bots import BOTS
from tessera.games.one_card.rules import RULES
from tessera.games.one_card.rules.state import Event, State
from tessera.games.one_card.view import VIEW, texts
from tessera.kit.game import Game, deferred
from tessera.kit.lesson_text import kept_in
from tessera.scene.cues import PASS

GAME: Game[State, Event] = Game(
    RULES,
    VIEW,
    BOTS,
    texts,
    why=texts.WHY,
    cues={"folds": PASS},
    pictured=deferred(f"{__name__}.view.pictures", "PICTURED"),
    lessons=kept_in(__name__),
)
