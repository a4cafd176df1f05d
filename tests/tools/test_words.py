"""One word for one thing, in every language, and one way to speak to whoever plays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.authoring.catalogues import forms
from tessera.i18n import without_region
from tools import messages

NOT_SAID = [
    ("es", r"\b(usted|inténtelo|encuéntrela|ha ganado|es su turno)\b", "tú, not usted"),
    (
        "es",
        r"(^|[.!?:;] |[¡¿])(actualice|complete|deje|deslice|elija|encuentre|gane|haga|libere|mire"
        r"|ponga|tire|toque)\b",
        "tú, not usted",
    ),
    ("es", r"\b(os|vosotros|vuestr\w+)\b|(?<!dieci)\w[áé]is\b", "nobody says vosotros in America"),
    ("es", r"[ãõç]|[ln]h", "Portuguese"),
    ("es", r"\b(aparatos?|ordenador\w*)\b", "dispositivo, computadora"),
    ("es", r"\bsac\w+ (una|otra|su)\b", "a card: roba"),
    ("es", "[“”]", "«»"),
    ("pt", r"\b(você|curingas?)\b", "Brazilian"),
    ("pt", r"\b(dispositivos?|hipóteses?|prima|carregue em)\b", "aparelho, probabilidade, toque"),
    ("pt", r"\bfalha sua\b", "might be the reader's"),
    ("pt", "[«»]", "“”"),
    (
        "pt-BR",
        r"\b(ecrã|ficheiros?|separador|equipas?|registo|partilh\w+|rondas?|guardad[oa]s?|sítio"
        r"|baralhad\w+|noutr[oa]s?|num|nuns|numas?|até (ao|à)s?|catorze|pô-l[oa]s?)\b",
        "European",
    ),
    ("pt-BR", r"\btire\b|\btir(a|ar|am|ou) (uma|a|outra|mais uma) carta|\btira-se", "compra-se"),
]


def said(language: str) -> Iterator[tuple[Path, str]]:
    """Every text of a language: those of its region, and all others as without it."""
    for game in (None, *messages.games_apart()):
        own = messages.read(language, game)
        for message in messages.read(without_region(language), game):
            there = own.get(message.id) or message
            for text in forms(there.string) if message.id else ():
                yield messages.po_file(language, game), text


@pytest.mark.parametrize(("language", "words", "why"), NOT_SAID)
def test_these_words_are_never_said(language: str, words: str, why: str) -> None:
    wrong = re.compile(words, re.IGNORECASE)
    found = [f"{path.name}: {text}" for path, text in said(language) if wrong.search(text)]
    assert not found, "\n".join([why, *found])
