"""Keeps the catalogues: reads the messages out of the code and the lessons, updates, checks and
compiles them.

`python -m tools.messages update|check|compile`. A language has one catalogue; that of a region has
only what is said otherwise there. Only a game with a
folder `locale` keeps the texts that nobody else says in catalogues of its own, `locale/pt.po` and
so on. The catalogues hold no line numbers and no dates that move, so that `update` changes a file
only when a message changed.
"""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from io import BytesIO
from os.path import relpath
from pathlib import Path
from string import Formatter
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tessera.i18n import FALLBACK, LANGUAGES, without_region
from tessera.kit import lesson_text
from tools import page
from tools.paths import EXAMPLES, LOCALES, PACKAGE, PACKS, ROOT

# The fallback, English, is the language of the messages themselves.
TRANSLATED = [language for language in LANGUAGES if language != FALLBACK]
KEYWORDS = {"say": None, "N_": None, "Nn_": (1, 2)}  # see src/tessera/i18n/
COMMENT_TAG = "i18n:"
BEGUN = datetime(2026, 11, 22, tzinfo=UTC)
"""The date of a catalogue that is begun: always the same, or a minute that ends between two looks
at one that isn't there makes them differ."""


def games_apart() -> list[Path]:
    """The folders of the games that have catalogues of their own: here, in packages of their own,
    and among the examples."""
    found = [
        *PACKAGE.glob("games/*/locale"),
        *PACKS.glob("*/src/*/locale"),
        *EXAMPLES.glob("*/locale"),
    ]
    return sorted(folder.parent for folder in found)


def po_file(language: str, game: Path | None = None) -> Path:
    if game:
        return game / "locale" / f"{language}.po"
    return LOCALES / language / "LC_MESSAGES" / "tessera.po"


def template(game: Path | None = None) -> Catalog:
    """Every message of a game apart that isn't said elsewhere; without one, of all the rest."""
    catalog = Catalog(project="Tessera", charset="utf-8")
    if game:
        # Named from the game's folder, so that a copy of it needs no other catalogue.
        add_messages(catalog, sources(game), game)
        for message in template():
            catalog.delete(message.id)
        return catalog
    apart = {path for other in games_apart() for path in sources(other)}
    built = [ROOT / "tools" / "build" / name for name in ("manifest.py", "not_found.py")]
    ours = [path for path in sources(PACKAGE) if path not in apart]
    add_messages(catalog, [*ours, *built], ROOT)
    for line, text in page.texts():
        catalog.add(text, locations=[("index.html", line)])
    return catalog


def sources(folder: Path) -> list[Path]:
    """The files in a folder that have messages."""
    return sorted([*folder.rglob("*.py"), *folder.rglob(lesson_text.FILE)])


def add_messages(catalog: Catalog, files: list[Path], root: Path) -> None:
    """Each message of some files, with the translators' comments above it."""
    for path in files:
        place = path.relative_to(root).as_posix()
        for line, message, comments, context in messages_of(path.name, path.read_bytes()):
            catalog.add(message, locations=[(place, line)], auto_comments=comments, context=context)


@cache
def messages_of(name: str, data: bytes) -> list[Any]:
    """The messages of one file; each is read once, however many catalogues are looked at."""
    if name == lesson_text.FILE:
        return [
            (line, said, [], None) for line, said in lesson_text.sentences(data.decode("utf-8"))
        ]
    return list(extract("python", BytesIO(data), KEYWORDS, (COMMENT_TAG,), strip_comment_tags=True))


def read(language: str, game: Path | None = None) -> Catalog:
    path = po_file(language, game)
    if not path.exists():
        return new(language)
    with path.open("rb") as file:
        return read_po(file, locale=locale(language), domain="tessera")


def locale(language: str) -> str:
    """As gettext writes it: pt_BR."""
    return language.replace("-", "_")


def new(language: str) -> Catalog:
    return Catalog(
        locale=locale(language),
        header_comment="# The texts of Tessera. The English one is the msgid.",
        project="Tessera",
        version="1",
        msgid_bugs_address="none",
        last_translator="The Tessera authors",
        language_team=locale(language),
        creation_date=BEGUN,
        fuzzy=False,
    )


def updated(language: str, game: Path | None = None) -> Catalog:
    catalog = read(language, game)
    fresh = template(game)
    fresh.creation_date = catalog.creation_date
    # A guess at a changed message would be shown to players before anybody read it.
    catalog.update(fresh, no_fuzzy_matching=True, update_creation_date=False)
    if without_region(language) != language:
        for message in list(catalog):
            if message.id and not any(forms(message.string)):
                catalog.delete(message.id, message.context)
    return catalog


def rendered(catalog: Catalog) -> bytes:
    buffer = BytesIO()
    write_po(buffer, catalog, width=100, ignore_obsolete=True, include_lineno=False)
    return buffer.getvalue()


def update() -> None:
    for language in TRANSLATED:
        for game in (None, *games_apart()):
            path = po_file(language, game)
            catalog = updated(language, game)
            # A game whose words are the same in a region has no catalogue for it.
            if len(catalog) or without_region(language) == language:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(rendered(catalog))


def compile_catalogues() -> None:
    """Write one file for each language, from its catalogue and those of the games in the app; and
    for each package those of its own."""
    for language in TRANSLATED:
        whole = read(language)
        for game in games_apart():
            if game.is_relative_to(PACKAGE):
                for message in read(language, game):
                    whole.add(message.id, message.string, context=message.context)
            elif game.is_relative_to(PACKS) and po_file(language, game).exists():
                compile_into(po_file(language, game), read(language, game))
        compile_into(po_file(language), whole)


def compile_into(catalogue: Path, messages: Catalog) -> None:
    with catalogue.with_suffix(".mo").open("wb") as file:
        write_mo(file, messages)


def problems(language: str) -> list[str]:
    """What is wrong with the catalogues of a language, one line each; empty when all is well."""
    found: list[str] = []
    said: dict[Any, Any] = {}
    for game in (None, *games_apart()):
        where = relpath(po_file(language, game), ROOT)
        catalog = updated(language, game)
        whole = without_region(language)
        elsewhere = Catalog() if whole == language else read(whole, game)
        for message in catalog:
            if message.id and (fault := fault_of(message) or repeats(message, elsewhere)):
                found.append(f"{where}: {fault}: {message.id!r}")
            if message.id and said.setdefault(message.id, message.string) != message.string:
                found.append(f"{where}: translated otherwise by another game: {message.id!r}")
        if rendered(catalog) != rendered(read(language, game)) or catalog.obsolete:
            found.append(f"{where}: not what the code says; run `make messages`")
    return found


def fault_of(message: Message) -> str | None:
    translations = forms(message.string)
    if not all(translations):
        return "not translated"
    if message.fuzzy:
        return "marked fuzzy"
    # A plural may leave the number out ("one card"), but must not ask for what nobody passes.
    expected = fields(*forms(message.id))
    if any(not fields(text) <= expected for text in translations):
        return "has a {field} that the original lacks"
    if not message.pluralizable and fields(*translations) != expected:
        return "lacks a {field} of the original"
    return None


def repeats(message: Message, elsewhere: Catalog) -> str | None:
    there = elsewhere.get(message.id, message.context)
    return "says the same without the region" if there and there.string == message.string else None


def forms(text: str | Sequence[str] | None) -> Sequence[str]:
    """The forms of a message that may have a plural; an empty one where there is none."""
    return (text or "",) if isinstance(text, str | None) else text


def fields(*texts: str) -> set[str]:
    return {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}


def check() -> None:
    found = [line for language in TRANSLATED for line in problems(language)]
    if found:
        sys.exit("\n".join(found))
    print(f"Catalogues are complete: {', '.join(TRANSLATED)}")


if __name__ == "__main__":
    {"update": update, "check": check, "compile": compile_catalogues}[sys.argv[1]]()
