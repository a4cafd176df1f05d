"""Sequence: cards, chips, and five in a row on a board of cards."""

from tessera.games.box import Box, Preference
from tessera.games.sequence.bot import beginner, expert, planner
from tessera.games.sequence.pictures import PICTURED
from tessera.games.sequence.rules import GAME
from tessera.games.sequence.state import Event, State
from tessera.games.sequence.story import story
from tessera.games.sequence.tally import TALLY
from tessera.games.sequence.texts import LEVELS, OPTIONS, RULES, TITLE, tell
from tessera.games.sequence.view import VIEW
from tessera.i18n import N_
from tessera.scene.chips import COLOURS

BOX: Box[State, Event] = Box(
    game=GAME,
    title=TITLE,
    view=VIEW,
    story=story,
    tell=tell,
    bots={"easy": beginner, "normal": planner, "hard": expert},
    levels=LEVELS,
    colours=COLOURS,
    options=OPTIONS,
    rules=RULES,
    pictured=PICTURED,
    tally=TALLY,
    preferences=(
        Preference(
            "sorting", N_("Sort the hand"), (("suit", N_("By suit")), ("rank", N_("By rank")))
        ),
    ),
)
