"""Pig: one die, and the question when to stop."""

from tessera.kit.game import Game
from tessera_pig import view
from tessera_pig.bots import BOTS
from tessera_pig.rules import RULES, Event, State

GAME: Game[State, Event] = Game(RULES, view.VIEW, BOTS, view, why=view.WHY)
