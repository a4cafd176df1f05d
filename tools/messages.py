"""Keeps the catalogues: reads the messages out of the code, updates, checks and compiles them.

`python -m tools.messages update|check|compile`. The catalogues hold no line numbers and no dates
that move, so that `update` changes a file only when a message changed.
"""

import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tools.paths import LOCALES, PACKAGE, ROOT

LANGUAGES = ("pt", "es")  # English is the language of the messages themselves
KEYWORDS = {"say": None, "N_": None, "Nn_": (1, 2)}  # see src/tessera/i18n/
COMMENT_TAG = "i18n:"


def po_file(language: str) -> Path:
    return LOCALES / language / "LC_MESSAGES" / "tessera.po"


def template() -> Catalog:
    """Every message in the code, with the translators' comments above it."""
    catalog = Catalog(project="Tessera", charset="utf-8")
    found = extract_from_dir(
        PACKAGE,
        method_map=[("**.py", "python")],
        keywords=KEYWORDS,
        comment_tags=(COMMENT_TAG,),
        strip_comment_tags=True,
    )
    for name, line, message, comments, context in found:
        place = (PACKAGE / name).relative_to(ROOT).as_posix()
        catalog.add(message, locations=[(place, line)], auto_comments=comments, context=context)
    return catalog


def read(language: str) -> Catalog:
    path = po_file(language)
    if not path.exists():
        return new(language)
    with path.open("rb") as file:
        return read_po(file, locale=language, domain="tessera")


def new(language: str) -> Catalog:
    return Catalog(
        locale=language,
        header_comment="# The texts of Tessera. The English one is the msgid.",
        project="Tessera",
        version="1",
        msgid_bugs_address="none",
        last_translator="The Tessera authors",
        language_team=language,
        fuzzy=False,
    )


def updated(language: str) -> Catalog:
    catalog = read(language)
    fresh = template()
    fresh.creation_date = catalog.creation_date
    # A guess at a changed message would be shown to players before anybody read it.
    catalog.update(fresh, no_fuzzy_matching=True, update_creation_date=False)
    return catalog


def rendered(catalog: Catalog) -> bytes:
    buffer = BytesIO()
    write_po(buffer, catalog, width=100, ignore_obsolete=True, include_lineno=False)
    return buffer.getvalue()


def update() -> None:
    for language in LANGUAGES:
        path = po_file(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(rendered(updated(language)))


def compile_catalogues() -> None:
    for language in LANGUAGES:
        with po_file(language).with_suffix(".mo").open("wb") as file:
            write_mo(file, read(language))


def problems(language: str) -> list[str]:
    """What is wrong with a catalogue, one line each; an empty list when all is well."""
    catalog = updated(language)
    found = [
        f"{language}: {fault}: {message.id!r}"
        for message in catalog
        if message.id and (fault := fault_of(message))
    ]
    if rendered(catalog) != rendered(read(language)) or catalog.obsolete:
        found.append(f"{language}: not what the code says; run `make messages`")
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


def forms(text: str | Sequence[str] | None) -> Sequence[str]:
    """The forms of a message that may have a plural; an empty one where there is none."""
    return (text or "",) if isinstance(text, str | None) else text


def fields(*texts: str) -> set[str]:
    return {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}


def check() -> None:
    found = [line for language in LANGUAGES for line in problems(language)]
    if found:
        sys.exit("\n".join(found))
    print(f"Catalogues are complete: {', '.join(LANGUAGES)}")


if __name__ == "__main__":
    {"update": update, "check": check, "compile": compile_catalogues}[sys.argv[1]]()
