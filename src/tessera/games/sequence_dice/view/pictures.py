"""Pictures for the rules page. The paragraphs beside them say what they show."""

from tessera.games.sequence_dice.view import texts
from tessera.i18n import N_
from tessera.kit.pictures import Pictures, Position, dice, pictured, row
from tessera.scene.chips import chip_picture

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
FULL_EIGHTS = """
    players=2 line=5
    ......
    .GBGG.
    ....G.
    .B....
    ...G..
    ......
    seat 1: roll 3 5
"""
TWELVE = """
    players=2 line=5
    ......
    .B....
    ..G...
    ..GB..
    ....G.
    ......
    seat 1: roll 6 6
"""
ELEVEN = """
    players=2 line=5
    ......
    .B....
    .GG.G.
    ....B.
    .B....
    ......
    seat 1: roll 5 6
"""
PARTNERS = row(*(chip_picture(colour) for colour in ("green", "blue", "green", "blue")))
PICTURED: Pictures = {
    texts.LINES: pictured(N_("Five in a line: green has won."), Position(WON)),
    texts.SIDES: pictured(N_("Four players: those who sit opposite are partners."), PARTNERS),
    texts.BEGINNING: pictured(N_("11 beats 4, and begins."), dice(5, 6), dice(1, 3)),
    texts.NUMBER: pictured(
        N_("2 and 3 make 5. Free squares with a 5 are lit."), dice(2, 3), Position(FIVE)
    ),
    texts.COVERED: pictured(
        N_("All four 8s are covered. A blue chip on an 8 can be replaced."), Position(FULL_EIGHTS)
    ),
    texts.AGAIN: pictured(
        N_("The 2s are in the corners, the 12s in the middle."),
        dice(1, 1),
        dice(6, 6),
        Position(TWELVE),
    ),
    texts.DEFENSIVE: pictured(
        N_("A 10 can take the blue chips that are lit; in a corner or the middle they are safe."),
        dice(4, 6),
        Position(TEN),
    ),
    texts.WILD: pictured(N_("An 11 goes on any free square."), dice(5, 6), Position(ELEVEN)),
    texts.BOX: pictured(N_("Chips on the board come out of the box."), Position(BOX)),
}
