"""Sequences and Hearts Due: six dice for any number of people."""

from tessera.bots.bot import uniform
from tessera.core.dice import Roll
from tessera.games.box import Box
from tessera.games.sequences.chances import facts, odds
from tessera.games.sequences.drawing import COLOURS
from tessera.games.sequences.rules import GAME
from tessera.games.sequences.shares import CHANCES
from tessera.games.sequences.state import State
from tessera.games.sequences.story import story
from tessera.games.sequences.tally import TALLY
from tessera.games.sequences.texts import LEVELS, OPTIONS, RULES, TITLE, tell
from tessera.games.sequences.view import VIEW

BOX: Box[State, Roll] = Box(
    game=GAME,
    title=TITLE,
    view=VIEW,
    story=story,
    tell=tell,
    bots={"normal": uniform},
    levels=LEVELS,
    colours=COLOURS,
    options=OPTIONS,
    rules=RULES,
    odds=odds,
    facts=facts,
    preferences=(CHANCES,),
    tally=TALLY,
)
