"""A promise about sentences that several catalogues say: see `tessera_kit.promises`.

A page has one translator for all. It asks Tessera's catalogue first and then those of the added
games, in the order in which they came; so who is asked later is never heard.
"""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import entry_points
from io import BytesIO
from pkgutil import get_data
from typing import Any

from tessera import i18n
from tessera.games import GROUP, INSTALLED
from tessera.i18n import FALLBACK, LANGUAGES, without_region
from tessera.kit.game import AnyGame

Said = dict[Any, str]
"""What is said in a language, by the text in the code; of one with a plural by text and form."""


def check_shared_sentences_are_said_alike(game: AnyGame) -> None:
    """Sentences that Tessera or another installed game has too are translated as there."""
    name = game.rules.name
    if name not in INSTALLED:
        return  # It lies in Tessera's own tree, where `make catalogues` says so.
    for language in LANGUAGES:
        own = said_by(INSTALLED[name], "locale/{}.mo", language)
        for other, theirs in said_by_others(name, language):
            faults = [
                f"“{text if isinstance(text, str) else text[0]}” is “{theirs[text]}” in {language}"
                f" by {other}, and “{said}” here: a page has one of them for both"
                for text, said in own.items()
                if text and theirs.get(text, said) != said
            ]
            assert not faults, "\n".join(faults)


def said_by_others(name: str, language: str) -> Iterator[tuple[str, Said]]:
    """The catalogues of Tessera and of each other installed game, with its name."""
    yield "Tessera", said_by(i18n.__name__, "locale/{}/LC_MESSAGES/tessera.mo", language)
    others = {point.name: point.module for point in entry_points(group=GROUP)} | INSTALLED
    for other, module in sorted(others.items()):
        if other != name:
            yield other, said_by(module, "locale/{}.mo", language)


def said_by(package: str, place: str, language: str) -> Said:
    """The translations of a package: of the language, overridden by those of the region."""
    sentences: Said = {}
    for code in (without_region(language), language):
        with suppress(OSError, ImportError):
            if code != FALLBACK and (data := get_data(package, place.format(code))):
                sentences |= vars(gettext.GNUTranslations(BytesIO(data)))["_catalog"]
    return sentences
