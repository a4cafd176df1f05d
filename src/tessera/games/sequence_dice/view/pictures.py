"""Pictures for the rules page. The paragraphs beside them say what they show."""

from tessera.games.sequence_dice.view import texts
from tessera.i18n import N_
from tessera.kit.pictures import Pictures, dice, pictured, positions_of, row
from tessera.scene.chips import chip_picture

position = positions_of("tessera.games.sequence_dice")
PARTNERS = row(*(chip_picture(colour) for colour in ("green", "blue", "green", "blue")))
PICTURED: Pictures = {
    texts.LINES: pictured(N_("Five in a line: green has won."), position("won")),
    texts.SIDES: pictured(N_("Four players: those who sit opposite are partners."), PARTNERS),
    texts.BEGINNING: pictured(N_("11 beats 4, and begins."), dice(5, 6), dice(1, 3)),
    texts.NUMBER: pictured(
        N_("2 and 3 make 5. Free squares with a 5 are lit."), dice(2, 3), position("five")
    ),
    texts.COVERED: pictured(
        N_("All four 8s are covered. A blue chip on an 8 can be replaced."), position("full eights")
    ),
    texts.AGAIN: pictured(
        N_("The 2s are in the corners, the 12s in the middle."),
        dice(1, 1),
        dice(6, 6),
        position("twelve"),
    ),
    texts.DEFENSIVE: pictured(
        N_("A 10 can take the blue chips that are lit; in a corner or the middle they are safe."),
        dice(4, 6),
        position("ten"),
    ),
    texts.WILD: pictured(N_("An 11 goes on any free square."), dice(5, 6), position("eleven")),
    texts.BOX: pictured(N_("Chips on the board come out of the box."), position("box")),
}
