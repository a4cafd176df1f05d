"""Keeps the catalogues: reads the messages out of the code and the lessons, updates, checks and
compiles them.

`python -m tools.messages update|check|compile`. A language has one catalogue; that of a region has
only what is said otherwise there. Only a game with a
folder `locale` keeps the texts that nobody else says in catalogues of its own, `locale/pt.po` and
so on. The catalogues hold no line numbers and no dates that move, so that `update` changes a file
only when a message changed.
"""

import sys
from os.path import relpath
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from tessera.i18n import without_region
from tessera_kit.authoring.catalogues import (
    TRANSLATED,
    add_messages,
    compile_into,
    fault_of,
    locale,
    new,
    rendered,
    sources,
    without_unsaid,
)
from tools import page
from tools.paths import EXAMPLES, KIT, LOCALES, PACKAGE, PACKS, PLAIN, ROOT

GAMES = PACKAGE / "games"


def games_apart() -> list[Path]:
    """The folders of the games that have catalogues of their own: in the app, in packages, and
    among the examples."""
    found = [
        *GAMES.glob("*/locale"),
        *PACKS.glob("*/src/*/locale"),
        *EXAMPLES.glob("*/locale"),
    ]
    return sorted(folder.parent for folder in found)


def po_file(language: str, game: Path | None = None) -> Path:
    if game:
        return game / "locale" / f"{language}.po"
    return LOCALES / language / "LC_MESSAGES" / "tessera.po"


def template(game: Path | None = None) -> Catalog:
    """Every message of a game with its own catalogues that isn't said elsewhere; without a game,
    all others."""
    catalog = Catalog(project="Tessera", charset="utf-8")
    if game:
        # Named from the game's folder, so that a copy of it needs no other catalogue.
        add_messages(catalog, sources(game), game)
        for message in template():
            catalog.delete(message.id)
        return catalog
    apart = {path for other in games_apart() for path in sources(other)}
    built = [ROOT / "tools" / "build" / name for name in ("manifest.py", "not_found.py")]
    every = [*sources(PACKAGE), *sources(KIT), *sources(PLAIN)]
    ours = [path for path in every if path not in apart]
    add_messages(catalog, [*ours, *built], ROOT)
    for line, text in page.texts():
        catalog.add(text, locations=[("index.html", line)])
    return catalog


def read(language: str, game: Path | None = None) -> Catalog:
    path = po_file(language, game)
    if not path.exists():
        return new(language)
    with path.open("rb") as file:
        return read_po(file, locale=locale(language), domain="tessera")


def updated(language: str, game: Path | None = None) -> Catalog:
    catalog = read(language, game)
    fresh = template(game)
    fresh.creation_date = catalog.creation_date
    # A guess at a changed message would be shown to players before anybody read it.
    catalog.update(fresh, no_fuzzy_matching=True, update_creation_date=False)
    return without_unsaid(catalog, language)


def update() -> None:
    for language in TRANSLATED:
        for game in (None, *games_apart()):
            path = po_file(language, game)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(rendered(updated(language, game)))


def compile_catalogues() -> None:
    """Writes one file for each language, from its catalogue and those of the games in the app; and
    for each package a file of its own. The catalogue of an example isn't merged into the app's,
    because a copy of the example would then lose its messages as said elsewhere."""
    for language in TRANSLATED:
        whole = read(language)
        for game in games_apart():
            if game.is_relative_to(GAMES):
                for message in read(language, game):
                    whole.add(message.id, message.string, context=message.context)
            elif game.is_relative_to(PACKS) and po_file(language, game).exists():
                compile_into(po_file(language, game), read(language, game))
        compile_into(po_file(language), whole)


def problems(language: str) -> list[str]:
    """The faults in the catalogues of a language, one line each; empty when all is well."""
    found: list[str] = []
    said: dict[Any, tuple[Any, str]] = {}
    for game in (None, *games_apart()):
        where = relpath(po_file(language, game), ROOT)
        catalog = updated(language, game)
        whole = without_region(language)
        elsewhere = Catalog() if whole == language else read(whole, game)
        for message in catalog:
            if message.id and (fault := fault_of(message) or repeats(message, elsewhere)):
                found.append(f"{where}: {fault}: {message.id!r}")
            words, by = said.setdefault(message.id, (message.string, where))
            if message.id and words != message.string:
                # See `tessera_kit.promises.alike`.
                found.append(
                    f"{where}: {message.id!r} is {words!r} in {by}: one page says it alike"
                )
        if rendered(catalog) != rendered(read(language, game)) or catalog.obsolete:
            found.append(f"{where}: not what the code says; run `make messages`")
    return found


def repeats(message: Message, elsewhere: Catalog) -> str | None:
    there = elsewhere.get(message.id, message.context)
    return "says the same without the region" if there and there.string == message.string else None


def check() -> None:
    found = [line for language in TRANSLATED for line in problems(language)]
    if found:
        sys.exit("\n".join(found))
    print(f"Catalogues are complete: {', '.join(TRANSLATED)}")


if __name__ == "__main__":
    {"update": update, "check": check, "compile": compile_catalogues}[sys.argv[1]]()
