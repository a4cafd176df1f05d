"""The lessons of Sequence Dice."""

from tessera.i18n import N_
from tessera.kit.lessons import Lesson, Step, Wrong

EMPTY = """
    players=2 line=5
    ......
    ......
    ......
    ......
    ......
    ......
    seat 1: """

NUMBER = Lesson(
    "number",
    N_("Number and square"),
    teaches=("throw", "number", "choose"),
    par=4,
    steps=(
        Step(
            N_("The squares have numbers, and two dice say where your chip goes. Throw them!"),
            ("roll 2 3",),
            position=f"{EMPTY}to throw",
        ),
        Step(
            N_("2 and 3 make 5. Put a chip on one of the four squares with a 5."),
            ("place a3", "place d1", "place f4", "place c6"),
            right=N_("You must put a chip on a free 5, but you choose which."),
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
            N_("You collect chips in line, and have two. Which 7 makes it three?"),
            ("place b2", "place e2"),
            wrong=(
                Wrong(
                    ("place *",),
                    N_(
                        "That is allowed, but the chip stands alone there. Look for a 7 beside your two chips."
                    ),
                ),
            ),
            right=N_("Three in line! Every number is there four times, so it pays to choose well."),
        ),
    ),
)

BEGIN = Lesson(
    "begin",
    N_("Who begins"),
    teaches=("begins", "left"),
    par=2,
    steps=(
        Step(
            N_("Before the first turn everybody throws once: the highest total begins. Throw!"),
            ("roll 3 4",),
            then=("roll 1 6",),
            right=N_("7 and 7 is a tie, so you both throw again."),
            position=f"{EMPTY}opening . .",
        ),
        Step(
            N_("Throw once more."),
            ("roll 5 6",),
            then=("roll 2 2",),
            right=N_("11 beats 4: you begin. After your turn comes whoever sits to your left."),
        ),
    ),
)

TAKEN = Lesson(
    "taken",
    N_("Taken squares"),
    teaches=("replace", "all-own"),
    par=2,
    steps=(
        Step(
            N_(
                "All four 8s are covered. Then your chip takes the place of an opponent's: which one?"
            ),
            ("replace c2",),
            wrong=(
                Wrong(
                    ("replace b4",),
                    N_(
                        "That is allowed, but on b4 your chip stands alone. The other one fills the gap in your line."
                    ),
                ),
            ),
            right=N_("Four in line, and your opponent has a chip less."),
            position="""
                players=2 line=5
                ......
                .GBGG.
                ....G.
                .B....
                ...G..
                ......
                seat 1: roll 3 5
            """,
        ),
        Step(
            N_("An 8 again, but now all four are yours. There is nothing to do: press “Pass”."),
            ("pass",),
            right=N_("Your chips on all four squares: the throw is lost, and your turn is over."),
            position="""
                players=2 line=5
                ......
                B.G...
                ..B.G.
                .G.B..
                ...G..
                .B....
                seat 1: roll 4 4
            """,
        ),
    ),
)

AGAIN = Lesson(
    "again",
    N_("2 and 12"),
    teaches=("pictures", "again", "no-again"),
    par=4,
    steps=(
        Step(
            N_("Two sixes make 12. The four squares in the middle show them: put a chip on one."),
            ("place c3", "place d3", "place c4", "place d4"),
            right=N_("Whoever puts a chip on a 12 throws again at once."),
            position=f"{EMPTY}roll 6 6",
        ),
        Step(N_("So throw again!"), ("roll 1 1",)),
        Step(
            N_("Two ones: the corners show them. Put a chip on one."),
            ("place a1", "place f1", "place a6", "place f6"),
            right=N_("A 2 earns another throw too, and there is no limit: you would throw again."),
        ),
        Step(
            N_("Here all four 12s are yours already. Nothing can be done: press “Pass”."),
            ("pass",),
            right=N_("The second throw comes only with a chip. So your turn is over."),
            position="""
                players=2 line=5
                ......
                .B....
                ..GG..
                ..GG..
                ....B.
                ...B..
                seat 1: roll 6 6
            """,
        ),
    ),
)

TEN = Lesson(
    "ten",
    N_("10 takes a chip"),
    teaches=("ten", "ten-none"),
    par=3,
    steps=(
        Step(
            N_(
                "With a 10 you take an opponent's chip off the board. Be careful, there are four in line!"
            ),
            ("remove b2", "remove c2", "remove d2", "remove e2"),
            wrong=(
                Wrong(
                    ("remove b5",),
                    N_("That chip stands alone. Look what the four in line do with a 6."),
                    shown=("roll 2 4", "place a2"),
                ),
            ),
            right=N_("The line is broken. That is why 10 is called defensive."),
            position="""
                players=2 line=5
                ......
                .BBBB.
                ......
                ..GG..
                .B.G..
                ......
                seat 1: roll 4 6
            """,
        ),
        Step(
            N_("A chip on a 2 or on a 12 is safe from a 10. Which one can you take?"),
            ("remove f4",),
            right=N_("Squares with pictures of dice are safe from a 10: good places for a line."),
            position="""
                players=2 line=5
                B.....
                ......
                ..GB..
                ..B..B
                ..G...
                ......
                seat 1: roll 5 5
            """,
        ),
        Step(
            N_("Now all your opponent's chips are safe. Nothing can be taken: press “Pass”."),
            ("pass",),
            right=N_("Where a 10 finds nothing to take, your turn is over."),
            position="""
                players=2 line=5
                B.....
                ......
                ..GB..
                ..B...
                ..G...
                ......
                seat 1: roll 5 5
            """,
        ),
    ),
)

ELEVEN = Lesson(
    "eleven",
    N_("11 is wild"),
    teaches=("eleven", "eleven-once", "eleven-full"),
    par=2,
    steps=(
        Step(
            N_("With an 11 your chip goes on any free square. Fill the gap in your line!"),
            ("place d3",),
            wrong=(
                Wrong(
                    ("place *",),
                    N_(
                        "That is allowed, but the gap in your third row is a 12. It is seldom thrown, so take it now."
                    ),
                ),
            ),
            right=N_(
                "You may put it even on a 12. But you don't throw again: for that you must throw the 12."
            ),
            position="""
                players=2 line=5
                ......
                .B....
                .GG.G.
                ....B.
                .B....
                ......
                seat 1: roll 5 6
            """,
        ),
        Step(
            N_(
                "The board is full. Now an 11 replaces any chip of an opponent, even on a 12: which one wins?"
            ),
            ("replace d3", "replace b2", "replace b4", "replace c5"),
            wrong=(
                Wrong(
                    ("replace *",),
                    N_("That is allowed, but it doesn't win. Look at your third row."),
                ),
            ),
            right=N_("Your line has no gap any more: you have won."),
            position="""
                players=2 line=5
                GGBBGG
                BBGGBB
                GGGBGG
                BBGGBB
                GGBBGG
                BBGGBB
                seat 1: roll 5 6
            """,
        ),
    ),
)

WIN = Lesson(
    "win",
    N_("Winning"),
    teaches=("goal", "six"),
    par=3,
    steps=(
        Step(
            N_(
                "Five in an unbroken line win: along a row, a column or a diagonal. You have a 2: win!"
            ),
            ("place a1", "place f6"),
            wrong=(
                Wrong(
                    ("place *",),
                    N_("That corner isn't on your line. Follow your four chips to both ends."),
                ),
            ),
            right=N_("Five in line along a diagonal: you have won!"),
            position="""
                players=2 line=5
                ......
                BG....
                ..GB..
                ...G..
                .B..G.
                ...B..
                seat 1: roll 1 1
            """,
        ),
        Step(
            N_(
                "Here your opponent is one chip short of a line. You have an 8: where do you put it?"
            ),
            ("place c2",),
            wrong=(
                Wrong(
                    ("place *",),
                    N_(
                        "That leaves the end of the line open. Look what your opponent does with an 8."
                    ),
                    shown=("roll 2 6", "place c2"),
                ),
            ),
            right=N_("Blocked! With one chip you can build your line or stop another."),
            position="""
                players=2 line=5
                ..G...
                ......
                ..BG..
                .GB...
                ..B.G.
                ..B...
                seat 1: roll 3 5
            """,
        ),
        Step(
            N_(
                "Two sides can agree on six in line: the better game, and the longer one. Make your five six!"
            ),
            ("place a1",),
            wrong=(
                Wrong(
                    ("place *",),
                    N_("That corner isn't on your line. Your five chips go from b2 to f6."),
                ),
            ),
            right=N_("Six in line: won! You choose five or six before you begin."),
            position="""
                players=2 line=6
                ......
                BG....
                ..GB..
                ...G..
                .B..G.
                ...B.G
                seat 1: roll 1 1
            """,
        ),
    ),
)

PARTNERS = Lesson(
    "partners",
    N_("Partners"),
    teaches=("alone", "partners", "silence"),
    par=1,
    steps=(
        Step(
            N_(
                "Two or three play each alone. Four play as partners: whoever sits opposite shares your colour."
            ),
            position="""
                players=4 line=5
                ......
                ..GG..
                ......
                .B....
                ...B..
                ......
                seat 1: roll 3 4
            """,
        ),
        Step(
            N_("Your partner has begun a line. Which 7 helps it?"),
            ("place b2", "place e2"),
            wrong=(
                Wrong(
                    ("place *",),
                    N_(
                        "That is allowed, but your partner's chips lie elsewhere. Look for a 7 beside them."
                    ),
                ),
            ),
            then=("roll 1 3", "place a4", "roll 2 4", "place a2"),
            right=N_("Your partner went on with the same line. But you may not advise each other!"),
        ),
    ),
)

BOX = Lesson(
    "box",
    N_("Twenty chips"),
    teaches=("box", "box-empty", "box-back"),
    par=3,
    steps=(
        Step(
            N_(
                "You can agree to play with the box's twenty chips each. You have none left: press “Pass”."
            ),
            ("pass",),
            then=("roll 4 6", "remove b5"),
            right=N_(
                "Your opponent has thrown a 10 and taken a chip of yours. It is back in your box."
            ),
            position="""
                players=2 chips=box
                GGBGG.
                G.GGBG
                BGG.GB
                GGBG.G
                .GG.BG
                GB..G.
                seat 1: roll 2 3
            """,
        ),
        Step(N_("So you can put one down again: throw!"), ("roll 3 4",)),
        Step(
            N_("Put it on a free 7."),
            ("place b2", "place b5"),
            right=N_("Unless you choose the box before you begin, nobody runs out of chips."),
        ),
    ),
)

LESSONS = (NUMBER, TAKEN, AGAIN, TEN, ELEVEN, WIN, BEGIN, PARTNERS, BOX)
