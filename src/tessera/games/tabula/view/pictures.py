"""Pictures for the rules page. The paragraphs beside them say what they show."""

from tessera.games.tabula.view import texts
from tessera.i18n import N_
from tessera.kit.pictures import Pictures, Position, dice, pictured

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
NOTHING_LEFT = """
    players=2
    first: off:9 captured:6
    second: 3:2 off:6 captured:7
    seat 1: over
"""
CLOSED_POINT = """
    players=2
    first: 0:12 3:1 6:2
    second: 0:12 5:2 9:1
    seat 1: dice 2 3
"""
ALONE = """
    players=2
    first: 0:11 2:2 5:2
    second: 0:12 9:1 12:2
    seat 1: dice 4
"""
ONE_PLAY = """
    players=2
    first: 1:1 10:1 captured:13
    second: 6:2 15:2 16:2 captured:9
    seat 1: dice 1 5
"""
PICTURED: Pictures = {
    texts.JOURNEY: pictured(N_("Pieces on the way, some not yet entered."), Position(ON_THE_WAY)),
    texts.ENDING: pictured(
        N_("Red has nothing left in play, so blue's two count as home: nine beat eight."),
        Position(NOTHING_LEFT),
    ),
    texts.BEGINNING: pictured(N_("14 beats 4, and begins."), dice(3, 5, 6), dice(1, 1, 2)),
    texts.STEPS: pictured(
        N_("Where the piece on 4 can go with these dice is lit."),
        dice(2, 5, 6),
        Position(THREE_DICE, chosen="point 4"),
    ),
    texts.OPEN_POINTS: pictured(
        N_("From 3, point 5 is closed by two blue pieces, and 6 is open."),
        dice(2, 3),
        Position(CLOSED_POINT, chosen="point 3"),
    ),
    texts.CAPTURE: pictured(
        N_("With a 4 the single blue piece on 9 can be captured."),
        Position(ALONE, chosen="point 5"),
    ),
    texts.WHOLE_THROW: pictured(
        N_("Only the piece on 1 can use both dice, so no other may move."),
        dice(1, 5),
        Position(ONE_PLAY),
    ),
    texts.GOING_HOME: pictured(
        N_("All red pieces in play stand on 19 to 24, so they may leave."),
        dice(3, 5, 6),
        Position(BEARING_OFF),
    ),
    texts.CLASSICAL: pictured(
        N_("Two red pieces have been captured and must enter first."), Position(BACK_AT_THE_START)
    ),
    texts.EMPEROR: pictured(
        N_("Zeno has the red pieces, and threw 2, 5 and 6."), dice(2, 5, 6), Position(EMPEROR)
    ),
    texts.TIES: pictured(N_("Both have thirteen pieces home."), Position(LEVEL)),
}
