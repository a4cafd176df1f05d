"""Every game that promises are checked of: those of the menu, the example that people copy, and
what they may make of it.

Here the example lies among the games, under the name it has once it is copied there.
"""

from __future__ import annotations

import gettext
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from io import BytesIO
from typing import Any

from tessera import games
from tessera.i18n import FALLBACK, LANGUAGES, translator, without_region
from tessera.kit.game import Game
from tests import variants
from tests.variants import EXAMPLE

variants.make()
games.__path__ += [str(EXAMPLE.parent), str(variants.GAMES)]
ONE_CARD: Game[Any, Any] = import_module("tessera.games.one_card").GAME
MADE_OF_IT = tuple(import_module(f"tessera.games.{name}").GAME for name in variants.VARIANTS)
EVERY_GAME = (*games.GAMES, ONE_CARD, *MADE_OF_IT)


@contextmanager
def example_in_the_menu() -> Iterator[None]:
    """Lets the app find the example, and what was made of it."""
    names = games.NAMES
    games.NAMES = (*names, *(game.rules.name for game in (ONE_CARD, *MADE_OF_IT)))
    try:
        yield
    finally:
        games.NAMES = names


def teach_the_example() -> None:
    """The example's own catalogues, behind those of the app."""
    from babel.messages.mofile import write_mo  # noqa: PLC0415 - not there in Pyodide

    from tools.messages import read  # noqa: PLC0415

    for language in LANGUAGES:
        if language != FALLBACK:
            compiled = BytesIO()
            write_mo(compiled, read(without_region(language), EXAMPLE))
            compiled.seek(0)
            translator(language)._catalogue.add_fallback(gettext.GNUTranslations(compiled))


if sys.platform != "emscripten":
    teach_the_example()
