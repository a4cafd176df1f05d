"""Tabula: the Roman race game with three dice."""

from tessera.games.box import Box
from tessera.games.tabula.bot import greedy, hasty
from tessera.games.tabula.chances import odds
from tessera.games.tabula.drawing import COLOURS
from tessera.games.tabula.learned import foresighted
from tessera.games.tabula.rules import GAME
from tessera.games.tabula.state import Event, State
from tessera.games.tabula.story import story
from tessera.games.tabula.tally import TALLY
from tessera.games.tabula.texts import LEVELS, OPTIONS, PREFERENCES, RULES, TITLE, tell
from tessera.games.tabula.view import VIEW

BOX: Box[State, Event] = Box(
    game=GAME,
    title=TITLE,
    view=VIEW,
    story=story,
    tell=tell,
    bots={"easy": hasty, "normal": greedy, "hard": foresighted},
    levels=LEVELS,
    colours=COLOURS,
    options=OPTIONS,
    rules=RULES,
    odds=odds,
    preferences=PREFERENCES,
    tally=TALLY,
)
