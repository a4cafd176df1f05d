"""The lessons of Sequences and Hearts Due."""

from tessera.i18n import N_
from tessera.kit.lessons import Lesson, Step, Wrong

ALONE = """
    players=1

    first 1: seat 1 to throw"""
HEARTS = """
    players=1 variant=hearts_due

    first 1: seat 1 to throw"""

RUNS = Lesson(
    "runs",
    N_("A run begins with a 1"),
    teaches=("throw", "runs", "points"),
    par=2,
    steps=(
        Step(
            N_(
                "Runs from 1 upwards score: 1-2 brings 5 points, 1-2-3 brings 10. Tap the dice that count."
            ),
            ("pick 1 2 3",),
            wrong=(
                Wrong(
                    ("pick 1 2",), N_("1-2 is a run, but there is a longer one: the 3 counts too.")
                ),
                Wrong(
                    ("pick",), N_("There is a 1, and a 2 to go on with. Tap the dice of the run.")
                ),
                Wrong(
                    ("pick *",),
                    N_("A run begins with a 1 and goes up one by one, each number once."),
                ),
            ),
            then=("roll 1 2 3 3 5 6",),
            right=N_("10 points! Each further die in a run is worth 5 more, up to 25 for all six."),
            position=ALONE,
        ),
        Step(
            N_("What counts in this throw? Tap it, or nothing at all."),
            ("pick",),
            wrong=(
                Wrong(("pick *",), N_("No die shows a 1, so no run can begin. Leave them all.")),
            ),
            then=("roll 2 3 4 5 6 6",),
            right=N_(
                "Without a 1 nothing counts. You throw once a turn, and the next player follows."
            ),
        ),
    ),
)

SEVERAL = Lesson(
    "several",
    N_("Several runs"),
    teaches=("split", "three-runs"),
    par=2,
    steps=(
        Step(
            N_(
                "One throw may hold several runs, but each die counts only once. Tap all that count."
            ),
            ("pick 1 1 2 2 3",),
            wrong=(
                Wrong(
                    ("pick 1 2 3", "pick 1 1 2 2"),
                    N_(
                        "These count, but more is there. Make 1-2-3 first, and then look at what is left."
                    ),
                ),
                Wrong(
                    ("pick*",),
                    N_("Look for a run that begins with one 1, and then for one with the other."),
                ),
            ),
            then=("roll 1 1 2 2 3 6",),
            right=N_("1-2-3 and 1-2: 15 points. In play the best split is found for you."),
            position=ALONE,
        ),
        Step(
            N_("How many runs are here? Tap all that counts."),
            ("pick 1 1 1 2 2 2",),
            wrong=(Wrong(("pick*",), N_("Every 1 finds a 2 of its own here. Tap all of them.")),),
            then=("roll 1 1 1 2 2 2",),
            right=N_("Three runs of 1-2: 15 points."),
        ),
    ),
)

SIXES = Lesson(
    "sixes",
    N_("Five sixes"),
    teaches=("sixes",),
    par=1,
    steps=(
        Step(
            N_("There is one thing that needs no 1. Tap the dice that look like luck!"),
            ("pick 6 6 6 6 6",),
            wrong=(
                Wrong(
                    ("pick*",),
                    N_("Five dice show the same high number. Tap all five, and no other."),
                ),
            ),
            then=("roll 2 6 6 6 6 6",),
            right=N_("Five sixes are worth 30 points, and six sixes 60."),
            position=ALONE,
        ),
    ),
)

ONES = Lesson(
    "ones",
    N_("Four 1s"),
    teaches=("ones", "ones-nothing"),
    par=1,
    steps=(
        Step(
            N_("You have 45 points. Throw, and beware of too many 1s!"),
            ("roll 1 1 1 1 2 3",),
            right=N_(
                "Four 1s or more cancel all your points, and the run scores nothing either. You begin again from zero."
            ),
            position="""
                players=1
                15 10 20
                first 1: seat 1 to throw
            """,
        ),
    ),
)

HEARTS_DUE = Lesson(
    "hearts",
    N_("Hearts Due"),
    teaches=("hearts", "hearts-ones", "hearts-sixes"),
    par=3,
    steps=(
        Step(
            N_(
                "Hearts Due is played the same way, but a 1 alone brings 5 points. Tap all that counts."
            ),
            ("pick 1 1",),
            wrong=(
                Wrong(("pick 1",), N_("Every spare 1 scores: there is another one.")),
                Wrong(("pick*",), N_("There is no 2 for a run, but each 1 counts by itself.")),
            ),
            then=("roll 1 1 3 4 6 6",),
            right=N_("10 points. A run of 1-2 brings 10 here, and so on up to 30 for all six."),
            position=HEARTS,
        ),
        Step(
            N_("And here?"),
            ("pick 1 1 2 3",),
            wrong=(
                Wrong(("pick 1 2 3",), N_("The run counts, and the other 1 counts as well.")),
                Wrong(("pick*",), N_("There is a run of three dice, and a 1 to spare.")),
            ),
            then=("roll 1 1 2 3 5 5",),
            right=N_("15 for 1-2-3 and 5 for the 1: 20 points."),
        ),
        Step(
            N_("Once more: tap all that counts."),
            ("pick 1 6 6 6 6 6",),
            wrong=(
                Wrong(
                    ("pick 6 6 6 6 6",), N_("Five sixes count 35 here. Something else counts too.")
                ),
                Wrong(("pick*",), N_("Five sixes count here too, and a 1 always does.")),
            ),
            then=("roll 1 6 6 6 6 6",),
            right=N_("Five sixes are 35, and with the 1 it is 40. Six sixes would be 70."),
        ),
    ),
)

BEGIN = Lesson(
    "begin",
    N_("Who begins"),
    teaches=("players", "begins", "clockwise"),
    par=2,
    steps=(
        Step(
            N_(
                "Up to 24 play, each alone; one can practise. For who begins everybody adds up six dice: throw!"
            ),
            ("roll 2 3 4 4 5 6",),
            then=("roll 1 1 2 3 5 6", "roll 3 4 4 4 4 5"),
            right=N_("You and another have 24, the highest total: you two throw again."),
            position="""
                players=3



                seat 1: opening . . .
            """,
        ),
        Step(
            N_("Throw once more."),
            ("roll 4 4 5 5 6 6",),
            then=("roll 1 1 2 2 4 5",),
            right=N_("30 beats 15: you begin. The turn passes clockwise."),
        ),
    ),
)

LAST_ROUND = Lesson(
    "last",
    N_("The last round"),
    teaches=("goal", "round", "highest", "stakes"),
    par=1,
    steps=(
        Step(
            N_(
                "Your opponent has 105, but the round is played to its end. You have 95 and one throw: go!"
            ),
            ("roll 1 2 3 4 6 6",),
            right=N_(
                "110 beats 105: you win! With stakes, everybody had put in the same number of points, and the pot is yours."
            ),
            position="""
                players=2 stake=5
                45 30 30
                60 35
                first 1: seat 2 to throw
            """,
        ),
    ),
)

PLAY_OFF = Lesson(
    "level",
    N_("Level at the end"),
    teaches=("level",),
    par=2,
    steps=(
        Step(
            N_("Your opponent has 105 and you have 95. Throw!"),
            ("roll 1 2 3 3 5 6",),
            then=("roll 2 3 4 5 6 6",),
            right=N_(
                "Level at 105, so you both throw another round. Your opponent has just scored nothing!"
            ),
            position="""
                players=2
                45 30 30
                60 35
                first 1: seat 2 to throw
            """,
        ),
        Step(
            N_("Now any points at all are enough. Throw!"),
            ("roll 1 2 2 4 5 6",),
            right=N_("5 points more: you lead after the round, and that wins."),
        ),
    ),
)

LESSONS = (RUNS, SEVERAL, SIXES, ONES, LAST_ROUND, PLAY_OFF, HEARTS_DUE, BEGIN)
