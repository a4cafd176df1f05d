"""Sequence: cards, chips, and five in a row on a board of cards."""

from tessera.games.sequence.bots import beginner, expert, planner
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import Event, State
from tessera.games.sequence.rules.story import story
from tessera.games.sequence.view import VIEW
from tessera.games.sequence.view.pictures import PICTURED
from tessera.games.sequence.view.stats import STATS
from tessera.games.sequence.view.texts import LEVELS, OPTIONS, RULES_PAGE, TAGLINE, TITLE, tell
from tessera.i18n import N_
from tessera.kit.game import Game, Preference
from tessera.scene.chips import COLOURS

GAME: Game[State, Event] = Game(
    rules=RULES,
    title=TITLE,
    tagline=TAGLINE,
    view=VIEW,
    story=story,
    tell=tell,
    bots={"easy": beginner, "normal": planner, "hard": expert},
    levels=LEVELS,
    colours=COLOURS,
    options=OPTIONS,
    rules_page=RULES_PAGE,
    pictured=PICTURED,
    stats=STATS,
    preferences=(
        Preference(
            "sorting", N_("Sort the hand"), (("suit", N_("By suit")), ("rank", N_("By rank")))
        ),
    ),
)
