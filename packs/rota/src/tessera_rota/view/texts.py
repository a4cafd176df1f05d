"""Everything Rota says, in English; its catalogues hold the other languages."""

from __future__ import annotations

from collections.abc import Callable

from tessera.core.record import Player
from tessera.i18n import N_, Translator
from tessera.kit.phrases import YOUNGEST, RulesPage, Sentences, by_code, teller

TITLE = N_("Rota")
TAGLINE = N_("The Roman game of three in a line on a wheel, for 2")

# A point with the word before it, which other languages melt into one: "do centro", "no ponto 3".
CALLED = N_("the centre"), N_("point {number}")
ON = N_("in the centre"), N_("on point {number}")
FROM = N_("from the centre"), N_("from point {number}")
TO = N_("to the centre"), N_("to point {number}")

Forms = tuple[str, str]
Wording = Callable[[Translator, tuple[Player, ...], str], str]


def point_words(say: Translator, forms: Forms, name: str) -> str:
    """A point within a sentence, by its name in the notation."""
    hub, point = forms
    return say(hub) if name == "hub" else say(point, number=name)


def worded(forms: Forms) -> Wording:
    """The wording of a fact that is a point, in these forms."""
    return lambda say, players, name: point_words(say, forms, name)


STORY: Sentences = {
    "places": (N_("{player} puts a piece {on}."), N_("You put a piece {on}.")),
    "slides": (N_("{player} slides {start} {to}."), N_("You slide {start} {to}.")),
    "wins": (N_("{player} wins: three in a line!"), N_("You win: three in a line!")),
    "repeated": N_("A draw: the same position has come three times."),
}  # fmt: skip
"""What happened."""

REFUSALS: Sentences = {
    "place_first": N_("Put all your pieces on the wheel first."),
    "all_placed": N_("All pieces are on the wheel: slide one of yours."),
    "taken": N_("There is a piece there already."),
    "not_yours": N_("Choose one of your own pieces."),
    "not_joined": N_("A piece slides along a line, to the next point."),
    "hub_later": N_("The very first piece may not go in the centre."),
    "which": N_("Choose the piece that slides there."),
    # Why a position can't be laid out so.
    "uneven": N_("Both have as many pieces on the wheel, or the first player has one more."),
}
"""Why something can't be done."""

SENTENCES: Sentences = {**STORY, **REFUSALS}

OPTIONS = {
    "lines": (N_("What wins"), N_("Where three pieces in a line win.")),
    "lines=spokes": (N_("Lines through the centre"), N_("Three in a line straight across the wheel.")),
    "lines=all": (N_("The circle as well"), N_("Also three neighbours on the circle. The game is shorter, and threats are "
"harder to see.")),
    "hub": (N_("The first piece"), N_("Where the very first piece may go.")),
    "hub=free": (N_("Anywhere"), N_("The centre is the best point, and the first player may take it.")),
    "hub=later": (N_("Not in the centre"), N_("So the second player may take it.")),
}  # fmt: skip

LEVELS = {
    "youngest": YOUNGEST,
    "easy": N_("It completes its line when it can, but sometimes overlooks yours."),
    "normal": N_("It overlooks no threat, and sees what wins with the move after next."),
    "hard": N_("It never makes a mistake. If you make none either, the game is a draw."),
}

# Paragraphs of the rules page, by what they are about.
# fmt: off
THREE = N_("Be the first to have your three pieces in a line.")
ROWS = N_("A line goes from a point on the circle through the centre to the point opposite. If you have agreed on that, three neighbours on the circle win as well.")
PLACING = N_("Take turns to put a piece on a free point, until all six are on the wheel. Three in a line win even now. If you have agreed on that, the very first piece may not go in the centre.")
SLIDING = N_("Then take turns to slide one piece along a line to the next free point: along the circle, into the centre, or out of it. You can't jump, and you can't pass.")
REPEATED = N_("If the same position comes for the third time, with the same player to move, the game is a draw.")
ORIGIN = N_("Wheels with eight spokes are scratched into pavements and steps all over the Roman world. No ancient text tells the rules; these are what people play today. A poem by Ovid speaks of a board on which each player has three little stones, and the first to get them in a line wins. That may be this game.")
# fmt: on

RULES_PAGE: RulesPage = (
    (N_("The goal"), (THREE, ROWS)),
    (N_("Placing"), (PLACING,)),
    (N_("Sliding"), (SLIDING, REPEATED)),
    (N_("Where it comes from"), (ORIGIN,)),
)

WHY = by_code(
    (THREE, "over"),
    (ROWS, "over goal"),
    (PLACING, "placing place_first taken hub_later"),
    (SLIDING, "sliding all_placed taken/sliding not_yours not_joined which"),
    (REPEATED, "repeated over/repeated"),
)
"""By the code of a refusal, also together with what `topic` says of a position, and by that alone.
In lessons it is asked besides about the "goal"."""

tell = teller(SENTENCES, on=worded(ON), start=worded(FROM), to=worded(TO))
