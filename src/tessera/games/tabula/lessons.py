"""The lessons of Tabula."""

from tessera.games.tabula.rules.engine import OFF, START, count
from tessera.games.tabula.rules.state import State
from tessera.i18n import N_
from tessera.kit.lessons import Lesson, Step, Wrong

AGREED = "players=2 rules=seed"
CLASSICAL_RULES = "players=2 rules=classical"


def anything(before: State, after: State) -> bool:
    """Any other play."""
    return True


def used(before: State, after: State) -> bool:
    """The whole throw."""
    return not after.dice


def three_entered(before: State, after: State) -> bool:
    """A piece with each die."""
    return not after.dice and count(after.sides[0], START) == 12


def all_the_way(before: State, after: State) -> bool:
    """One piece from 4 to 15."""
    return not after.dice and not count(after.sides[0], 4) and count(after.sides[0], 15) == 1


def two_left(before: State, after: State) -> bool:
    """Two pieces left the board."""
    return count(after.sides[0], OFF) == count(before.sides[0], OFF) + 2


ENTER = Lesson(
    "enter",
    N_("Entering"),
    teaches=("begins", "fifteen", "way", "same-way", "throw", "enter"),
    par=6,
    steps=(
        Step(
            N_(
                "Each of you has fifteen pieces. Both throw three dice, and the higher total begins: throw!"
            ),
            ("roll 1 2 4",),
            then=("roll 1 3 3",),
            right=N_("7 and 7 is a tie, so you both throw again."),
            position=f"{AGREED}\nfirst: 0:15\nsecond: 0:15\nseat 1: opening . .",
        ),
        Step(
            N_("Throw once more."),
            ("roll 3 5 6",),
            then=("roll 1 1 2",),
            right=N_("14 beats 4, so you begin."),
        ),
        Step(N_("For your turn you throw all three dice."), ("roll 2 3 5",)),
        Step(
            N_(
                "All your pieces wait at the start; a die says on which point one enters. Enter three!"
            ),
            ("0-2, 0-3, 0-5",),
            also=three_entered,
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed: a piece that has entered may go on with another die. But here enter one with each."
                    ),
                ),
            ),
            right=N_(
                "Now they go all the way round to 24, and off the board. Your opponent travels in the same direction."
            ),
        ),
    ),
)

SEVERAL = Lesson(
    "several",
    N_("One piece, several dice"),
    teaches=("steps", "doubles"),
    par=6,
    steps=(
        Step(
            N_(
                "Each die is a step: for three pieces, for two, or all for one. Bring the piece from 4 to 15 with all three."
            ),
            ("4-6, 6-9, 9-15",),
            also=all_the_way,
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but a die went to another piece. Press the one on 4, and then 15."
                    ),
                ),
            ),
            right=N_("2, 3 and 6: eleven points with one piece. Each step ended on an open point."),
            position=f"{AGREED}\nfirst: 0:13 4:1 9:1\nsecond: 0:13 7:2\nseat 1: dice 2 3 6",
        ),
        Step(
            N_("Three equal dice! Use them as you like."),
            ("0-4, 0-4, 0-4",),
            also=used,
            right=N_("Three dice are three steps. Equal dice bring nothing extra."),
            position=f"{AGREED}\nfirst: 0:12 2:3\nsecond: 0:13 7:2\nseat 1: dice 4 4 4",
        ),
    ),
)

CLOSED = Lesson(
    "closed",
    N_("Closed points"),
    teaches=("open", "share", "close"),
    par=2,
    steps=(
        Step(
            N_(
                "Two pieces of your opponent close 5: from 3 you can't go there with the 2. Use it elsewhere!"
            ),
            ("6-8", "0-2"),
            right=N_(
                "A step ends on an open point: empty, your own, or with a single enemy piece."
            ),
            position=f"{AGREED}\nfirst: 0:12 3:1 6:2\nsecond: 0:12 5:2 9:1\nseat 1: dice 2",
        ),
        Step(
            N_(
                "Your own points are always open to you, for as many pieces as you like. Bring the one on 3 to safety!"
            ),
            ("3-6", "0-3"),
            wrong=(
                Wrong(
                    ("6-9",),
                    N_(
                        "That captures a piece, but leaves three of yours alone. Look what a 1 and a 4 do then."
                    ),
                    shown=("roll 1 3 4", "5-6", "5-9"),
                ),
            ),
            right=N_(
                "Now no piece of yours stands alone. Two together close a point to your opponent."
            ),
            position=f"{AGREED}\nfirst: 0:12 3:1 6:2\nsecond: 0:12 5:2 9:1\nseat 1: dice 3",
        ),
    ),
)

CAPTURE = Lesson(
    "capture",
    N_("Capturing"),
    teaches=("capture",),
    par=2,
    steps=(
        Step(
            N_("A piece of your opponent stands alone on 9. Land on it with the 4!"),
            ("5-9",),
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but the piece on 9 escapes. Which of yours is four points behind it?"
                    ),
                ),
            ),
            right=N_(
                "Captured: it is out of the game for good. Your opponent can bring home only fourteen."
            ),
            position=f"{AGREED}\nfirst: 0:11 2:2 5:2\nsecond: 0:12 9:1 12:2\nseat 1: dice 4",
        ),
        Step(
            N_(
                "Now guard your own: two stand alone, with enemies behind them. What makes both safe?"
            ),
            ("6-7",),
            wrong=(
                Wrong(
                    ("0-1",),
                    N_("Both still stand alone. Look what a 3 and a 4 do to them."),
                    shown=("roll 3 4 5", "3-6", "3-7"),
                ),
                Wrong(
                    ("7-8",),
                    N_("Both still stand alone. Look what a 3 and a 5 do to them."),
                    shown=("roll 3 4 5", "3-6", "3-8"),
                ),
            ),
            right=N_(
                "Two on one point can't be captured. Every piece you lose is one fewer to bring home."
            ),
            position=f"{AGREED}\nfirst: 0:13 6:1 7:1\nsecond: 0:13 3:2\nseat 1: dice 1",
        ),
    ),
)

WHOLE = Lesson(
    "whole",
    N_("The whole throw"),
    teaches=("whole", "most"),
    par=4,
    steps=(
        Step(
            N_(
                "You must use the whole throw if there is a way. Which piece can take both the 1 and the 5?"
            ),
            ("1-2, 2-7",),
            right=N_(
                "The piece on 10 could have taken the 1, but nothing the 5 after that. So the rules forbid it."
            ),
            position=f"{AGREED}\nfirst: 1:1 10:1 captured:13\nsecond: 6:2 15:2 16:2 captured:9\nseat 1: dice 1 5",
        ),
        Step(
            N_(
                "Only one of the two dice can be used here: 18 is closed. Then it must be the one with more pips."
            ),
            ("10-16, pass",),
            right=N_("The 6 was used, and the 2 is lost."),
            position=f"{AGREED}\nfirst: 10:1 captured:14\nsecond: 18:2 captured:13\nseat 1: dice 2 6",
        ),
    ),
)

HOME = Lesson(
    "home",
    N_("Going home"),
    teaches=("home", "beyond"),
    par=4,
    steps=(
        Step(
            N_(
                "Pieces leave the board only when all of yours in play stand on 19 to 24. Bring in the last one!"
            ),
            ("18-21",),
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but the piece on 18 still keeps the others on the board. Bring it in first."
                    ),
                ),
            ),
            right=N_("All that are in play stand on the last six points: now they can leave."),
            position=f"{AGREED}\nfirst: 18:1 20:1 22:1 captured:12\nsecond: 1:2 captured:13\nseat 1: dice 3",
        ),
        Step(
            N_("Press a piece, and then the house. Take one off with each die!"),
            ("22-off, 20-off",),
            also=two_left,
            wrong=(
                Wrong(
                    anything,
                    N_("That is allowed, but each of the dice can take a piece off. Take two off."),
                ),
            ),
            right=N_("The number need not be exact. One that leads beyond 24 will do."),
            position=f"{AGREED}\nfirst: 20:1 21:1 22:1 captured:12\nsecond: 1:2 captured:13\nseat 1: dice 3 5",
        ),
        Step(
            N_(
                "One of yours hasn't entered yet, and that counts as in play. So what can you do with the 4?"
            ),
            ("0-4",),
            right=N_("As long as it isn't home, nothing can leave."),
            position=f"{AGREED}\nfirst: 0:1 22:2 captured:12\nsecond: 1:2 captured:13\nseat 1: dice 4",
        ),
    ),
)

END = Lesson(
    "end",
    N_("How it ends"),
    teaches=("over", "count", "most-home", "may-end", "level"),
    par=2,
    steps=(
        Step(
            N_(
                "Your last piece, and eight are home already. With the 6 it leaves at once: that ends the game!"
            ),
            ("20-off",),
            wrong=(
                Wrong(
                    ("20-21",),
                    N_(
                        "You may use the 1 first, but you need not. A play that ends the game is always allowed."
                    ),
                ),
            ),
            right=N_(
                "Nobody stops your opponent's two now, so they count as home: eight. You have nine, and so you win."
            ),
            position=f"{AGREED}\nfirst: 20:1 off:8 captured:6\nsecond: 3:2 off:6 captured:7\nseat 1: dice 1 6",
        ),
        Step(
            N_("The same again, but with a piece fewer at home. End it!"),
            ("20-off",),
            right=N_(
                "Eight each is a draw. Before you begin, you can agree that the side with nothing left in play wins then."
            ),
            position=f"{AGREED}\nfirst: 20:1 off:7 captured:7\nsecond: 3:2 off:6 captured:7\nseat 1: dice 6",
        ),
    ),
)

CLASSICAL = Lesson(
    "classical",
    N_("The classical game"),
    teaches=("enter-again", "agree"),
    par=3,
    steps=(
        Step(
            N_(
                "You can agree on the classical game: a captured piece starts again. Send back the piece on 9!"
            ),
            ("5-9",),
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but the piece on 9 escapes. Which of yours is four points behind it?"
                    ),
                ),
            ),
            then=("roll 1 1 2", "0-1", "0-1", "0-2"),
            right=N_(
                "It had to enter again before its side might do anything else. Nothing is lost for ever, but much time is."
            ),
            position=f"{CLASSICAL_RULES}\nfirst: 0:10 3:3 5:2\nsecond: 0:12 9:1 12:2\nseat 1: dice 4",
        ),
        Step(
            N_(
                "Now one of yours was captured, and must enter first. 5 is closed: use the 6, and then the 5."
            ),
            ("0-6, 3-8", "0-6, 6-11"),
            right=N_(
                "Whoever first has all fifteen home wins this game. You choose it before you begin."
            ),
            position=f"{CLASSICAL_RULES}\nfirst: 3:1 captured:1 off:13\nsecond: 5:2 0:13\nseat 1: dice 5 6",
        ),
    ),
)

ZENO = Lesson(
    "zeno",
    N_("Zeno's misfortune"),
    teaches=("zeno",),
    par=3,
    steps=(
        Step(
            N_(
                "About the year 480 the emperor Zeno stood so, and threw 2, 5 and 6. There is only one way to use all three: can you see it?"
            ),
            ("10-16, 19-24, 20-22",),
            also=used,
            right=N_(
                "Eight of your pieces stand alone now. A poem told of it, so exactly that we can play it again."
            ),
            position=f"""
                {AGREED}
                first: 6:7 9:1 10:2 19:2 20:2 23:1
                second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2
                seat 1: dice 2 5 6
            """,
        ),
    ),
)

LESSONS = (ENTER, SEVERAL, CLOSED, CAPTURE, WHOLE, HOME, END, CLASSICAL, ZENO)
