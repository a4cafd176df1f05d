"""Pictures for the rules page. The paragraphs beside them say what they show."""

from tessera.games.sequences.view import texts
from tessera.kit.pictures import Pictures, Position, dice

TO_THE_GOAL = """
    players=2
    10 0 15 5 20 25 0 15 10
    5 10 0 x 10 5 20 5 10
    first 1: seat 1 won
"""
OVERTAKEN = """
    players=2
    20 10 15 5 20 0 15 20
    5 20 20 0 15 20 0 30
    first 1: seat 2 won
"""
PICTURED: Pictures = {
    texts.GOAL: (Position(TO_THE_GOAL),),
    texts.TURN: (dice(1, 2, 3, 2, 5, 5, counted=3), dice(1, 1, 1, 1, 3, 6, counted=4)),
    texts.END: (Position(OVERTAKEN),),
    texts.SILENCE: (dice(1, 1, 1, 2, 2, 2, counted=6),),
}
