"""The languages, and the one way from a text in the code to a text on the screen.

Texts are English in the code and are their own key (gettext). `say("...")` both marks and
translates; `N_` and `Nn_` mark texts that are translated later.
"""

import gettext
import re
import struct
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from pkgutil import get_data

from tessera.i18n.isolates import isolate

LANGUAGES = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "pt": "Português",
    "pt-BR": "Português do Brasil",
}
"""The code of each language and its name in the language itself, sorted by name as in the list. A
language with a region takes texts that its own catalogue lacks from the one without."""
FALLBACK = "en"
RIGHT_TO_LEFT = frozenset({"ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"})


def N_(text: str) -> str:  # noqa: N802 - gettext's customary name
    """The text itself, marked for translation."""
    return text


def Nn_(one: str, many: str) -> tuple[str, str]:  # noqa: N802
    """The forms of a text with a plural themselves, marked for translation."""
    return one, many


def preferred(wanted: list[str]) -> str:
    """The first of the wanted languages ("pt-BR", "es_MX") that the app has, without its region if
    need be; English if it has none of them."""
    ours = {code.lower(): code for code in LANGUAGES}
    for tag in wanted:
        whole = tag.lower().replace("_", "-")
        if code := ours.get(whole) or ours.get(without_region(whole)):
            return code
    return FALLBACK


def regional(language: str, wanted: list[str]) -> str:
    """The tag by which a browser formats dates and numbers for a language of the app: with the
    wanted region, if there is one."""
    # To browsers "pt" alone is Brazil's Portuguese, to the app Portugal's.
    own = (tag for tag in wanted if tag.startswith(language) and preferred([tag]) == language)
    return next((tag for tag in own if tag != "pt"), "pt-PT" if language == "pt" else language)


def without_region(code: str) -> str:
    """The language alone: "pt" of "pt-BR"."""
    return code.partition("-")[0]


def direction(language: str) -> str:
    """The direction in which a language is written, as HTML's `dir` has it: "ltr" or "rtl"."""
    return "rtl" if without_region(language) in RIGHT_TO_LEFT else "ltr"


NO_BREAK_HYPHEN = "\u2011"
BETWEEN_NUMBERS = re.compile(r"(?<=\d)-(?=\d)")
"""A hyphen at which a line must not break, as in 1-2."""
LEFT_TO_RIGHT_MARK = "\u200e"
"""At both sides of such a hyphen: else 1-2 would be read as 2-1 in a line from right to left."""
NUMBER = re.compile(r"[\d.,\s]+")


class Translator:
    """Says a text in one language, with its facts filled in."""

    def __init__(self, language: str, catalogue: gettext.NullTranslations) -> None:
        self.language = language
        self._catalogue = catalogue
        self._texts: dict[str, str] = {}
        """The translations that were looked up so far."""
        self.direction = direction(language)
        self._mark = LEFT_TO_RIGHT_MARK if self.direction == "rtl" else ""
        self._hyphen = f"{self._mark}{NO_BREAK_HYPHEN}{self._mark}"

    def ask_also(self, package: str) -> None:
        """Looks in the catalogues of a package for texts that the others lack."""
        for catalogue in _brought(package, self.language):
            self._catalogue.add_fallback(catalogue)
        self._texts.clear()

    def __call__(self, text: str, **facts: object) -> str:
        """The translation of `text`, `{name}` replaced by the fact of that name."""
        if (translated := self._texts.get(text)) is None:
            translated = self._catalogue.gettext(text)
            if "-" in translated:
                translated = BETWEEN_NUMBERS.sub(self._hyphen, translated)
            self._texts[text] = translated
        return self._filled(translated, facts) if facts else translated

    def count(self, forms: tuple[str, str], n: int, **facts: object) -> str:
        """The form for the number `n` by the language's plural rules; `{n}` is the number."""
        return self._filled(self._catalogue.ngettext(*forms, n), {"n": n, **facts})

    def _filled(self, text: str, facts: dict[str, object]) -> str:
        if self.direction == "rtl":
            facts = {
                name: self.apart(fact) if isinstance(fact, str) else fact
                for name, fact in facts.items()
            }
        return text.format(**facts)

    def apart(self, text: str) -> str:
        """A name, or another text that is put into a sentence: in a line from right to left it runs
        by itself, unless it is a number, which its sign or unit belongs to."""
        runs_along = self.direction == "ltr" or NUMBER.fullmatch(text)
        return text if runs_along else isolate(text)

    def signed(self, sign: str, number: str) -> str:
        """A number with its sign, which stands at its left in every language."""
        return f"{self._mark}{sign}{number}"

    def together(self, names: list[str]) -> str:
        """The names joined: "Ana", "Ana and Rui", "Ana, Rui and Eva"."""
        *first, last = names
        say = self
        listed = ", ".join(map(self.apart, first))
        return say("{first} and {last}", first=listed, last=last) if first else last

    def pair(self, what: str, told: str) -> str:
        """Two texts with a colon between them, as the language writes it: "Chips: in the box"."""
        say = self
        return say("{what}: {told}", what=what, told=told)


_made: dict[str, Translator] = {}
_taught: list[str] = []
"""The packages that bring catalogues of their own."""


_added: dict[str, bytes] = {}
"""Catalogues of the app that were fetched on their own, by code: a page starts without any."""


def add_catalogue(code: str, catalogue: bytes) -> None:
    """Adds a compiled catalogue (.mo) to those of the app."""
    _added[code] = catalogue


def catalogues(language: str) -> tuple[str, ...]:
    """The codes of the catalogues for a language, that of its region first. English needs none."""
    both = dict.fromkeys((language, without_region(language)))
    return tuple(code for code in both if code != FALLBACK)


def can_speak(language: str) -> bool:
    """Whether all catalogues of a language are here."""
    try:
        translator(language)
    except OSError:
        return False
    return True


def translator(language: str) -> Translator:
    """The `Translator` of a language, always the same one. Raises OSError for a language whose
    catalogues aren't here."""
    if language not in _made:
        catalogue = _app_catalogue(language)
        _made[language] = Translator(language, catalogue)
        for package in _taught:
            _made[language].ask_also(package)
    return _made[language]


def teach(package: str) -> None:
    """Has every translator look in the catalogues of a package too, after the app's: in
    `locale/pt.mo` and so on, as far as they exist."""
    if package not in _taught:
        for each in _made.values():
            each.ask_also(package)
        _taught.append(package)  # Not one that can't even be imported.


def _app_catalogue(language: str) -> gettext.NullTranslations:
    codes = catalogues(language)
    if not codes:
        return gettext.NullTranslations()
    own, *others = map(compiled, codes)
    for other in others:
        own.add_fallback(other)
    return own


def compiled(code: str) -> gettext.GNUTranslations:
    """One catalogue of the app. Raises OSError where it isn't here."""
    # Not opened as a file: in a page all this lies in an archive.
    catalogue = _added.get(code) or get_data(__name__, f"locale/{code}/LC_MESSAGES/tessera.mo")
    assert catalogue
    return gettext.GNUTranslations(BytesIO(catalogue))


def _brought(package: str, language: str) -> Iterator[gettext.GNUTranslations]:
    """Yields a package's catalogues for a language, that of its region first, without those that
    can't be read."""
    for code in dict.fromkeys((language, without_region(language))):
        with suppress(OSError, ValueError, LookupError, struct.error):
            data = get_data(package, f"locale/{code}.mo")
            yield gettext.GNUTranslations(BytesIO(data or b""))
