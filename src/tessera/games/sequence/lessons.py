"""The lessons of Sequence."""

from tessera.games.sequence.rules.state import State
from tessera.i18n import N_
from tessera.kit.lessons import Lesson, Step, Wrong

CORNERS, EMPTY = "*........*", ".........."


def laid(
    hand: str,
    rows: str = "",
    *,
    awaits: str = "play",
    agreed: str = "players=2",
    others: str = "3H 8D",
    made: str = "G:\nB:",
) -> str:
    """A position of which only what matters is said. `rows` are rows of the board with their
    numbers, "5 ..GGG.....", the others are empty; `others` are the hands of the other seats, which
    nobody sees; `made` has the completed sequences."""
    board = [CORNERS, *[EMPTY] * 8, CORNERS]
    for row in rows.split(", ") if rows else ():
        number, _, chips = row.partition(" ")
        board[int(number) - 1] = chips
    hands = [hand, *others.split(", ")]
    seats = [f"seat {seat}: {cards}" for seat, cards in enumerate(hands, start=1)]
    held = sum(len([word for word in cards.split() if len(word) == 2]) for cards in hands)
    pile = 104 - held
    return "\n".join([agreed, *board, made, *seats, f"pile {pile}", f"seat 1: {awaits}"])


def anything(before: State, after: State) -> bool:
    """Any other play."""
    return True


CARD = Lesson(
    "card",
    N_("A card and its two squares"),
    teaches=("card", "twice", "piles", "shuffled"),
    par=2,
    steps=(
        Step(
            N_(
                "Every card shows where its chip may go. Press the queen of hearts, and then one of her two squares."
            ),
            ("play QH h2", "play QH g7"),
            wrong=(
                Wrong(
                    anything,
                    N_("You may play that card too. But now play the queen of hearts."),
                ),
            ),
            then=("card 9S",),
            right=N_(
                "The chip lies there, the card on your discard pile, and a new one came. All cards but the jacks are on the board twice."
            ),
            position=laid("4C QH"),
        ),
        Step(
            N_(
                "Five in line is the goal, and you have three. Which card brings a fourth, and where?"
            ),
            ("play 7C c5",),
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but the chip stands alone there. Which square beside the three does one of your cards show?"
                    ),
                ),
            ),
            then=("card 9S",),
            right=N_(
                "Four in line! Everybody may look through the discard piles, to see what is out."
            ),
            position=laid("7C TS", "5 ...GGG...."),
        ),
        Step(N_("When the pile runs out, all discard piles are shuffled into a new one.")),
    ),
)

LINES = Lesson(
    "lines",
    N_("Sequences and corners"),
    teaches=("line", "corners", "everybody", "needed"),
    par=2,
    steps=(
        Step(
            N_(
                "Five of your chips in an unbroken line are a sequence: in a row, a column or a diagonal. Make one!"
            ),
            ("play 7C c5",),
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but it is no sequence yet. Which square at the end of the four does one of your cards show?"
                    ),
                ),
            ),
            then=("card 9S",),
            right=N_("A sequence! Two players or two teams need two to win, three need only one."),
            position=laid("4S 7C", "5 ...GGGG..."),
        ),
        Step(
            N_(
                "So this is the second one. The corners are wild: together with one, four chips are enough."
            ),
            ("play 9C a5",),
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but look at the first column. Its upper corner counts as your chip."
                    ),
                ),
            ),
            right=N_("Won! A corner counts as everybody's chip at once, and nobody can cover it."),
            position=laid(
                "9C KH",
                "2 G........., 3 G........., 4 G........., 7 ...GGGGG..",
                made="G: d7-h7\nB:",
            ),
        ),
    ),
)

JACKS = Lesson(
    "jacks",
    N_("The jacks"),
    teaches=("two-eyed", "one-eyed"),
    par=2,
    steps=(
        Step(
            N_(
                "This jack looks at you with both eyes, and puts a chip on any free square. Use it where it counts!"
            ),
            ("play JC f5",),
            wrong=(
                Wrong(
                    ("play JC *",),
                    N_(
                        "That is allowed: any free square will do. But one square makes a sequence at once."
                    ),
                ),
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but your jack can do more. Look at the gap in the fifth row."
                    ),
                ),
            ),
            then=("card 9S",),
            right=N_("A sequence! The jacks of diamonds and clubs have two eyes."),
            position=laid("2S JC", "5 ...GG.GG.."),
        ),
        Step(
            N_(
                "This one has one eye: it takes a chip of your opponent off the board. Be careful, there are four in line!"
            ),
            ("play JS c4", "play JS d4", "play JS e4", "play JS f4"),
            wrong=(
                Wrong(
                    ("play JS *",),
                    N_("That chip does no harm. Look what your opponent does with a 2 of clubs."),
                    shown=("card 9S", "play 2C g4"),
                ),
                Wrong(
                    anything,
                    N_(
                        "That leaves the line as it is. Look what your opponent does with a 2 of clubs."
                    ),
                    shown=("card 9S", "play 2C g4"),
                ),
            ),
            then=("card 9S",),
            right=N_(
                "The line is broken, and that was your whole turn. The jacks of hearts and spades have one eye."
            ),
            position=laid("9H JS", "4 ..BBBB...., 8 .B........", others="2C 8D"),
        ),
    ),
)

STAY = Lesson(
    "stay",
    N_("Sequences stay"),
    teaches=("safe", "protected", "share", "both"),
    par=4,
    steps=(
        Step(
            N_(
                "A one-eyed jack again. But one line of your opponent is a completed sequence: which chip can you take?"
            ),
            ("play JH h3",),
            then=("card 9S",),
            right=N_("A completed sequence is protected until the end of the game."),
            position=laid("JH", "3 .......B.., 8 .BBBBB....", made="G:\nB: b8-f8"),
        ),
        Step(
            N_("Your second sequence may share a chip with the first one. Where do they cross?"),
            ("play 8H d7",),
            wrong=(
                Wrong(
                    anything,
                    N_("That is allowed, but it makes no line. Look at the fourth column."),
                ),
            ),
            right=N_("The chip on d5 belongs to both. They may share only one."),
            position=laid(
                "8H",
                "3 ...G......, 4 ...G......, 5 .GGGGG...., 6 ...G......",
                made="G: b5-f5\nB:",
            ),
        ),
        Step(
            N_("They may lie in one line too, if it is nine long. Make it nine!"),
            ("play AS j5",),
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but the ace of spades is also at the end of your long line."
                    ),
                ),
            ),
            right=N_("Nine in line are two sequences, with the middle chip in both."),
            position=laid("AS", "5 .GGGGGGGG.", made="G: b5-f5\nB:"),
        ),
        Step(
            N_("And one chip can complete two sequences at once. Where?"),
            ("play 7C c5",),
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but the 7 of clubs has a better square. Where do your two lines meet?"
                    ),
                ),
            ),
            right=N_("A row and a column with one chip: both count."),
            position=laid(
                "7C",
                "3 ..G......., 4 ..G......., 5 ...GGGG..., 6 ..G......., 7 ..G.......",
            ),
        ),
    ),
)

LONG = Lesson(
    "long",
    N_("More than five"),
    teaches=("which", "no-claim"),
    par=2,
    steps=(
        Step(
            N_("Close the gap in your long line."),
            ("play 4H f5",),
            wrong=(
                Wrong(
                    anything,
                    N_("That is allowed, but the gap is in the fifth row."),
                ),
            ),
            position=laid("4H", "5 .GGGG.GG.."),
        ),
        Step(
            N_(
                "Seven in line, and you say which five are the sequence. Leave room for a second one: press the ends!"
            ),
            ("claim b5-f5",),
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but then no second five has room in this line. From f5 to j5 there would be one."
                    ),
                ),
            ),
            then=("card 9S",),
            right=N_(
                "With i5 and j5 you will have nine. Lines that are enough to win count by themselves."
            ),
        ),
    ),
)

DEAD = Lesson(
    "dead",
    N_("Dead cards"),
    teaches=("dead", "swap", "jacks-live", "at-once", "stuck", "no-cards"),
    par=4,
    steps=(
        Step(
            N_(
                "Both squares of the 9 of clubs are covered: the card is dead. Press it, and swap it for another."
            ),
            ("swap 9C",),
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but the dead card stays in your hand. Swap it first: that costs no turn."
                    ),
                ),
            ),
            then=("card 5D",),
            right=N_(
                "The new card came at once, and you still play. Once a turn you may do that; jacks never die."
            ),
            position=laid("9C QH", "5 B........., 7 ..G......."),
        ),
        Step(
            N_("Now play as usual."),
            ("play QH h2",),
            also=anything,
            then=("card 9S",),
            right=N_("A swap and a play: one turn."),
        ),
        Step(
            N_(
                "A one-eyed jack, and no chip to take: nothing in your hand can be played. Press the card and discard it."
            ),
            ("discard JS",),
            then=("card 4H",),
            right=N_("You have a new card, and your turn is over."),
            position=laid("JS", "5 ...G......"),
        ),
        Step(
            N_("And if your hand is empty, there is nothing to do: press “Pass”."),
            ("pass",),
            right=N_("That is rare: only lost cards make hands smaller."),
            position=laid("-", "5 ...G......"),
        ),
    ),
)

DRAWING = Lesson(
    "drawing",
    N_("Drawing by hand"),
    teaches=("by-hand", "lost"),
    par=2,
    steps=(
        Step(
            N_("You can agree to draw by hand, as at a table. Play the queen of hearts!"),
            ("play QH h2", "play QH g7"),
            wrong=(
                Wrong(
                    anything,
                    N_("You may play that card too. But now play the queen of hearts."),
                ),
            ),
            position=laid("4C QH", agreed="players=2 drawing=by_hand"),
        ),
        Step(
            N_("Nobody reminds you of your new card. Press the pile!"),
            ("draw",),
            wrong=(
                Wrong(
                    ("forget",),
                    N_(
                        "Your opponent would begin, and your card be lost. Your hand would be smaller for the rest of the game."
                    ),
                ),
            ),
            then=("card 9S",),
            right=N_("You have drawn in time. When the next player begins, it is too late."),
        ),
    ),
)

TEAMS = Lesson(
    "teams",
    N_("Teams and table talk"),
    teaches=("alone", "teams", "silence", "give-up", "button"),
    par=2,
    steps=(
        Step(
            N_(
                "Up to three play for themselves; more play in teams. Members share a colour and sit between their opponents."
            ),
            position=laid(
                "4S 7C",
                "5 ...GGGG...",
                awaits="give",
                agreed="players=4",
                others="3H 8D, 2D 6H owes 1, QD KC",
            ).replace("4S 7C", "4S 7C owes 1"),
        ),
        Step(
            N_(
                "They may not advise each other, but your partner did. So each of you gives up a card: which one?"
            ),
            ("give 4S",),
            wrong=(
                Wrong(
                    anything,
                    N_(
                        "You need that card: it goes beside your four in line. Give up the other one."
                    ),
                ),
            ),
            right=N_(
                "Your partner gives one up at the start of the next turn. The hands stay smaller."
            ),
        ),
        Step(
            N_("Now it is your turn as usual."),
            ("play 7C c5",),
            wrong=(
                Wrong(
                    ("talk *",),
                    N_("Nobody has talked again."),
                ),
                Wrong(
                    anything,
                    N_(
                        "That is allowed, but your card has a better square. Look at the four in line."
                    ),
                ),
            ),
            then=("card 9S",),
            right=N_(
                "A sequence for your team! Whoever hears advice in a game presses the button for it, under “More”."
            ),
        ),
    ),
)

BEGIN = Lesson(
    "begin",
    N_("Beginning and ending"),
    teaches=("highest", "hands", "hidden", "member", "draw", "chips"),
    par=2,
    steps=(
        Step(
            N_("Before the game each side draws a card, and the highest begins. Draw!"),
            ("card KS",),
            then=("card KD",),
            right=N_("Two kings are a tie, so you both draw again."),
            position=laid("-", awaits="opening . . ()", others="-"),
        ),
        Step(
            N_("Draw once more."),
            ("card AH",),
            then=("card QC",),
            right=N_("Aces are high, so you begin. In a team the member begins who drew its card."),
        ),
        Step(
            N_(
                "Then the cards are dealt: seven each for two, six for three or four, fewer for more. Your hand is hidden, unless you agree on open hands."
            )
        ),
        Step(
            N_("There are always enough chips. If nobody can ever play again, the game is a draw.")
        ),
    ),
)

LESSONS = (CARD, LINES, JACKS, STAY, LONG, DEAD, DRAWING, TEAMS, BEGIN)
