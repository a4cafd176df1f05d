"""Pictures for the rules page. The paragraphs beside them say what they show."""

from tessera.games.sequences.view import texts
from tessera.games.sequences.view.drawing import badge
from tessera.games.sequences.view.worth import points_table
from tessera.i18n import N_
from tessera.kit.pictures import Pictures, dice, pictured, positions_of, row

position = positions_of("tessera.games.sequences")
STAKES = row(*(badge(colour) for colour in ("green", "blue", "red")))
PICTURED: Pictures = {
    texts.TARGET: pictured(N_("The line of 100 is reached."), position("to the goal")),
    texts.BEGINNING: pictured(
        N_("26 beats 18, and begins."), dice(3, 4, 4, 4, 5, 6), dice(1, 2, 3, 3, 4, 5)
    ),
    texts.RUNS: pictured(
        N_("The run 1-2-3 counts, and nothing else."), dice(1, 2, 3, 2, 5, 5, counted=3)
    ),
    texts.POINTS: points_table,
    texts.WIPED: pictured(N_("Four 1s: all points are gone."), dice(1, 1, 1, 1, 3, 6, counted=4)),
    texts.LAST_ROUND: pictured(
        N_("Green has passed 100, and blue still passes green."), position("overtaken")
    ),
    texts.PLAY_OFF: pictured(N_("Both have 105: they play another round."), position("playing on")),
    texts.STAKES: pictured(N_("Everybody puts in the same, and one takes it all."), STAKES),
    texts.SEVERAL: pictured(N_("Three runs of 1-2: 15 points."), dice(1, 2, 1, 2, 1, 2, counted=6)),
    texts.SPARE: pictured(
        N_("In Hearts Due: 35 for the sixes and 5 for the 1."), dice(6, 6, 6, 6, 6, 1, counted=6)
    ),
}
