"""The lessons of Rota."""

from tessera.i18n import N_
from tessera.kit.lessons import Lesson, Step, Wrong

ROW = Lesson(
    "row",
    N_("Three in a row"),
    teaches=("goal", "through-the-hub", "placing"),
    par=1,
    steps=(
        Step(
            N_("You have point 8 and the hub. Put your third piece where it completes the row!"),
            ("place 4",),
            wrong=(
                Wrong(
                    ("place *",),
                    N_("That makes no row. A row goes straight across: what lies opposite 8?"),
                ),
            ),
            right=N_("Three in a row through the hub: you have won. This early, too, it counts."),
            position="""
                players=2
                xo.
                .xo
                ...
            """,
        ),
    ),
)

BLOCK = Lesson(
    "block",
    N_("The other's row"),
    teaches=("through-the-hub", "placing"),
    par=1,
    steps=(
        Step(
            N_("The other has the hub and point 1. Where must your last piece lie?"),
            ("place 5",),
            wrong=(
                Wrong(
                    ("place *",),
                    N_("Look what the other does then. The row from 1 goes on behind the hub."),
                    shown=("place 5",),
                ),
            ),
            right=N_("Blocked! Two in a row with a free third point always need an answer."),
            position="""
                players=2
                .ox
                .ox
                ...
            """,
        ),
    ),
)

SLIDE = Lesson(
    "slide",
    N_("Sliding"),
    teaches=("sliding", "through-the-hub"),
    par=1,
    steps=(
        Step(
            N_("All pieces are on the wheel, so slide one to the next point. Which slide wins?"),
            ("slide 3 4",),
            wrong=(
                Wrong(
                    ("slide hub *",),
                    N_("Away from the hub you give up your row. Leave that piece where it is."),
                ),
                Wrong(
                    ("slide *",),
                    N_("That is the wrong way. The row from 8 over the hub ends on 4."),
                ),
            ),
            right=N_("Along the rim to 4, and the row is complete."),
            position="""
                players=2
                xo.
                oxx
                o..
            """,
        ),
    ),
)

AHEAD = Lesson(
    "ahead",
    N_("A move ahead"),
    teaches=("sliding", "repetition"),
    par=2,
    steps=(
        Step(
            N_("Nobody can win at once here. Make a threat that the other can't answer!"),
            ("slide 1 hub",),
            wrong=(
                Wrong(
                    ("slide *",),
                    N_("That threatens nothing. Where must a piece lie for your 8 to count?"),
                ),
            ),
            then=("slide 6 5",),
            position="""
                players=2
                xxo
                o.x
                o..
            """,
        ),
        Step(
            N_("No piece of the other came to point 4 in time. Complete your row!"),
            ("slide 3 4",),
            wrong=(
                Wrong(
                    ("slide *",),
                    N_("That is no row yet. You have 8 and the hub: what is missing?"),
                ),
            ),
            right=N_("Won: from the hub every row is near, so it is the strongest point."),
        ),
        Step(
            N_("Without mistakes nobody wins. The third time that a position comes ends the game."),
            position="""
                players=2
                xox
                .x.
                o.o
            """,
        ),
    ),
)

RIM = Lesson(
    "rim",
    N_("Rows on the rim"),
    teaches=("along-the-rim",),
    par=1,
    steps=(
        Step(
            N_("Here three neighbours on the rim win too, as you can agree before a game. Win!"),
            ("place 8", "place 3"),
            wrong=(
                Wrong(
                    ("place *",),
                    N_("That is no row. You have 1 and 2: which points are their neighbours?"),
                ),
            ),
            right=N_(
                "Three neighbours on the rim. With this rule look both ways before each move."
            ),
            position="""
                players=2 lines=all
                .xx
                .o.
                .o.
            """,
        ),
    ),
)

LESSONS = (ROW, BLOCK, SLIDE, AHEAD, RIM)
