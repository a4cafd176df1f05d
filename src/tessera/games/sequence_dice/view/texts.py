"""Everything Sequence Dice says, in English; the catalogues hold the other languages."""

from tessera.games.sequence_dice.rules.board import NAMES
from tessera.i18n import N_
from tessera.kit import opening
from tessera.kit.colours import side_colours
from tessera.kit.game import Preference
from tessera.kit.phrases import YOUNGEST, RulesPage, Sentences, by_code, teller
from tessera.kit.view import View

TITLE = N_("Sequence Dice")
TAGLINE = N_("Two dice and chips in line, for 2 to 4")

STORY: Sentences = {
    **opening.SENTENCES,
    "throws": (N_("{player} throws {dice}: {total}."), N_("You throw {dice}: {total}.")),
    "place": (N_("{player} puts a chip on {square}."), N_("You put a chip on {square}.")),
    "replace": (N_("{player} replaces the {owner} chip on {square}."), N_("You replace the {owner} chip on {square}.")),
    "remove": (N_("{player} takes the {owner} chip off {square}."), N_("You take the {owner} chip off {square}.")),
    "again": (N_("{player} throws again."), N_("You throw again.")),
    "pass_ten": (N_("A ten, but no chip may be taken: {player} passes."), N_("A ten, but no chip may be taken: you pass.")),
    "pass_own": (N_("All four squares are {player}'s own: {player} passes."), N_("All four squares are yours: you pass.")),
    "pass_box": (N_("No chips left in the box: {player} passes."), N_("No chips left in the box: you pass.")),
    "wins": (N_("{players} wins with {line} in line!"), N_("{players} win with {line} in line!"), N_("You win with {line} in line!")),
}  # fmt: skip
"""What happened."""

REFUSALS: Sentences = {
    "throw_first": N_("Throw the dice first."),
    "use_the_throw": View.choose_first,
    "must_pass": N_("Nothing can be done with this throw: tap “Pass”."),
    "must_place": N_("This throw puts a chip on a free square."),
    "must_replace": N_("This throw replaces an opponent's chip."),
    "must_remove": N_("This throw takes an opponent's chip away."),
    "nothing_there": N_("There is no chip there."),
    "safe": N_("That chip is safe: a ten takes none from a square with dice."),
    "own_chip": N_("That is your own chip."),
    "other_number": N_("That is a {number}, and the throw is {total}."),
    "covered": N_("That square is covered. Choose a free one."),
}
"""Why something can't be done."""

SENTENCES: Sentences = {**STORY, **REFUSALS}

CHIPS = {"green": N_("green"), "blue": N_("blue"), "red": N_("red")}
"""The colours, as said of a chip."""

OPTIONS = {
    "line": (N_("Chips in line"), N_("How many chips in an unbroken line win the game.")),
    "line=6": (N_("Six"), N_("For two players or two teams; it takes longer.")),
    "line=5": (N_("Five"), N_("The game for three, and a quick one for two sides.")),
    "start": (N_("Head start"), N_("Chips on the board before the first throw, both on one diagonal.")),
    "start=1": (N_("1 chip, on a 12"), ""),
    "start=2": (N_("2 chips, on a 12 and a 2"), ""),
    "chips": (N_("Chips"), N_("How many chips each colour has.")),
    "chips=unlimited": (N_("As many as needed"), N_("There are always enough chips.")),
    "chips=box": (N_("Twenty, as in the box"), N_("With none left you can't put one down; a chip taken off the board comes back to you.")),
}  # fmt: skip

AUTOMATIC, UPRIGHT = "automatic", "upright"
FACING = Preference(
    "facing",
    N_("Numbers on the board"),
    ((AUTOMATIC, N_("Automatic")), (UPRIGHT, N_("All upright")), ("printed", N_("As in the box"))),
)
"""The direction in which the numbers of the board face."""
PREFERENCES = (FACING,)

LEVELS = {
    "youngest": YOUNGEST,
    "easy": N_("It makes the longest run of its own chips, even where there is no room for a line, and never looks at your lines. Now and then it isn't looking at all."),
    "normal": N_("It takes the square that helps its own lines and hurts yours most at once. It "
"doesn't think of later throws."),
    "hard": N_("It learned by playing against itself which positions win, and thinks one throw ahead."),
}  # fmt: skip

# Paragraphs of the rules page, by what they are about.
# fmt: off
LINES = N_("Be the first to have five of your chips in an unbroken line: along a row, a column or a diagonal. Two players or two teams can also play six in a line; you choose before you start.")
SIDES = N_("Two or three people play each for themselves. Four play as partners who sit opposite and share a colour. Partners may not advise each other.")
BEGINNING = N_("Everybody throws both dice once, and the highest total begins. Players who tie throw again. The turn passes to the left.")
NUMBER = N_("Throw both dice and add them up. With a total from 3 to 9, put a chip on a free square with that number. You must, but you choose which.")
COVERED = N_("If all four squares with that number are covered, put your chip in place of an opponent's on one of them. If all four are yours, your turn is over.")
AGAIN = N_("2 and 12 – the squares with the pictures of dice. Put or replace a chip there as usual, then throw again. If nothing can be done, there is no second throw.")
DEFENSIVE = N_("10, defensive – take one opponent's chip off the board, but never from a square with dice: a 2 or a 12. If there is none to take, your turn is over.")
WILD = N_("11, wild – put a chip on any free square. If the board is full, replace any opponent's chip, even on a 2 or a 12. There is no second throw.")
BOX = N_("If you play with the box's twenty chips and have none left when you must put one down or replace one, your turn is over. A chip of yours that is taken off or replaced goes back to your box.")
# fmt: on

# Its headings.
GOAL, TURN = N_("The goal"), N_("A turn")
SPECIAL, SILENCE = N_("Special throws"), N_("What the rule books leave open")

RULES_PAGE: RulesPage = (
    (GOAL, (
        LINES,
        SIDES,
    )),
    (TURN, (BEGINNING, NUMBER, COVERED)),
    (SPECIAL, (AGAIN, DEFENSIVE, WILD)),
    (SILENCE, (
        N_("One printed rule book says that everybody throws “twice” to see who begins. "
"We read it as throwing both dice."),
        BOX,
        N_("The box holds twenty chips of each colour, which a long game can use up. So chips are unlimited here, unless you choose the box's twenty."),
    )),
)  # fmt: skip

WHY = by_code(
    (NUMBER, "throw number throw_first use_the_throw must_place other_number covered"),
    (LINES, "goal over throw"),
    (BEGINNING, "opening throw_first/opening"),
    (COVERED, "covered_all pass_own must_pass must_replace own_chip other_number/covered_all"),
    (AGAIN, "again pass_again throw_first/again other_number/again covered/again own_chip/again must_pass/pass_again"),
    (DEFENSIVE, "defensive pass_ten must_remove nothing_there safe own_chip/defensive must_pass/pass_ten"),
    (WILD, "wild covered/wild own_chip/wild"),
    (BOX, "pass_box must_pass/pass_box"),
)  # fmt: skip
"""By the code of a refusal, also together with what `topic` says of a position, and by that alone.
In lessons it is asked besides about the "goal"."""


tell = teller(
    SENTENCES,
    square=lambda say, players, square: NAMES[square],
    owner=lambda say, players, side: say(CHIPS[side_colours(players)[side]]),
)
