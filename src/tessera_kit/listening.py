"""A language that remembers every text it was asked for, and what the catalogues know of one."""

import gettext
from dataclasses import dataclass, field
from string import Formatter

from tessera.i18n import FALLBACK, LANGUAGES, Translator, translator, without_region

Asked = str | tuple[str, str]


@dataclass
class Translations:
    """Texts that the other languages lack: a fault, or something to be done before others get
    the game."""

    wanted: bool = True
    lacking: set[Asked] = field(default_factory=set)
    """The texts that some language lacks, if that is no fault."""


TRANSLATIONS = Translations()
UNTRANSLATED = "not translated"


class Listening(Translator):
    """English that remembers every text it was asked for."""

    def __init__(self) -> None:
        super().__init__(FALLBACK, gettext.NullTranslations())
        self.asked: set[Asked] = set()

    def __call__(self, text: str, **facts: object) -> str:
        self.asked.add(text)
        return super().__call__(text, **facts)

    def count(self, forms: tuple[str, str], n: int, **facts: object) -> str:
        self.asked.add(forms)
        return super().count(forms, n, **facts)


def lacking(asked: set[Asked]) -> list[str]:
    """The faults in the translations of some texts, a line each. What isn't translated counts only
    where that is wanted."""
    faults = []
    for language in dict.fromkeys(map(without_region, LANGUAGES)):
        for text in sorted(asked, key=str) if language != FALLBACK else ():
            fault = _fault(language, text) if any(map(str.isalpha, str(text))) else ""
            if fault == UNTRANSLATED and not TRANSLATIONS.wanted:
                TRANSLATIONS.lacking.add(text)
            elif fault:
                faults.append(f"{language}: {fault}: {text!r}")
    return faults


def _fault(language: str, text: Asked) -> str:
    forms = (text,) if isinstance(text, str) else text
    translation = _found(translator(language)._catalogue, text)
    if translation is None:
        return UNTRANSLATED
    if fields(translation) != fields(*forms) and isinstance(text, str):
        return "its facts are others"
    return "" if fields(translation) <= fields(*forms) else "has a fact that the original lacks"


def _found(catalogue: gettext.NullTranslations | None, text: Asked) -> str | None:
    """The translation in a catalogue or in those behind it, several forms joined; None without
    one."""
    while catalogue is not None:
        known = getattr(catalogue, "_catalog", {})
        if isinstance(text, str) and known.get(text):
            return str(known[text])
        if not isinstance(text, str) and (text[0], 0) in known:
            return " ".join(str(known[key]) for key in known if key[:1] == text[:1])
        catalogue = getattr(catalogue, "_fallback", None)
    return None


def fields(*texts: str) -> set[str]:
    """The names of the facts that texts ask for."""
    return {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}
