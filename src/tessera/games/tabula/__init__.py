"""Tabula: the Roman race game with three dice."""

from tessera.games.tabula.bots import greedy, hasty
from tessera.games.tabula.bots.learned import foresighted
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.state import Event, State
from tessera.games.tabula.rules.story import story
from tessera.games.tabula.view import VIEW
from tessera.games.tabula.view.drawing import COLOURS
from tessera.games.tabula.view.stats import STATS, odds
from tessera.games.tabula.view.texts import (
    LEVELS,
    OPTIONS,
    PREFERENCES,
    RULES_PAGE,
    TAGLINE,
    TITLE,
    tell,
)
from tessera.kit.game import Game

GAME: Game[State, Event] = Game(
    rules=RULES,
    title=TITLE,
    tagline=TAGLINE,
    view=VIEW,
    story=story,
    tell=tell,
    bots={"easy": hasty, "normal": greedy, "hard": foresighted},
    levels=LEVELS,
    colours=COLOURS,
    options=OPTIONS,
    rules_page=RULES_PAGE,
    odds=odds,
    preferences=PREFERENCES,
    stats=STATS,
)
