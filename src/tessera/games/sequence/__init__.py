"""Sequence: cards, chips, and five in a row on a board of cards."""

from tessera.games.sequence.bots import beginner, expert, planner
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import Event, State
from tessera.games.sequence.view import VIEW, texts
from tessera.games.sequence.view.pictures import PICTURED
from tessera.games.sequence.view.stats import STATS
from tessera.i18n import N_
from tessera.kit.game import Game, Preference

GAME: Game[State, Event] = Game(
    RULES,
    VIEW,
    {"easy": beginner, "normal": planner, "hard": expert},
    texts,
    pictured=PICTURED,
    stats=STATS,
    preferences=(
        Preference(
            "sorting", N_("Sort the hand"), (("suit", N_("By suit")), ("rank", N_("By rank")))
        ),
    ),
)
