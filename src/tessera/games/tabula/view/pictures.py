"""Pictures for the rules page. The paragraphs beside them say what they show."""

from tessera.games.tabula.view import texts
from tessera.i18n import N_
from tessera.kit.pictures import Pictures, dice, pictured, positions_of

position = positions_of("tessera.games.tabula")
PICTURED: Pictures = {
    texts.JOURNEY: pictured(N_("Pieces on the way, some not yet entered."), position("on the way")),
    texts.ENDING: pictured(
        N_("Red has nothing left in play, so blue's two count as home: nine beat eight."),
        position("nothing left"),
    ),
    texts.BEGINNING: pictured(N_("14 beats 4, and begins."), dice(3, 5, 6), dice(1, 1, 2)),
    texts.STEPS: pictured(
        N_("Where the piece on 4 can go with these dice is lit."),
        dice(2, 5, 6),
        position("three dice", chosen="point 4"),
    ),
    texts.OPEN_POINTS: pictured(
        N_("From 3, point 5 is closed by two blue pieces, and 6 is open."),
        dice(2, 3),
        position("closed point", chosen="point 3"),
    ),
    texts.CAPTURE: pictured(
        N_("With a 4 the single blue piece on 9 can be captured."),
        position("alone", chosen="point 5"),
    ),
    texts.WHOLE_THROW: pictured(
        N_("Only the piece on 1 can use both dice, so no other may move."),
        dice(1, 5),
        position("one play"),
    ),
    texts.GOING_HOME: pictured(
        N_("All red pieces in play stand on 19 to 24, so they may leave."),
        dice(3, 5, 6),
        position("bearing off"),
    ),
    texts.CLASSICAL: pictured(
        N_("Two red pieces have been captured and must enter first."), position("back at the start")
    ),
    texts.EMPEROR: pictured(
        N_("Zeno has the red pieces, and threw 2, 5 and 6."), dice(2, 5, 6), position("emperor")
    ),
    texts.TIES: pictured(N_("Both have thirteen pieces home."), position("level")),
}
