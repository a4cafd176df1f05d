"""Pictures for the rules page. The paragraphs beside them say what they show."""

from tessera.games.sequence_dice.view import texts
from tessera.kit.pictures import Pictures, Position, dice

WON = """
    players=2 line=5
    ......
    .B....
    .GGGGG
    ..B...
    .B..B.
    ......
    seat 1: won
"""
FIVE = """
    players=2 line=5
    ......
    ......
    B.G...
    ...G..
    ......
    ..B...
    seat 1: roll 2 3
"""
TEN = """
    players=2 line=5
    B.....
    ..B...
    .GGG..
    .BB...
    ......
    ......
    seat 1: roll 4 6
"""
BOX = """
    players=2 chips=box line=5
    G..B.G
    .GB.B.
    BGG.GB
    G.BBGG
    .GB.B.
    BG.BGB
    seat 1: to throw
"""
PICTURED: Pictures = {
    texts.GOAL: (Position(WON),),
    texts.TURN: (dice(2, 3), Position(FIVE)),
    texts.SPECIAL: (dice(1, 1), dice(6, 6), dice(5, 6), dice(4, 6), Position(TEN)),
    texts.SILENCE: (Position(BOX),),
}
