"""The language of the page, and the catalogues of others, which are fetched when they are chosen
(static/languages.mjs); the service worker keeps them then."""

import js
from pyodide.ffi import JsException

from tessera.i18n import FALLBACK, add_catalogue, can_speak, catalogues


def chosen() -> str:
    """The language chosen for the app. The page's own `lang` is no answer, because a browser
    changes it when it translates."""
    return js.document.documentElement.dataset.speaks


async def begin() -> str:
    """The language to begin with: the chosen one, as soon as its catalogues are here, or English
    where they can't be had."""
    while await fetch(language := chosen()):
        if language == chosen():  # Another may have been chosen meanwhile.
            return language
    return FALLBACK


async def fetch(language: str) -> bool:
    """Fetches the catalogues of a language that aren't here yet; whether the app can use it
    then."""
    if can_speak(language):
        return True
    try:
        for code in catalogues(language):
            add_catalogue(code, (await js.tesseraCatalogue(code)).to_bytes())
    except JsException:
        return False
    return True
