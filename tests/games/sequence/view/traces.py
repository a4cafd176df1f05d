"""Cards that a page gives away, whatever it calls them."""

from __future__ import annotations

from tessera.core.cards import CARDS, NAMES
from tessera.games.sequence.view.words import card_words
from tessera.i18n import LANGUAGES, translator

WORDS = {
    card_words(translator(language), card): name
    for language in LANGUAGES
    for name, card in CARDS.items()
}
"""Every card in words, in every language."""


def named(text: str) -> set[str]:
    """The cards that a text names, in words or by the short names of files and records."""
    codes = set(text.replace("#", " ").split())
    return {name for words, name in WORDS.items() if words in text} | codes & set(NAMES)
