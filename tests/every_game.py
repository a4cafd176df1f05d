"""Every game that promises are checked of: those of the menu, and the example that people copy.

Here the example lies among the games, under the name it has once it is copied there.
"""

from __future__ import annotations

import gettext
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

from tessera import games
from tessera.i18n import FALLBACK, LANGUAGES, translator, without_region
from tessera.kit.game import Game

EXAMPLE = Path(__file__).parent / "examples" / "one_card"

games.__path__.append(str(EXAMPLE.parent))
ONE_CARD: Game[Any, Any] = import_module("tessera.games.one_card").GAME
EVERY_GAME = (*games.GAMES, ONE_CARD)


@contextmanager
def example_in_the_menu() -> Iterator[None]:
    """Lets the app find the example."""
    names = games.NAMES
    games.NAMES = (*names, ONE_CARD.rules.name)
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
