"""Sequence Dice: two dice, a numbered board, five or six chips in line."""

from tessera.games.box import Box
from tessera.games.sequence_dice.bot import beginner, greedy
from tessera.games.sequence_dice.chances import odds
from tessera.games.sequence_dice.expert import expert
from tessera.games.sequence_dice.rules import GAME
from tessera.games.sequence_dice.state import Event, State
from tessera.games.sequence_dice.story import story
from tessera.games.sequence_dice.tally import TALLY
from tessera.games.sequence_dice.texts import LEVELS, OPTIONS, RULES, TITLE, tell
from tessera.games.sequence_dice.view import VIEW
from tessera.scene.chips import COLOURS

BOX: Box[State, Event] = Box(
    game=GAME,
    title=TITLE,
    view=VIEW,
    story=story,
    tell=tell,
    bots={"easy": beginner, "normal": greedy, "hard": expert},
    levels=LEVELS,
    colours=COLOURS,
    options=OPTIONS,
    rules=RULES,
    odds=odds,
    tally=TALLY,
)
