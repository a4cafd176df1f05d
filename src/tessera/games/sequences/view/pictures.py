"""Pictures for the rules page. The paragraphs beside them say what they show."""

from tessera.games.sequences.view import texts
from tessera.games.sequences.view.drawing import badge
from tessera.games.sequences.view.worth import points_table
from tessera.i18n import N_
from tessera.kit.pictures import Pictures, Position, dice, pictured, row

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
PLAYING_ON = """
    players=2
    20 10 15 5 20 15 20
    5 20 20 15 15 20 10
    first 1: seat 1 plays off with 1 2
"""
STAKES = row(*(badge(colour) for colour in ("green", "blue", "red")))
PICTURED: Pictures = {
    texts.TARGET: pictured(N_("The line of 100 is reached."), Position(TO_THE_GOAL)),
    texts.BEGINNING: pictured(
        N_("26 beats 18, and begins."), dice(3, 4, 4, 4, 5, 6), dice(1, 2, 3, 3, 4, 5)
    ),
    texts.RUNS: pictured(
        N_("The run 1-2-3 counts, and nothing else."), dice(1, 2, 3, 2, 5, 5, counted=3)
    ),
    texts.POINTS: points_table,
    texts.WIPED: pictured(N_("Four 1s: all points are gone."), dice(1, 1, 1, 1, 3, 6, counted=4)),
    texts.LAST_ROUND: pictured(
        N_("Green has passed 100, and blue still passes green."), Position(OVERTAKEN)
    ),
    texts.PLAY_OFF: pictured(N_("Both have 105: they play another round."), Position(PLAYING_ON)),
    texts.STAKES: pictured(N_("Everybody puts in the same, and one takes it all."), STAKES),
    texts.SEVERAL: pictured(N_("Three runs of 1-2: 15 points."), dice(1, 2, 1, 2, 1, 2, counted=6)),
    texts.SPARE: pictured(
        N_("In Hearts Due: 35 for the sixes and 5 for the 1."), dice(6, 6, 6, 6, 6, 1, counted=6)
    ),
}
