"""Sequence Dice: two dice, a numbered board, five or six chips in line."""

from tessera.games.box import Box
from tessera.games.sequence_dice.bot import greedy
from tessera.games.sequence_dice.chances import odds
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
    bots={"normal": greedy},
    levels=LEVELS,
    colours=COLOURS,
    options=OPTIONS,
    rules=RULES,
    odds=odds,
    tally=TALLY,
)
