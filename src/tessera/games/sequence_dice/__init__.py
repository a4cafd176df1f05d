"""Sequence Dice: two dice, a numbered board, five or six chips in line."""

from tessera.games.sequence_dice.bots import beginner, greedy
from tessera.games.sequence_dice.bots.expert import expert
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.state import Event, State
from tessera.games.sequence_dice.rules.story import story
from tessera.games.sequence_dice.view import VIEW
from tessera.games.sequence_dice.view.stats import STATS, odds
from tessera.games.sequence_dice.view.texts import LEVELS, OPTIONS, RULES_PAGE, TAGLINE, TITLE, tell
from tessera.kit.game import Game
from tessera.scene.chips import COLOURS

GAME: Game[State, Event] = Game(
    rules=RULES,
    title=TITLE,
    tagline=TAGLINE,
    view=VIEW,
    story=story,
    tell=tell,
    bots={"easy": beginner, "normal": greedy, "hard": expert},
    levels=LEVELS,
    colours=COLOURS,
    options=OPTIONS,
    rules_page=RULES_PAGE,
    odds=odds,
    stats=STATS,
)
