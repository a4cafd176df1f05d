"""Everything Ur says, in English; its catalogues hold the other languages."""

from __future__ import annotations

from tessera.i18n import N_
from tessera.kit import opening
from tessera.kit.phrases import YOUNGEST, RulesPage, Sentences, by_code, teller
from tessera.kit.view import View

TITLE = N_("The Royal Game of Ur")
TAGLINE = N_("The race with four dice from ancient Mesopotamia, for 2")

STORY: Sentences = {
    **opening.SENTENCES,
    "opening": (N_("{player} throws {total} to see who begins."), N_("You throw {total} to see who begins.")),
    "throws": (N_("{player} throws {total}."), N_("You throw {total}.")),
    "nothing": (N_("{player} throws nothing: the turn is over."), N_("You throw nothing: the turn is over.")),
    "blocked": (N_("{player} throws {total}, but no piece can move so far."), N_("You throw {total}, but no piece can move so far.")),
    "enters": (N_("{player} brings a piece in on square {to}."), N_("You bring a piece in on square {to}.")),
    "moves": (N_("{player} moves from square {from} to square {to}."), N_("You move from square {from} to square {to}.")),
    "bears_off": (N_("{player} brings a piece home from square {from}."), N_("You bring a piece home from square {from}.")),
    "captures": (N_("{player} captures a piece of {owner}, and it starts again!"), N_("{player} captures your piece, and it starts again!"), N_("You capture a piece of {owner}, and it starts again!")),
    "again": (N_("A rosette: {player} throws again."), N_("A rosette: you throw again.")),
    "wins": (N_("{player} wins: all pieces are home!"), N_("You win: all pieces are home!")),
}  # fmt: skip
"""What happened."""

REFUSALS: Sentences = {
    "throw_first": N_("Throw the dice first."),
    "use_the_throw": View.choose_first,
    "no_piece": N_("Choose a piece of your own."),
    "own": N_("With a {n} this piece would come to square {place}, and one of your own is there."),
    "safe": N_("With a {n} this piece would come to square {place}, and on a rosette no piece "
"can be captured."),
    "too_far": N_("From square {place} a {n} is too much: a piece leaves the board with an exact throw."),
    "no_such_step": N_("You threw {n}: a piece goes exactly that many squares."),
    # Why nothing can be done with what was pressed.
    "none_left": N_("All your pieces are on their way already."),
    "unreached": N_("None of your pieces gets there with a {n}."),
    "not_yours": N_("That is your opponent's piece."),
    # Why a position can't be laid out so.
    "not_on_way": N_("Pieces of this colour never come to this square."),
}  # fmt: skip
"""Why something can't be done."""

SENTENCES: Sentences = {**STORY, **REFUSALS}

OPTIONS = {
    "pieces": (N_("Pieces"), N_("How many each player brings home.")),
    "pieces=7": (N_("Seven each"), N_("As many as were found with the board.")),
    "pieces=5": (N_("Five each"), N_("A shorter game.")),
    "start": (N_("Head start"), N_("Pieces that are home before the game.")),
    "start=1": (N_("1 piece home"), ""),
    "start=2": (N_("2 pieces home"), ""),
    "start=3": (N_("3 pieces home"), ""),
    "path": (N_("The way"), N_("Which squares the pieces go over.")),
    "path=finkel": (N_("Finkel's way"), N_("Along the whole middle row, and home through your own two squares. Your own "
"row is only for you.")),
    "path=masters": (N_("Masters' way"), N_("Round the small block as well, through your opponent's two squares. You meet "
"there too, and the game is longer.")),
    "rosettes": (N_("Rosettes protect"), N_("Whether a piece on a rosette can be captured.")),
    "rosettes=safe": (N_("Yes"), N_("No piece on a rosette can be captured.")),
    "rosettes=open": (N_("No"), N_("A rosette gives another throw, and nothing more. James Masters plays it so.")),
}  # fmt: skip

LEVELS = {
    "youngest": YOUNGEST,
    "easy": N_("Often it only runs with the piece that is furthest ahead, and looks neither "
"at rosettes nor at what it can capture."),
    "normal": N_("It captures, comes to rosettes, and keeps out of reach where it can. It "
"doesn't think of later throws."),
    "hard": N_("It learned by playing tens of thousands of games against itself, and thinks of every throw that may come next."),
}  # fmt: skip

# Paragraphs of the rules page, by what they are about.
# fmt: off
GOAL = N_("Each player has seven pieces. The first to bring them all along their way and home wins.")
WAY = N_("Your pieces start on the fourth square of your row. They go to the corner, then along the middle row. They leave by the last two squares of your row. That is fourteen squares, and you meet your opponent only in the middle row.")
BEGINNING = N_("Both throw the four dice, and the higher throw begins; if it is a tie, both throw again.")
THROW = N_("Each of the four dice has four corners, and two of them are marked. Count the marked corners that point up: none, or up to four. In 16 throws, a 2 comes about six times, a 1 and a 3 four times each, nothing and a 4 once each.")
STEP = N_("Move one piece exactly as far as you threw: one that is on the board, or a new one from the start. You may jump over other pieces, but two of your own never share a square.")
MUST = N_("If one of your pieces can move, you must move. If none can, or if you throw nothing, your turn is over.")
CAPTURE = N_("If you come to a square with an opponent's piece, that piece goes back to its start.")
AGAIN = N_("Each time you come to one of the five rosettes, you throw again.")
SAFE = N_("On a rosette no piece can be captured. So the rosette in the middle row is the best square of the board.")
LEAVING = N_("A piece goes home with an exact throw: from the last square with a 1, from the square before it with a 2, and so on.")
FIVE = N_("You can agree on five pieces each, for a shorter game.")
ROUND = N_("You can also agree on the way that James Masters proposed. Before the end of the middle row it turns into your opponent's row. It goes round the small block and ends in your own row. That is sixteen squares, and your pieces can be captured there too.")
OPEN = N_("You can agree, too, that rosettes don't protect. Then a piece can be captured on each square that both players use.")
ORIGIN = N_("Leonard Woolley found boards like this in the royal cemetery of Ur, in the south of today's Iraq; they are some 4,500 years old. A clay tablet from Babylon, written in 177 BC, tells of a game on such squares. Irving Finkel of the British Museum read it, and what is played here is his game, in its simple form.")
SILENCE = N_("No text says how many marks count, or which way the pieces went when the board was made. Most people today play as here: with nothing marked the turn is over, and no piece on a rosette is captured.")
# fmt: on

RULES_PAGE: RulesPage = (
    (N_("The goal"), (GOAL, WAY)),
    (N_("A turn"), (BEGINNING, THROW, STEP, MUST)),
    (N_("Captured pieces"), (CAPTURE,)),
    (N_("Rosettes"), (AGAIN, SAFE)),
    (N_("Going home"), (LEAVING,)),
    (N_("What can be agreed"), (FIVE, ROUND, OPEN)),
    (N_("Where it comes from"), (ORIGIN, SILENCE)),
)

WHY = by_code(
    (BEGINNING, "opening throw_first/opening"),
    (THROW, "throw throw_first"),
    (AGAIN, "again again_open throw_first/again throw_first/again_open"),
    (STEP, "steps no_piece own no_such_step unreached not_yours none_left"),
    (MUST, "steps use_the_throw"),
    (CAPTURE, "steps capture"),
    (SAFE, "safe again"),
    (LEAVING, "leaving too_far"),
    (WAY, "unreached way"),
    (GOAL, "over goal"),
)
"""By the code of a refusal, and by what `topic` says of a position. In lessons it is asked besides
about "capture", "way" and "goal"."""

tell = teller(
    SENTENCES,
    owner=lambda say, players, seat: players[seat].name,
)
