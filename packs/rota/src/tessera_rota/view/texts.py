"""Everything Rota says, in English; its catalogues hold the other languages."""

from __future__ import annotations

from collections.abc import Callable

from tessera.core.record import Player
from tessera.i18n import N_, Translator
from tessera.kit.phrases import RulesPage, Sentences, by_code, teller

TITLE = N_("Rota")
TAGLINE = N_("The Romans' three in a row on a wheel, for 2")

# A point with the word before it, which other languages melt into one: "do centro", "no ponto 3".
CALLED = N_("the hub"), N_("point {number}")
ON = N_("on the hub"), N_("on point {number}")
FROM = N_("from the hub"), N_("from point {number}")
TO = N_("to the hub"), N_("to point {number}")

Forms = tuple[str, str]
Wording = Callable[[Translator, tuple[Player, ...], str], str]


def point_words(say: Translator, forms: Forms, name: str) -> str:
    """A point within a sentence, by its name in the notation."""
    hub, point = forms
    return say(hub) if name == "hub" else say(point, number=name)


def worded(forms: Forms) -> Wording:
    """The same for a fact of a sentence."""
    return lambda say, players, name: point_words(say, forms, name)


STORY: Sentences = {
    "places": N_("{player} puts a piece {on}."),
    "slides": N_("{player} slides {start} {to}."),
    "wins": N_("{player} wins: three in a row!"),
    "repeated": N_("A draw: the same position has come three times."),
}
"""What happened."""

REFUSALS: Sentences = {
    "place_first": N_("Put all your pieces on the wheel first."),
    "all_placed": N_("All pieces are on the wheel: slide one of yours."),
    "taken": N_("There lies a piece already."),
    "not_yours": N_("Choose one of your own pieces."),
    "not_joined": N_("A piece slides along a line, to the next point."),
    "hub_later": N_("The very first piece may not lie on the hub."),
    "which": N_("Choose the piece that is to slide there."),
}
"""Why something can't be done."""

SENTENCES: Sentences = {**STORY, **REFUSALS}

OPTIONS = {
    "lines": (N_("What wins"), N_("Where three pieces in a row win.")),
    "lines=spokes": (N_("Lines through the hub"), N_("Three in a row straight across the wheel.")),
    "lines=all": (N_("The rim as well"), N_("Also three neighbours on the rim. The game is shorter, and threats are harder to see.")),
    "hub": (N_("The first piece"), N_("Where the very first piece may lie.")),
    "hub=free": (N_("Anywhere"), N_("The hub is the best point, and the first player may take it.")),
    "hub=later": (N_("Not on the hub"), N_("So the second player may take it.")),
}  # fmt: skip

LEVELS = {
    "easy": N_("It completes its line when it can, but sometimes overlooks yours."),
    "normal": N_("It overlooks no threat, and sees what wins with the move after next."),
    "hard": N_("It never makes a mistake: whoever makes none either draws."),
}

# Paragraphs of the rules page, by what they are about.
# fmt: off
THREE = N_("Be the first to have your three pieces in a row.")
ROWS = N_("Rows go through the hub: from a point of the rim straight across. If you have agreed so, three neighbours on the rim win as well.")
PLACING = N_("In turn each puts a piece on a free point, until all six are on the wheel. Three in a row wins here already. If you have agreed so, the very first piece may not lie on the hub.")
SLIDING = N_("Then in turn each slides one piece along a line to the next point, if it is free: along the rim, from the rim to the hub, or from the hub to the rim. Nobody jumps, and nobody may pass.")
REPEATED = N_("If the same position comes for the third time, with the same player to move, nobody wins.")
ORIGIN = N_("Wheels with eight spokes are scratched into pavements and steps all over the Roman world. No ancient text tells the rules; these are what people play on them today. A poem by Ovid speaks of a board on which each has three little stones, and wins who has brought them in a row: that may be this game.")
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
