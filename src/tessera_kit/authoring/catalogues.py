"""Catalogues: the messages of code and lessons, and files for who translates.

The catalogues hold no line numbers and no dates that move, so that a file changes only when a
message did.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tessera.features.rules import facts
from tessera.i18n import FALLBACK, LANGUAGES, compiled, without_region
from tessera.kit import lesson_text
from tessera_kit.authoring.project import Project
from tessera_kit.listening import fields

TRANSLATED = [language for language in LANGUAGES if language != FALLBACK]
"""English, the fallback, is the language of the messages themselves."""
KEYWORDS = {"say": None, "N_": None, "Nn_": (1, 2)}  # see src/tessera/i18n/
COMMENT_TAG = "i18n:"
HEAD = "# The texts of Tessera. The English one is the msgid."
OF_A_REGION = "# Only what is said otherwise than in {whole}. The English text is the msgid."
BEGUN = datetime(2026, 11, 22, tzinfo=UTC)
"""The date of a catalogue that is begun: always the same, or a minute that ends between two looks
at one that isn't there makes them differ."""


def sources(folder: Path) -> list[Path]:
    """The files in a folder that have messages."""
    names = "*.py", lesson_text.FILE, facts.FACTS
    return sorted(path for name in names for path in folder.rglob(name))


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
    if name == facts.FACTS:
        return [(0, fact.sentence, [], None) for fact in facts.read_facts(data.decode("utf-8"))]
    return list(extract("python", BytesIO(data), KEYWORDS, (COMMENT_TAG,), strip_comment_tags=True))


def locale(language: str) -> str:
    """The language as gettext writes it: pt_BR."""
    return language.replace("-", "_")


def new(language: str) -> Catalog:
    whole = without_region(language)
    return Catalog(
        locale=locale(language),
        header_comment=HEAD if whole == language else OF_A_REGION.format(whole=whole),
        project="Tessera",
        version="1",
        msgid_bugs_address="none",
        last_translator="The Tessera authors",
        language_team=locale(language),
        creation_date=BEGUN,
        fuzzy=False,
    )


def rendered(catalog: Catalog) -> bytes:
    buffer = BytesIO()
    write_po(buffer, catalog, width=100, ignore_obsolete=True, include_lineno=False)
    return buffer.getvalue()


def compile_into(catalogue: Path, messages: Catalog) -> None:
    with catalogue.with_suffix(".mo").open("wb") as file:
        write_mo(file, messages)


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
    """The forms of a message, which may have a plural; one empty form for None."""
    return (text or "",) if isinstance(text, str | None) else text


def without_unsaid(catalog: Catalog, language: str) -> Catalog:
    """The catalogue, without untranslated messages if it is that of a region: it has only what is
    said otherwise there."""
    if without_region(language) != language:
        for message in list(catalog):
            if message.id and not any(forms(message.string)):
                catalog.delete(message.id, message.context)
    return catalog


def update(project: Project) -> None:
    """Brings the catalogues of a project up to date, compiles them, and prints what is missing."""
    folder = project.package / "locale"
    folder.mkdir(exist_ok=True)
    for language in TRANSLATED:
        path, fresh = folder / f"{language}.po", Catalog(project="Tessera", charset="utf-8")
        add_messages(fresh, sources(project.package), project.package)
        for message in list(fresh):
            if message.id and is_said_by_the_app(message):
                fresh.delete(message.id)
        catalog = new(language)
        if path.exists():
            with path.open("rb") as file:
                catalog = read_po(file, locale=locale(language), domain="tessera")
        fresh.creation_date = catalog.creation_date
        # A guess at a changed message would be shown to players before anybody read it.
        catalog.update(fresh, no_fuzzy_matching=True, update_creation_date=False)
        without_unsaid(catalog, language)
        path.write_bytes(rendered(catalog))
        compile_into(path, catalog)
        faults = [f"{fault}: {m.id!r}" for m in catalog if m.id and (fault := fault_of(m))]
        whole = without_region(language)
        kind = "messages" if whole == language else f"said otherwise than in {whole}"
        print("\n".join([f"{path}: {len(catalog)} {kind}, {len(faults)} to do", *faults]))


def is_said_by_the_app(message: Message) -> bool:
    """Whether Tessera's own catalogue has the message."""
    known: dict[Any, str] = vars(compiled(TRANSLATED[0]))["_catalog"]
    return (message.id if isinstance(message.id, str) else (message.id[0], 0)) in known
