"""What the check of the catalogues finds."""

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from tessera_kit.authoring.catalogues import KEYWORDS, forms
from tests.every_game import EXAMPLE
from tools import messages
from tools.messages import fault_of
from tools.paths import PACKAGE, PACKS, ROOT

CARDS = ("{n} card", "{n} cards")


@pytest.mark.parametrize(
    ("original", "translation", "fault"),
    [
        ("Roll {n}", "Tira {n}", None),
        ("Roll {n}", "", "not translated"),
        ("Roll {n}", "Tira", "lacks a {field} of the original"),
        ("Roll {n}", "Tira {n} {m}", "has a {field} that the original lacks"),
        (CARDS, ("Una carta", "{n} cartas"), None),
        (CARDS, ("{n} carta", ""), "not translated"),
        (CARDS, ("{n} carta", "{m} cartas"), "has a {field} that the original lacks"),
    ],
)
def test_fault_of(original: str, translation: str, fault: str | None) -> None:
    assert fault_of(Message(original, string=translation)) == fault


def test_a_guess_is_a_fault() -> None:
    assert fault_of(Message("Roll", string="Tira", flags=["fuzzy"])) == "marked fuzzy"


def test_a_game_apart_says_only_what_the_app_does_not() -> None:
    apart = {message.id for message in messages.template(EXAMPLE)}
    app = {message.id for message in messages.template()}
    assert "Do you stay with your card, or fold?" in apart
    assert "The game is over." in app
    assert apart & app <= {""}


def test_games_apart_must_translate_a_sentence_alike(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    shutil.copytree(EXAMPLE, other)
    apart = [*messages.games_apart(), other]
    monkeypatch.setattr(messages, "games_apart", lambda: apart)
    assert messages.problems("pt") == []
    path = messages.po_file("pt", other)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"Ficar"', '"Permanecer"'), encoding="utf-8")
    (problem,) = messages.problems("pt")
    assert "other/locale/pt.po: 'Stay' is 'Ficar' in tests/" in problem


def test_a_sentence_of_a_lesson_without_a_translation_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    taught = tmp_path / "taught"
    shutil.copytree(EXAMPLE, taught)
    lesson = "lesson one\ntitle Stay\nteaches goal\npar 1\n\nsays Read this!\nwrong *: Not so.\n"
    (taught / "lessons.txt").write_text(lesson, encoding="utf-8")
    monkeypatch.setattr(messages, "games_apart", lambda: [EXAMPLE, taught])
    found = [line for line in messages.problems("es") if "not translated" in line]
    assert [line.partition("not translated: ")[2] for line in found] == [
        "'Read this!'",
        "'Not so.'",
    ]


# --- What is given to `say` and its like is found by another reader than the catalogues'. ---

SAYS = re.compile(rf"\b({'|'.join(KEYWORDS)})\(")


def said_in(code: str) -> Iterator[str]:
    """Every literal that is to be translated; one with facts already in it as it stands there."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(ast.Name(name) | ast.Attribute(attr=name), args) if name in KEYWORDS:
                for text in args:
                    yield from literals(text)


def literals(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.IfExp(_, one, other) | ast.BinOp(one, _, other):
            yield from (*literals(one), *literals(other))
        case ast.BoolOp(_, texts):
            for text in texts:
                yield from literals(text)
        case ast.JoinedStr():
            yield ast.unparse(node)


def ids(game: Path | None = None) -> set[str]:
    """The texts in the catalogue of the app, or of a game apart."""
    return {text for message in messages.read("pt", game) for text in forms(message.id)}


def test_every_text_that_is_said_is_in_a_catalogue() -> None:
    app, apart = ids(), {game: ids(game) for game in messages.games_apart()}
    built = [ROOT / "tools" / "build" / name for name in ("manifest.py", "not_found.py")]
    missing = []
    for path in [*PACKAGE.rglob("*.py"), *PACKS.glob("*/src/**/*.py"), *built]:
        code = path.read_text(encoding="utf-8")
        own = [texts for game, texts in apart.items() if path.is_relative_to(game)]
        known = app.union(*own)
        if SAYS.search(code):
            missing += [f"{path.relative_to(ROOT)}: {t}" for t in said_in(code) if t not in known]
    assert missing == []


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ('say("one", n=1)', ["one"]),
        ("f'{over} {services.say(\"one\")}'", ["one"]),
        ('say("one" if yes else N_("two"))', ["one", "two"]),
        ('Nn_("one", "two") and say(text or "three")', ["one", "two", "three"]),
        ('say(f"{n} one")', ["f'{n} one'"]),
        ('say("one " + name)', ["one "]),
        ('says("one"), say(ONE), N_', []),
    ],
)
def test_a_text_is_found_wherever_it_stands(code: str, texts: list[str]) -> None:
    assert sorted(said_in(code)) == sorted(texts)
