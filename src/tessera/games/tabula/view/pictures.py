"""Pictures for the rules page. The paragraphs beside them say what they show."""

from tessera.games.tabula.view import texts
from tessera.kit.pictures import Pictures, Position, dice

ON_THE_WAY = """
    players=2
    first: 0:7 3:2 8:1 12:2 18:1 21:2
    second: 0:9 5:2 10:1 16:3
    seat 1: to throw
"""
THREE_DICE = """
    players=2
    first: 0:9 4:1 10:2 15:3
    second: 0:8 6:1 9:2 12:1 20:3
    seat 1: dice 2 5 6
"""
BEARING_OFF = """
    players=2
    first: 19:2 20:1 22:3 23:1 off:7 captured:1
    second: 3:2 7:2 14:3 off:6 captured:2
    seat 1: dice 3 5 6
"""
BACK_AT_THE_START = """
    players=2 rules=classical
    first: 6:2 11:3 15:2 20:5 captured:2 off:1
    second: 3:2 8:2 13:3 21:6 off:2
    seat 1: dice 2 4 5
"""
EMPEROR = """
    players=2
    first: 6:7 9:1 10:2 19:2 20:2 23:1
    second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2
    seat 1: dice 2 5 6
"""
LEVEL = """
    players=2
    first: off:13 captured:2
    second: 22:1 24:2 off:10 captured:2
    seat 1: over
"""
PICTURED: Pictures = {
    texts.GOAL: (Position(ON_THE_WAY),),
    texts.TURN: (dice(2, 5, 6), Position(THREE_DICE, chosen="point 4")),
    texts.HOME: (Position(BEARING_OFF),),
    texts.CLASSICAL_GAME: (Position(BACK_AT_THE_START),),
    texts.ZENO: (dice(2, 5, 6), Position(EMPEROR)),
    texts.SILENCE: (Position(LEVEL),),
}
