"""Everything Tabula says, in English; the catalogues hold the other languages."""

from collections.abc import Mapping
from typing import Any

from tessera.core.record import Player
from tessera.games.tabula.view.drawing import numeral
from tessera.i18n import N_, Nn_, Translator
from tessera.kit import opening
from tessera.kit.game import Preference
from tessera.kit.phrases import YOUNGEST, RulesPage, Sentences, by_code, teller
from tessera.kit.view import View

TITLE = N_("Tabula")
TAGLINE = N_("The Roman game with three dice, for 2")

STORY: Sentences = {
    **opening.SENTENCES,
    "throws": (N_("{player} throws {dice}."), N_("You throw {dice}.")),
    "enters": (N_("{player} enters a piece on {to}."), N_("You enter a piece on {to}.")),
    "moves": (N_("{player} moves from {from} to {to}."), N_("You move from {from} to {to}.")),
    "bears_off": (N_("{player} takes a piece off from {from}."), N_("You take a piece off from {from}.")),
    "captures": (N_("{player} captures a piece of {owner} on {to}!"), N_("{player} captures your piece on {to}!"), N_("You capture a piece of {owner} on {to}!")),
    "sends_back": (N_("{player} sends a piece of {owner} on {to} back to the start!"), N_("{player} sends your piece on {to} back to the start!"), N_("You send a piece of {owner} on {to} back to the start!")),
    "passes": (N_("{player} can't use any die and passes."), N_("You can't use any die and pass.")),
    "loses": (N_("{player} can't use what is left ({left}): it is lost."), N_("You can't use what is left ({left}): it is lost.")),
    "wins": (N_("{player} wins, {more} pieces home to {fewer}!"), N_("You win, {more} pieces home to {fewer}!")),
    "wins_tie": (N_("{more} pieces home each: {player} wins, home first!"), N_("{more} pieces home each: you win, home first!")),
    "draw": N_("A draw: {more} pieces home each."),
}  # fmt: skip
"""What happened."""

REFUSALS: Sentences = {
    "throw_first": N_("Throw the dice first."),
    "use_the_throw": View.choose_first,
    "must_move": N_("The throw can still be used."),
    "must_pass": N_("None of the dice can be used: tap “Pass”."),
    "enter_first": N_("A captured piece must enter before any other moves."),
    "no_piece": N_("None of your pieces can move from {place}."),
    "not_home": N_("Pieces leave the board only when all of yours in play stand on {home} to {last}."),
    "closed": N_("Point {place} is closed: two or more pieces of the other colour hold it."),
    "wasteful": N_("That would use less of the throw than is possible. Choose another step."),
    "no_such_die": N_("No die of yours leads there in one step."),
    # Why nothing can be done with what was pressed.
    "none_left": N_("None of your pieces are left to enter."),
    "stuck_entering": N_("From {place} nothing can be played: a captured piece must enter first."),
    "stuck_home": N_("From {place} nothing can be played: pieces leave the board only when all of yours in play stand on {home} to {last}."),
    "stuck_wasteful": N_("From {place} nothing can be played: that would use less of the throw than is possible."),
    "no_entry_wasteful": N_("No piece can enter now: that would use less of the throw than is possible."),
    "none_leaves": N_("With {left} no piece can leave the board."),
    "unreached": N_("With {left} no piece of yours gets to {place}."),
    "backwards": N_("Pieces never go back: from {from} they go towards {last}."),
    "enters_elsewhere": N_("With {left} no piece can enter and get to {to}."),
    "too_far": N_("With {left} no piece gets from {from} to {to}."),
    # What was pressed could mean several things.
    "which_comes": N_("Several of your pieces can get to {place}: choose one that is marked."),
    "which_leaves": N_("Several of your pieces can leave the board: choose one that is marked."),
    "step_by_step": N_("There are different ways to {place}. Move one die at a time."),
}  # fmt: skip
"""Why something can't be done."""

SENTENCES: Sentences = {**STORY, **REFUSALS}

CLOSED = {
    "stuck": Nn_("From {place} nothing can be played: {closed} is closed.", "From {place} nothing can be played: {closed} are closed."),
    "stuck_closed_home": Nn_("From {place} nothing can be played: {closed} is closed, and pieces leave the board only when all of yours in play stand on {home} to {last}.", "From {place} nothing can be played: {closed} are closed, and pieces leave the board only when all of yours in play stand on {home} to {last}."),
    "no_entry": Nn_("No piece can enter: {closed} is closed.", "No piece can enter: {closed} are closed."),
    "blocked": Nn_("There is no way from {from} to {to}: {closed} is closed.", "There is no way from {from} to {to}: {closed} are closed."),
    "enters_not": Nn_("No piece can enter and get to {to}: {closed} is closed.", "No piece can enter and get to {to}: {closed} are closed."),
}  # fmt: skip
"""Refusals for which one or several closed points are the reason."""

PIECES = {
    "red": Nn_("{n} red piece", "{n} red pieces"),
    "blue": Nn_("{n} blue piece", "{n} blue pieces"),
}
"""Some pieces of a colour."""

PREFERENCES = (
    Preference("numbers", N_("Numbers on the board"), (("arabic", N_("1, 2, 3 …")), ("roman", N_("I, II, III …")))),
    Preference("ending", N_("Your turn ends"), (("pressed", N_("When you say so")), ("alone", N_("Automatically")))),
    Preference("danger", N_("Danger of single pieces"), (("hidden", N_("Not shown")), ("shown", N_("Shown in per cent")))),
)  # fmt: skip

OPTIONS = {
    "rules": (N_("Rules"), N_("What happens to a captured piece, and how the game is won.")),
    "rules=seed": (N_("Captured pieces are out"), N_("The player with more pieces home in the end wins. This game is shorter.")),
    "rules=classical": (N_("Classical"), N_("Captured pieces start again and must enter first. The first to have all "
"fifteen home wins.")),
    "ties": (N_("If it's a tie"), N_("Only possible when captured pieces are out.")),
    "ties=draw": (N_("A draw"), N_("Nobody wins.")),
    "ties=first_home": (N_("The first one home wins"), N_("The side with no pieces left wins.")),
    "start": (N_("Head start"), N_("If captured pieces are out, so many of the other side's are out before the game. In the classical game so many of one's own are home.")),
    "start=1": (N_("1 piece ahead"), ""),
    "start=2": (N_("2 pieces ahead"), ""),
    "start=3": (N_("3 pieces ahead"), ""),
    "position": (N_("Beginning"), N_("Where the pieces are at the start.")),
    "position=empty": (N_("Empty board"), N_("All pieces still have to enter.")),
    "position=zeno": (N_("Zeno's misfortune"), N_("The emperor's game of about 480. The first player has his pieces and his throw.")),
}  # fmt: skip

LEVELS = {
    "youngest": YOUNGEST,
    "easy": N_("It captures whenever it can, keeps some pieces in pairs and runs for home "
"with the others. It never looks at which of its own pieces are in danger."),
    "normal": N_("It sees everything it can do with its throw, captures where it can, and "
"leaves few single pieces in danger. It doesn't think of later throws."),
    "hard": N_("It learned Tabula by playing thousands of games against itself, and thinks of every throw that may come next. It beats the normal one in four games out of five."),
}  # fmt: skip

# Paragraphs of the rules page, by what they are about.
# fmt: off
JOURNEY = N_("Each of you has fifteen pieces. Bring them onto the board, round it from point 1 to point 24, and off it. Both players go in the same direction.")
ENDING = N_("The game ends when one player has no pieces left to move. Nothing can stop the other player's pieces then, so they count as home too. The player with more pieces home wins.")
BEGINNING = N_("Both throw the three dice once, and the higher total begins; if it is a tie, both throw again.")
STEPS = N_("Throw three dice. Each die moves one piece: you can move three pieces, or two, or one piece several times. A new piece enters on the point with the number of the die. Equal dice bring nothing extra.")
OPEN_POINTS = N_("With each die you must land on an open point. A point is open if it is empty, or has your own pieces, or only one piece of the other colour. Two or more pieces of the other colour close it. Any number of your own pieces may share a point.")
CAPTURE = N_("If you land on a single piece of the other colour, you capture it: it is out of the game.")
WHOLE_THROW = N_("You must use all three dice if you can. If you can't, use the dice that take you furthest; the rest is lost. A move that ends the game is always allowed.")
GOING_HOME = N_("You may take pieces off only when all of yours are on points 19 to 24. A piece that still has to enter keeps the others on the board; a captured one doesn't count. A higher number than needed works too.")
CLASSICAL = N_("People who study the old game think that a captured piece went back to the start. It must enter again before its side may do anything else, and the first to have all fifteen home wins. You can choose that before you start.")
TIES = N_("It doesn't say what happens when both have the same number home. It is a draw here, unless you choose that the side with no pieces left wins.")
EMPEROR = N_("About the year 480 the emperor Zeno was doing well in a game of Tabula. Then he threw 2, 5 and 6. The other side left him only one way to use all three, and it tore his position apart: eight of his pieces were left alone.")
# fmt: on

# Its headings.
GOAL, TURN, HOME = N_("The goal"), N_("A turn"), N_("Going home")
CLASSICAL_GAME, ZENO = N_("The classical game"), N_("Zeno's misfortune")
SILENCE = N_("What the rule book leaves open")

RULES_PAGE: RulesPage = (
    (GOAL, (JOURNEY, ENDING)),
    (TURN, (BEGINNING, STEPS, OPEN_POINTS, CAPTURE, WHOLE_THROW)),
    (HOME, (GOING_HOME,)),
    (CLASSICAL_GAME, (CLASSICAL,)),
    (ZENO, (
        EMPEROR,
        N_("A poet described the game in verse decades later, so exactly that it can "
"still be set up. Choose it under “Beginning” and see for yourself."),
    )),
    (SILENCE, (TIES,)),
)  # fmt: skip

WHY = by_code(
    (BEGINNING, "opening throw_first/opening"),
    (JOURNEY, "throw none_left backwards"),
    (STEPS, "throw steps throw_first no_piece no_such_die unreached enters_elsewhere too_far no_entry blocked which_comes step_by_step enters_not"),
    (WHOLE_THROW, "turn_over must_pass use_the_throw must_move wasteful stuck_wasteful no_entry_wasteful"),
    (OPEN_POINTS, "steps must_pass no_piece closed stuck stuck_closed_home no_entry blocked enters_not"),
    (CAPTURE, "steps step_by_step capture"),
    (GOING_HOME, "going_home not_home stuck_home none_leaves stuck_closed_home which_leaves"),
    (WHOLE_THROW, "going_home"),
    (CLASSICAL, "over_classical over/over_classical enter_first stuck_entering"),
    (ENDING, "over ending"),
    (TIES, "over"),
)  # fmt: skip
"""By the code of a refusal, and by what `topic` says of a position. In lessons it is asked besides
about "capture" and "ending"."""


_sentence = teller(
    SENTENCES,
    owner=lambda say, players, seat: players[seat].name,
    left=lambda say, players, left: say.together([*map(str, left)]),
)
POINTS = ("from", "to", "place", "home", "last")
"""The facts that are points of the board, or places beside it."""


def tell(say: Translator, players: tuple[Player, ...], code: str, facts: Mapping[str, Any]) -> str:
    """The sentence for a code."""
    if code in CLOSED:
        points = [*map(str, facts["closed"])]
        return say.count(CLOSED[code], len(points), **{**facts, "closed": say.together(points)})
    return _sentence(say, players, code, facts)


def with_numerals(facts: Mapping[str, Any], preferences: Mapping[str, str]) -> Mapping[str, Any]:
    """The facts with the points numbered as they are on the board."""
    if preferences.get("numbers") != "roman":
        return facts
    named: dict[str, Any] = {
        name: numeral(facts[name], roman=True) for name in POINTS if name in facts
    }
    if "closed" in facts:
        named["closed"] = tuple(numeral(place, roman=True) for place in facts["closed"])
    return {**facts, **named}
