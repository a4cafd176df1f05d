"""The lessons of Sequence Dice."""

from tessera.i18n import N_
from tessera.kit.lessons import Lesson, Step, Wrong

NUMBER = Lesson(
    "number",
    N_("Number and square"),
    teaches=("throw", "choose"),
    par=4,
    steps=(
        Step(
            N_("The board is numbered, and two dice say where your chip goes. Throw them!"),
            ("roll 2 3",),
            position="""
                players=2 line=5
                ......
                ......
                ......
                ......
                ......
                ......
                seat 1: to throw
            """,
        ),
        Step(
            N_("2 and 3 make 5. Put a chip on one of the four squares with a 5."),
            ("place a3", "place d1", "place f4", "place c6"),
            right=N_("Any free 5 is allowed: you must put a chip there, but you choose where."),
        ),
        Step(
            N_("Later in the game: throw again."),
            ("roll 3 4",),
            position="""
                players=2 line=5
                ......
                ..GG..
                ......
                .B....
                ...B..
                ......
                seat 1: to throw
            """,
        ),
        Step(
            N_("Five in line is the goal, and you have two. Which 7 makes it three?"),
            ("place b2", "place e2"),
            wrong=(
                Wrong(
                    ("place *",),
                    N_(
                        "That is allowed, but the chip stands alone there. Look for a 7 beside your two chips."
                    ),
                ),
            ),
            right=N_(
                "Three in line! Every number is on the board four times, so it pays to choose well."
            ),
        ),
    ),
)

LESSONS = (NUMBER,)
