"""What a plain game says: the author's sentences, and those that all plain games have."""

from collections.abc import Mapping
from typing import Any

from tessera.core.record import Player
from tessera.i18n import N_, Translator
from tessera.kit.phrases import RulesPage, Sentences, teller
from tessera_plain.plain import Plain
from tessera_plain.words import shown

OURS: Sentences = {
    "won": (N_("{players} wins!"), N_("{players} win!"), N_("You win!")),
    "draw": N_("Nobody wins."),
    "not_now": N_("That isn't possible now."),
    "none_picked": N_("Pick something up first."),
}
LEVELS = {
    "easy": N_("It tries out each choice a few times at random."),
    "normal": N_("It plays each choice to the end many times at random, and takes the best."),
}
BY_VALUE = {
    "easy": N_("It takes what looks best at the moment, but often plays at random."),
    "normal": N_("It takes what looks best at the moment."),
}
"""Where the game itself says what a choice is worth."""


class PlainTexts:
    """See `tessera.kit.game.Texts`."""

    def __init__(self, plain: Plain) -> None:
        self.TITLE, self.TAGLINE = plain.title, plain.tagline
        self.LEVELS = BY_VALUE if type(plain).value is not Plain.value else LEVELS
        self.OPTIONS = {}
        for name, (title, about, values) in plain.options.items():
            self.OPTIONS[name] = (title, about)
            self.OPTIONS |= {f"{name}={value}": (label, "") for value, label in values.items()}
        self.RULES_PAGE: RulesPage = tuple(
            (heading, (paragraphs,) if isinstance(paragraphs, str) else tuple(paragraphs))
            for heading, paragraphs in plain.rules_page.items()
        )
        self._tell = teller({**OURS, **plain.sentences})

    def tell(
        self, say: Translator, players: tuple[Player, ...], code: str, facts: Mapping[str, Any]
    ) -> str:
        """The sentence of a code, with cards as they are written on paper."""
        return self._tell(say, players, code, {name: shown(fact) for name, fact in facts.items()})
